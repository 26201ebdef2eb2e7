import type { Tx } from '../database/database.ts'

/** Whether one of the two blocks the other: between two, a block in either direction counts (BLK-001). */
export async function blocksBetween(tx: Tx, one: string, other: string): Promise<boolean> {
  const rows = await tx.rows(
    'SELECT 1 AS blocked FROM blocks WHERE (blocker_id = ? AND blocked_id = ?) OR (blocker_id = ? AND blocked_id = ?) LIMIT 1',
    [one, other, other, one])
  return rows.length > 0
}
