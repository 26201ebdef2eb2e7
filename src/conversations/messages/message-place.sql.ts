import type { Tx } from '../../platform/database/database.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import { deleteAmong } from '../../platform/database/queries.ts'

/** A message and its chat; a distributed database finds messages by their chat. */
export interface MessagePlace {
  id: string
  chatId: string
}

/**
 * Finds the places of the existing messages among some ids, in no particular order. `message_ids` is a view of the
 * messages, and a table in a distributed database.
 */
export async function placesOf(tx: Tx, messageIds: ReadonlySet<string>): Promise<MessagePlace[]> {
  if (messageIds.size === 0) return []
  const named = isOneOf(tx, 'p.id', messageIds)
  return tx.rows<MessagePlace>(
    `SELECT p.id, p.chat_id AS "chatId" FROM message_ids p WHERE ${named.sql}`,
    named.bindings,
  )
}

/** Reserves the ids of new messages, which are unique across all chats: a single server has a unique key for them. */
export async function insertMessageIds(tx: Tx, messages: readonly MessagePlace[]): Promise<void> {
  if (!tx.distributed) return
  await tx.insert(
    'message_ids',
    { id: 'text', chat_id: 'text' },
    messages.map(({ id, chatId }) => ({ id, chat_id: chatId })),
  )
}

/** Releases the ids of deleted messages. */
export async function deleteMessageIds(tx: Tx, ids: readonly string[]): Promise<void> {
  if (tx.distributed) await deleteAmong(tx, 'message_ids', ['id'], ids)
}
