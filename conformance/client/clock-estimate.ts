/** Estimates how far the target's clock is ahead of the local clock, from Date headers (whole seconds, RFC 9110). */
export class ClockEstimate {
  #lower = -Infinity
  #upper = Infinity

  /**
   * Narrows the bounds of the offset with one answer: the server wrote the header between sending and receiving, in
   * whole seconds.
   */
  observe(date: string | undefined, sentAt: number, receivedAt: number): void {
    const read = date === undefined ? Number.NaN : Date.parse(date)
    if (Number.isNaN(read)) return
    this.#lower = Math.max(this.#lower, read - receivedAt)
    this.#upper = Math.min(this.#upper, read + 1000 - sentAt)
  }

  /** Returns the offset in ms; 0 before the first answer with a Date header. */
  offsetMs(): number {
    if (!Number.isFinite(this.#lower)) return 0
    return Math.round((this.#lower + this.#upper) / 2)
  }
}
