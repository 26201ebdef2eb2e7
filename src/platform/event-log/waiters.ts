import { systemClock, type Clock } from '../clock.ts'
import type { EndSignal } from '../end-signal.ts'
import { createWakeQueue, type Sleeper, type WakeQueue, type WakeQueueOptions } from './wake-queue.ts'

/** Why a wait ended. `drained`: the process is stopping; `aborted`: the client disconnected. */
export type WakeReason = 'woken' | 'timeout' | 'aborted' | 'drained'

/** One held pull. It counts wake-ups from its registration on, so one that comes while its owner reads is kept. */
export interface Waiter {
  /** Resolves at the first wake-up since registration or the last call, at once if one already came. */
  next(): Promise<WakeReason>
  /**
   * Releases the waiter. Must be called once, whatever happened, and by one that was woken as soon as it has read: only
   * so many read at a time.
   */
  release(): void
}

/** Learns whose logs somebody waits for; one at a time. */
export interface ActorWatch {
  /** Before the first waiter reads the log. */
  onFirst(actorId: string): void
  onLast(actorId: string): void
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
  register(actorId: string, after: number, timeoutMs: number, signal: EndSignal): Waiter
  /** Wakes whoever waits for one of these logs, a few in each turn of the event loop. */
  wake(actorIds: readonly string[]): void
  /** Wakes the waiters of a log that are behind this counter. */
  wakeBehind(actorId: string, lastSequence: number): void
  /** The logs that somebody waits for. */
  actors(): string[]
  /** Says from now on who begins and ends to be waited for. Returns the function that ends it, for everybody. */
  watchActors(watch: ActorWatch): () => void
  /** Ends every wait now and every later one at once: held pulls answer with what they have. */
  drain(): void
  readonly size: number
}

/** The waiters of this process; whoever commits events wakes them. */
export function createWaiters(clock: Clock = systemClock, options: Partial<WakeQueueOptions> = {}): Waiters {
  const byActor = new Map<string, Set<PendingWaiter>>()
  const queue = createWakeQueue<PendingWaiter>({ schedule: (turn) => clock.setImmediate(turn), ...options })
  let watch: ActorWatch | undefined
  let draining = false
  let size = 0
  const owner: WaiterOwner = {
    clock,
    queue,
    onRelease(waiter) {
      const waiting = byActor.get(waiter.actorId)
      if (!waiting?.delete(waiter)) return
      size--
      if (waiting.size > 0) return
      byActor.delete(waiter.actorId)
      watch?.onLast(waiter.actorId)
    },
  }

  /** Those that have not begun to wait only take note. */
  function wakeAll(waiters: readonly PendingWaiter[]): void {
    const waiting = waiters.filter((waiter) => waiter.note('woken') && waiter.queue())
    if (waiting.length > 0) queue.add(waiting)
  }

  return {
    register(actorId, after, timeoutMs, signal) {
      const waiter = new PendingWaiter(actorId, after, clock.monotonic() + timeoutMs, signal, owner)
      if (draining) waiter.end('drained')
      const waiting = byActor.get(actorId)
      if (waiting) waiting.add(waiter)
      else {
        byActor.set(actorId, new Set([waiter]))
        watch?.onFirst(actorId)
      }
      size++
      return waiter
    },
    wake(actorIds) {
      wakeAll(actorIds.flatMap((actorId) => [...(byActor.get(actorId) ?? [])]))
    },
    wakeBehind(actorId, lastSequence) {
      wakeAll([...(byActor.get(actorId) ?? [])].filter(({ after }) => after < lastSequence))
    },
    actors: () => [...byActor.keys()],
    watchActors(given) {
      watch = given
      for (const actorId of byActor.keys()) given.onFirst(actorId)
      return () => {
        if (watch !== given) return
        watch = undefined
        for (const actorId of byActor.keys()) given.onLast(actorId)
      }
    },
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
  queue: WakeQueue<PendingWaiter>
  onRelease(waiter: PendingWaiter): void
}

/** A class, because ten thousand of them share their methods. */
class PendingWaiter implements Waiter, Sleeper {
  readonly actorId: string
  readonly after: number
  #deadline: number
  #signal: EndSignal
  #owner: WaiterOwner
  #ended: WakeReason | undefined
  #resolve: ((reason: WakeReason) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  /** In the queue, where once is enough. */
  #queued = false
  /** Woken by the queue, which counts it as long as it reads. */
  #reading = false

  constructor(actorId: string, after: number, deadline: number, signal: EndSignal, owner: WaiterOwner) {
    this.actorId = actorId
    this.after = after
    this.#deadline = deadline
    this.#signal = signal
    this.#owner = owner
  }

  next(): Promise<WakeReason> {
    this.#leave()
    if (this.#signal.aborted) this.end('aborted')
    if (this.#ended) return Promise.resolve(this.#take(this.#ended))
    return new Promise((resolve) => {
      this.#resolve = resolve
      const { clock } = this.#owner
      this.#timer = clock.setTimeout(expire, Math.max(0, this.#deadline - clock.monotonic()), this)
      this.#signal.addEventListener('abort', this)
    })
  }

  /** Keeps a reason to end. @returns whether somebody waits for it */
  note(reason: WakeReason): boolean {
    // A later reason replaces one that was not read yet; nothing replaces the end of the process.
    if (this.#ended !== 'drained') this.#ended = reason
    return this.#resolve !== undefined
  }

  /** Ends the wait at once, for reasons after which nothing is read. */
  end(reason: WakeReason): void {
    if (this.note(reason)) this.#resolve!(this.#take(this.#ended!))
  }

  /** @returns whether it is to be put into the queue */
  queue(): boolean {
    if (this.#queued) return false
    return (this.#queued = true)
  }

  wakeNow(): boolean {
    this.#queued = false
    if (!this.#resolve || !this.#ended) return false
    this.#reading = true
    this.#resolve(this.#take(this.#ended))
    return true
  }

  /** The pulls of a busy moment end in another: those who have waited long enough take their turns as well. */
  expire(): void {
    if (this.note('timeout') && this.queue()) this.#owner.queue.add([this])
  }

  /** As the listener of the signal. */
  handleEvent(): void {
    this.end('aborted')
  }

  release(): void {
    this.#disarm()
    this.#owner.onRelease(this)
    this.#leave()
  }

  #leave(): void {
    if (!this.#reading) return
    this.#reading = false
    this.#owner.queue.left()
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
  waiter.expire()
}
