import type { Tx } from '../../platform/database/database.ts'

/** Which message of a chat a call became; a repeat finds the same (AMB-072). */
export interface StoredCall {
  chatId: string
  messageId: string
}

/** Stores what a call is about to become, unless the same call is there: then that is the answer. */
export async function keepCall(
  tx: Tx,
  requesterId: string,
  idempotencyKey: string,
  call: StoredCall,
  now: number,
): Promise<StoredCall> {
  const inserted = await tx.run(
    `INSERT INTO a2a_calls (requester_id, idempotency_key, chat_id, message_id, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    [requesterId, idempotencyKey, call.chatId, call.messageId, now],
  )
  if (inserted > 0) return call
  const [row] = await tx.rows<{ chat_id: string; message_id: string }>(
    'SELECT chat_id, message_id FROM a2a_calls WHERE requester_id = ? AND idempotency_key = ?',
    [requesterId, idempotencyKey],
  )
  return { chatId: row!.chat_id, messageId: row!.message_id }
}

/** Whether any message has this id. */
export async function isTaken(tx: Tx, messageId: string): Promise<boolean> {
  return (
    (await tx.rows(`SELECT 1 AS taken FROM ${tx.distributed ? 'message_ids' : 'messages'} WHERE id = ?`, [messageId]))
      .length > 0
  )
}
