import type { Tx } from '../../platform/database/database.ts'

/** Where a person is signed in. */
export interface Session {
  id: string
  /** What the device that was paired called itself. */
  clientName: string | null
  createdAt: number
  /** To the hour; null before the first use. */
  lastSeenAt: number | null
  expiresAt: number
}

/** The sessions of a person that have not expired, in the order of their ids, from after `afterId` on. */
export function listSessionRows(
  tx: Tx,
  userId: string,
  page: { afterId: string; limit: number; now: number },
): Promise<Session[]> {
  return tx.rows<Session>(
    `SELECT id, label AS "clientName", created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt" FROM credentials
     WHERE actor_id = ? AND kind = 'session' AND expires_at > ? AND id > ? ORDER BY id LIMIT ?`,
    [userId, page.now, page.afterId, page.limit],
  )
}

/** Notes the use of sessions that still exist. */
export async function updateLastSeen(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  const used = tx.table(
    { id: 'text' },
    ids.map((id) => ({ id })),
  )
  await tx.run(
    `UPDATE credentials SET last_seen_at = ? WHERE kind = 'session' AND id IN (SELECT t.id FROM ${used.sql} AS t)`,
    [now, ...used.bindings],
  )
}

/** @returns false when the person has no such session */
export async function deleteSessionRow(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.run("DELETE FROM credentials WHERE id = ? AND actor_id = ? AND kind = 'session'", [id, userId])) > 0
}

/** Ends the sessions of a person, except for so many that began last. Requests that such a session holds open end. */
export async function endOldestSessions(tx: Tx, userId: string, kept: number): Promise<void> {
  const ended = await tx.run(
    `DELETE FROM credentials WHERE id IN (
       SELECT id FROM credentials WHERE actor_id = ? AND kind = 'session' ORDER BY created_at DESC, id DESC LIMIT 1000000 OFFSET ?)`,
    [userId, kept],
  )
  if (ended > 0) tx.wake(userId)
}

/** How many sessions of a person have not expired. */
export async function countSessions(tx: Tx, userId: string, now: number): Promise<number> {
  const [row] = await tx.rows<{ n: number }>(
    "SELECT count(*) AS n FROM credentials WHERE actor_id = ? AND kind = 'session' AND expires_at > ?",
    [userId, now],
  )
  return Number(row!.n)
}
