import type { Tx } from '../../platform/database/database.ts'

/** An actor to whom a message is never delivered. */
export interface Suppression {
  messageId: string
  actorId: string
}

/** The suppressions of some messages. */
export async function readSuppressions(tx: Tx, messageIds: ReadonlySet<string>): Promise<Suppression[]> {
  if (messageIds.size === 0) return []
  const named = tx.table(
    { id: 'text' },
    [...messageIds].map((id) => ({ id })),
  )
  const rows = await tx.rows<{ message_id: string; actor_id: string }>(
    `SELECT s.message_id, s.actor_id FROM ${named.sql} AS t JOIN suppressions s ON s.message_id = t.id`,
    named.bindings,
  )
  return rows.map((row) => ({ messageId: row.message_id, actorId: row.actor_id }))
}

export async function insertSuppressions(tx: Tx, suppressions: readonly Suppression[]): Promise<void> {
  if (suppressions.length === 0) return
  await tx.insert(
    'suppressions',
    { message_id: 'text', actor_id: 'text' },
    suppressions.map((row) => ({ message_id: row.messageId, actor_id: row.actorId })),
  )
}
