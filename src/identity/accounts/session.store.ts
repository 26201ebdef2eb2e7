import type { Tx } from '../../platform/database/database.ts'

/** Where a person is signed in. */
export interface Session {
  id: string
  /** What the device that was paired called itself. */
  clientName: string | null
  createdAt: number
  expiresAt: number
}

/** The sessions of a person that have not expired, in the order of their ids, from after `afterId` on. */
export function listSessionRows(
  tx: Tx,
  userId: string,
  page: { afterId: string; limit: number; now: number },
): Promise<Session[]> {
  return tx.rows<Session>(
    `SELECT id, label AS "clientName", created_at AS "createdAt", expires_at AS "expiresAt" FROM credentials
     WHERE actor_id = ? AND kind = 'session' AND expires_at > ? AND id > ? ORDER BY id LIMIT ?`,
    [userId, page.now, page.afterId, page.limit],
  )
}

/** @returns false when the person has no such session */
export async function deleteSessionRow(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.run("DELETE FROM credentials WHERE id = ? AND actor_id = ? AND kind = 'session'", [id, userId])) > 0
}
