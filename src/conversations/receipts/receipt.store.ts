import type { Tx } from '../../platform/database/database.ts'
import type { Watermarks } from './receipt.ts'
import type { WatermarkUpdate } from './watermark.rules.ts'

interface Position {
  chatId: string
  actorId: string
}

/** Stores where actors stand in chats. The caller holds the locks of the chats. */
export async function storeWatermarks(tx: Tx, rows: readonly (Watermarks & Position)[]): Promise<void> {
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
  const places = 'delivered_sequence, delivered_message_id, read_sequence, read_message_id, updated_at'
  await tx.run(
    `INSERT INTO watermarks (chat_id, actor_id, ${places})
     SELECT chat_id, actor_id, ${places} FROM ${moved.sql} AS t WHERE true
     ON CONFLICT (chat_id, actor_id) DO UPDATE SET
       delivered_sequence = excluded.delivered_sequence, delivered_message_id = excluded.delivered_message_id,
       read_sequence = excluded.read_sequence, read_message_id = excluded.read_message_id,
       updated_at = excluded.updated_at`,
    moved.bindings,
  )
}

/** Records when which messages became delivered or read: the source of the other side's stamps. */
export async function insertWatermarkUpdates(
  tx: Tx,
  advances: readonly (WatermarkUpdate & Position)[],
  now: number,
): Promise<void> {
  if (advances.length === 0) return
  await tx.insert(
    'watermark_advances',
    {
      chat_id: 'text',
      actor_id: 'text',
      status: 'text',
      from_sequence: 'bigint',
      through_sequence: 'bigint',
      at: 'bigint',
    },
    advances.map((row) => ({
      chat_id: row.chatId,
      actor_id: row.actorId,
      status: row.status,
      from_sequence: row.fromSequence,
      through_sequence: row.throughSequence,
      at: now,
    })),
  )
}
