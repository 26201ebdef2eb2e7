import { idsOf, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteAmong } from '../../platform/database/queries.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'

/** Returns the highest sequence that an agent acknowledged over any socket; 0 before the first. */
export async function readAcknowledged(tx: Tx, actorId: string): Promise<number> {
  const row = await tx.knex('socket_cursors').where({ actor_id: actorId }).first('acknowledged')
  return row?.acknowledged ?? 0
}

/** Raises the acknowledged sequence; a lower sequence of another socket has no effect. */
export async function raiseAcknowledged(tx: Tx, actorId: string, sequence: number): Promise<void> {
  await tx
    .knex('socket_cursors')
    .insert({ actor_id: actorId, acknowledged: sequence })
    .onConflict('actor_id')
    .merge(['acknowledged'])
    .where('socket_cursors.acknowledged', '<', sequence)
}

export async function deleteSocketsOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  const ids = idsOf(deleted)
  const tickets = await deleteAmong(tx, 'socket_tickets', ['actor_id'], ids)
  return { erased: { other: tickets + (await deleteAmong(tx, 'socket_cursors', ['actor_id'], ids)) } }
}
