import type { Clock } from '../platform/clock.ts'
import { temporarilyUnavailable } from '../platform/errors.ts'

/** Time on the event loop, in milliseconds, from which a request is heavy. Most requests take less than 1 ms. */
const heavyMs = 4
/** Time after a heavy request for which its caller is heavy, in milliseconds. */
const heavyForMs = 1_000
/** Time on the event loop, in milliseconds, from which a pause follows a request of a heavy caller. */
const pausedMs = 1
/** Maximum pause after a request of a heavy caller, in milliseconds. */
const pauseMsMax = 100
/** Time for which short requests of heavy callers run in one turn of the event loop, in milliseconds. */
const turnMs = 1
/** Maximum number of heavy callers in memory. */
const heavyMax = 10_000
/** Maximum number of waiting requests of one caller. */
const waitingMax = 256

/** Start of a request on the event loop. */
export interface Began {
  /** Time on the monotonic clock. */
  at: number
  /** Turn of the event loop. */
  turn: number
}

/**
 * Fair queuing of callers whose requests keep the event loop busy, such as reads of long lists from the embedded
 * database. Requests of heavy callers run one at a time, one caller after the other. After each request of a millisecond
 * or more, a pause as long as the request leaves the event loop to other callers. Other requests do not wait.
 *
 * Only time up to the first wait for I/O is measured: queries of PostgreSQL run in its own processes.
 */
export class HeavyCallers {
  readonly #clock: Clock
  /** Times until which callers are heavy, on the monotonic clock, in the order in which they became heavy. */
  readonly #heavyUntil = new Map<string, number>()
  /** Waiting requests by caller, in the rotation order of the callers. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isRunning = false
  #turn = 0
  #isTurnCounted = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Returns a promise that resolves when a request of a heavy caller may run; undefined for other callers.
   * @throws DomainError temporarily_unavailable when too many requests of the caller are waiting
   */
  wait(callerId: string): Promise<void> | undefined {
    if (this.#heavyUntil.size === 0 || !this.#isHeavy(callerId)) return undefined
    const waiting = this.#waiting.get(callerId) ?? []
    if (waiting.length >= waitingMax) throw temporarilyUnavailable('Too many requests of this account are waiting.', 1)
    return new Promise((resolve) => {
      this.#waiting.set(callerId, waiting)
      waiting.push(resolve)
      if (this.#isRunning) return
      this.#isRunning = true
      this.#runNext(this.#clock.monotonic())
    })
  }

  /** Returns the start of a request, for `end`. */
  begin(): Began {
    if (!this.#isTurnCounted) {
      this.#isTurnCounted = true
      this.#clock.setImmediate(() => {
        this.#isTurnCounted = false
        this.#turn += 1
      })
    }
    return { at: this.#clock.monotonic(), turn: this.#turn }
  }

  /** Records the time of a request that did not wait for I/O. */
  end(callerId: string, began: Began): void {
    if (!this.#isTurnCounted || began.turn !== this.#turn) return
    const now = this.#clock.monotonic()
    if (now - began.at < heavyMs) return
    this.#heavyUntil.delete(callerId)
    if (this.#heavyUntil.size >= heavyMax) this.#heavyUntil.delete(this.#heavyUntil.keys().next().value!)
    this.#heavyUntil.set(callerId, now + heavyForMs)
  }

  #isHeavy(callerId: string): boolean {
    const until = this.#heavyUntil.get(callerId)
    if (until === undefined) return false
    if (until > this.#clock.monotonic() || this.#waiting.has(callerId)) return true
    this.#heavyUntil.delete(callerId)
    return false
  }

  /** @param turnBeganAt time at which the turn of the event loop began to run waiting requests */
  #runNext(turnBeganAt: number): void {
    const next = this.#waiting.entries().next().value
    if (!next) {
      this.#isRunning = false
      return
    }
    const [callerId, waiting] = next
    // Moves the caller to the end of the rotation.
    this.#waiting.delete(callerId)
    const run = waiting.shift()!
    if (waiting.length > 0) this.#waiting.set(callerId, waiting)
    const beganAt = this.#clock.monotonic()
    run()
    // A tick that a microtask asks for runs after all microtasks: the request has ended or waits for I/O.
    queueMicrotask(() => process.nextTick(() => this.#goOn(beganAt, turnBeganAt)))
  }

  /** Runs the next request: after a pause as long as a longer request, or in the same turn after short ones. */
  #goOn(beganAt: number, turnBeganAt: number): void {
    const now = this.#clock.monotonic()
    const inNewTurn = () => this.#runNext(this.#clock.monotonic())
    if (now - beganAt >= pausedMs) this.#clock.setTimeout(inNewTurn, Math.min(now - beganAt, pauseMsMax))
    else if (now - turnBeganAt >= turnMs) this.#clock.setImmediate(inNewTurn)
    else this.#runNext(turnBeganAt)
  }
}
