import {
  contentColumns,
  readMessageRows,
  readPurged,
  type ContentColumn,
  type MessageRow,
} from '../../conversations/messages/message.sql.ts'
import type { MessagePlace } from '../../conversations/messages/message-place.sql.ts'
import type { Tx } from '../../platform/database/database.ts'
import { octetLengths } from '../../platform/read-within.ts'
import type { EventKey, EventRow, PageRow } from './event-row.ts'

/*
 * In a distributed database, a log and its counter are on one server, and the messages of its events are on the servers
 * of their chats. A commit may become visible on one server before another. A page ends before an event whose message is
 * not visible yet, unless the message was purged.
 *
 * One server joins events and messages instead. With the statements of this file, a pull would take 2.3 times as much
 * time of this process, a page of 100 events 1.1 times as much of PostgreSQL's, and a webhook's events 1.8 times.
 */

interface StoredEvent {
  actor_id: string
  sequence: number
  event_id: string
  event_type: string
  chat_id: string | null
  message_id: string | null
  data: string | null
  created_at: number
}

const columns = 'e.actor_id, e.sequence, e.event_id, e.event_type, e.chat_id, e.message_id, e.data, e.created_at'

type LogRow = { latest: number; purged_through: number } & (StoredEvent | { [Name in keyof StoredEvent]: null })

const isEvent = (row: LogRow): row is LogRow & StoredEvent => row.sequence !== null

/** Same as `readLogRows` of a single server: returns a page of a log. */
export async function readDistributedPage(tx: Tx, actorId: string, after: number, limit: number): Promise<PageRow[]> {
  const rows = await tx.rows<LogRow>(
    `SELECT n.last_sequence AS latest, n.purged_through, ${columns} FROM event_counters n LEFT JOIN (
       SELECT * FROM events WHERE actor_id = ? AND sequence > ? ORDER BY sequence LIMIT ?
     ) e ON e.actor_id = n.actor_id
     WHERE n.actor_id = ? ORDER BY e.sequence`,
    [actorId, after, limit, actorId],
  )
  const events = rows.filter(isEvent)
  const chatIds = chatsOf(events)
  const [messages, direct, delivered] = await Promise.all([
    messagesOf(tx, events),
    directChats(tx, chatIds),
    deliveredIn(tx, chatIds, actorId),
  ])
  const visible = untilMissing(events, messages)
  const [first] = rows
  if (first === undefined) return []
  const latest = visible.length === events.length ? first.latest : (visible.at(-1)?.sequence ?? after)
  if (visible.length === 0) return [{ ...noEvent, latest, purged_through: first.purged_through }]
  return visible.map((event) => ({
    ...withMessage(event, messages),
    latest,
    purged_through: first.purged_through,
    delivered_sequence:
      event.message_id !== null && direct.has(event.chat_id!) ? (delivered.get(event.chat_id!) ?? 0) : null,
  }))
}

const noContent = Object.fromEntries(contentColumns.map((name) => [name, null])) as Record<ContentColumn, null>

/** Row of an empty page. */
const noEvent = {
  ...noContent,
  actor_id: '',
  event_id: '',
  event_type: '',
  created_at: 0,
  chat_id: null,
  data: null,
  sequence: null,
  named_message_id: null,
  message_id: null,
  message_sequence: null,
  message_created_at: null,
  delivered_sequence: null,
}

/** Counts the next events of a log, and how many of the first of them fit into a number of bytes. */
export async function measureDistributed(
  tx: Tx,
  actorId: string,
  after: number,
  limit: number,
  bytes: number,
): Promise<{ found: number; fitting: number }> {
  const events = await tx.rows<{ chat_id: string | null; message_id: string | null; bytes: number }>(
    `SELECT e.chat_id, e.message_id, ${octetLengths('e.data')} AS bytes FROM events e
     WHERE e.actor_id = ? AND e.sequence > ? ORDER BY e.sequence LIMIT ?`,
    [actorId, after, limit],
  )
  const places = placesIn(events)
  const sizes = await tx.rows<{ id: string; bytes: number }>(
    `SELECT m.id, ${octetLengths('m.sender', 'm.parts', 'm.text')} AS bytes FROM messages m
     WHERE m.chat_id = ANY(?::text[]) AND m.id = ANY(?::text[])`,
    [[...new Set(places.map(({ chatId }) => chatId))], places.map(({ id }) => id)],
  )
  const byId = new Map(sizes.map(({ id, bytes: size }) => [id, size]))
  let used = 0
  const end = events.findIndex((event) => (used += event.bytes + (byId.get(event.message_id ?? '') ?? 0)) > bytes)
  return { found: events.length, fitting: end === -1 ? events.length : end }
}

/** Same as `readDeliveries`: returns messages of direct chats among the events of a log. */
export async function readDistributedDeliveries(
  tx: Tx,
  actorId: string,
  after: number,
  through: number,
): Promise<Pick<PageRow, 'chat_id' | 'message_sequence' | 'delivered_sequence'>[]> {
  const events = await tx.rows<StoredEvent>(
    `SELECT ${columns} FROM events e
     WHERE e.actor_id = ? AND e.sequence > ? AND e.sequence <= ? AND e.message_id IS NOT NULL`,
    [actorId, after, through],
  )
  const chatIds = chatsOf(events)
  const [messages, direct, delivered] = await Promise.all([
    messagesOf(tx, events),
    directChats(tx, chatIds),
    deliveredIn(tx, chatIds, actorId),
  ])
  return events.flatMap(({ message_id, chat_id }) => {
    const message = messages.get(message_id!)
    if (!message || !direct.has(chat_id!)) return []
    const { sequence } = message
    return [{ chat_id, message_sequence: sequence, delivered_sequence: delivered.get(chat_id!) ?? 0 }]
  })
}

/** Maximum number of reads. A visible commit becomes visible on the other servers within one network message. */
const readsMax = 20

/**
 * Same as `findEvents`: returns the named events with their messages.
 * @throws Error when a message does not become visible: a webhook must not skip an event
 */
export async function findDistributedEvents(tx: Tx, keys: readonly EventKey[]): Promise<EventRow[]> {
  const requested = tx.table(
    { actor_id: 'text', sequence: 'bigint' },
    keys.map(({ actorId, sequence }) => ({ actor_id: actorId, sequence })),
  )
  const events = await tx.rows<StoredEvent>(
    `SELECT ${columns} FROM ${requested.sql} AS t
     JOIN events e ON e.actor_id = t.actor_id AND e.sequence = t.sequence WHERE e.actor_id = ANY(?::text[])`,
    [...requested.bindings, [...new Set(keys.map(({ actorId }) => actorId))]],
  )
  for (let reads = 1; ; reads++) {
    const messages = await messagesOf(tx, events)
    if (events.every((event) => !isMissing(event, messages))) return events.map((event) => withMessage(event, messages))
    if (reads === readsMax) throw new Error('The message of an event is not visible on its server.')
  }
}

/** Returns the next events of a log, up to the first whose message is not visible yet, with their messages. */
export async function readHandedOver(
  tx: Tx,
  actorId: string,
  after: number,
  limit: number,
): Promise<{ sequence: number; message: MessageRow | undefined }[]> {
  const events = await tx.rows<StoredEvent>(
    `SELECT ${columns} FROM events e WHERE e.actor_id = ? AND e.sequence > ? ORDER BY e.sequence LIMIT ?`,
    [actorId, after, limit],
  )
  const messages = await messagesOf(tx, events)
  return untilMissing(events, messages).map(({ sequence, message_id }) => ({
    sequence,
    message: messages.get(message_id ?? '') ?? undefined,
  }))
}

type Reference = Pick<StoredEvent, 'chat_id' | 'message_id'>

const placesIn = (events: readonly Reference[]): MessagePlace[] =>
  events.flatMap(({ chat_id, message_id }) => (message_id === null ? [] : [{ id: message_id, chatId: chat_id! }]))

const chatsOf = (events: readonly Reference[]): string[] => [...new Set(placesIn(events).map(({ chatId }) => chatId))]

/** Returns the messages of events by id; null for purged messages. */
async function messagesOf(tx: Tx, events: readonly Reference[]): Promise<ReadonlyMap<string, MessageRow | null>> {
  const places = placesIn(events)
  const messages = new Map<string, MessageRow | null>((await readMessageRows(tx, places)).map((row) => [row.id, row]))
  const missing = places.filter(({ id }) => !messages.has(id)).map(({ id }) => id)
  for (const id of await readPurged(tx, new Set(missing))) messages.set(id, null)
  return messages
}

const isMissing = ({ message_id }: Reference, messages: ReadonlyMap<string, unknown>): boolean =>
  message_id !== null && !messages.has(message_id)

function untilMissing<E extends Reference>(events: readonly E[], messages: ReadonlyMap<string, unknown>): readonly E[] {
  const end = events.findIndex((event) => isMissing(event, messages))
  return end === -1 ? events : events.slice(0, end)
}

async function directChats(tx: Tx, chatIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (chatIds.length === 0) return new Set()
  const rows = await tx.rows<{ id: string }>("SELECT id FROM chats WHERE id = ANY(?::text[]) AND kind = 'direct'", [
    chatIds,
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Returns the delivered watermarks of an actor by chat. */
async function deliveredIn(tx: Tx, chatIds: readonly string[], actorId: string): Promise<ReadonlyMap<string, number>> {
  if (chatIds.length === 0) return new Map()
  const rows = await tx.rows<{ chat_id: string; delivered_sequence: number }>(
    'SELECT chat_id, delivered_sequence FROM watermarks WHERE chat_id = ANY(?::text[]) AND actor_id = ?',
    [chatIds, actorId],
  )
  return new Map(rows.map((row) => [row.chat_id, row.delivered_sequence]))
}

function withMessage(event: StoredEvent, messages: ReadonlyMap<string, MessageRow | null>): EventRow {
  const message = messages.get(event.message_id ?? '')
  return {
    ...(message ?? noContent),
    ...event,
    named_message_id: event.message_id,
    message_id: message?.id ?? null,
    message_sequence: message?.sequence ?? null,
    message_created_at: message?.created_at ?? null,
  }
}
