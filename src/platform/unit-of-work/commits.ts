import type { Clock } from '../clock.ts'
import type { Ids } from '../ids.ts'
import { createCommitQueue, type CommitQueueStatistics } from './commit-queue.ts'
import type { Database } from '../database/database.ts'
import { runBatch, type BatchDependencies } from './batch.ts'
import type { Outcome } from '../../conversations/writes/decide.ts'
import { ConcurrentWriteError } from '../../conversations/writes/store.ts'
import type { ResultOf, Write, WriteResult } from '../../conversations/writes/write.ts'

export interface Commits {
  /**
   * Resolves after the transaction that stored the write is committed, so that any later request sees it
   * (MSG-056, AMB-107).
   * @throws the DomainError with which the write was refused; nothing of it is stored then (MSG-058)
   */
  submit<W extends Write>(write: W): Promise<ResultOf<W>>
  /** Resolves when everything submitted so far is settled. */
  drain(): Promise<void>
  /** How well writes share transactions, since the start. */
  statistics(): CommitQueueStatistics
}

/** Told what the queue does, for metrics and traces. */
export interface CommitObserver {
  /** A write was given to the queue, in the turn of whoever gave it. */
  submitted?(write: Write): void
  /** Runs a batch, which settles as `run` does. */
  batch<T>(writes: readonly Write[], run: () => Promise<T>): Promise<T>
}

export interface CommitsOptions {
  database: Database
  clock: Clock
  ids: Ids
  /** Watches the queue at work. */
  observer?: CommitObserver
  /** Most writes of one transaction. Default: 256. */
  maxBatch?: number
  /**
   * A transaction takes no further write once it has this many events: many sends to a large group at once would
   * hold up everybody else. Default: 10,000.
   */
  maxEvents?: number
}

const maxBatchDefault = 256
const maxEventsDefault = 10_000

/** Each lost race means that another process stored a message; more than this many in a row is a fault. */
const racesMax = 20

/** The queue through which actors' writes are gathered into transactions: the first of them begins one. */
export function createCommits(options: CommitsOptions): Commits {
  const { database, clock, ids, observer, maxBatch = maxBatchDefault, maxEvents = maxEventsDefault } = options
  const queue = createCommitQueue<Write, WriteResult>({
    maxBatch,
    runBatch: (writes) => {
      const run = () => commitAll(writes, (some) => commitSome(database, some, { clock, ids, maxEvents }))
      return observer ? observer.batch(writes, run) : run()
    },
  })
  return {
    submit: <W extends Write>(write: W) => {
      observer?.submitted?.(write)
      return queue.submit(write) as Promise<ResultOf<W>>
    },
    drain: queue.drain,
    statistics: queue.statistics,
  }
}

type Settled = { ok: WriteResult } | { error: Error }

/** One transaction as a rule; as many as it takes when there are too many events for one. */
async function commitAll(
  writes: readonly Write[],
  commit: (writes: readonly Write[]) => Promise<Outcome[]>,
): Promise<Settled[]> {
  const settled: Settled[] = []
  while (settled.length < writes.length) {
    const rest = writes.slice(settled.length)
    try {
      settled.push(...(await commit(rest)).map(settle))
    } catch (error) {
      // The queue may run the writes again, one by one, only as long as nothing is committed.
      if (settled.length === 0) throw error
      const alone = rest.slice(0, 1)
      settled.push(
        ...(await commit(alone).then(
          (outcomes) => outcomes.map(settle),
          (error: Error) => [{ error }],
        )),
      )
    }
  }
  return settled
}

/** Commits the first of some writes in one transaction, usually all. */
async function commitSome(database: Database, writes: readonly Write[], parts: BatchDependencies): Promise<Outcome[]> {
  for (let races = 0; ; races++) {
    try {
      return await database.write((tx) => runBatch(tx, writes, parts))
    } catch (error) {
      if (!(error instanceof ConcurrentWriteError) || races === racesMax) throw error
    }
  }
}

function settle(outcome: Outcome): Settled {
  return 'result' in outcome ? { ok: outcome.result } : { error: outcome.refusal }
}
