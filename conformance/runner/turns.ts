/** Which checks run at the same time: as many as the target keeps up with, and single ones alone at the end. */
import type { Pace } from '../client/pace.ts'

/** Up to this latency a target is asked by as many checks at once as are allowed; above it, by fewer in proportion. */
const comfortableLatencyMs = 150
const fewestAtOnce = 4

export class Turns {
  readonly #pace: Pick<Pace, 'latencyMs'>
  readonly #most: number
  /** Checks that have not ended their first execution. */
  #expected: number
  #running = 0
  #waiting: (() => void)[] = []
  #idle: (() => void)[] = []
  #last: Promise<unknown> = Promise.resolve()

  /** @param expected how many calls of `beside` there will be @param most how many of them may run at once */
  constructor(pace: Pick<Pace, 'latencyMs'>, { expected, most }: { expected: number; most: number }) {
    this.#pace = pace
    this.#most = most
    this.#expected = expected
  }

  /** Runs the work beside others, once the target keeps up with one more. */
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

  /** Runs the work when all that runs beside others has ended, one after the other. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.#expected > 0) await new Promise<void>((resolve) => this.#idle.push(resolve))
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }

  #allowed(): number {
    const { latencyMs } = this.#pace
    if (latencyMs <= comfortableLatencyMs) return this.#most
    return Math.min(this.#most, Math.max(fewestAtOnce, Math.floor((this.#most * comfortableLatencyMs) / latencyMs)))
  }
}
