/** Schedules checks: as many concurrent checks as the target can serve, then exclusive checks one by one. */
import type { Pace } from '../client/pace.ts'

/** Up to this latency, in ms, the maximum number of checks runs concurrently; above it, proportionally fewer. */
const comfortableLatencyMs = 150
const fewestAtOnce = 4

export class Turns {
  readonly #pace: Pick<Pace, 'latencyMs'>
  readonly #limit: number
  /** Number of checks that have not ended their first execution. */
  #expected: number
  #running = 0
  #waiting: (() => void)[] = []
  #idle: (() => void)[] = []
  #last: Promise<unknown> = Promise.resolve()

  /** @param expected number of calls of `beside` @param limit maximum number of concurrent calls */
  constructor(pace: Pick<Pace, 'latencyMs'>, { expected, limit }: { expected: number; limit: number }) {
    this.#pace = pace
    this.#limit = limit
    this.#expected = expected
  }

  /** Runs the work concurrently with other checks, as soon as the target can serve one more check. */
  async beside<T>(work: () => Promise<T>): Promise<T> {
    while (this.#running >= this.#allowed()) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#expected -= 1
      for (const wake of this.#waiting.splice(0)) wake()
      if (this.#expected <= 0) for (const wake of this.#idle.splice(0)) wake()
    }
  }

  /** Runs the work alone, after all concurrent checks have ended. Several such calls run one after the other. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.#expected > 0) await new Promise<void>((resolve) => this.#idle.push(resolve))
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }

  #allowed(): number {
    const { latencyMs } = this.#pace
    if (latencyMs <= comfortableLatencyMs) return this.#limit
    return Math.min(this.#limit, Math.max(fewestAtOnce, Math.floor((this.#limit * comfortableLatencyMs) / latencyMs)))
  }
}
