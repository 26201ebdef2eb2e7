import { insertMessageIds, placesOf, type MessagePlace } from './message-place.sql.ts'
import type { ColumnType, Tx } from '../../platform/database/database.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import { amongIds, inOrder, sendNow } from '../../platform/database/queries.ts'
import type { Message, Sender } from './message.ts'
import type { MessageRow as StoredMessage } from '../../platform/database/tables/conversations.ts'
import type { Part } from './part.ts'
import { assertUndamaged, messageChecksum, type ChecksummedMessage } from '../../platform/database/checksum.ts'
import { parseExact } from '../../platform/exact-numbers.ts'
import type { Batch, LoadedState } from '../../platform/unit-of-work/state.ts'
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

/** Converts a row of MESSAGE_COLUMNS to a message. The result is `Required`: an optional member that is not read does not compile. */
export function messageFromRow(row: MessageRow): Required<Message> {
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
  return readMessagesAt(tx, await placesOf(tx, ids))
}

/** Messages among some ids, and the ids of those that were purged. */
interface StoredOrPurged {
  found: Message[]
  purged: ReadonlySet<string>
}

/** Reads the stored messages among some ids, and the ids that were purged. A new id costs no third statement. */
async function readStoredOrPurged(tx: Tx, ids: ReadonlySet<string>): Promise<StoredOrPurged> {
  const [places, purged] = await inOrder(
    () => placesOf(tx, ids),
    () => readPurged(tx, ids),
  )
  const found = await readMessagesAt(tx, places)
  // A message may be purged after its place was read.
  const read = new Set(found.map(({ id }) => id))
  const missing = places.map(({ id }) => id).filter((id) => !read.has(id))
  return { found, purged: new Set([...purged, ...(await readPurged(tx, new Set(missing)))]) }
}

/** Returns the ids, among some, of messages that were purged. */
export async function readPurged(tx: Tx, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (ids.size === 0) return new Set()
  return new Set(
    await sendNow(
      tx
        .knex('purged_messages')
        .where(amongIds(tx, 'id', ids))
        .pluck('id'),
    ),
  )
}

/** Reads rows of messages whose chats are known. */
export async function readMessageRows(tx: Tx, places: readonly MessagePlace[]): Promise<MessageRow[]> {
  if (places.length === 0) return []
  const named = isOneOf(
    tx,
    'm.id',
    places.map(({ id }) => id),
  )
  const inChats = onlyKeys(
    tx,
    'm.chat_id',
    places.map(({ chatId }) => chatId),
  )
  return tx.rows<MessageRow>(`SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE ${named.sql}${inChats.sql}`, [
    ...named.bindings,
    ...inChats.bindings,
  ])
}

/** Reads messages whose chats are known. */
export async function readMessagesAt(tx: Tx, places: readonly MessagePlace[]): Promise<Message[]> {
  return (await readMessageRows(tx, places)).map(messageFromRow)
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
  const taking = insertMessageIds(tx, sorted)
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

/** A message that a write refers to, and its chat, if it is known before the locks and the message may be in it. */
export interface NamedMessage {
  messageId: string
  chatOf(batch: Batch): string | undefined
}

export interface MessageKeys {
  /** Messages to be stored, which may exist already. */
  ids: Set<string>
  named: NamedMessage[]
}

/** Messages by id. A message that a write refers to may be of another chat than expected: its decision compares them. */
export const messages: LoadedState<MessagesValue, MessageKeys> = {
  name: 'messages',
  rank: rankOf('messages'),
  phase: 'lock',
  emptyKeys: () => ({ ids: new Set(), named: [] }),
  initial: () => ({ byId: new Map(), purged: new Set(), added: [] }),
  async load(tx, { ids, named }, { batch }) {
    const [{ found, purged }, referenced] = await inOrder(
      () => readStoredOrPurged(tx, ids),
      () => readMessagesAt(tx, placesIn(batch, named)),
    )
    return { byId: new Map([...found, ...referenced].map((message) => [message.id, message])), purged, added: [] }
  },
  store: (tx, { added }) => insertMessages(tx, added),
}

/** Returns the places in which messages are looked for. */
export function placesIn(batch: Batch, named: readonly NamedMessage[]): MessagePlace[] {
  return named.flatMap(({ messageId: id, chatOf }) => {
    const chatId = chatOf(batch)
    return chatId === undefined ? [] : [{ id, chatId }]
  })
}

/**
 * Chats of messages, by message, for writes that name only a message; requests the locks of the chats. Messages never
 * change, so they are found before the locks.
 */
export const messageChats: LoadedState<ReadonlyMap<string, string>, { messageId: string; actorId: string }[]> = {
  name: 'messageChats',
  rank: rankOf('messageChats'),
  phase: 'find',
  emptyKeys: () => [],
  initial: () => new Map(),
  async load(tx, requested, { keys }) {
    const places = await placesOf(tx, new Set(requested.map(({ messageId }) => messageId)))
    const found = new Map(places.map(({ id, chatId }) => [id, chatId]))
    for (const { messageId, actorId } of requested)
      if (found.has(messageId)) requestChatKeys(keys, found.get(messageId)!, actorId)
    return found
  },
}
