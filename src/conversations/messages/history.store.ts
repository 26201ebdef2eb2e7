import { idTable } from '../../platform/database/id-table.ts'
import { readActorSnapshots } from '../../identity/accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { jsonTexts } from '../../platform/database/table-parameter.ts'
import type { Reaction, ReactionType } from '../reactions/reaction.ts'
import type { ReceiptStatus } from '../receipts/receipt.ts'
import type { WatermarkUpdateStep, ParticipantPeriods } from './history.rules.ts'
import { MESSAGE_COLUMNS, messageFromRow, type MessageRow } from './message.store.ts'
import type { Message, Sender } from './message.ts'
import { bytesOfTexts, measured, octetLengths, readWithin } from '../../platform/read-within.ts'

export interface TranscriptEntry {
  message: Message
  /** never delivered to the other side because of a block */
  suppressed: boolean
}

/** A range of a chat, as seen by an actor. */
export interface Slice {
  chatId: string
  actorId: string
  /** Sequence after which the range begins. */
  after: number
  /** Sequence before which the range ends. */
  before: number
  limit: number
}

type EntryRow = MessageRow & { suppressed: number; reactions: number }

/** Approximate size of a reaction in a page, in bytes. */
const reactionBytes = 256

const inPeriod = (tx: Tx, column: string) =>
  tx.distributed
    ? 'CAST(? AS bigint)'
    : `(SELECT w.${column} FROM participants w WHERE w.chat_id = ? AND w.actor_id = ? AND w.period_no = ?)`

/**
 * The bounds of the period are read in the same statement as its messages, so a removal in between cannot expose a
 * later message (HIST-007). As scalar subqueries they bound the index scan, so the cost does not grow with the chat. In
 * a distributed database they are bindings, and are read again after the messages.
 */
const visible = (tx: Tx) => `FROM messages m
  WHERE m.chat_id = ? AND m.sequence > ? AND m.sequence < ?
    AND m.sequence >= ${inPeriod(tx, 'joined_sequence')}
    AND m.sequence <= COALESCE(${inPeriod(tx, 'left_sequence')}, ${Number.MAX_SAFE_INTEGER})
    AND NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = ?${inChat(tx, 's')})
  ORDER BY m.sequence DESC LIMIT ?`

/**
 * Condition on the chat for a table of a statement. Without it on every table, a distributed database queries all
 * servers.
 */
const inChat = (tx: Tx, alias: string) => (tx.distributed ? ` AND ${alias}.chat_id = ?` : '')

const reactionCount = (tx: Tx) => `(SELECT count(*) FROM reactions r WHERE r.message_id = m.id${inChat(tx, 'r')})`

const bytesOfEntry = (row: EntryRow): number =>
  bytesOfTexts(row.sender, row.parts, row.text) + row.reactions * reactionBytes

/**
 * Reads the newest messages of one period that are not suppressed for the reader, up to a number of bytes including
 * reactions, but at least one.
 * @returns their size; `cut` when the size limit left messages out
 */
export async function readPeriod(
  tx: Tx,
  slice: Slice,
  periodNo: number,
  bytes: number,
): Promise<{ entries: TranscriptEntry[]; bytes: number; cut: boolean }> {
  const period = [slice.chatId, slice.actorId, periodNo] as const
  const bounds = tx.distributed ? await boundsOf(tx, period) : undefined
  const named = tx.distributed ? [slice.chatId] : []
  const within = bounds ? [bounds.joined, bounds.left] : [...period, ...period]
  const bindings = (before: number, limit: number) => [
    slice.chatId,
    slice.after,
    before,
    ...within,
    slice.actorId,
    ...named,
    limit,
  ]
  const page = `SELECT ${MESSAGE_COLUMNS}, ${reactionCount(tx)} AS reactions,
    (SELECT count(*) FROM suppressions o WHERE o.message_id = m.id${inChat(tx, 'o')}) AS suppressed ${visible(tx)}`
  const bound = (before: number, limit: number) => [...named, ...named, ...bindings(before, limit)]
  const { rowsWhile } = tx
  const { rows: found, cut } = await readWithin<EntryRow>(
    {
      read: (behind, limit) => tx.rows<EntryRow>(page, bound(behind?.sequence ?? slice.before, limit)),
      readWhile: rowsWhile && ((limit, accepts) => rowsWhile(page, bound(slice.before, limit), accepts)),
      async measure({ sequence }, limit, left) {
        const size = `${octetLengths('m.sender', 'm.parts', 'm.text')} + ${reactionCount(tx)} * ${reactionBytes}`
        const [row] = await tx.rows<{ found: number; fitting: number }>(
          measured(`SELECT m.sequence AS place, ${size} AS bytes ${visible(tx)}`, 'DESC'),
          [...named, ...bindings(sequence, limit), left],
        )
        return row!
      },
      bytesOf: bytesOfEntry,
    },
    slice.limit,
    bytes,
  )
  const left = bounds ? ((await boundsOf(tx, period)).left ?? Infinity) : Infinity
  const rows = found.filter(({ sequence }) => sequence <= left)
  return {
    entries: rows.map((row) => ({ message: messageFromRow(row), suppressed: row.suppressed > 0 })),
    bytes: rows.reduce((sum, row) => sum + bytesOfEntry(row), 0),
    cut,
  }
}

/** Reads the first and last sequence of a period. `left` is null while it is open. */
async function boundsOf(
  tx: Tx,
  period: readonly [chatId: string, actorId: string, periodNo: number],
): Promise<{ joined: number; left: number | null }> {
  const [chat_id, actor_id, period_no] = period
  const row = await tx
    .knex('participants')
    .where({ chat_id, actor_id, period_no })
    .first<{ joined: number; left: number | null } | undefined>({ joined: 'joined_sequence', left: 'left_sequence' })
  return row ?? { joined: Number.MAX_SAFE_INTEGER, left: 0 }
}

interface ReactionRow {
  message_id: string
  chat_id: string
  target_part_id: string
  type: ReactionType
  emoji: string | null
  created_at: number
  actor_type: Sender['type']
  actor_id: string
  handle: string | null
}

/**
 * Reads the reactions to some messages of a chat, as the reader sees them, oldest first. Reactions made during a block
 * are left out (AMB-054).
 */
export async function readReactions(
  tx: Tx,
  chatId: string,
  messageIds: readonly string[],
  readerId: string,
): Promise<Reaction[]> {
  if (messageIds.length === 0) return []
  const shown = idTable(tx, messageIds)
  const rows = tx.distributed
    ? await readDistributed(tx, chatId, messageIds, readerId)
    : await tx.rows<ReactionRow>(
        `SELECT r.message_id, m.chat_id, r.target_part_id, r.type, r.emoji, r.created_at,
       a.kind AS actor_type, a.id AS actor_id, a.handle
     FROM ${shown.sql} AS t
     JOIN reactions r ON r.message_id = t.id
     JOIN messages m ON m.id = r.message_id
     JOIN actors a ON a.id = r.actor_id
     WHERE r.suppressed_for IS NULL OR ? NOT IN ${jsonTexts(tx, 'r.suppressed_for')}
     ORDER BY r.created_at, r.actor_id, r.target_part_id`,
        [...shown.bindings, readerId],
      )
  return rows.map((row) => ({
    type: row.type,
    emoji: row.emoji,
    messageId: row.message_id,
    chatId: row.chat_id,
    targetPartId: row.target_part_id === '' ? null : row.target_part_id,
    actor: { type: row.actor_type, id: row.actor_id, handle: row.handle },
    createdAt: row.created_at,
  }))
}

/** Reactions are on the server of their chat, accounts on the coordinator. */
async function readDistributed(
  tx: Tx,
  chatId: string,
  messageIds: readonly string[],
  readerId: string,
): Promise<ReactionRow[]> {
  const rows = await tx.rows<Omit<ReactionRow, 'actor_type' | 'handle'>>(
    `SELECT r.message_id, r.chat_id, r.target_part_id, r.type, r.emoji, r.created_at, r.actor_id
     FROM reactions r WHERE r.chat_id = ? AND r.message_id = ANY(?::text[])
       AND (r.suppressed_for IS NULL OR ? NOT IN ${jsonTexts(tx, 'r.suppressed_for')})
     ORDER BY r.created_at, r.actor_id, r.target_part_id`,
    [chatId, messageIds, readerId],
  )
  if (rows.length === 0) return []
  const actors = await readActorSnapshots(tx, new Set(rows.map(({ actor_id }) => actor_id)))
  return rows.flatMap((row) => {
    const actor = actors.get(row.actor_id)
    return actor ? [{ ...row, actor_type: actor.type, handle: actor.handle }] : []
  })
}

/** Reads both participants of a direct chat with their periods: an agent may have been removed and have returned. */
export async function participantPeriodsOf(tx: Tx, chatId: string): Promise<ParticipantPeriods[]> {
  const rows = await tx.rows<{
    actor_id: string
    period_no: number
    joined_sequence: number
    left_sequence: number | null
  }>(
    'SELECT actor_id, period_no, joined_sequence, left_sequence FROM participants WHERE chat_id = ? ORDER BY actor_id, period_no',
    [chatId],
  )
  return [...Map.groupBy(rows, (row) => row.actor_id)].map(([actorId, own]) => ({
    actorId,
    periods: own.map((row) => ({
      periodNo: row.period_no,
      joinedSequence: row.joined_sequence,
      leftSequence: row.left_sequence,
    })),
  }))
}

const steps = (status: ReceiptStatus) =>
  `SELECT * FROM (
     SELECT actor_id, status, from_sequence, through_sequence, at FROM watermark_updates
     WHERE chat_id = ? AND actor_id = ? AND status = '${status}' AND through_sequence >= ?
     ORDER BY through_sequence LIMIT ?) AS ${status}_steps`

/**
 * Reads one actor's watermark updates over a range of messages, ascending. Each update passes at least one message, so
 * the range bounds their number.
 */
export async function readSteps(
  tx: Tx,
  chatId: string,
  actorId: string,
  range: { lowest: number; highest: number },
): Promise<WatermarkUpdateStep[]> {
  const bindings = [chatId, actorId, range.lowest, range.highest - range.lowest + 1]
  const rows = await tx.rows<{
    actor_id: string
    status: ReceiptStatus
    from_sequence: number
    through_sequence: number
    at: number
  }>(`${steps('delivered')} UNION ALL ${steps('read')}`, [...bindings, ...bindings])
  return rows
    .map((row) => ({
      actorId: row.actor_id,
      status: row.status,
      fromSequence: row.from_sequence,
      throughSequence: row.through_sequence,
      at: row.at,
    }))
    .sort((one, other) => one.throughSequence - other.throughSequence)
}
