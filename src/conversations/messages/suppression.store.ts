import type { Tx } from '../../platform/database/database.ts'
import { placesOf } from './message-place.store.ts'

/** An actor to whom a message is never delivered. */
export interface SuppressedPair {
  messageId: string
  actorId: string
}

/** The same with the chat of the message. */
export interface Suppression extends SuppressedPair {
  chatId: string
}

/** The suppressions of some messages. */
export async function readSuppressions(tx: Tx, messageIds: ReadonlySet<string>): Promise<SuppressedPair[]> {
  if (messageIds.size === 0) return []
  if (tx.distributed) {
    const chatIds = (await placesOf(tx, [...messageIds])).map(({ chatId }) => chatId)
    if (chatIds.length === 0) return []
    return tx.rows<SuppressedPair>(
      `SELECT s.message_id AS "messageId", s.actor_id AS "actorId" FROM suppressions s
       WHERE s.chat_id = ANY(?::text[]) AND s.message_id = ANY(?::text[])`,
      [[...new Set(chatIds)], [...messageIds]],
    )
  }
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
  if (tx.distributed) {
    await tx.insert(
      'suppressions',
      { chat_id: 'text', message_id: 'text', actor_id: 'text' },
      suppressions.map((row) => ({ chat_id: row.chatId, message_id: row.messageId, actor_id: row.actorId })),
    )
    return
  }
  await tx.insert(
    'suppressions',
    { message_id: 'text', actor_id: 'text' },
    suppressions.map((row) => ({ message_id: row.messageId, actor_id: row.actorId })),
  )
}
