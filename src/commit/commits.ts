import type { Clock } from '../core/clock.ts'
import type { DomainError } from '../core/errors.ts'
import type { Ids } from '../core/ids.ts'
import { createCommitQueue, type CommitQueueStatistics } from '../database/commit-queue.ts'
import type { Database } from '../database/database.ts'
import { runBatch } from './batch.ts'
import type { Outcome } from './decide.ts'
import { BatchRaced } from './store.ts'
import type { ResultOf, Write, WriteResult } from './write.ts'

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

export interface CommitsOptions {
  database: Database
  clock: Clock
  ids: Ids
  /** Most writes of one transaction. Default: 256. */
  maxBatch?: number
}

const maxBatchDefault = 256

/** Each lost race means that another process stored a message; more than this many in a row is a fault. */
const racesMax = 20

/** The queue through which actors' writes are gathered into transactions: the first of them begins one. */
export function createCommits({ database, clock, ids, maxBatch = maxBatchDefault }: CommitsOptions): Commits {
  const queue = createCommitQueue<Write, WriteResult>({
    maxBatch,
    runBatch: async (writes) => (await commit(database, writes, { clock, ids })).map(settle),
  })
  return {
    submit: <W extends Write>(write: W) => queue.submit(write) as Promise<ResultOf<W>>,
    drain: queue.drain,
    statistics: queue.statistics,
  }
}

async function commit(database: Database, writes: readonly Write[], parts: { clock: Clock; ids: Ids }): Promise<Outcome[]> {
  for (let races = 0; ; races++) {
    try {
      return await database.write((tx) => runBatch(tx, writes, parts))
    } catch (error) {
      if (!(error instanceof BatchRaced) || races === racesMax) throw error
    }
  }
}

function settle(outcome: Outcome): { ok: WriteResult } | { error: DomainError } {
  return 'result' in outcome ? { ok: outcome.result } : { error: outcome.refusal }
}
