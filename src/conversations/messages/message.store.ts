import { insertMessageIds, placesOf, type MessagePlace } from './message-place.store.ts'
import type { ColumnType, Tx } from '../../platform/database/database.ts'
import { idTable, isOneOf } from '../../platform/database/id-table.ts'
import { inOrder } from '../../platform/database/queries.ts'
import type { Message, Sender } from './message.ts'
import type { MessageRow as StoredMessage } from '../../platform/database/tables/conversations.ts'
import type { Part } from './part.ts'
import { assertUndamaged, messageChecksum, type ChecksummedMessage } from '../../platform/database/checksum.ts'
import { parseExact } from '../../platform/exact-numbers.ts'
import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { requestChatKeys } from '../chats/membership.ts'
import { rankOf } from '../statement-order.ts'

/** Columns of the content of a message: rows of messages and rows of events contain them. */
export const contentColumns = [
  'sender',
  'parts',
  'text',
  'reply_to_message_id',
  'reply_to_part_id',
  'checksum',
] as const satisfies readonly (keyof StoredMessage)[]

export type ContentColumn = (typeof contentColumns)[number]

/** Columns of the messages table, for statements with the alias m. */
export const MESSAGE_COLUMNS = `m.id, m.chat_id, m.sequence, m.created_at, ${contentColumns.map((name) => `m.${name}`).join(', ')}`

/**
 * A row as selected by MESSAGE_COLUMNS. `sender` and `parts` are JSON text, which preserves any JSON unchanged
 * (AMB-024).
 */
export type MessageRow = Pick<StoredMessage, 'id' | 'chat_id' | 'sequence' | 'created_at' | ContentColumn>

/** Converts a row of MESSAGE_COLUMNS to a message. */
export function messageFromRow(row: MessageRow): Message {
  assertUndamaged(row)
  return {
    id: row.id,
    chatId: row.chat_id,
    sequence: row.sequence,
    sender: JSON.parse(row.sender) as Sender,
    parts: parseExact(row.parts) as Part[],
    text: row.text,
    replyTo:
      row.reply_to_message_id === null ? null : { messageId: row.reply_to_message_id, partId: row.reply_to_part_id },
    createdAt: row.created_at,
  }
}

/** Reads the stored messages among some ids, in no particular order. */
export async function readMessages(tx: Tx, ids: ReadonlySet<string>): Promise<Message[]> {
  if (ids.size === 0) return []
  if (tx.distributed) return readMessagesAt(tx, await placesOf(tx, [...ids]))
  const named = isOneOf(tx, 'm.id', ids)
  const rows = await tx.rows<MessageRow>(`SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE ${named.sql}`, named.bindings)
  return rows.map(messageFromRow)
}

/** Messages among some ids, and the ids of those that were purged. */
export interface StoredOrPurged {
  found: Message[]
  purged: ReadonlySet<string>
}

/** Reads the stored messages among some ids, and the ids that were purged: with one statement, because every send waits for it. */
export async function readStoredOrPurged(tx: Tx, ids: ReadonlySet<string>): Promise<StoredOrPurged> {
  if (ids.size === 0) return { found: [], purged: new Set() }
  if (tx.distributed) {
    // Purged ids second: a message that is purged in between is found once.
    const [found, purged] = await inOrder(
      () => readMessages(tx, ids),
      () => readPurged(tx, ids),
    )
    return { found, purged }
  }
  const [stored, gone] = [isOneOf(tx, 'm.id', ids), isOneOf(tx, 'p.id', ids)]
  const absent = MESSAGE_COLUMNS.split(', ')
    .slice(1)
    .map(() => 'NULL')
  const rows = await tx.rows<MessageRow | { id: string; chat_id: null }>(
    `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE ${stored.sql}
     UNION ALL SELECT p.id, ${absent.join(', ')} FROM purged_messages p WHERE ${gone.sql}`,
    [...stored.bindings, ...gone.bindings],
  )
  return {
    found: rows.flatMap((row) => (row.chat_id === null ? [] : messageFromRow(row))),
    purged: new Set(rows.flatMap(({ id, chat_id }) => (chat_id === null ? id : []))),
  }
}

/** Returns the ids, among some, of messages that were purged. */
export async function readPurged(tx: Tx, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (ids.size === 0) return new Set()
  const named = isOneOf(tx, 'p.id', ids)
  const rows = await tx.rows<{ id: string }>(`SELECT p.id FROM purged_messages p WHERE ${named.sql}`, named.bindings)
  return new Set(rows.map(({ id }) => id))
}

/** Reads rows of messages whose chats are known. */
export async function readMessageRows(tx: Tx, places: readonly MessagePlace[]): Promise<MessageRow[]> {
  if (places.length === 0) return []
  return tx.rows<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.chat_id = ANY(?::text[]) AND m.id = ANY(?::text[])`,
    [[...new Set(places.map(({ chatId }) => chatId))], places.map(({ id }) => id)],
  )
}

async function readMessagesAt(tx: Tx, places: readonly MessagePlace[]): Promise<Message[]> {
  return (await readMessageRows(tx, places)).map(messageFromRow)
}

/** Finds the chats of some messages, by message. Messages never change, so this query can run before the locks. */
export async function findChatsOfMessages(tx: Tx, messageIds: ReadonlySet<string>): Promise<Map<string, string>> {
  const places = await findPlaces(tx, messageIds)
  return new Map(places.map(({ id, chatId }) => [id, chatId]))
}

async function findPlaces(tx: Tx, messageIds: ReadonlySet<string>): Promise<MessagePlace[]> {
  if (tx.distributed) return placesOf(tx, [...messageIds])
  const named = idTable(tx, messageIds)
  return tx.rows<MessagePlace>(
    `SELECT m.id, m.chat_id AS "chatId" FROM ${named.sql} AS t JOIN messages m ON m.id = t.id`,
    named.bindings,
  )
}

/** Reads the messages after an id and compares them with their checksums. @returns their ids @throws DatabaseDamaged */
export async function readForCheck(tx: Tx, after: string, limit: number): Promise<string[]> {
  const rows = await tx.rows<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.id > ? ORDER BY m.id LIMIT ?`,
    [after, limit],
  )
  rows.forEach(assertUndamaged)
  return rows.map(({ id }) => id)
}

/** Stores messages in the order of their ids, so that concurrent transactions cannot deadlock. */
export async function insertMessages(tx: Tx, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  const sorted = [...messages].sort((a, b) => (a.id < b.id ? -1 : 1))
  const taking = tx.distributed ? insertMessageIds(tx, sorted) : undefined
  const storing = tx.insert(
    'messages',
    {
      id: 'text',
      chat_id: 'text',
      sequence: 'bigint',
      sender_id: 'text',
      sender: 'text',
      parts: 'text',
      text: 'text',
      reply_to_message_id: 'text',
      reply_to_part_id: 'text',
      created_at: 'bigint',
      checksum: 'bigint',
    } satisfies Record<keyof StoredMessage, ColumnType>,
    sorted.map((message) =>
      withChecksum({
        id: message.id,
        chat_id: message.chatId,
        sequence: message.sequence,
        sender_id: message.sender.id,
        sender: JSON.stringify(message.sender),
        parts: JSON.stringify(message.parts),
        text: message.text,
        reply_to_message_id: message.replyTo?.messageId ?? null,
        reply_to_part_id: message.replyTo?.partId ?? null,
        created_at: message.createdAt,
      }),
    ),
  )
  await Promise.all([storing, taking])
}

const withChecksum = <Row extends ChecksummedMessage>(row: Row): Row & { checksum: number } => ({
  ...row,
  checksum: messageChecksum(row),
})

export interface MessagesValue {
  byId: Map<string, Message>
  /** Ids of messages that were purged. */
  purged: ReadonlySet<string>
  added: Message[]
}

/** Messages by id: those to be stored, which may exist already, and those that writes refer to. */
export const messages: LoadedState<MessagesValue, Set<string>> = {
  name: 'messages',
  rank: rankOf('messages'),
  phase: 'lock',
  emptyKeys: () => new Set(),
  initial: () => ({ byId: new Map(), purged: new Set(), added: [] }),
  async load(tx, ids) {
    const { found, purged } = await readStoredOrPurged(tx, ids)
    return { byId: new Map(found.map((message) => [message.id, message])), purged, added: [] }
  },
  store: (tx, { added }) => insertMessages(tx, added),
}

/** Requests the locks of chats for writes that name only a message. */
export const messageChats: LoadedState<null, { messageId: string; actorId: string }[]> = {
  name: 'messageChats',
  rank: rankOf('messageChats'),
  phase: 'find',
  emptyKeys: () => [],
  initial: () => null,
  async load(tx, requested, { keys }) {
    const found = await findChatsOfMessages(tx, new Set(requested.map(({ messageId }) => messageId)))
    for (const { messageId, actorId } of requested)
      if (found.has(messageId)) requestChatKeys(keys, found.get(messageId)!, actorId)
    return null
  },
}
