import type { Tx } from '../../platform/database/database.ts'

/** Where a distributed database has a message: with its chat. */
export interface MessagePlace {
  id: string
  chatId: string
}

/** The places of the messages that there are among some ids, in no particular order. */
export async function placesOf(tx: Tx, messageIds: readonly string[]): Promise<MessagePlace[]> {
  if (messageIds.length === 0) return []
  return tx.rows<MessagePlace>('SELECT id, chat_id AS "chatId" FROM message_ids WHERE id = ANY(?::text[])', [
    messageIds,
  ])
}

/** Takes ids of messages, which are unique in all chats. */
export async function insertMessageIds(tx: Tx, messages: readonly MessagePlace[]): Promise<void> {
  await tx.insert(
    'message_ids',
    { id: 'text', chat_id: 'text' },
    messages.map(({ id, chatId }) => ({ id, chat_id: chatId })),
  )
}

/**
 * A condition for joins of messages with what hangs on them: with equal chats they are on one server, and are joined there.
 * Where all is on one, the ids say enough.
 */
export const sameChat = ({ distributed }: Pick<Tx, 'distributed'>, one: string, other: string): string =>
  distributed ? ` AND ${one}.chat_id = ${other}.chat_id` : ''
