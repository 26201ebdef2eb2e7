import type { Clock } from '../clock.ts'
import { createEphemeral, type Ephemeral } from '../event-log/ephemeral.ts'
import type { EventLog } from '../event-log/log-event.ts'
import type { Ids } from '../ids.ts'
import { generalLimits, type Limits } from '../limits/limits.ts'
import { standardAccountLimits } from '../limits/limits-setting.ts'
import { createCommitQueue, type CommitQueueStatistics, type WriteResult } from './commit-queue.ts'
import type { Database } from '../database/database.ts'
import { isUniqueViolation } from '../database/database-errors.ts'
import { Memory, type WriteKind } from './state.ts'
import { runBatch, type BatchDependencies, type Submission } from './batch.ts'

export interface Commits {
  /**
   * Resolves after the commit of the transaction that stores the write, so that later requests see it (MSG-056,
   * AMB-107).
   * @throws the DomainError of a rejected write, of which nothing is stored (MSG-058)
   */
  submit<Write, Result>(kind: WriteKind<Write, Result>, write: Write): Promise<Result>
  /**
   * Rejects a write before it is read, when it would wait too long.
   * @param arriving number of writes that will be submitted soon, with this one
   * @throws DomainError temporarily_unavailable
   */
  assertRoom(arriving: number): void
  /** Resolves when all submitted writes are settled. */
  drain(): Promise<void>
  /** Returns statistics of the queue since the start. */
  statistics(): CommitQueueStatistics
}

/** Observes the queue, for metrics and traces. A submission is the same object in both calls. */
export interface CommitObserver {
  /** Called when a write is submitted, synchronously. */
  submitted?(submission: object): void
  /** Runs a batch; settles like `run`. */
  batch<T>(submissions: readonly object[], run: () => Promise<T>): Promise<T>
}

export interface CommitsOptions {
  database: Database
  clock: Clock
  ids: Ids
  eventLog: EventLog
  /** Limits of accounts. Default: limits without overrides. */
  limits?: Pick<Limits, 'of'>
  /** Publishes ephemeral signals after a commit. Default: no subscribers. */
  ephemeral?: Pick<Ephemeral, 'publish'>
  /** Observer of the queue. */
  observer?: CommitObserver
  /** Maximum number of writes in one transaction. Default: 256. */
  maxBatch?: number
  /**
   * Number of events from which a transaction accepts no further write: concurrent sends to a large group would delay
   * other writes. Other work of the process runs between two transactions. Default: 1,000.
   */
  maxEvents?: number
}

/**
 * Maximum wait of a write for its transaction, in milliseconds. A write that would wait longer is rejected immediately,
 * so that an overloaded server still answers the other requests in time.
 */
export const maxWaitMs = 750

const maxBatchDefault = 256
const maxEventsDefault = 1_000

/** Maximum number of repeats after unique violations, which mean that another process stored the row first. */
const racesMax = 20

/** Creates the queue through which writes of actors share transactions. */
export function createCommits(options: CommitsOptions): Commits {
  const {
    database,
    clock,
    ids,
    eventLog,
    observer,
    limits = generalLimits(standardAccountLimits),
    ephemeral = createEphemeral(),
    maxBatch = maxBatchDefault,
    maxEvents = maxEventsDefault,
  } = options
  const memory = new Memory()
  const queue = createCommitQueue<Submission, unknown>({
    maxBatch,
    schedule: clock.setImmediate,
    maxWaitMs,
    partitionOf: (submission) => submission.partition,
    monotonic: clock.monotonic,
    runBatch: (submissions) => {
      const run = () =>
        commitSome(database, submissions, { clock, ids, eventLog, limits, memory, ephemeral, maxEvents })
      return observer ? observer.batch(submissions, run) : run()
    },
  })
  return {
    submit: <Write, Result>(kind: WriteKind<Write, Result>, write: Write) => {
      const submission: Submission<Result> = {
        partition: kind.partition?.(write) ?? '',
        requestKeys: (keys) => kind.requestKeys(write, keys),
        decide: (batch, now) => kind.decide(batch, write, now),
      }
      observer?.submitted?.(submission)
      // The queue contains writes of all kinds; each resolves to the result of its own `decide`.
      return queue.submit(submission) as Promise<Result>
    },
    assertRoom: queue.assertRoom,
    drain: queue.drain,
    statistics: queue.statistics,
  }
}

/** Commits the first writes in one transaction, usually all of them. */
async function commitSome(
  database: Database,
  submissions: readonly Submission[],
  dependencies: BatchDependencies,
): Promise<WriteResult<unknown>[]> {
  for (let races = 0; ; races++) {
    try {
      return await database.write((tx) => runBatch(tx, submissions, dependencies))
    } catch (error) {
      if (!isUniqueViolation(error) || races === racesMax) throw error
    }
  }
}
