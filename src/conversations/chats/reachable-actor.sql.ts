import { idTable } from '../../platform/database/id-table.ts'
import { noLongerExists } from '../../identity/accounts/deletion.ts'
import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorType } from './chat.ts'

/** An actor whom the caller can address by handle. */
export interface ReachableActor {
  id: string
  type: ActorType
  handle: string
}

/**
 * SQL condition: the caller `t.caller_id` can see the actor `a`. A private agent is visible to itself, its owner, the
 * owner's other agents and actors that share a chat with it. Suspended, retired and deleted actors are visible to no
 * one.
 */
export const reachable = `(a.status = 'active' AND (
  a.visibility IS NULL OR a.visibility <> 'private' OR a.id = t.caller_id OR a.owner_id = t.caller_id
  OR a.owner_id = (SELECT me.owner_id FROM actors me WHERE me.id = t.caller_id)
  OR EXISTS (
    SELECT 1 FROM participants mine JOIN participants theirs ON theirs.chat_id = mine.chat_id
    WHERE mine.actor_id = t.caller_id AND mine.left_sequence IS NULL
      AND theirs.actor_id = a.id AND theirs.left_sequence IS NULL)))`

export async function findReachable(tx: Tx, callerId: string, handles: readonly string[]): Promise<ReachableActor[]> {
  const requested = tx.table(
    { caller_id: 'text', handle: 'text' },
    handles.map((handle) => ({ caller_id: callerId, handle })),
  )
  return tx.rows<ReachableActor>(
    `SELECT a.id, a.kind AS type, a.handle
     FROM ${requested.sql} AS t JOIN actors a ON a.handle = t.handle WHERE ${reachable}`,
    requested.bindings,
  )
}

/**
 * Returns the given handles that belong to deleted agents with which the caller has been in a chat. The handle of an
 * agent is never reused (AMB-066); that of a deleted person is not kept.
 */
export async function findDeleted(tx: Tx, callerId: string, handles: readonly string[]): Promise<string[]> {
  const requested = idTable(tx, handles)
  const rows = await tx.rows<{ handle: string }>(
    `SELECT a.handle FROM ${requested.sql} AS t JOIN actors a ON a.handle = t.id AND a.status = 'deleted'
     WHERE EXISTS (
       SELECT 1 FROM participants theirs JOIN participants mine ON mine.chat_id = theirs.chat_id
       WHERE theirs.actor_id = a.id AND mine.actor_id = ?)`,
    [...requested.bindings, callerId],
  )
  return rows.map(({ handle }) => handle)
}

/** Finds the actors of all handles, in the given order. @throws not_found for unknown and invisible handles alike */
export async function requireReachable(
  tx: Tx,
  callerId: string,
  handles: readonly string[],
  field: string,
): Promise<ReachableActor[]> {
  const found = new Map((await findReachable(tx, callerId, handles)).map((actor) => [actor.handle, actor]))
  return handles.map((handle) => {
    const actor = found.get(handle)
    if (!actor) throw notFound(`No such handle: ${handle}`, field)
    return actor
  })
}

/**
 * Same as `requireReachable`, for recipients of a message.
 * @throws not_found for unknown and invisible handles, forbidden for a deleted agent of an earlier chat (AMB-262)
 */
export async function requireRecipients(
  tx: Tx,
  callerId: string,
  handles: readonly string[],
  field: string,
): Promise<ReachableActor[]> {
  try {
    return await requireReachable(tx, callerId, handles, field)
  } catch (error) {
    const [deleted] = await findDeleted(tx, callerId, handles)
    throw deleted === undefined ? error : noLongerExists(deleted)
  }
}
