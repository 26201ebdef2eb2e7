import type { Tx } from '../../platform/database/database.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import type { Watermarks } from './receipt.ts'
import { type WatermarkUpdate, NO_WATERMARKS } from './watermark.rules.ts'
import { keyOf, type Batch, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'

/** Key of an actor's watermarks in a chat. */
export interface WatermarkOwner {
  chatId: string
  actorId: string
}

/** Last message of a chat that was delivered to an actor. */
export interface DeliveredPosition extends WatermarkOwner {
  sequence: number
}

/** Reads the messages at some positions. Messages suppressed for their actor are left out. */
export async function readDeliveredMessages(
  tx: Tx,
  positions: readonly DeliveredPosition[],
): Promise<(DeliveredPosition & { messageId: string })[]> {
  if (positions.length === 0) return []
  const named = tx.table(
    { chat_id: 'text', sequence: 'bigint', actor_id: 'text' },
    positions.map(({ chatId, sequence, actorId }) => ({ chat_id: chatId, sequence, actor_id: actorId })),
  )
  const inChats = onlyKeys(
    tx,
    'm.chat_id',
    positions.map(({ chatId }) => chatId),
  )
  return tx.rows(
    `SELECT m.id AS "messageId", m.chat_id AS "chatId", m.sequence, t.actor_id AS "actorId"
     FROM ${named.sql} AS t JOIN messages m ON m.chat_id = t.chat_id AND m.sequence = t.sequence
     WHERE NOT EXISTS (SELECT 1 FROM suppressions s WHERE s.message_id = m.id AND s.actor_id = t.actor_id AND s.chat_id = m.chat_id)${inChats.sql}`,
    [...named.bindings, ...inChats.bindings],
  )
}

export const joinsWatermarks = 'JOIN watermarks w ON w.chat_id = t.chat_id'

/** Loads existing watermarks. The locks of the chats guard them. */
export async function loadWatermarks(
  tx: Tx,
  owners: readonly WatermarkOwner[],
): Promise<(Watermarks & WatermarkOwner)[]> {
  if (owners.length === 0) return []
  const named = tx.table(
    { chat_id: 'text', actor_id: 'text' },
    owners.map(({ chatId, actorId }) => ({ chat_id: chatId, actor_id: actorId })),
  )
  const inChats = onlyKeys(
    tx,
    'w.chat_id',
    owners.map(({ chatId }) => chatId),
  )
  return tx.rows(
    `SELECT w.chat_id AS "chatId", w.actor_id AS "actorId", w.delivered_sequence AS "deliveredSequence",
       w.delivered_message_id AS "deliveredMessageId", w.read_sequence AS "readSequence",
       w.read_message_id AS "readMessageId", w.updated_at AS "updatedAt"
     FROM ${named.sql} AS t ${joinsWatermarks} AND w.actor_id = t.actor_id${inChats.sql}`,
    [...named.bindings, ...inChats.bindings],
  )
}

/** Stores the state of watermarks. The caller has locked the chats. */
async function storeWatermarks(tx: Tx, rows: readonly (Watermarks & WatermarkOwner)[]): Promise<void> {
  if (rows.length === 0) return
  const moved = tx.table(
    {
      chat_id: 'text',
      actor_id: 'text',
      delivered_sequence: 'bigint',
      delivered_message_id: 'text',
      read_sequence: 'bigint',
      read_message_id: 'text',
      updated_at: 'bigint',
    },
    rows.map((row) => ({
      chat_id: row.chatId,
      actor_id: row.actorId,
      delivered_sequence: row.deliveredSequence,
      delivered_message_id: row.deliveredMessageId,
      read_sequence: row.readSequence,
      read_message_id: row.readMessageId,
      updated_at: row.updatedAt,
    })),
  )
  const positions = 'delivered_sequence, delivered_message_id, read_sequence, read_message_id, updated_at'
  await tx.run(
    `INSERT INTO watermarks (chat_id, actor_id, ${positions})
     SELECT chat_id, actor_id, ${positions} FROM ${moved.sql} AS t WHERE true
     ON CONFLICT (chat_id, actor_id) DO UPDATE SET
       delivered_sequence = excluded.delivered_sequence, delivered_message_id = excluded.delivered_message_id,
       read_sequence = excluded.read_sequence, read_message_id = excluded.read_message_id,
       updated_at = excluded.updated_at`,
    moved.bindings,
  )
}

/** Records when messages became delivered or read: the source of the other side's receipt stamps. */
async function insertWatermarkUpdates(
  tx: Tx,
  updates: readonly (WatermarkUpdate & WatermarkOwner)[],
  now: number,
): Promise<void> {
  if (updates.length === 0) return
  await tx.insert(
    'watermark_updates',
    {
      chat_id: 'text',
      actor_id: 'text',
      status: 'text',
      from_sequence: 'bigint',
      through_sequence: 'bigint',
      at: 'bigint',
    },
    updates.map((row) => ({
      chat_id: row.chatId,
      actor_id: row.actorId,
      status: row.status,
      from_sequence: row.fromSequence,
      through_sequence: row.throughSequence,
      at: now,
    })),
  )
}

export interface WatermarksValue {
  /** Watermarks by [chat, actor]. */
  byOwner: Map<string, Watermarks>
  /** Changed watermarks by [chat, actor]. Only the last state of the batch is stored. */
  changed: Map<string, Watermarks & WatermarkOwner>
  updates: (WatermarkUpdate & WatermarkOwner)[]
}

/** Watermarks that the writes of a batch move, by [chat, actor]. */
export const watermarks: LoadedState<WatermarksValue, Map<string, WatermarkOwner>> = {
  name: 'watermarks',
  rank: rankOf('watermarks'),
  phase: 'lock',
  emptyKeys: () => new Map(),
  initial: () => ({ byOwner: new Map(), changed: new Map(), updates: [] }),
  async load(tx, owners) {
    const found = await loadWatermarks(tx, [...owners.values()])
    const byOwner = new Map(found.map((row) => [keyOf(row.chatId, row.actorId), row]))
    return { byOwner, changed: new Map(), updates: [] }
  },
  async store(tx, { changed, updates }, { now }) {
    await Promise.all([storeWatermarks(tx, [...changed.values()]), insertWatermarkUpdates(tx, updates, now)])
  },
}

/** Returns the watermarks of an actor in a chat with the changes of the batch. Without watermarks, all positions are 0. */
export function watermarksOf(batch: Batch, chatId: string, actorId: string): Watermarks {
  return batch.get(watermarks).byOwner.get(keyOf(chatId, actorId)) ?? NO_WATERMARKS
}
