import type { Tx } from '../../platform/database/database.ts'
import type { ReactionValue } from '../reactions/reaction.ts'
import type { Watermarks } from '../receipts/receipt.ts'
import { keyOf, type PendingMessage } from './batch-state.ts'
import type { DeliveredWrite, ReactionWrite } from './write.ts'

/** Who never gets which of some messages, as [message, actor]. */
export async function loadSuppressed(tx: Tx, messageIds: ReadonlySet<string>): Promise<Set<string>> {
  if (messageIds.size === 0) return new Set()
  const wanted = tx.table(
    { id: 'text' },
    [...messageIds].map((id) => ({ id })),
  )
  const rows = await tx.rows<{ message_id: string; actor_id: string }>(
    `SELECT s.message_id, s.actor_id FROM ${wanted.sql} AS t JOIN suppressions s ON s.message_id = t.id`,
    wanted.bindings,
  )
  return new Set(rows.map((row) => keyOf(row.message_id, row.actor_id)))
}

/** The messages that delivered marks name, without those that the marking actor never got. */
export async function loadMarked(tx: Tx, writes: readonly DeliveredWrite[]): Promise<Map<string, string>> {
  const marks = new Map(
    writes.flatMap((write) =>
      write.marks.map((mark) => {
        const row = { chat_id: mark.chatId, sequence: mark.throughSequence, actor_id: write.actorId }
        return [keyOf(row.chat_id, row.sequence, row.actor_id), row] as const
      }),
    ),
  )
  if (marks.size === 0) return new Map()
  const wanted = tx.table({ chat_id: 'text', sequence: 'bigint', actor_id: 'text' }, [...marks.values()])
  const rows = await tx.rows<{ id: string; chat_id: string; sequence: number; actor_id: string }>(
    `SELECT m.id, m.chat_id, m.sequence, t.actor_id
     FROM ${wanted.sql} AS t JOIN messages m ON m.chat_id = t.chat_id AND m.sequence = t.sequence
     WHERE NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = t.actor_id)`,
    wanted.bindings,
  )
  return new Map(rows.map((row) => [keyOf(row.chat_id, row.sequence, row.actor_id), row.id]))
}

interface WatermarkColumns {
  chat_id: string
  actor_id: string
  delivered_sequence: number
  delivered_message_id: string | null
  read_sequence: number
  read_message_id: string | null
  updated_at: number
}

/** Where some [chat, actor] pairs stand. Guarded by the locks of the chats: nobody moves a watermark without. */
export async function loadWatermarks(
  tx: Tx,
  pairs: ReadonlyMap<string, { chat_id: string; actor_id: string }>,
): Promise<Map<string, Watermarks>> {
  if (pairs.size === 0) return new Map()
  const wanted = tx.table({ chat_id: 'text', actor_id: 'text' }, [...pairs.values()])
  const rows = await tx.rows<WatermarkColumns>(
    `SELECT w.* FROM ${wanted.sql} AS t JOIN watermarks w ON w.chat_id = t.chat_id AND w.actor_id = t.actor_id`,
    wanted.bindings,
  )
  return new Map(
    rows.map((row) => [
      keyOf(row.chat_id, row.actor_id),
      {
        deliveredSequence: row.delivered_sequence,
        deliveredMessageId: row.delivered_message_id,
        readSequence: row.read_sequence,
        readMessageId: row.read_message_id,
        updatedAt: row.updated_at,
      },
    ]),
  )
}

interface ReactionColumns extends ReactionValue {
  message_id: string
  slot: string
  actor_id: string
}

/** What is in the slots that reaction writes name, by [message, slot, actor]. */
export async function loadReactions(tx: Tx, writes: readonly ReactionWrite[]): Promise<Map<string, ReactionValue>> {
  const slots = new Map(
    writes.map((write) => {
      const row = { message_id: write.messageId, slot: write.targetPartId ?? '', actor_id: write.actorId }
      return [keyOf(row.message_id, row.slot, row.actor_id), row] as const
    }),
  )
  if (slots.size === 0) return new Map()
  const wanted = tx.table({ message_id: 'text', slot: 'text', actor_id: 'text' }, [...slots.values()])
  const rows = await tx.rows<ReactionColumns>(
    `SELECT r.message_id, r.slot, r.actor_id, r.type, r.emoji FROM ${wanted.sql} AS t
     JOIN reactions r ON r.message_id = t.message_id AND r.slot = t.slot AND r.actor_id = t.actor_id`,
    wanted.bindings,
  )
  return new Map(
    rows.map((row) => [keyOf(row.message_id, row.slot, row.actor_id), { type: row.type, emoji: row.emoji }]),
  )
}

/** What waits in some chats for the person named with each, in order; what a block withholds is left out. */
export async function loadPending(
  tx: Tx,
  waiting: readonly { id: string; waitingFor: string }[],
): Promise<Map<string, PendingMessage[]>> {
  if (waiting.length === 0) return new Map()
  const chats = tx.table(
    { chat_id: 'text', actor_id: 'text' },
    waiting.map((chat) => ({ chat_id: chat.id, actor_id: chat.waitingFor })),
  )
  const rows = await tx.rows<{ id: string; chat_id: string; sequence: number }>(
    `SELECT m.id, m.chat_id, m.sequence FROM ${chats.sql} AS t JOIN messages m ON m.chat_id = t.chat_id
     WHERE m.sender_id <> t.actor_id
       AND NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = t.actor_id)
     ORDER BY m.chat_id, m.sequence`,
    chats.bindings,
  )
  const held = new Map<string, PendingMessage[]>(waiting.map((chat) => [chat.id, []]))
  for (const { id, chat_id, sequence } of rows) held.get(chat_id)!.push({ id, sequence })
  return held
}

/** The chats that there are of some parties, by party key: neither ever changes, so this may be read before the locks. */
export async function findChatsByParticipants(
  tx: Tx,
  participantsKeys: ReadonlySet<string>,
): Promise<Map<string, string>> {
  if (participantsKeys.size === 0) return new Map()
  const wanted = tx.table(
    { pair_key: 'text' },
    [...participantsKeys].map((pair_key) => ({ pair_key })),
  )
  const rows = await tx.rows<{ id: string; pair_key: string }>(
    `SELECT c.id, c.pair_key FROM ${wanted.sql} AS t JOIN chats c ON c.pair_key = t.pair_key`,
    wanted.bindings,
  )
  return new Map(rows.map((row) => [row.pair_key, row.id]))
}

/** The chats of some messages: messages never change, so this may be read before the locks. */
export async function findChatsOf(tx: Tx, messageIds: ReadonlySet<string>): Promise<string[]> {
  if (messageIds.size === 0) return []
  const wanted = tx.table(
    { id: 'text' },
    [...messageIds].map((id) => ({ id })),
  )
  const rows = await tx.rows<{ chat_id: string }>(
    `SELECT DISTINCT m.chat_id FROM ${wanted.sql} AS t JOIN messages m ON m.id = t.id`,
    wanted.bindings,
  )
  return rows.map((row) => row.chat_id)
}
