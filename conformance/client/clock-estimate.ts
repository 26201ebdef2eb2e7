/** How far the target's clock is ahead of ours, from the Date headers of its answers (whole seconds, RFC 9110). */
export class ClockEstimate {
  #lower = -Infinity
  #upper = Infinity

  /** Each answer bounds the offset: the header was written between sending and receiving, and cut to a second. */
  observe(date: string | undefined, sentAt: number, receivedAt: number): void {
    const read = date === undefined ? Number.NaN : Date.parse(date)
    if (Number.isNaN(read)) return
    this.#lower = Math.max(this.#lower, read - receivedAt)
    this.#upper = Math.min(this.#upper, read + 1000 - sentAt)
  }

  /** 0 while no answer had a Date header. */
  offsetMs(): number {
    if (!Number.isFinite(this.#lower)) return 0
    return Math.round((this.#lower + this.#upper) / 2)
  }
}
