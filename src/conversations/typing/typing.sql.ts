import type { Tx } from '../../platform/database/database.ts'

/**
 * Returns the other participants who can see that the caller types: in a group without those who block the caller, in a
 * direct chat only without a block in either direction. A person in whose requests the chat is neither receives nor
 * causes signals.
 */
export async function typingAudience(tx: Tx, chatId: string, callerId: string): Promise<string[]> {
  const rows = await tx.rows<{ actor_id: string }>(
    `SELECT m.actor_id FROM participants m JOIN chats c ON c.id = m.chat_id
     WHERE m.chat_id = ? AND m.left_sequence IS NULL AND m.actor_id <> ?
       AND (c.pending_recipient_id IS NULL OR c.pending_recipient_id NOT IN (m.actor_id, ?))
       AND NOT EXISTS (
         SELECT 1 FROM blocks b WHERE (b.blocker_id = m.actor_id AND b.blocked_id = ?)
           OR (c.kind = 'direct' AND b.blocker_id = ? AND b.blocked_id = m.actor_id))`,
    [chatId, callerId, callerId, callerId, callerId],
  )
  return rows.map((row) => row.actor_id)
}
