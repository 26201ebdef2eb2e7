import { allDeleted, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The highest sequence that an agent acknowledged over any socket; 0 before the first. */
export async function readAcknowledged(tx: Tx, actorId: string): Promise<number> {
  const [row] = await tx.rows<{ acknowledged: number }>('SELECT acknowledged FROM socket_cursors WHERE actor_id = ?', [
    actorId,
  ])
  return row?.acknowledged ?? 0
}

/** Never goes back, whichever socket says so. */
export async function raiseAcknowledged(tx: Tx, actorId: string, sequence: number): Promise<void> {
  await tx.run(
    `INSERT INTO socket_cursors (actor_id, acknowledged) VALUES (?, ?)
     ON CONFLICT (actor_id) DO UPDATE SET acknowledged = excluded.acknowledged
     WHERE socket_cursors.acknowledged < excluded.acknowledged`,
    [actorId, sequence],
  )
}

/** Drops what deleted accounts have left of sockets. */
export async function deleteSocketsOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const accounts = allDeleted(tx, deleted)
  for (const table of ['socket_tickets', 'socket_cursors']) {
    await tx.run(`DELETE FROM ${table} WHERE actor_id IN (SELECT t.id FROM ${accounts.sql} AS t)`, accounts.bindings)
  }
}
