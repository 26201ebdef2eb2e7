import { temporarilyUnavailable } from '../errors.ts'
import { waitForBatch } from './wait-for-batch.ts'
import { isOutage } from '../database/database-errors.ts'

/** What became of one write of a batch that committed. An error here refuses that write alone. */
export type WriteResult<R> = { ok: R } | { error: Error }

export interface CommitQueueOptions<W, R> {
  /**
   * Commits the writes in one transaction and answers each, in order. Rejecting means that nothing was
   * committed; deadlocks are retried inside, by `database.write`.
   */
  runBatch(writes: readonly W[]): Promise<readonly WriteResult<R>[]>
  /** Writes in one transaction at most. Default: 256. */
  maxBatch?: number
  /** Writes that may wait; further ones are refused as temporarily_unavailable. Default: 20,000. */
  maxQueued?: number
  /** Runs its argument in the next turn of the event loop. Default: setImmediate, after the input at hand was read. */
  schedule?: (turn: () => void) => void
}

export interface CommitQueueStatistics {
  batches: number
  writes: number
  largestBatch: number
  averageBatch: number
  /** Batches whose members had to run again one by one. */
  isolatedBatches: number
  queued: number
}

export interface CommitQueue<W, R> {
  /** Resolves or rejects after the write's commit, or after its refusal. */
  submit(write: W): Promise<R>
  /** Resolves when nothing is queued or running; later writes are still taken. */
  drain(): Promise<void>
  statistics(): CommitQueueStatistics
}

interface Entry<W, R> {
  write: W
  resolve(result: R): void
  reject(error: unknown): void
}

/** Turns of the event loop without a further write that close a batch: some microseconds for a single write. */
const quietTurns = 6

/**
 * Group commit: writes that arrive together share a transaction, and what arrives during it forms the next.
 *
 * A batch stays open as long as the turns of the event loop bring further writes. Without that, on SQLite, where a
 * transaction takes no turn, every batch would hold a single write; and half of the callers would be answered
 * while the other half is under way, which makes two small transactions of one large one.
 */
export function createCommitQueue<W, R>(options: CommitQueueOptions<W, R>): CommitQueue<W, R> {
  const { runBatch, maxBatch = 256, maxQueued = 20_000, schedule } = options
  const counts = { batches: 0, writes: 0, largestBatch: 0, isolatedBatches: 0 }
  const queue: Entry<W, R>[] = []
  let active = false
  let idle: (() => void)[] = []

  function begin(): void {
    waitForBatch({ count: () => queue.length, maxBatch, quietTurns, schedule }, () => void flush())
  }

  async function flush(): Promise<void> {
    const batch = queue.splice(0, maxBatch)
    await settle(batch)
    if (queue.length > 0) return begin()
    active = false
    const resolved = idle
    idle = []
    resolved.forEach((resolve) => resolve())
  }

  async function settle(batch: readonly Entry<W, R>[]): Promise<void> {
    counts.batches += 1
    counts.writes += batch.length
    counts.largestBatch = Math.max(counts.largestBatch, batch.length)
    try {
      answer(batch, await runBatch(batch.map((entry) => entry.write)))
    } catch (error) {
      // Without its database every member would fail in turn, and those behind would wait for that.
      if (batch.length === 1 || isOutage(error)) batch.forEach((entry) => entry.reject(error))
      else await isolate(batch)
    }
  }

  /** One of the members made the batch fail: alone, only that one does. */
  async function isolate(batch: readonly Entry<W, R>[]): Promise<void> {
    counts.isolatedBatches += 1
    for (const entry of batch) {
      try {
        answer([entry], await runBatch([entry.write]))
      } catch (error) {
        entry.reject(error)
      }
    }
  }

  return {
    submit: (write) =>
      new Promise((resolve, reject) => {
        if (queue.length >= maxQueued) return reject(temporarilyUnavailable('Too many writes are waiting.', 1))
        queue.push({ write, resolve, reject })
        if (active) return
        active = true
        begin()
      }),
    drain: () => (active ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
    statistics: () => ({
      ...counts,
      averageBatch: counts.batches === 0 ? 0 : counts.writes / counts.batches,
      queued: queue.length,
    }),
  }
}

/** A committed batch whose answers do not match its writes is a fault that must not run the writes again. */
function answer<W, R>(batch: readonly Entry<W, R>[], results: readonly WriteResult<R>[]): void {
  batch.forEach((entry, index) => {
    const result = results[index]
    if (result === undefined) entry.reject(new Error(`The batch answered ${results.length} of ${batch.length} writes.`))
    else if ('error' in result) entry.reject(result.error)
    else entry.resolve(result.ok)
  })
}
