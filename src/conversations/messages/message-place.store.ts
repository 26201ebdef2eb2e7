import type { Tx } from '../../platform/database/database.ts'

/** Location of a message in a distributed database: the server of its chat. */
export interface MessagePlace {
  id: string
  chatId: string
}

/** Finds the places of the existing messages among some ids, in no particular order. */
export async function placesOf(tx: Tx, messageIds: readonly string[]): Promise<MessagePlace[]> {
  if (messageIds.length === 0) return []
  return tx.rows<MessagePlace>('SELECT id, chat_id AS "chatId" FROM message_ids WHERE id = ANY(?::text[])', [
    messageIds,
  ])
}

/** Reserves message ids, which are unique across all chats. */
export async function insertMessageIds(tx: Tx, messages: readonly MessagePlace[]): Promise<void> {
  await tx.insert(
    'message_ids',
    { id: 'text', chat_id: 'text' },
    messages.map(({ id, chatId }) => ({ id, chat_id: chatId })),
  )
}

/**
 * Join condition between messages and dependent rows. With equal chats, both are on one server of a distributed
 * database, which joins them there. On a single server, the ids are enough.
 */
export const sameChat = ({ distributed }: Pick<Tx, 'distributed'>, one: string, other: string): string =>
  distributed ? ` AND ${one}.chat_id = ${other}.chat_id` : ''
