import { systemClock, type Clock } from '../clock.ts'

/** Why a wait ended. `drained`: the process is stopping; `aborted`: the client disconnected. */
export type WakeReason = 'woken' | 'timeout' | 'aborted' | 'drained'

/** One held pull. It counts wake-ups from its registration on, so one that comes while its owner reads is kept. */
export interface Waiter {
  /** Resolves at the first wake-up since registration or the last call, at once if one already came. */
  next(): Promise<WakeReason>
  /** Releases the waiter. Must be called once, whatever happened. */
  release(): void
}

/** Everybody who waits for an actor's log to grow: memory of this process only, no connection and no query each. */
export interface Waiters {
  /**
   * Register first, then read the log, then wait: an event that lands between the reading and the waiting
   * has already woken the waiter (EVT-019).
   * @param after highest sequence that the caller already has
   * @param timeoutMs how long the waiter waits in all, counted from now
   * @param signal aborted when the client hung up; ends the wait
   */
  register(actorId: string, after: number, timeoutMs: number, signal: AbortSignal): Waiter
  /** Wakes whoever waits for one of these logs. */
  wake(actorIds: readonly string[]): void
  /** Wakes the waiters of a log that are behind this counter. */
  wakeBehind(actorId: string, lastSequence: number): void
  /** The logs that somebody waits for. */
  actors(): string[]
  /** Ends every wait now and every later one at once: held pulls answer with what they have. */
  drain(): void
  readonly size: number
}

/** The waiters of this process; whoever commits events wakes them. */
export function createWaiters(clock: Clock = systemClock): Waiters {
  const byActor = new Map<string, Set<PendingWaiter>>()
  let draining = false
  let size = 0
  const owner: WaiterOwner = {
    clock,
    onRelease(waiter) {
      const waiting = byActor.get(waiter.actorId)
      if (!waiting?.delete(waiter)) return
      size--
      if (waiting.size === 0) byActor.delete(waiter.actorId)
    },
  }

  return {
    register(actorId, after, timeoutMs, signal) {
      const waiter = new PendingWaiter(actorId, after, clock.monotonic() + timeoutMs, signal, owner)
      if (draining) waiter.end('drained')
      const waiting = byActor.get(actorId)
      if (waiting) waiting.add(waiter)
      else byActor.set(actorId, new Set([waiter]))
      size++
      return waiter
    },
    wake(actorIds) {
      for (const actorId of actorIds) {
        for (const waiter of byActor.get(actorId) ?? []) waiter.end('woken')
      }
    },
    wakeBehind(actorId, lastSequence) {
      for (const waiter of byActor.get(actorId) ?? []) {
        if (waiter.after < lastSequence) waiter.end('woken')
      }
    },
    actors: () => [...byActor.keys()],
    drain() {
      draining = true
      for (const waiting of byActor.values()) {
        for (const waiter of waiting) waiter.end('drained')
      }
    },
    get size() {
      return size
    },
  }
}

/** What the waiters of a process share. */
interface WaiterOwner {
  clock: Clock
  onRelease(waiter: PendingWaiter): void
}

/** A class, because ten thousand of them share their methods. */
class PendingWaiter implements Waiter {
  readonly actorId: string
  readonly after: number
  #deadline: number
  #signal: AbortSignal
  #owner: WaiterOwner
  #ended: WakeReason | undefined
  #resolve: ((reason: WakeReason) => void) | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(actorId: string, after: number, deadline: number, signal: AbortSignal, owner: WaiterOwner) {
    this.actorId = actorId
    this.after = after
    this.#deadline = deadline
    this.#signal = signal
    this.#owner = owner
  }

  next(): Promise<WakeReason> {
    if (this.#signal.aborted) this.end('aborted')
    if (this.#ended) return Promise.resolve(this.#take(this.#ended))
    return new Promise((resolve) => {
      this.#resolve = resolve
      const { clock } = this.#owner
      this.#timer = clock.setTimeout(expire, Math.max(0, this.#deadline - clock.monotonic()), this)
      this.#signal.addEventListener('abort', this)
    })
  }

  end(reason: WakeReason): void {
    // A later reason replaces one that was not read yet; nothing replaces the end of the process.
    if (this.#ended !== 'drained') this.#ended = reason
    if (this.#resolve) this.#resolve(this.#take(this.#ended))
  }

  /** As an AbortSignal's listener: an object costs no closure. */
  handleEvent(): void {
    this.end('aborted')
  }

  release(): void {
    this.#disarm()
    this.#owner.onRelease(this)
  }

  #take(reason: WakeReason): WakeReason {
    this.#disarm()
    this.#ended = reason === 'drained' ? reason : undefined
    return reason
  }

  #disarm(): void {
    this.#owner.clock.clearTimeout(this.#timer)
    this.#timer = undefined
    this.#resolve = undefined
    this.#signal.removeEventListener('abort', this)
  }
}

function expire(waiter: PendingWaiter): void {
  waiter.end('timeout')
}
