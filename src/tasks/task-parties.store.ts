import type { Tx } from '../database/database.ts'

/**
 * Keeps both parties of a task from being deleted until the transaction ends.
 * @returns whether one of them blocks the other, for between two a block in either direction counts (BLK-001);
 * undefined unless both are active
 */
export async function holdParties(tx: Tx, requesterId: string, workerId: string): Promise<{ blocked: boolean } | undefined> {
  const rows = await tx.rows<{ blocks: number }>(
    `SELECT (SELECT count(*) FROM blocks b
       WHERE (b.blocker_id = ? AND b.blocked_id = ?) OR (b.blocker_id = ? AND b.blocked_id = ?)) AS blocks
     FROM actors a WHERE a.id IN (?, ?) AND a.status = 'active' ORDER BY a.id${tx.forShare}`,
    [requesterId, workerId, workerId, requesterId, requesterId, workerId])
  return rows.length < 2 ? undefined : { blocked: Number(rows[0]!.blocks) > 0 }
}
