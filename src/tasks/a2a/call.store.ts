import type { Tx } from '../../platform/database/database.ts'

/** The message that a call created. A repeat returns the same message (AMB-072). */
export interface StoredCall {
  chatId: string
  messageId: string
}

/** Stores the message id of a call before it is sent, or returns the stored one of the same call. */
export async function keepCall(
  tx: Tx,
  requesterId: string,
  idempotencyKey: string,
  call: StoredCall,
  now: number,
): Promise<StoredCall> {
  const key = { requester_id: requesterId, idempotency_key: idempotencyKey }
  const inserted = await tx
    .knex('a2a_calls')
    .insert({ ...key, chat_id: call.chatId, message_id: call.messageId, created_at: now })
    .onConflict()
    .ignore()
    .returning('message_id')
  if (inserted.length > 0) return call
  const row = await tx.knex('a2a_calls').where(key).first('chat_id', 'message_id')
  return { chatId: row!.chat_id, messageId: row!.message_id }
}

/** Returns whether a message, a purged message or a draft has this id. */
export async function isTaken(tx: Tx, messageId: string): Promise<boolean> {
  const rows = await Promise.all([
    tx.knex('message_ids').where({ id: messageId }).first('id'),
    tx.knex('purged_messages').where({ id: messageId }).first('id'),
    tx.knex('drafts').where({ id: messageId }).first('id'),
  ])
  return rows.some((row) => row !== undefined)
}
