import type { Tx } from '../../platform/database/database.ts'

/**
 * A person who shares a chat with the agent at this moment; undefined for everybody else. A chat that waits in the
 * person's requests is shared with nobody yet: else a first message would be enough to learn a phone number. The
 * person's chats are walked through, which are fewer than those of a busy agent.
 */
export async function findSharedUser(tx: Tx, userId: string, agentId: string): Promise<User | undefined> {
  const [user] = await tx.rows<User>(
    `SELECT a.id, a.display_name AS name, a.phone_number AS "phoneNumber" FROM actors a
     WHERE a.id = ? AND a.kind = 'user' AND a.status = 'active' AND EXISTS (
       SELECT 1 FROM participants theirs JOIN chats c ON c.id = theirs.chat_id
       WHERE theirs.actor_id = a.id AND theirs.left_sequence IS NULL
         AND (c.pending_recipient_id IS NULL OR c.pending_recipient_id <> a.id) AND EXISTS (
         SELECT 1 FROM participants mine
         WHERE mine.chat_id = theirs.chat_id AND mine.actor_id = ? AND mine.left_sequence IS NULL))`,
    [userId, agentId],
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
