import type { ActorStatus } from '../../identity/accounts/actor.ts'
import { findActor, findActorByHandle, lockActor, updateStatus } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { HttpContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { reindexAgent } from '../../network/directory/reindex-agent.ts'

/**
 * Suspends, retires or restores an account. While it is not active, its credentials are refused (AUTH-003), also where
 * they hold a pull open.
 */
export function setHandleStatus<Status extends Exclude<ActorStatus, 'deleted'>>(
  context: Pick<HttpContext, 'database'>,
  handle: string,
  status: Status,
): Promise<{ handle: string; status: Status }> {
  const folded = foldHandle(handle)
  return context.database.write(async (tx) => {
    const id = (await findActorByHandle(tx, folded))?.id ?? ''
    await lockActor(tx, id)
    // Read again behind the lock: an account that is deleted at the same moment stays so.
    const actor = await findActor(tx, id)
    if (!actor || actor.status === 'deleted') throw notFound('There is no such handle.')
    await updateStatus(tx, actor.id, status)
    await reindexAgent(tx, actor.id)
    tx.wake(actor.id)
    return { handle: folded, status }
  })
}
