import type { Tx } from '../../platform/database/database.ts'

/**
 * Finds a person who shares an active conversation with the agent: a direct chat of both that is not pending in the
 * person's requests, without a block between them (AMB-067). Only the person can accept a request, and removing the agent
 * ends its membership. Groups do not count, because their owner creates them. The query scans the person's chats, because
 * a busy agent has more chats.
 */
export async function findSharedUser(tx: Tx, userId: string, agentId: string): Promise<User | undefined> {
  const [user] = await tx.rows<User>(
    `SELECT a.id, a.display_name AS name, a.phone_number AS "phoneNumber" FROM actors a
     WHERE a.id = ? AND a.kind = 'user' AND a.status = 'active' AND EXISTS (
       SELECT 1 FROM participants theirs JOIN chats c ON c.id = theirs.chat_id AND c.kind = 'direct'
       WHERE theirs.actor_id = a.id AND theirs.left_sequence IS NULL AND c.pending_recipient_id IS NULL AND EXISTS (
         SELECT 1 FROM participants mine
         WHERE mine.chat_id = theirs.chat_id AND mine.actor_id = ? AND mine.left_sequence IS NULL))
       AND NOT EXISTS (
         SELECT 1 FROM blocks b WHERE (b.blocker_id = a.id AND b.blocked_id = ?)
           OR (b.blocker_id = ? AND b.blocked_id = a.id))`,
    [userId, agentId, agentId, agentId],
  )
  return user
}

/** A person as an agent sees it. There is no e-mail address and no address book (USR-003). */
export interface User {
  id: string
  name: string
  /** E.164; null without a verified number. */
  phoneNumber: string | null
}
