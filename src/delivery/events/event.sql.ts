import type { EventType } from '../../../generated/events.ts'
import type { Tx, Database } from '../../platform/database/database.ts'
import { contentColumns, messageFromRow } from '../../conversations/messages/message.sql.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import { bytesOfTexts, measured, octetLengths, readWithin } from '../../platform/read-within.ts'
import { parseExact } from '../../platform/exact-numbers.ts'
import { translatePosition } from '../../platform/database/history/epoch.store.ts'
import {
  findDistributedEvents,
  measureDistributed,
  readDistributedDeliveries,
  readDistributedPage,
} from './distributed-event.sql.ts'
import type { EventKey, EventRow, PageRow } from './event-row.ts'
import type { LogEvent } from './log-event.ts'

/** Columns of queries with events as `e` and messages, joined on the event's message, as `m`. */
const eventColumns = `e.actor_id, e.sequence, e.event_id, e.event_type, e.chat_id, e.created_at, e.data,
  e.message_id AS named_message_id, m.id AS message_id, m.sequence AS message_sequence, m.created_at AS message_created_at,
  ${contentColumns.map((name) => `m.${name}`).join(', ')}`

const pageOf = (events: string, marks = { column: 'NULL', joins: '' }): string =>
  `SELECT n.last_sequence AS latest, n.purged_through, ${eventColumns}, ${marks.column} AS delivered_sequence
  FROM event_counters n
  LEFT JOIN ${events}
  LEFT JOIN messages m ON m.id = e.message_id
  ${marks.joins}
  WHERE n.actor_id = ? ORDER BY e.sequence`

/**
 * SQLite reads events in key order; it would materialize a subquery at each call. The watermarks are read once for each
 * chat of the page, in a second statement: a join would look up chat and watermark of each event.
 */
const sqlitePage = `${pageOf('events e ON e.actor_id = n.actor_id AND e.sequence > ?')} LIMIT ?`

/** Without a subquery, PostgreSQL would sort the remaining log. The watermarks need no second round trip. */
const postgresPage = pageOf(
  '(SELECT * FROM events WHERE actor_id = ? AND sequence > ? ORDER BY sequence LIMIT ?) e ON e.actor_id = n.actor_id',
  {
    column: "CASE WHEN h.kind = 'direct' THEN COALESCE(w.delivered_sequence, 0) END",
    joins: `LEFT JOIN chats h ON h.id = m.chat_id
  LEFT JOIN watermarks w ON w.chat_id = h.id AND w.actor_id = n.actor_id`,
  },
)

/**
 * Reads a page with one statement, so that the counter and the rows are from one snapshot: a page that is not full ends
 * the log. The cost depends on the page, not on the length of the log.
 */
function readLogPage(tx: Tx, actorId: string, after: number, limit: number): Promise<PageRow[]> {
  if (tx.distributed) return readDistributedPage(tx, actorId, after, limit)
  return tx.rows<PageRow>(postgresPage, [actorId, after, limit, actorId])
}

/** Adds the delivered watermarks of the actor to events with a message of a direct chat. */
async function addDelivered(tx: Tx, actorId: string, rows: readonly PageRow[]): Promise<void> {
  const chatIds = new Set<string>()
  for (const { message_id: messageId, chat_id: chatId } of rows) if (messageId !== null) chatIds.add(chatId!)
  if (chatIds.size === 0) return
  const named = isOneOf(tx, 'h.id', chatIds)
  const marks = await tx.rows<{ id: string; delivered: number }>(
    `SELECT h.id, COALESCE(w.delivered_sequence, 0) AS delivered FROM chats h
     LEFT JOIN watermarks w ON w.chat_id = h.id AND w.actor_id = ? WHERE ${named.sql} AND h.kind = 'direct'`,
    [actorId, ...named.bindings],
  )
  const delivered = new Map(marks.map((mark) => [mark.id, mark.delivered]))
  for (const row of rows) {
    if (row.message_id !== null) row.delivered_sequence = delivered.get(row.chat_id!) ?? null
  }
}

const eventBytes = octetLengths('e.data', 'm.sender', 'm.parts', 'm.text')

export const bytesOfRow = ({
  data,
  sender,
  parts,
  text,
}: Pick<EventRow, 'data' | 'sender' | 'parts' | 'text'>): number => bytesOfTexts(data, sender, parts, text)

/** Rows of a page, and the ends of the log when it was read. */
export interface LogRows {
  rows: (PageRow & EventRow)[]
  latest: number
  /** Events up to this sequence were deleted because of their age. */
  purgedThrough: number
}

/** Returns the next events of a log, within the maximum size of a page in bytes. */
export async function readLogRows(tx: Tx, actorId: string, after: number, limit: number): Promise<LogRows> {
  let [latest, purgedThrough] = [0, 0]
  const eventsOf = (read: readonly PageRow[]): (PageRow & EventRow)[] => {
    latest = read.at(-1)?.latest ?? 0
    purgedThrough = read.at(-1)?.purged_through ?? 0
    return read.filter((row): row is PageRow & EventRow => row.sequence !== null)
  }
  const { rowsWhile } = tx
  const { rows } = await readWithin<PageRow & EventRow>(
    {
      read: async (behind, count) => eventsOf(await readLogPage(tx, actorId, behind?.sequence ?? after, count)),
      readWhile:
        rowsWhile && ((count, accepts) => eventsOf(rowsWhile(sqlitePage, [after, actorId, count], accepts as never))),
      async measure({ sequence }, count, bytes) {
        if (tx.distributed) return measureDistributed(tx, actorId, sequence, count, bytes)
        const [row] = await tx.rows<{ found: number; fitting: number }>(
          measured(
            `SELECT e.sequence AS place, ${eventBytes} AS bytes FROM events e LEFT JOIN messages m ON m.id = e.message_id
             WHERE e.actor_id = ? AND e.sequence > ? ORDER BY e.sequence LIMIT ?`,
          ),
          [actorId, sequence, count, bytes],
        )
        return row!
      },
      bytesOf: bytesOfRow,
    },
    limit,
  )
  if (rowsWhile) await addDelivered(tx, actorId, rows)
  return { rows, latest, purgedThrough }
}

/** Returns the newest sequence of a log, 0 while it is empty, and the sequence up to which events were purged. */
export async function readLogEnds(tx: Tx, actorId: string): Promise<{ latest: number; purgedThrough: number }> {
  const [ends] = await tx.rows<{ latest: number; purgedThrough: number }>(
    'SELECT last_sequence AS latest, purged_through AS "purgedThrough" FROM event_counters WHERE actor_id = ?',
    [actorId],
  )
  return ends ?? { latest: 0, purgedThrough: 0 }
}

/** Returns messages of direct chats among the events of a log, each with the actor's delivered watermark. */
export function readDeliveries(
  tx: Tx,
  actorId: string,
  after: number,
  through: number,
): Promise<Pick<PageRow, 'chat_id' | 'message_sequence' | 'delivered_sequence'>[]> {
  if (tx.distributed) return readDistributedDeliveries(tx, actorId, after, through)
  return tx.rows(
    `SELECT e.chat_id, m.sequence AS message_sequence, COALESCE(w.delivered_sequence, 0) AS delivered_sequence
     FROM events e JOIN messages m ON m.id = e.message_id JOIN chats h ON h.id = m.chat_id AND h.kind = 'direct'
     LEFT JOIN watermarks w ON w.chat_id = h.id AND w.actor_id = e.actor_id
     WHERE e.actor_id = ? AND e.sequence > ? AND e.sequence <= ?`,
    [actorId, after, through],
  )
}

/** Returns the named events with one query, in no particular order. */
export function findEvents(tx: Tx, keys: readonly EventKey[]): Promise<EventRow[]> {
  if (tx.distributed) return findDistributedEvents(tx, keys)
  const requested = tx.table(
    { actor_id: 'text', sequence: 'bigint' },
    keys.map(({ actorId, sequence }) => ({ actor_id: actorId, sequence })),
  )
  return tx.rows<EventRow>(
    `SELECT ${eventColumns} FROM ${requested.sql} AS t
     JOIN events e ON e.actor_id = t.actor_id AND e.sequence = t.sequence
     LEFT JOIN messages m ON m.id = e.message_id`,
    requested.bindings,
  )
}

/** Returns the event of a row. The event of a purged message has its place and another type (AMB-267). */
export function eventFromRow(row: EventRow): LogEvent {
  const purgedId = row.message_id === null ? row.named_message_id : null
  return {
    actorId: row.actor_id,
    sequence: row.sequence,
    eventId: row.event_id,
    eventType: purgedId === null ? row.event_type : purgedType,
    chatId: row.chat_id,
    createdAt: row.created_at,
    message:
      row.message_id === null
        ? null
        : messageFromRow({
            id: row.message_id,
            // With an id, the message was joined, so its columns are not null.
            chat_id: row.chat_id!,
            sequence: row.message_sequence!,
            created_at: row.message_created_at!,
            sender: row.sender!,
            parts: row.parts!,
            text: row.text,
            reply_to_message_id: row.reply_to_message_id,
            reply_to_part_id: row.reply_to_part_id,
            checksum: row.checksum,
          }),
    data: purgedId === null ? dataOf(row) : { message_id: purgedId },
  }
}

const purgedType = 'message.purged' satisfies EventType

const dataOf = ({ data }: EventRow): LogEvent['data'] =>
  data === null ? null : (parseExact(data) as Record<string, unknown>)

/** Translates a position of another epoch to the current log; never to a position before the oldest event (AMB-240). */
export function translateAfter(
  database: Pick<Database, 'read'>,
  actorId: string,
  epoch: string,
  after: number,
): Promise<number> {
  return database.read(async (tx) => {
    const [position, { purgedThrough }] = await Promise.all([
      translatePosition(tx, actorId, epoch, after),
      readLogEnds(tx, actorId),
    ])
    return Math.max(position, purgedThrough)
  })
}
