import { temporarilyUnavailable, type DomainError } from '../errors.ts'
import { waitForBatch } from './wait-for-batch.ts'
import { isOutage } from '../database/database-errors.ts'
import { WaitEstimate } from './wait-estimate.ts'
import { WritePartitions } from './write-partitions.ts'

/** Result of one write in a committed batch: a value, or the error for its caller. */
export type WriteResult<R> = ({ ok: R } | { error: Error }) & {
  /** Whether the write was as much work as hundreds of other writes. */
  isHeavy?: boolean
}

/** Maximum number of queued writes. Further writes are rejected as temporarily_unavailable. */
const maxQueued = 20_000

export interface CommitQueueOptions<W, R> {
  /**
   * Commits the writes in one transaction and returns their results, in order. Writes without a result wait for a later
   * batch. A rejection means that nothing was committed; `database.write` retries deadlocks.
   */
  runBatch(writes: readonly W[]): Promise<readonly WriteResult<R>[]>
  /** Maximum number of writes in one transaction. Default: 256. */
  maxBatch?: number
  /** Maximum wait of a write, in milliseconds; others are rejected as temporarily_unavailable. Default: no limit. */
  maxWaitMs?: number
  /** Returns the partition of a write: heavy writes to a partition delay only each other. Default: one partition. */
  partitionOf?: (write: W) => string
  /** Returns monotonic time in milliseconds. Default: the clock of the machine. */
  monotonic?: () => number
  /** Runs its argument in the next turn of the event loop. Default: setImmediate, after pending input is read. */
  schedule?: (turn: () => void) => void
}

export interface CommitQueueStatistics {
  batches: number
  writes: number
  largestBatch: number
  /** Size of the newest batch. */
  lastBatch: number
  averageBatch: number
  /** Number of batches whose writes were repeated one by one. */
  isolatedBatches: number
  queued: number
  /** Number of writes rejected because they would have waited too long. */
  shed: number
}

export interface CommitQueue<W, R> {
  /** Resolves or rejects after the write's commit, or after its rejection. */
  submit(write: W): Promise<R>
  /**
   * Rejects a write before it is read, when it would wait too long.
   * @param arriving number of writes that will be submitted soon, with this one
   * @throws DomainError temporarily_unavailable
   */
  assertRoom(arriving: number): void
  /** Resolves when no write is queued or running; later writes are accepted. */
  drain(): Promise<void>
  statistics(): CommitQueueStatistics
}

interface Entry<W, R> {
  write: W
  partition: string
  resolve(result: R): void
  reject(error: unknown): void
}

/**
 * Turns of the event loop without a further write that close a batch. After a batch of one write, a further write is not
 * expected, and the next batch closes after one turn: each turn costs a single sender some microseconds.
 */
const quietTurnsAfter = (lastBatch: number): number => (lastBatch > 1 ? 6 : 1)

/**
 * Group commit: writes that arrive together share a transaction, and writes that arrive during it form the next one.
 *
 * A batch stays open while turns of the event loop bring further writes. Otherwise, on SQLite, where a transaction is
 * synchronous, every batch would contain a single write; and half of the callers would get responses while the other
 * half waits, which turns one large transaction into two small ones.
 */
export function createCommitQueue<W, R>(options: CommitQueueOptions<W, R>): CommitQueue<W, R> {
  const { runBatch, maxBatch = 256, schedule, partitionOf, monotonic = () => performance.now() } = options
  const counts = { batches: 0, writes: 0, largestBatch: 0, lastBatch: 0, isolatedBatches: 0, shed: 0 }
  const partitions = new WritePartitions<Entry<W, R>>()
  const bound = createBound(partitions, options)
  let active = false
  const idle: (() => void)[] = []

  function begin(): void {
    const quietTurns = quietTurnsAfter(counts.lastBatch)
    waitForBatch({ count: () => partitions.size, maxBatch, quietTurns, schedule, monotonic }, () => void flush())
  }

  async function flush(): Promise<void> {
    const batch = partitions.take(maxBatch)
    const done = await settle(batch)
    partitions.putBack(batch.slice(done))
    counts.writes += done
    bound.learn(monotonic(), batch.slice(0, done))
    if (partitions.size > 0) return begin()
    active = false
    idle.splice(0).forEach((resolve) => resolve())
  }

  /** @returns the number of settled writes: the first ones of the batch */
  async function settle(batch: readonly Entry<W, R>[]): Promise<number> {
    countBatch(counts, batch.length)
    try {
      return answer(partitions, batch, await runBatch(batch.map((entry) => entry.write)))
    } catch (error) {
      // During an outage, every write would fail in turn, and later writes would wait for that.
      if (batch.length === 1 || isOutage(error)) batch.forEach((entry) => entry.reject(error))
      else await isolate(batch)
      return batch.length
    }
  }

  /** Runs the writes of a failed batch one by one, so that only the invalid write fails. */
  async function isolate(batch: readonly Entry<W, R>[]): Promise<void> {
    counts.isolatedBatches += 1
    for (const entry of batch) {
      try {
        answer(partitions, [entry], await runBatch([entry.write]))
      } catch (error) {
        entry.reject(error)
      }
    }
  }

  function assertRoom(partition: string, arriving: number): void {
    const rejection = bound.rejectionOf(partition, arriving)
    if (!rejection) return
    counts.shed += 1
    throw rejection
  }

  return {
    submit: (write) =>
      new Promise((resolve, reject) => {
        const partition = partitionOf?.(write) ?? ''
        assertRoom(partition, 1)
        bound.arrive(partition, monotonic)
        partitions.add({ write, partition, resolve, reject })
        if (active) return
        active = true
        begin()
      }),
    assertRoom: (arriving) => assertRoom('', arriving),
    drain: () => (active ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
    statistics: () => ({
      ...counts,
      averageBatch: counts.batches === 0 ? 0 : counts.writes / counts.batches,
      queued: partitions.size,
    }),
  }
}

function countBatch(counts: Pick<CommitQueueStatistics, 'batches' | 'largestBatch' | 'lastBatch'>, size: number): void {
  counts.batches += 1
  counts.largestBatch = Math.max(counts.largestBatch, size)
  counts.lastBatch = size
}

/**
 * Settles the first writes of a committed batch. A batch without results is an error, and its writes are not repeated.
 * @returns the number of settled writes
 */
function answer<W, R>(
  partitions: WritePartitions<Entry<W, R>>,
  batch: readonly Entry<W, R>[],
  results: readonly WriteResult<R>[],
): number {
  if (results.length === 0) {
    batch.forEach((entry) => entry.reject(new Error(`The batch returned no result for its ${batch.length} writes.`)))
    return batch.length
  }
  results.forEach((result, index) => {
    const entry = batch[index]!
    partitions.note(entry.partition, result.isHeavy === true)
    if ('error' in result) entry.reject(result.error)
    else entry.resolve(result.ok)
  })
  return results.length
}

/** Factor of the maximum wait for heavy writes: writers to a large group are no overload, and delay only each other. */
const heavyWaitFactor = 4

/** Minimum share of the largest batch that is measured: a small batch at the start of a burst costs more per write. */
const largeBatchShare = 0.25

/** Creates the limits of the queue: on the number of writes, and on the wait of the last one. */
function createBound<E extends { partition: string }>(
  partitions: WritePartitions<E>,
  {
    maxBatch = 256,
    maxWaitMs = Number.POSITIVE_INFINITY,
  }: Pick<CommitQueueOptions<never, never>, 'maxBatch' | 'maxWaitMs'>,
) {
  const light = new WaitEstimate()
  const heavy = new WaitEstimate()
  return {
    /** Records the arrival of a write. */
    arrive: (partition: string, monotonic: () => number): void =>
      (partitions.isHeavy(partition) ? heavy : light).arrive(monotonic),
    /** Records the end of a batch. */
    learn(now: number, done: readonly E[]): void {
      const heavyDone = done.filter(({ partition }) => partitions.isHeavy(partition)).length
      const lightDone = done.length - heavyDone
      const isLarge = lightDone >= maxBatch * largeBatchShare
      light.learn(now, { writes: lightDone, waiting: partitions.lightSize, isLarge })
      heavy.learn(now, { writes: heavyDone, waiting: partitions.heavySize, isLarge: true })
    },
    /** Returns the rejection of the last of several writes that arrive at once; undefined when the queue accepts it. */
    rejectionOf(partition: string, arriving: number): DomainError | undefined {
      const isHeavy = partitions.isHeavy(partition)
      const before = (isHeavy ? partitions.heavySize : partitions.lightSize) + arriving - 1
      const waitMs = (isHeavy ? heavy : light).waitOf(before)
      // If all light writes fit into the next batch, a further write waits for the running batch only.
      const isNext = !isHeavy && before < maxBatch
      const mostMs = isHeavy ? maxWaitMs * heavyWaitFactor : maxWaitMs
      if (partitions.size < maxQueued && (isNext || waitMs <= mostMs)) return undefined
      return temporarilyUnavailable('Too many writes are waiting.', Math.max(1, Math.ceil(waitMs / 1_000)))
    },
  }
}
