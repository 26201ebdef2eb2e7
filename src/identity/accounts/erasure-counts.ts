import { observeQueries } from '../../platform/database/bound-knex.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { amongIds } from '../../platform/database/queries.ts'

/** Kinds of data in the report of a deletion. */
export const erasedKinds = [
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

/** Kind of the rows of a table. Deleted rows of other tables count as `other`. */
const kinds: Readonly<Record<string, ErasedKind>> = {
  messages: 'messages',
  drafts: 'messages',
  surfaces: 'messages',
  events: 'events',
  reactions: 'reactions',
  attachments: 'attachments',
  participants: 'memberships',
  installations: 'memberships',
  requests: 'memberships',
  contacts: 'contacts',
  blocks: 'contacts',
  sought_numbers: 'contacts',
  credentials: 'sign_ins',
  device_authorizations: 'sign_ins',
  linked_identities: 'sign_ins',
  passkeys: 'sign_ins',
  access_entries: 'agent_settings',
  listings: 'agent_settings',
  webhooks: 'webhooks',
  deliveries: 'webhooks',
  delivery_attempts: 'webhooks',
  tasks: 'tasks',
  task_messages: 'tasks',
  task_artifacts: 'tasks',
  calls: 'calls',
  call_candidates: 'calls',
  payment_accounts: 'payments',
  payment_requests: 'payments',
  communities: 'communities',
  community_members: 'communities',
}

/** Outcome of a change of rows, by table. Other changes are not counted. */
const changes: Readonly<Record<string, ErasureOutcome>> = {
  // Only the id of an account remains.
  actors: 'anonymized',
  messages: 'anonymized',
  events: 'anonymized',
  payment_requests: 'anonymized',
  // Left chats, and attachments whose bytes are deleted next.
  participants: 'erased',
  attachments: 'erased',
}

/** Counts the rows that the statements of a deletion write, in memory. */
export class ErasureCounts {
  readonly #counts = new Map<string, ErasureCount>()

  /** Returns the transaction with its written rows counted. */
  watch(tx: Tx): Tx {
    const note = (sql: string, rows: number) => this.#note(sql, rows)
    const watched: Partial<Tx> = {
      run: async (sql, bindings) => {
        const rows = await tx.run(sql, bindings)
        note(sql, rows)
        return rows
      },
      rows: async (sql, bindings) => {
        const rows = await tx.rows<never>(sql, bindings)
        note(sql, rows.length)
        return rows
      },
      get knex() {
        return observeQueries(tx.knex, note)
      },
    }
    return Object.create(tx, Object.getOwnPropertyDescriptors(watched)) as Tx
  }

  /** Adds the counts to those of a deletion, in the transaction that writes the rows, so that each row counts once. */
  async store(tx: Tx, deletionId: string): Promise<void> {
    const counts = [...this.#counts.values()].filter(({ count }) => count > 0)
    // In one order, so that concurrent transactions of a deletion cannot deadlock.
    for (const { kind, outcome, count } of counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
      await tx.run(
        `INSERT INTO erasure_counts (deletion_id, kind, outcome, count) VALUES (?, ?, ?, ?)
         ON CONFLICT (deletion_id, kind, outcome) DO UPDATE SET count = erasure_counts.count + excluded.count`,
        [deletionId, kind, outcome, count],
      )
    }
  }

  #note(sql: string, rows: number): void {
    const [, verb, table] = /^\s*(delete from|update) "?`?(\w+)/i.exec(sql) ?? []
    if (verb === undefined || table === undefined || rows === 0) return
    const isDeletion = verb.toLowerCase() === 'delete from'
    const outcome = isDeletion ? 'erased' : changes[table]
    if (outcome === undefined || isBookkeeping.has(table)) return
    const kind = table === 'actors' ? 'accounts' : (kinds[table] ?? 'other')
    const key = keyOf({ kind, outcome })
    this.#counts.set(key, { kind, outcome, count: (this.#counts.get(key)?.count ?? 0) + rows })
  }
}

/** Tables whose rows are not data of an account: state of the erasure, and rows derived from others. */
const isBookkeeping: ReadonlySet<string> = new Set([
  'cleanup_targets',
  'search_entries',
  'search_words',
  'search_progress',
  'suppressions',
  'suppressed_runs',
  'message_ids',
  'directory_terms',
  'directory_counts',
  'community_terms',
  'stored_bytes',
])

const keyOf = ({ kind, outcome }: Pick<ErasureCount, 'kind' | 'outcome'>): string => `${kind} ${outcome}`

/** Returns the database with the rows counted that its transactions write, as rows of a deletion. */
export function counting(database: Database, deletionId: string): Database {
  const write: Database['write'] = (work, survives) =>
    database.write(async (tx) => {
      // A transaction that is repeated begins with new counts.
      const counts = new ErasureCounts()
      const result = await work(counts.watch(tx))
      await counts.store(tx, deletionId)
      return result
    }, survives)
  return Object.create(database, { write: { value: write } }) as Database
}

/** Reads the counts of some deletions, by deletion. */
export async function readCounts(tx: Tx, deletionIds: readonly string[]): Promise<Map<string, ErasureCount[]>> {
  const rows = await tx
    .knex('erasure_counts')
    .where(amongIds(tx, 'deletion_id', deletionIds))
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
