import type { Actor } from '../../identity/accounts/actor.ts'
import { findActorByHandle, updateRateLimit } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { HttpContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { showLimit, type Limit } from '../../platform/rate-limits/rate-limits.ts'

/** Limits one account over all its credentials, in every process from its next request on. */
export function setHandleRateLimit(
  context: Pick<HttpContext, 'database'>,
  handle: string,
  limit: Limit,
): Promise<Actor> {
  return store(context, handle, showLimit(limit))
}

/** Returns an account to the general limit. */
export function clearHandleRateLimit(context: Pick<HttpContext, 'database'>, handle: string): Promise<Actor> {
  return store(context, handle, null)
}

function store(context: Pick<HttpContext, 'database'>, handle: string, limit: string | null): Promise<Actor> {
  return context.database.write(async (tx) => {
    const actor = await findActorByHandle(tx, foldHandle(handle))
    if (!actor || actor.status === 'deleted') throw notFound('There is no such handle.')
    await updateRateLimit(tx, actor.id, limit)
    return actor
  })
}
