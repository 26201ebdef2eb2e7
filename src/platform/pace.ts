import { sleep, type Clock } from './clock.ts'

/** Total duration of steps, in milliseconds, after which the work pauses for as long. A timer is not more precise. */
const stepMs = 4
/** Maximum pause, in milliseconds: a step that took longer was itself waiting, for a lock or for a reader. */
const pauseMsMax = 20

/**
 * Pace of long work in small steps, such as an erasure: it uses the event loop and the database for at most half of the
 * time. A request needs several turns of the event loop, and would wait for a step in each of them otherwise.
 */
export class Pace {
  readonly #clock: Clock
  readonly #signal: AbortSignal | undefined
  #since: number
  #busyMs = 0

  /** @param signal ends the work at its next step */
  constructor(clock: Clock, signal?: AbortSignal) {
    this.#clock = clock
    this.#signal = signal
    this.#since = clock.monotonic()
  }

  /**
   * Yields to the event loop before the next step, and pauses for as long as the steps since the last pause took.
   * @throws the abort reason of the signal
   */
  async next(): Promise<void> {
    this.#busyMs += this.#clock.monotonic() - this.#since
    if (this.#busyMs < stepMs) await new Promise<void>((resolve) => this.#clock.setImmediate(resolve))
    else {
      await sleep(this.#clock, Math.min(this.#busyMs, pauseMsMax), this.#signal)
      this.#busyMs = 0
    }
    this.#signal?.throwIfAborted()
    this.#since = this.#clock.monotonic()
  }
}
