import { createRequire } from 'node:module'

import type { RateLimiterMemory as MemoryLimiter } from 'rate-limiter-flexible'

import type { Limit } from './rate-limits.ts'

const require = createRequire(import.meta.url)

/** The whole package loads a limiter for each of a dozen databases; a server without limits loads not even this one. */
const loadLimiter = (): typeof MemoryLimiter =>
  require('rate-limiter-flexible/lib/RateLimiterMemory.js') as typeof MemoryLimiter

/** Names that one limit counts separately; the others share one count until the window ends. */
const namesMax = 100_000

/** How much of a window has been used. */
export interface Used {
  used: number
  /** Milliseconds until the window ends. */
  msLeft: number
}

/** Windows of one limit, by name, in this process: each begins with its first request and lasts its seconds. */
export class CountedWindows {
  readonly #limiter: MemoryLimiter
  #names = 0
  #since = 0
  readonly #windowMs: number

  constructor({ requests, seconds }: Limit) {
    const Limiter = loadLimiter()
    this.#limiter = new Limiter({ points: requests, duration: seconds, keyPrefix: '' })
    this.#windowMs = seconds * 1000
  }

  async count(name: string): Promise<Used> {
    const counted = await this.#limiter.penalty(await this.#room(name), 1)
    if (counted.isFirstInDuration) this.#names += 1
    return { used: counted.consumedPoints, msLeft: counted.msBeforeNext }
  }

  /** Takes over what all processes together have counted. */
  async adopt(name: string, { used, msLeft }: Used): Promise<void> {
    if (msLeft > 0) await this.#limiter.set(name, used, msLeft / 1000)
  }

  /** The number of names is bounded, so that invented ones cannot fill the memory. */
  #room(name: string): string | Promise<string> {
    if (this.#names < namesMax) return name
    const now = performance.now()
    if (now - this.#since > this.#windowMs) {
      this.#since = now
      this.#names = 0
      return name
    }
    return this.#limiter.get(name).then((known) => (known === null ? '(others)' : name))
  }
}
