import type { Tx } from '../../platform/database/database.ts'

/** Direct chats of some actors that nobody is in any more. */
export async function abandonedChats(
  tx: Tx,
  actorIds: readonly string[],
): Promise<{ id: string; lastSequence: number }[]> {
  const actors = tx.table(
    { id: 'text' },
    actorIds.map((id) => ({ id })),
  )
  return tx.rows(
    `SELECT DISTINCT c.id, c.last_sequence AS "lastSequence"
     FROM ${actors.sql} AS t JOIN participants m ON m.actor_id = t.id JOIN chats c ON c.id = m.chat_id AND c.kind = 'direct'
     WHERE NOT EXISTS (SELECT 1 FROM participants o WHERE o.chat_id = c.id AND o.left_sequence IS NULL)`,
    actors.bindings,
  )
}

/**
 * The messages of an abandoned chat in a range that no log refers to any more: nobody who is left was handed them.
 * The log of somebody who is left refers to what the other side sent while it was there and did not block.
 */
export async function unreferenced(tx: Tx, chatId: string, from: number, to: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT m.id FROM messages m WHERE m.chat_id = ? AND m.sequence > ? AND m.sequence <= ? AND NOT EXISTS (
       SELECT 1 FROM participants o JOIN actors a ON a.id = o.actor_id AND a.status <> 'deleted'
       WHERE o.chat_id = m.chat_id AND o.actor_id <> m.sender_id
         AND m.sequence >= o.joined_sequence AND m.sequence <= o.left_sequence
         AND NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = o.actor_id))`,
    [chatId, from, to],
  )
  return rows.map(({ id }) => id)
}

/** Removes messages with everything that hangs on them. */
export async function deleteMessages(tx: Tx, ids: readonly string[]): Promise<void> {
  const deletedIds = tx.table(
    { id: 'text' },
    ids.map((id) => ({ id })),
  )
  for (const [table, column] of [
    ['reactions', 'message_id'],
    ['suppressions', 'message_id'],
    ['messages', 'id'],
  ]) {
    await tx.run(
      `DELETE FROM ${table} WHERE ${column} IN (SELECT t.id FROM ${deletedIds.sql} AS t)`,
      deletedIds.bindings,
    )
  }
}

/** Removes what only participants of the chat were shown: reactions, receipts and suppressions. */
export async function deleteProjections(tx: Tx, chatId: string): Promise<void> {
  for (const table of ['reactions', 'suppressions']) {
    await tx.run(`DELETE FROM ${table} WHERE message_id IN (SELECT m.id FROM messages m WHERE m.chat_id = ?)`, [chatId])
  }
  for (const table of ['watermarks', 'watermark_updates']) {
    await tx.run(`DELETE FROM ${table} WHERE chat_id = ?`, [chatId])
  }
}
