import type { Tx } from '../../platform/database/database.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'

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
  if (tx.distributed) return unreferencedDistributed(tx, chatId, from, to)
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

/** The same where messages are on the server of their chat, and who was in it is known on the coordinator. */
async function unreferencedDistributed(tx: Tx, chatId: string, from: number, to: number): Promise<string[]> {
  const [messages, suppressed, periods] = await Promise.all([
    tx.rows<{ id: string; sequence: number; sender_id: string }>(
      'SELECT id, sequence, sender_id FROM messages WHERE chat_id = ? AND sequence > ? AND sequence <= ?',
      [chatId, from, to],
    ),
    tx.rows<{ message_id: string; actor_id: string }>(
      'SELECT message_id, actor_id FROM suppressions WHERE chat_id = ?',
      [chatId],
    ),
    tx.rows<{ actor_id: string; joined: number; left: number }>(
      `SELECT o.actor_id, o.joined_sequence AS joined, o.left_sequence AS "left" FROM participants o
       JOIN actors a ON a.id = o.actor_id AND a.status <> 'deleted' WHERE o.chat_id = ?`,
      [chatId],
    ),
  ])
  const pairs = new Set(suppressed.map(({ message_id, actor_id }) => `${message_id} ${actor_id}`))
  const isReferenced = ({ id, sequence, sender_id }: (typeof messages)[number]) =>
    periods.some(
      ({ actor_id, joined, left }) =>
        actor_id !== sender_id && sequence >= joined && sequence <= left && !pairs.has(`${id} ${actor_id}`),
    )
  return messages.filter((message) => !isReferenced(message)).map(({ id }) => id)
}

/** Removes messages of a chat with everything that hangs on them. */
export async function deleteMessages(tx: Tx, chatId: string, ids: readonly string[]): Promise<void> {
  const inChat = onlyKeys(tx, 'chat_id', [chatId])
  const deletedIds = tx.table(
    { id: 'text' },
    ids.map((id) => ({ id })),
  )
  for (const [table, column] of [
    ['reactions', 'message_id'],
    ['suppressions', 'message_id'],
    ['messages', 'id'],
  ] as const) {
    await tx.run(`DELETE FROM ${table} WHERE ${column} IN (SELECT t.id FROM ${deletedIds.sql} AS t)${inChat.sql}`, [
      ...deletedIds.bindings,
      ...inChat.bindings,
    ])
  }
  if (tx.distributed) await tx.run('DELETE FROM message_ids WHERE id = ANY(?::text[])', [ids])
}

/** Removes what only participants of the chat were shown: reactions, receipts and suppressions. */
export async function deleteProjections(tx: Tx, chatId: string): Promise<void> {
  const inChat = tx.distributed ? 'chat_id = ?' : 'message_id IN (SELECT m.id FROM messages m WHERE m.chat_id = ?)'
  for (const table of ['reactions', 'suppressions']) {
    await tx.run(`DELETE FROM ${table} WHERE ${inChat}`, [chatId])
  }
  for (const table of ['watermarks', 'watermark_updates', 'suppressed_runs']) {
    await tx.run(`DELETE FROM ${table} WHERE chat_id = ?`, [chatId])
  }
}
