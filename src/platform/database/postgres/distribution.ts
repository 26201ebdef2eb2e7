import type { DatabaseLog, Tx } from '../database.ts'

/**
 * Distribution of the rows of a table over several servers (Citus), by a key. Tables `with` another table store equal
 * keys on the same server, so that statements can join them by their keys.
 */
export interface Distribution {
  by: string
  with?: string
}

/** Other tables are stored on the coordinator: they are small, or contain rows that writes of several keys lock. */
export const distributions: Readonly<Record<string, Distribution>> = {
  event_counters: { by: 'actor_id' },
  events: { by: 'actor_id', with: 'event_counters' },
  epoch_starts: { by: 'actor_id', with: 'event_counters' },
  pull_cursors: { by: 'actor_id', with: 'event_counters' },
  socket_cursors: { by: 'actor_id', with: 'event_counters' },
  send_idempotency_keys: { by: 'actor_id', with: 'event_counters' },
  messages: { by: 'chat_id' },
  suppressions: { by: 'chat_id', with: 'messages' },
  suppressed_runs: { by: 'chat_id', with: 'messages' },
  reactions: { by: 'chat_id', with: 'messages' },
  watermarks: { by: 'chat_id', with: 'messages' },
  watermark_updates: { by: 'chat_id', with: 'messages' },
  message_ids: { by: 'id' },
}

export async function hasCitus(tx: Tx): Promise<boolean> {
  return (await tx.rows("SELECT 1 FROM pg_extension WHERE extname = 'citus'")).length > 0
}

/** Returns whether the tables have the keys of a distributed database. */
export async function hasKeys(tx: Tx): Promise<boolean> {
  const rows = await tx.rows("SELECT 1 FROM pg_class WHERE oid = to_regclass('message_ids') AND relkind = 'r'")
  return rows.length > 0
}

/**
 * Adds the keys for distribution to tables, and distributes tables with their rows. Repeated calls change nothing.
 * @param citus false: only the keys, on one server, so that the statements of a distributed database run there as well
 */
export async function distributeTables(tx: Tx, citus: boolean, log: DatabaseLog): Promise<void> {
  if (!(await hasKeys(tx))) for (const statement of keys) await tx.run(statement)
  if (!citus) return
  const placed = await placedTables(tx)
  const missing = Object.entries(distributions).filter(([table]) => !placed.has(table))
  if (missing.length === 0) return
  for (const [table, distribution] of missing) await place(tx, table, distribution)
  log.info({ tables: missing.map(([table]) => table) }, 'tables are distributed over the servers of Citus')
}

async function placedTables(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ name: string }>(
    `SELECT c.relname AS name FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
     WHERE c.relnamespace = current_schema()::regnamespace`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function place(tx: Tx, table: string, distribution: Distribution): Promise<void> {
  const { by, with: other = 'none' } = distribution
  await tx.rows('SELECT create_distributed_table(?::regclass, ?, colocate_with => ?)', [table, by, other])
}

const id = 'text COLLATE "C"'

/** A unique key must contain the distribution key, which is the chat for messages; their ids have their own table. */
const keys = [
  'DROP VIEW message_ids',
  'ALTER TABLE messages DROP CONSTRAINT messages_pkey',
  'ALTER TABLE messages ADD PRIMARY KEY (chat_id, id)',
  `CREATE TABLE message_ids (id ${id} PRIMARY KEY, chat_id ${id} NOT NULL)`,
  'INSERT INTO message_ids (id, chat_id) SELECT id, chat_id FROM messages',
  // Only processes of an earlier version use these, and no such process runs beside a distributed database.
  'DROP INDEX reactions_without_chat',
  'DROP TRIGGER chat_of_message ON suppressions',
  'DROP TRIGGER chat_of_message ON reactions',
]
