/** Weight of the newest batch. */
const newestShare = 0.3

/** Estimates the wait of a further write from the durations of earlier writes. */
export class WaitEstimate {
  #msPerWrite = 0

  /**
   * Updates the estimate with a batch.
   * @param ms time from the previous batch, or from the first write, to its end
   * @param full whether writes were waiting at its end: a batch of one write does not show the throughput
   */
  learn(ms: number, writes: number, full: boolean): void {
    if (writes === 0) return
    const measured = ms / writes
    if (full || measured < this.#msPerWrite) this.#msPerWrite += (measured - this.#msPerWrite) * newestShare
  }

  /** Returns the wait of a write with `waiting` writes before it, in milliseconds. */
  waitOf(waiting: number): number {
    return this.#msPerWrite * waiting
  }
}
