import type { Tx } from '../../platform/database/database.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import { amongIds } from '../../platform/database/queries.ts'
import { octetLengths } from '../../platform/read-within.ts'
import { MESSAGE_COLUMNS, messageFromRow, type MessageRow } from '../messages/message.sql.ts'
import type { Sender } from '../messages/message.ts'
import { summarize } from '../messages/summary.rules.ts'
import type { ChatOverview, LastMessage } from './overview.ts'

/** A chat, and the range of its messages since the person joined. */
export interface SeenChat {
  id: string
  lastSequence: number
  joinedSequence: number
}

/** A message by its position, and who sent it when. */
export interface NewestMessage {
  chatId: string
  sequence: number
  senderId: string
  createdAt: number
}

/** Number of newest messages of a chat among which unread ones are counted. */
const countedMax = 1_000
/** Maximum size of the parts of a summarized message, in bytes. */
const summarizedBytes = 16 * 1024

const columns = { chat_id: 'text', sequence: 'bigint', from_sequence: 'bigint' } as const

/** Returns one row for each range, as a table of chats, and the condition on its keys. */
function rangesOf(tx: Tx, ranges: readonly { chatId: string; from: number; sequence: number }[]) {
  const rows = ranges.map(({ chatId, from, sequence }) => ({ chat_id: chatId, sequence, from_sequence: from }))
  const ids = ranges.map(({ chatId }) => chatId)
  return { table: tx.table(columns, rows), inChats: (column: string) => onlyKeys(tx, column, ids) }
}

const unsuppressed =
  'NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = ? AND s.chat_id = m.chat_id)'

/**
 * Reads the newest message of each chat that a person can see. Each chat costs two index look-ups, whatever the number
 * of its messages and of suppressed ones.
 */
export async function readNewest(tx: Tx, personId: string, chats: readonly SeenChat[]): Promise<NewestMessage[]> {
  const written = chats.filter(({ lastSequence, joinedSequence }) => lastSequence >= joinedSequence)
  if (written.length === 0) return []
  const ends = written.map((chat) => ({ chatId: chat.id, from: chat.joinedSequence, sequence: chat.lastSequence }))
  const { table, inChats } = rangesOf(tx, ends)
  const runs = inChats('r.chat_id')
  const hidden = await tx.rows<{ chat_id: string; first_sequence: number }>(
    `SELECT r.chat_id, r.first_sequence FROM ${table.sql} AS t JOIN suppressed_runs r
       ON r.chat_id = t.chat_id AND r.actor_id = ? AND r.last_sequence = t.sequence${runs.sql}`,
    [...table.bindings, personId, ...runs.bindings],
  )
  const firstHidden = new Map(hidden.map((run) => [run.chat_id, run.first_sequence]))
  const shown = ends
    .map((end) => ({ ...end, sequence: (firstHidden.get(end.chatId) ?? end.sequence + 1) - 1 }))
    .filter(({ from, sequence }) => sequence >= from)
  if (shown.length === 0) return []
  const newest = rangesOf(tx, shown)
  const messages = newest.inChats('m.chat_id')
  return tx.rows<NewestMessage>(
    `SELECT m.chat_id AS "chatId", m.sequence, m.sender_id AS "senderId", m.created_at AS "createdAt"
     FROM ${newest.table.sql} AS t JOIN messages m ON m.chat_id = t.chat_id AND m.sequence = t.sequence
     WHERE ${unsuppressed}${messages.sql}`,
    [...newest.table.bindings, personId, ...messages.bindings],
  )
}

/** Reads the newest message and the number of unread messages of each chat. The number of statements is constant. */
export async function readOverviews(
  tx: Tx,
  personId: string,
  chats: readonly (SeenChat & { readSequence: number })[],
): Promise<ReadonlyMap<string, ChatOverview>> {
  const newest = await readNewest(tx, personId, chats)
  const [last, unread] = [await readLast(tx, newest), await countUnread(tx, personId, chats, newest)]
  return new Map(chats.map(({ id }) => [id, { last: last.get(id) ?? null, unreadCount: unread.get(id) ?? 0 }]))
}

/** Counts messages of others after the read position and after the person's own newest message. */
async function countUnread(
  tx: Tx,
  personId: string,
  chats: readonly (SeenChat & { readSequence: number })[],
  newest: readonly NewestMessage[],
): Promise<Map<string, number>> {
  const byId = new Map(chats.map((chat) => [chat.id, chat]))
  const ranges = newest
    .filter(({ chatId, sequence, senderId }) => isUnread({ sequence, senderId }, personId, byId.get(chatId)!))
    .map(({ chatId, sequence }) => {
      const { readSequence, joinedSequence } = byId.get(chatId)!
      return { chatId, sequence, from: Math.max(readSequence + 1, joinedSequence, sequence - countedMax + 1) }
    })
  if (ranges.length === 0) return new Map()
  const { table, inChats } = rangesOf(tx, ranges)
  const keys = inChats('m.chat_id')
  const within = `FROM ${table.sql} AS t JOIN messages m ON m.chat_id = t.chat_id
    AND m.sequence >= t.from_sequence AND m.sequence <= t.sequence`
  const own = await tx.rows<{ chat_id: string; sequence: number }>(
    `SELECT m.chat_id, MAX(m.sequence) AS sequence ${within} WHERE m.sender_id = ?${keys.sql} GROUP BY m.chat_id`,
    [...table.bindings, personId, ...keys.bindings],
  )
  const written = new Map(own.map((row) => [row.chat_id, Number(row.sequence)]))
  const unread = rangesOf(
    tx,
    ranges.map((range) => ({ ...range, from: Math.max(range.from, (written.get(range.chatId) ?? 0) + 1) })),
  )
  const rows = await tx.rows<{ chat_id: string; unread: number }>(
    `SELECT m.chat_id, count(*) AS unread
     FROM ${unread.table.sql} AS t JOIN messages m ON m.chat_id = t.chat_id
       AND m.sequence >= t.from_sequence AND m.sequence <= t.sequence
     WHERE ${unsuppressed}${keys.sql} GROUP BY m.chat_id`,
    [...unread.table.bindings, personId, ...keys.bindings],
  )
  return new Map(rows.map((row) => [row.chat_id, Number(row.unread)]))
}

/** Returns whether the newest message leaves the chat unread: another participant sent it after the read position. */
export function isUnread(
  { sequence, senderId }: Pick<NewestMessage, 'sequence' | 'senderId'>,
  personId: string,
  { readSequence }: { readSequence: number },
): boolean {
  return senderId !== personId && sequence > readSequence
}

/** Summarizes messages by their positions. Large ones are not read. */
async function readLast(tx: Tx, newest: readonly NewestMessage[]): Promise<Map<string, LastMessage>> {
  if (newest.length === 0) return new Map()
  const places = rangesOf(
    tx,
    newest.map(({ chatId, sequence }) => ({ chatId, sequence, from: sequence })),
  )
  const keys = places.inChats('m.chat_id')
  const at = `FROM ${places.table.sql} AS t JOIN messages m ON m.chat_id = t.chat_id AND m.sequence = t.sequence
    WHERE ${octetLengths('m.parts', 'm.text')}`
  const bindings = [...places.table.bindings, summarizedBytes, ...keys.bindings]
  const rows = await tx.rows<MessageRow>(`SELECT ${MESSAGE_COLUMNS} ${at} <= ?${keys.sql}`, bindings)
  const last = rows.map(messageFromRow).map((message) => ({ ...message, summary: summarize(message.parts) }))
  const large =
    rows.length === newest.length
      ? []
      : await tx.rows<Pick<MessageRow, 'id' | 'chat_id' | 'sequence' | 'sender' | 'created_at'>>(
          `SELECT m.id, m.chat_id, m.sequence, m.sender, m.created_at ${at} > ?${keys.sql}`,
          bindings,
        )
  const all = [
    ...last,
    ...large.map((row) => ({
      id: row.id,
      chatId: row.chat_id,
      sequence: row.sequence,
      sender: JSON.parse(row.sender) as Sender,
      createdAt: row.created_at,
      summary: '',
    })),
  ]
  const names = await readNames(tx, new Set(all.map(({ sender }) => sender.id)))
  return new Map(
    all.map(({ id, chatId, sequence, sender, createdAt, summary }) => {
      const senderName = names.get(sender.id) ?? null
      return [chatId, { id, sequence, sender, senderName, summary, createdAt }]
    }),
  )
}

async function readNames(tx: Tx, actorIds: ReadonlySet<string>): Promise<Map<string, string | null>> {
  const rows = await tx
    .knex('actors')
    .where(amongIds(tx, 'id', actorIds))
    .select('id', 'display_name')
  return new Map(rows.map((row) => [row.id, row.display_name]))
}
