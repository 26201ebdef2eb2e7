import type { Tx } from '../../platform/database/database.ts'

/** Counts the pending requests of some persons: chats and invitations. */
export async function countWaitingRequests(tx: Tx, userIds: readonly string[]): Promise<Map<string, number>> {
  const users = tx.table(
    { id: 'text' },
    userIds.map((id) => ({ id })),
  )
  const rows = await tx.rows<{ id: string; n: number }>(
    `SELECT t.id, (SELECT count(*) FROM requests r
       WHERE r.user_id = t.id AND r.status = 'pending' AND r.kind <> 'contact') AS n FROM ${users.sql} AS t`,
    users.bindings,
  )
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}
