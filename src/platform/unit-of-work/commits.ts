import type { Clock } from '../clock.ts'
import { createEphemeral, type Ephemeral } from '../event-log/ephemeral.ts'
import type { Ids } from '../ids.ts'
import { generalLimits, type Limits } from '../limits/limits.ts'
import { standardAccountLimits } from '../limits/limits-setting.ts'
import { createCommitQueue, type CommitQueueStatistics } from './commit-queue.ts'
import type { Database } from '../database/database.ts'
import { isUniqueViolation } from '../database/database-errors.ts'
import { Memory } from './memory.ts'
import { runBatch, type BatchDependencies, type Outcome, type Submission } from './batch.ts'
import type { WriteKind } from './state.ts'

export interface Commits {
  /**
   * Resolves after the transaction that stored the write is committed, so that any later request sees it
   * (MSG-056, AMB-107).
   * @throws the DomainError with which the write was rejected; nothing of it is stored then (MSG-058)
   */
  submit<Write, Result>(kind: WriteKind<Write, Result>, write: Write): Promise<Result>
  /** Resolves when everything submitted so far is settled. */
  drain(): Promise<void>
  /** How well writes share transactions, since the start. */
  statistics(): CommitQueueStatistics
}

/** Sees what the queue does, for metrics and traces. A submission is the same object in both calls. */
export interface CommitObserver {
  /** A write was given to the queue, in the turn of whoever gave it. */
  submitted?(submission: object): void
  /** Runs a batch, which settles as `run` does. */
  batch<T>(submissions: readonly object[], run: () => Promise<T>): Promise<T>
}

export interface CommitsOptions {
  database: Database
  clock: Clock
  ids: Ids
  /** Default: the limits that hold without a setting. */
  limits?: Pick<Limits, 'of'>
  /** Carries what is shown live after a commit. Default: nobody hears it. */
  ephemeral?: Pick<Ephemeral, 'publish'>
  /** Watches the queue at work. */
  observer?: CommitObserver
  /** Most writes of one transaction. Default: 256. */
  maxBatch?: number
  /**
   * A transaction takes no further write once it has this many events: many sends to a large group at once would
   * delay everybody else. Between two transactions the rest of the process has its turn. Default: 2,000.
   */
  maxEvents?: number
}

const maxBatchDefault = 256
const maxEventsDefault = 2_000

/** A key that is taken means that another process stored it meanwhile; more than this many in a row is an error. */
const racesMax = 20

/** The queue through which actors' writes share transactions: the first of them begins one. */
export function createCommits(options: CommitsOptions): Commits {
  const {
    database,
    clock,
    ids,
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
    runBatch: (submissions) => {
      const run = () =>
        commitAll(submissions, clock, (some) =>
          commitSome(database, some, { clock, ids, limits, memory, ephemeral, maxEvents }),
        )
      return observer ? observer.batch(submissions, run) : run()
    },
  })
  return {
    submit: <Write, Result>(kind: WriteKind<Write, Result>, write: Write) => {
      const submission: Submission<Result> = {
        ask: (keys) => kind.keys(write, keys),
        decide: (batch, now) => kind.decide(batch, write, now),
      }
      observer?.submitted?.(submission)
      // The queue mixes writes of all kinds; each is answered with what its own `decide` returned.
      return queue.submit(submission) as Promise<Result>
    },
    drain: queue.drain,
    statistics: queue.statistics,
  }
}

type Settled = { ok: unknown } | { error: Error }

/** One transaction as a rule; as many as it takes when there are too many events for one. */
async function commitAll(
  submissions: readonly Submission[],
  clock: Clock,
  commit: (submissions: readonly Submission[]) => Promise<Outcome[]>,
): Promise<Settled[]> {
  const settled: Settled[] = []
  while (settled.length < submissions.length) {
    // On SQLite a transaction is one turn of the event loop.
    if (settled.length > 0) await new Promise<void>((resolve) => clock.setImmediate(resolve))
    const rest = submissions.slice(settled.length)
    try {
      settled.push(...(await commit(rest)))
    } catch (error) {
      // The queue may run the writes again, one by one, only as long as nothing is committed.
      if (settled.length === 0) throw error
      settled.push(...(await commit(rest.slice(0, 1)).catch((error: Error) => [{ error }])))
    }
  }
  return settled
}

/** Commits the first of some writes in one transaction, usually all. */
async function commitSome(
  database: Database,
  submissions: readonly Submission[],
  dependencies: BatchDependencies,
): Promise<Outcome[]> {
  for (let races = 0; ; races++) {
    try {
      return await database.write((tx) => runBatch(tx, submissions, dependencies))
    } catch (error) {
      if (!isUniqueViolation(error) || races === racesMax) throw error
    }
  }
}
