/** Limits requests to a number per second, evenly spaced. Without a number there is no limit. */
export class Budget {
  readonly #spacingMs: number
  #nextAt = 0

  constructor(requestsPerSecond: number | undefined) {
    this.#spacingMs = requestsPerSecond === undefined ? 0 : 1000 / requestsPerSecond
  }

  async take(): Promise<void> {
    if (this.#spacingMs === 0) return
    const now = Date.now()
    const at = Math.max(now, this.#nextAt)
    this.#nextAt = at + this.#spacingMs
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now))
  }
}
