import type { Tx } from '../../platform/database/database.ts'
import { deleteFromIndex } from '../messages/search-index.sql.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import { amongIds } from '../../platform/database/queries.ts'
import { deleteMessageIds } from '../messages/message-place.sql.ts'

export interface LeftChat {
  id: string
  lastSequence: number
  /** Whether the chat has no current participant. */
  abandoned: boolean
}

/** Lists the direct chats of an actor, current or former, with ids after `after`, ordered by id. */
export async function directChatsOf(tx: Tx, actorId: string, after: string, limit: number): Promise<LeftChat[]> {
  const rows = await tx.rows<Omit<LeftChat, 'abandoned'> & { open: number }>(
    `SELECT c.id, c.last_sequence AS "lastSequence",
       (SELECT count(*) FROM participants o WHERE o.chat_id = c.id AND o.left_sequence IS NULL) AS open
     FROM (SELECT DISTINCT m.chat_id FROM participants m WHERE m.actor_id = ? AND m.chat_id > ?) AS own
     JOIN chats c ON c.id = own.chat_id AND c.kind = 'direct' ORDER BY c.id LIMIT ?`,
    [actorId, after, limit],
  )
  return rows.map(({ open, ...chat }) => ({ ...chat, abandoned: open === 0 }))
}

/**
 * Returns the messages of an abandoned chat in a range that no log references. The log of a remaining account
 * references messages that the other side sent during its membership and without a block.
 */
export async function unreferenced(tx: Tx, chatId: string, from: number, to: number): Promise<string[]> {
  // A distributed database cannot join these: messages are on the server of their chat, memberships on the coordinator.
  const messages = await messagesIn(tx, chatId, from, to).select('id', 'sequence', 'sender_id')
  const ids = messages.map(({ id }) => id)
  const [suppressed, periods] = await Promise.all([
    inChat(tx, 'suppressions', chatId)
      .where(amongIds(tx, 'message_id', ids))
      .select<{ message_id: string; actor_id: string }[]>('message_id', 'actor_id'),
    tx
      .knex('participants as o')
      .join('actors as a', 'a.id', 'o.actor_id')
      .where({ 'o.chat_id': chatId })
      .whereNot({ 'a.status': 'deleted' })
      .select<{ actor_id: string; joined: number; left: number }[]>({
        actor_id: 'o.actor_id',
        joined: 'o.joined_sequence',
        left: 'o.left_sequence',
      }),
  ])
  const pairs = new Set(suppressed.map(({ message_id, actor_id }) => `${message_id} ${actor_id}`))
  const isReferenced = ({ id, sequence, sender_id }: (typeof messages)[number]) =>
    periods.some(
      ({ actor_id, joined, left }) =>
        actor_id !== sender_id && sequence >= joined && sequence <= left && !pairs.has(`${id} ${actor_id}`),
    )
  return messages.filter((message) => !isReferenced(message)).map(({ id }) => id)
}

const messagesIn = (tx: Tx, chatId: string, from: number, to: number) =>
  tx.knex('messages').where({ chat_id: chatId }).where('sequence', '>', from).where('sequence', '<=', to)

/** Locks messages of a chat. @returns number of those with a given stored sender */
export async function lockSentBy(
  tx: Tx,
  chatId: string,
  ids: readonly string[],
  senders: readonly string[],
): Promise<number> {
  const locked = await inChat(tx, 'messages', chatId)
    .where(amongIds(tx, 'id', ids))
    .orderBy('id')
    .forUpdate()
    .pluck<string[]>('sender')
  return locked.filter((sender) => senders.includes(sender)).length
}

/** Numbers of deleted rows. */
export interface ErasedMessages {
  messages: number
  reactions: number
}

/** Deletes messages of a chat with all dependent rows. */
export async function deleteMessages(tx: Tx, chatId: string, ids: readonly string[]): Promise<ErasedMessages> {
  await deleteFromIndex(tx, ids)
  const rows = (table: string, column: string) => inChat(tx, table, chatId).where(amongIds(tx, column, ids))
  const reactions = await rows('reactions', 'message_id').delete()
  await rows('suppressions', 'message_id').delete()
  const messages = await rows('messages', 'id').delete()
  await deleteMessageIds(tx, ids)
  return { messages, reactions }
}

/**
 * Deletes the reactions to messages in a range of a chat, and the suppressions: only participants of the chat saw them.
 * @returns number of deleted reactions
 */
export async function deleteProjectionsIn(tx: Tx, chatId: string, from: number, to: number): Promise<number> {
  const rows = (table: string) =>
    inChat(tx, table, chatId).whereIn('message_id', messagesIn(tx, chatId, from, to).select('id'))
  await rows('suppressions').delete()
  return rows('reactions').delete()
}

/** Selects rows of a chat: with its id, a distributed database queries no other server. */
const inChat = (tx: Tx, table: string, chatId: string) => tx.knex(table).where({ chat_id: chatId })

/**
 * Deletes some rows that depend on the oldest messages of a chat: their reactions and suppressions, the times of receipts
 * and the suppressed runs up to the last of them. A group has thousands of them for each message.
 * @returns number of deleted rows: `limit`, if some may remain
 */
export async function deleteSomeProjections(
  tx: Tx,
  chatId: string,
  { ids, through }: { ids: readonly string[]; through: number },
  limit: number,
): Promise<number> {
  const members = await tx.knex('participants').where({ chat_id: chatId }).distinct().pluck<string[]>('actor_id')
  // The keys begin with the chat and the actor: a condition on the actor skips the rows of younger messages.
  const ofMembers = isOneOf(tx, 'actor_id', members)
  const ofMessages = isOneOf(tx, 'message_id', ids)
  const messageRows = { sql: `chat_id = ? AND ${ofMessages.sql}`, bindings: [chatId, ...ofMessages.bindings] }
  const chatRows = (more: string) => ({
    sql: `chat_id = ? AND ${ofMembers.sql} AND ${more} <= ?`,
    bindings: [chatId, ...ofMembers.bindings, through],
  })
  const statements = [
    { table: 'reactions', key: 'message_id, target_part_id, actor_id', ...messageRows },
    { table: 'suppressions', key: 'message_id, actor_id', ...messageRows },
    {
      table: 'watermark_updates',
      key: 'actor_id, status, through_sequence',
      ...chatRows("status IN ('delivered', 'read') AND through_sequence"),
    },
    { table: 'suppressed_runs', key: 'actor_id, last_sequence', ...chatRows('last_sequence') },
  ]
  let deleted = 0
  for (const { table, key, sql, bindings } of statements) {
    deleted += await tx.run(
      `DELETE FROM ${table} WHERE chat_id = ? AND (${key}) IN (SELECT ${key} FROM ${table} WHERE ${sql} LIMIT ?)`,
      [chatId, ...bindings, limit - deleted],
    )
    if (deleted === limit) break
  }
  return deleted
}

/** Tables with rows of a chat or of its participants, and their keys. */
const positions = {
  search_progress: 'chat_id',
  watermarks: 'chat_id, actor_id',
  watermark_updates: 'chat_id, actor_id, status, through_sequence',
  suppressed_runs: 'chat_id, actor_id, last_sequence',
} as const

/** Deletes some receipts and suppressed runs of a chat. @returns their number */
export async function deleteSomePositions(tx: Tx, chatId: string, limit: number): Promise<number> {
  let deleted = 0
  for (const [table, key] of Object.entries(positions)) {
    deleted += await tx.run(
      `DELETE FROM ${table} WHERE chat_id = ? AND (${key}) IN (SELECT ${key} FROM ${table} WHERE chat_id = ? LIMIT ?)`,
      [chatId, chatId, limit],
    )
  }
  return deleted
}
