/** Weight of the newest batch. */
const newestShare = 0.3

/** Estimates the wait of a further write from the durations of earlier writes. */
export class WaitEstimate {
  #msPerWrite = 0
  /** End of the previous batch, or arrival of the first write after it. Undefined while there are no writes. */
  #since: number | undefined

  /** Records the arrival of a write. */
  arrive(monotonic: () => number): void {
    this.#since ??= monotonic()
  }

  /**
   * Updates the estimate at the end of a batch.
   * @param waiting number of writes that wait for the next batch
   * @param isLarge whether the batch was large enough to show the throughput
   */
  learn(now: number, { writes, waiting, isLarge }: { writes: number; waiting: number; isLarge: boolean }): void {
    const since = this.#since
    if (waiting === 0) this.#since = undefined
    else if (writes > 0) this.#since = now
    if (since === undefined || writes === 0) return
    const measured = (now - since) / writes
    const isFull = waiting > 0 && isLarge
    if (isFull || measured < this.#msPerWrite) this.#msPerWrite += (measured - this.#msPerWrite) * newestShare
  }

  /** Returns the wait of a write with `waiting` writes before it, in milliseconds. */
  waitOf(waiting: number): number {
    return this.#msPerWrite * waiting
  }
}
