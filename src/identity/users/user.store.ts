import type { Tx } from '../../platform/database/database.ts'

/**
 * A person who shares an active conversation with the agent; undefined for everybody else. That is a direct chat in
 * which both are now, which does not wait in the person's requests, and no block between them (AMB-067). A chat leaves
 * the requests by an act of the person alone, and removing the agent ends its membership. A group never counts: its
 * owner makes it. The person's chats are walked through, which are fewer than those of a busy agent.
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

/** What an agent may know of a person. There is no member for an e-mail address or an address book (USR-003). */
export interface User {
  id: string
  name: string
  /** E.164; null without a verified number. */
  phoneNumber: string | null
}
