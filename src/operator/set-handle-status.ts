import type { Actor, ActorStatus } from '../accounts/actor.ts'
import { findActorByHandle, updateStatus } from '../accounts/actor.store.ts'
import { foldHandle } from '../accounts/handle.rules.ts'
import type { Context } from '../context.ts'
import { notFound } from '../core/errors.ts'

/** Suspends, retires or restores an account. While it is not active, its credentials are refused (AUTH-003). */
export function setHandleStatus(
  context: Context, handle: string, status: Exclude<ActorStatus, 'deleted'>,
): Promise<Actor> {
  return context.database.write(async (tx) => {
    const actor = await findActorByHandle(tx, foldHandle(handle))
    if (!actor || actor.status === 'deleted') throw notFound('There is no such handle.')
    await updateStatus(tx, actor.id, status)
    return { ...actor, status }
  })
}
