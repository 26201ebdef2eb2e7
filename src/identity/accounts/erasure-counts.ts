import type { Database, Tx } from '../../platform/database/database.ts'
import { amongIds } from '../../platform/database/queries.ts'

/** Kinds of data in the report of a deletion. */
const erasedKinds = [
  'accounts',
  'messages',
  'events',
  'reactions',
  'attachments',
  'memberships',
  'contacts',
  'sign_ins',
  'agent_settings',
  'webhooks',
  'tasks',
  'calls',
  'payments',
  'communities',
  'other',
] as const

export type ErasedKind = (typeof erasedKinds)[number]

/** `anonymized`: others need the data, and it names nobody any more. */
export type ErasureOutcome = 'erased' | 'anonymized'

/** Number of rows of one kind. */
export interface ErasureCount {
  kind: ErasedKind
  outcome: ErasureOutcome
  count: number
}

/** Numbers of rows that one step erased or anonymized, by kind. */
export type ErasureCounts = Partial<Record<ErasureOutcome, Partial<Record<ErasedKind, number>>>>

/** The database, for the targets of a deletion. */
export interface ErasureDatabase extends Pick<Database, 'read'> {
  /** Runs one transaction, which also adds the returned counts to the report. @returns number of erased rows */
  write(work: (tx: Tx) => Promise<ErasureCounts>): Promise<number>
}

export function erasureDatabase(database: Database, deletionId: string): ErasureDatabase {
  return {
    read: (work) => database.read(work),
    write: (work) =>
      database.write(async (tx) => {
        const counts = await work(tx)
        await addCounts(tx, deletionId, counts)
        return Object.values(counts.erased ?? {}).reduce((sum, count) => sum + count, 0)
      }, 'process'),
  }
}

/** Adds counts to the report of a deletion, in the transaction that writes the rows, so that each row counts once. */
export async function addCounts(tx: Tx, deletionId: string, ...added: readonly ErasureCounts[]): Promise<void> {
  // In one order, so that concurrent transactions of a deletion cannot deadlock.
  for (const outcome of ['anonymized', 'erased'] as const) {
    for (const kind of erasedKinds) {
      const count = added.reduce((sum, counts) => sum + (counts[outcome]?.[kind] ?? 0), 0)
      if (count === 0) continue
      await tx
        .knex('erasure_counts')
        .insert({ deletion_id: deletionId, kind, outcome, count })
        .onConflict(['deletion_id', 'kind', 'outcome'])
        .merge({ count: tx.knex.raw('erasure_counts.count + excluded.count') })
    }
  }
}

export async function readCounts(tx: Tx, deletionIds: readonly string[]): Promise<Map<string, ErasureCount[]>> {
  const rows = await tx
    .knex('erasure_counts')
    .where(amongIds(tx, 'deletion_id', deletionIds))
    .where('count', '>', 0)
    .orderBy(['deletion_id', 'kind', 'outcome'])
    .select('deletion_id', 'kind', 'outcome', 'count')
  const byDeletion = Map.groupBy(rows, (row) => row.deletion_id)
  return new Map(
    [...byDeletion].map(([id, counts]) => [
      id,
      counts.map(({ kind, outcome, count }) => ({ kind: kind as ErasedKind, outcome, count: Number(count) })),
    ]),
  )
}
