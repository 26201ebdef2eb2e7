import type { ActorStatus } from '../../identity/accounts/actor.ts'
import { findActor, findActorByHandle, lockActor, updateStatus } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { HttpContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { reindexAgent } from '../../network/directory/reindex-agent.ts'

/**
 * Suspends, retires or restores an account. The credentials of an inactive account are rejected (AUTH-003), also during
 * a waiting pull.
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
    // Read again after the lock: a concurrent deletion of the account is final.
    const actor = await findActor(tx, id)
    if (!actor || actor.status === 'deleted') throw notFound('There is no such handle.')
    await updateStatus(tx, actor.id, status)
    await reindexAgent(tx, actor.id)
    tx.wake(actor.id)
    return { handle: folded, status }
  })
}
