/** Maximum number of entries in a batch of heavy ones: each may be as much work as hundreds of others. */
const heavyPerBatch = 4

/** Maximum number of heavy partitions in memory. */
const heavyPartitionsMax = 1_000

/**
 * Writes that wait for a batch. Light writes share batches in order of arrival. Writes to a heavy partition, such as a
 * large group, wait separately and have batches of their own: a few writes, from one partition after the other.
 */
export class WritePartitions<Entry extends { partition: string }> {
  #light: Entry[] = []
  /** Entries of heavy partitions, in the rotation order of the partitions. */
  readonly #waiting = new Map<string, Entry[]>()
  readonly #heavy = new Set<string>()
  #heavySize = 0
  /** Whether the newest batch had heavy entries. */
  #tookHeavy = true

  get lightSize(): number {
    return this.#light.length
  }

  get heavySize(): number {
    return this.#heavySize
  }

  get size(): number {
    return this.#light.length + this.#heavySize
  }

  isHeavy(partition: string): boolean {
    return this.#heavy.has(partition)
  }

  add(entry: Entry): void {
    if (this.#heavy.has(entry.partition)) this.#wait(entry.partition, [], [entry])
    else this.#light.push(entry)
  }

  /**
   * Takes the next batch: light entries, or a few heavy ones. While entries of both kinds wait, the kinds alternate, so
   * that a light entry waits for one heavy transaction at most, and is not part of another.
   */
  take(max: number): Entry[] {
    this.#tookHeavy = this.#heavySize > 0 && (this.#light.length === 0 || !this.#tookHeavy)
    return this.#tookHeavy ? this.#takeHeavy(Math.min(max, heavyPerBatch)) : this.#light.splice(0, max)
  }

  #takeHeavy(max: number): Entry[] {
    const batch: Entry[] = []
    while (batch.length < max && this.#heavySize > 0) {
      const [partition, entries] = this.#waiting.entries().next().value!
      batch.push(entries.shift()!)
      this.#heavySize -= 1
      // Moves the partition to the end of the rotation.
      this.#waiting.delete(partition)
      if (entries.length > 0) this.#waiting.set(partition, entries)
    }
    return batch
  }

  /** Returns entries that a batch did not run to the start of their queues, in order. */
  putBack(entries: readonly Entry[]): void {
    this.#light.unshift(...entries.filter(({ partition }) => !this.#heavy.has(partition)))
    for (const entry of entries.toReversed())
      if (this.#heavy.has(entry.partition)) this.#wait(entry.partition, [entry], [])
  }

  /** Records the cost of a write to this partition. */
  note(partition: string, isHeavy: boolean): void {
    if (isHeavy === this.#heavy.has(partition)) return
    if (!isHeavy) return void (this.#waiting.has(partition) || this.#heavy.delete(partition))
    for (const known of this.#heavy) {
      if (this.#heavy.size < heavyPartitionsMax) break
      if (!this.#waiting.has(known)) this.#heavy.delete(known)
    }
    this.#heavy.add(partition)
    this.#tookHeavy = true
    const moved = this.#light.filter((entry) => entry.partition === partition)
    if (moved.length === 0) return
    this.#light = this.#light.filter((entry) => entry.partition !== partition)
    this.#wait(partition, [], moved)
  }

  /** Adds entries to a heavy partition, before or after its waiting entries. */
  #wait(partition: string, before: readonly Entry[], after: readonly Entry[]): void {
    const entries = this.#waiting.get(partition) ?? []
    if (entries.length === 0) this.#waiting.set(partition, entries)
    entries.unshift(...before)
    entries.push(...after)
    this.#heavySize += before.length + after.length
  }
}
