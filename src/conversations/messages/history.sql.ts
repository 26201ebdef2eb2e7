import { readActorSnapshots } from '../../identity/accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import { jsonTexts } from '../../platform/database/table-parameter.ts'
import type { MembershipPeriod } from '../chats/chat.ts'
import type { Reaction, ReactionType } from '../reactions/reaction.ts'
import type { ReceiptStatus } from '../receipts/receipt.ts'
import type { WatermarkUpdateStep, ParticipantPeriods } from './history.rules.ts'
import { MESSAGE_COLUMNS, messageFromRow, type MessageRow } from './message.sql.ts'
import type { Message } from './message.ts'
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

/** The chat is bound for each table: otherwise a distributed database queries all servers. */
const visible = `FROM messages m
  WHERE m.chat_id = ? AND m.sequence > ? AND m.sequence < ?
    AND NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = ? AND s.chat_id = ?)
  ORDER BY m.sequence DESC LIMIT ?`

const reactionCount = '(SELECT count(*) FROM reactions r WHERE r.message_id = m.id AND r.chat_id = ?)'

const pageSql = `SELECT ${MESSAGE_COLUMNS}, ${reactionCount} AS reactions,
  (SELECT count(*) FROM suppressions o WHERE o.message_id = m.id AND o.chat_id = ?) AS suppressed ${visible}`

const sizeSql = measured(
  `SELECT m.sequence AS place, ${octetLengths('m.sender', 'm.parts', 'm.text')} + ${reactionCount} * ${reactionBytes} AS bytes
   ${visible}`,
  'DESC',
)

const bytesOfEntry = (row: EntryRow): number =>
  bytesOfTexts(row.sender, row.parts, row.text) + row.reactions * reactionBytes

/**
 * Reads the newest messages of a range that are not suppressed for the reader, up to a number of bytes including
 * reactions, but at least one.
 * @returns their size; `cut` when the size limit left messages out
 */
export async function readSlice(
  tx: Tx,
  { chatId, actorId, after, before: end, limit }: Slice,
  bytes: number,
): Promise<{ entries: TranscriptEntry[]; bytes: number; cut: boolean }> {
  const within = (before: number, count: number) => [chatId, after, before, actorId, chatId, count]
  const bound = (before: number, count: number) => [chatId, chatId, ...within(before, count)]
  const { rowsWhile } = tx
  const { rows, cut } = await readWithin<EntryRow>(
    {
      read: (behind, count) => tx.rows<EntryRow>(pageSql, bound(behind?.sequence ?? end, count)),
      readWhile: rowsWhile && ((count, accepts) => rowsWhile(pageSql, bound(end, count), accepts)),
      async measure({ sequence }, count, left) {
        const [row] = await tx.rows<{ found: number; fitting: number }>(sizeSql, [
          chatId,
          ...within(sequence, count),
          left,
        ])
        return row!
      },
      bytesOf: bytesOfEntry,
    },
    limit,
    bytes,
  )
  return {
    entries: rows.map((row) => ({ message: messageFromRow(row), suppressed: row.suppressed > 0 })),
    bytes: rows.reduce((sum, row) => sum + bytesOfEntry(row), 0),
    cut,
  }
}

interface ReactionRow {
  message_id: string
  target_part_id: string
  type: ReactionType
  emoji: string | null
  created_at: number
  actor_id: string
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
  const shown = isOneOf(tx, 'r.message_id', messageIds)
  const rows = await tx.rows<ReactionRow>(
    `SELECT r.message_id, r.target_part_id, r.type, r.emoji, r.created_at, r.actor_id
     FROM reactions r WHERE r.chat_id = ? AND ${shown.sql}
       AND (r.suppressed_for IS NULL OR ? NOT IN ${jsonTexts(tx, 'r.suppressed_for')})
     ORDER BY r.created_at, r.actor_id, r.target_part_id`,
    [chatId, ...shown.bindings, readerId],
  )
  if (rows.length === 0) return []
  const actors = await readActorSnapshots(tx, new Set(rows.map(({ actor_id }) => actor_id)))
  return rows.flatMap((row) => {
    const actor = actors.get(row.actor_id)
    if (!actor) return []
    return {
      type: row.type,
      emoji: row.emoji,
      messageId: row.message_id,
      chatId,
      targetPartId: row.target_part_id === '' ? null : row.target_part_id,
      actor: { type: actor.type, id: actor.id, handle: actor.handle },
      createdAt: row.created_at,
    }
  })
}

/** Reads both participants of a direct chat with their periods: an agent may have been removed and have returned. */
export async function participantPeriodsOf(tx: Tx, chatId: string): Promise<ParticipantPeriods[]> {
  const rows = await tx.rows<MembershipPeriod & { actorId: string }>(
    `SELECT actor_id AS "actorId", joined_sequence AS "joinedSequence", left_sequence AS "leftSequence"
     FROM participants WHERE chat_id = ? ORDER BY actor_id, period_no`,
    [chatId],
  )
  return [...Map.groupBy(rows, ({ actorId }) => actorId)].map(([actorId, periods]) => ({ actorId, periods }))
}

const steps = (status: ReceiptStatus) =>
  `SELECT * FROM (
     SELECT actor_id AS "actorId", status, from_sequence AS "fromSequence", through_sequence AS "throughSequence", at
     FROM watermark_updates
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
  const rows = await tx.rows<WatermarkUpdateStep>(`${steps('delivered')} UNION ALL ${steps('read')}`, [
    ...bindings,
    ...bindings,
  ])
  return rows.sort((one, other) => one.throughSequence - other.throughSequence)
}
