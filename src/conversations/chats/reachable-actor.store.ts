import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorType } from './chat.ts'

/** An actor whom the caller may address by handle. */
export interface ReachableActor {
  id: string
  type: ActorType
  handle: string
}

/**
 * Whether the caller `t.caller_id` may know of the actor `a`. A private agent is known to itself, to its owner, to the
 * owner's other agents and to whoever shares a chat with it; suspended, retired and deleted actors are known to nobody.
 */
export const reachable = `(a.status = 'active' AND (
  a.visibility IS NULL OR a.visibility <> 'private' OR a.id = t.caller_id OR a.owner_id = t.caller_id
  OR a.owner_id = (SELECT me.owner_id FROM actors me WHERE me.id = t.caller_id)
  OR EXISTS (
    SELECT 1 FROM participants mine JOIN participants theirs ON theirs.chat_id = mine.chat_id
    WHERE mine.actor_id = t.caller_id AND mine.left_sequence IS NULL
      AND theirs.actor_id = a.id AND theirs.left_sequence IS NULL)))`

/** The actors behind these handles, as far as the caller may know of them. */
export async function findReachable(tx: Tx, callerId: string, handles: readonly string[]): Promise<ReachableActor[]> {
  const wanted = tx.table(
    { caller_id: 'text', handle: 'text' },
    handles.map((handle) => ({ caller_id: callerId, handle })),
  )
  return tx.rows<ReachableActor>(
    `SELECT a.id, a.kind AS type, a.handle
     FROM ${wanted.sql} AS t JOIN actors a ON a.handle = t.handle WHERE ${reachable}`,
    wanted.bindings,
  )
}

/**
 * The same for handles that must all be there, in the order given.
 * @throws not_found for an unknown handle and one that the caller may not know alike
 */
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
