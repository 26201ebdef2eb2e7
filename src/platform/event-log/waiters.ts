import { systemClock, type Clock } from '../clock.ts'
import type { EndSignal } from '../end-signal.ts'
import { createWakeQueue, type Sleeper, type WakeQueue, type WakeQueueOptions } from './wake-queue.ts'

/** Reason for the end of a wait. `drained`: the process is stopping; `aborted`: the client disconnected. */
export type WakeReason = 'woken' | 'timeout' | 'aborted' | 'drained'

/** One waiting pull. It records wake-ups from its registration on, so that a wake-up during a read is kept. */
export interface Waiter {
  /** Resolves at the first wake-up since the registration or the last call; immediately when there was one. */
  next(): Promise<WakeReason>
  /**
   * Releases the waiter. Must be called exactly once, in every case, and soon after a read that follows a wake-up: the
   * number of concurrent reads is limited.
   */
  release(): void
}

/** Listener for the actors with waiters; one at a time. */
export interface ActorWatch {
  /** Called before the first waiter reads the log. */
  onFirst(actorId: string): void
  onLast(actorId: string): void
}

/** Waiters for growth of an actor's log, in memory of this process: no connection and no query for each. */
export interface Waiters {
  /**
   * Registers a waiter. Callers register first, then read the log, then wait: an event between the read and the wait
   * has already woken the waiter (EVT-019).
   * @param after highest sequence that the caller has
   * @param timeoutMs maximum time of the waiter, from now
   * @param signal aborted when the client disconnects; ends the wait
   */
  register(actorId: string, after: number, timeoutMs: number, signal: EndSignal): Waiter
  /** Wakes the waiters of these logs, a few in each turn of the event loop. */
  wake(actorIds: readonly string[]): void
  /** Wakes the waiters of a log whose sequence is below this counter. */
  wakeBehind(actorId: string, lastSequence: number): void
  /** Returns the next actors with waiters, in rotation. Fewer than `limit` are the last; the next call starts again. */
  nextActors(limit: number): string[]
  /** Reports actors that get their first waiter or lose their last one. @returns the function that ends the watch */
  watchActors(watch: ActorWatch): () => void
  /** Ends every current and later wait: waiting pulls return the events that they have. */
  drain(): void
  readonly size: number
}

/** Creates the waiters of this process; commits of events wake them. */
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

  /** Waiters that have not started to wait only record the wake-up. */
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
    nextActors: takeInTurn(byActor),
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

/** @returns a function that returns the next keys of a map, at most `limit`, and starts again after the last */
function takeInTurn<K>(map: ReadonlyMap<K, unknown>): (limit: number) => K[] {
  let keys: Iterator<K, undefined> | undefined
  return (limit) => {
    const found: K[] = []
    keys ??= map.keys()
    while (found.length < limit) {
      const next = keys.next()
      if (next.done) {
        keys = undefined
        break
      }
      found.push(next.value)
    }
    return found
  }
}

/** State that the waiters of a process share. */
interface WaiterOwner {
  clock: Clock
  queue: WakeQueue<PendingWaiter>
  onRelease(waiter: PendingWaiter): void
}

/** A class, so that ten thousand waiters share their methods. */
class PendingWaiter implements Waiter, Sleeper {
  readonly actorId: string
  readonly after: number
  #deadline: number
  #signal: EndSignal
  #owner: WaiterOwner
  #ended: WakeReason | undefined
  #resolve: ((reason: WakeReason) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  /** Whether the waiter is in the queue, which contains it at most once. */
  #queued = false
  /** Whether the queue woke the waiter for a read that has not ended. The queue limits the number of these reads. */
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

  /** Records a reason to end. @returns whether a caller is waiting */
  note(reason: WakeReason): boolean {
    // A later reason replaces an unread one, except `drained`.
    if (this.#ended !== 'drained') this.#ended = reason
    return this.#resolve !== undefined
  }

  /** Ends the wait immediately, for reasons after which the caller does not read. */
  end(reason: WakeReason): void {
    if (this.note(reason)) this.#resolve!(this.#take(this.#ended!))
  }

  /** @returns whether the waiter must be added to the queue */
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

  /** Ends the wait after the timeout, through the queue: pulls that started together time out together. */
  expire(): void {
    if (this.note('timeout') && this.queue()) this.#owner.queue.add([this])
  }

  /** Listener of the abort signal. */
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
