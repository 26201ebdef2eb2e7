import { createRequire } from 'node:module'

import type { RateLimiterMemory as MemoryLimiter } from 'rate-limiter-flexible'

import type { Limit } from './rate-limits.ts'

const require = createRequire(import.meta.url)

/** Loads one limiter on demand: the package index loads limiters for a dozen databases. */
const loadLimiter = (): typeof MemoryLimiter =>
  require('rate-limiter-flexible/lib/RateLimiterMemory.js') as typeof MemoryLimiter

/** Maximum number of names that a limit counts separately; others share one count until the window ends. */
const namesMax = 100_000

export interface Used {
  used: number
  /** Milliseconds until the window ends. */
  msLeft: number
}

/** Windows of one limit, by name, in this process. Each starts with its first request and has a fixed length. */
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

  async count(name: string, amount: number): Promise<Used> {
    const counted = await this.#limiter.penalty(await this.#room(name), amount)
    if (counted.isFirstInDuration) this.#names += 1
    return { used: counted.consumedPoints, msLeft: counted.msBeforeNext }
  }

  /** Returns the used part of a window without counting; undefined before its first request. */
  async read(name: string): Promise<Used | undefined> {
    const found = await this.#limiter.get(name)
    return found === null ? undefined : { used: found.consumedPoints, msLeft: found.msBeforeNext }
  }

  /** Replaces the count with the sum over all processes. */
  async adopt(name: string, { used, msLeft }: Used): Promise<void> {
    if (msLeft > 0) await this.#limiter.set(name, used, msLeft / 1000)
  }

  /** Limits the number of names, so that forged names cannot fill the memory. */
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
