import { findActorByHandle, updateRateLimit } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { HttpContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { showLimit, type Limit } from '../../platform/rate-limits/rate-limits.ts'

/**
 * Limits one account over all its credentials, in every process from its next request on; null returns it to the
 * general limit.
 * @throws DomainError not_found
 */
export function setHandleRateLimit(
  context: Pick<HttpContext, 'database'>,
  handle: string,
  limit: Limit | null,
): Promise<{ handle: string }> {
  const folded = foldHandle(handle)
  return context.database.write(async (tx) => {
    const actor = await findActorByHandle(tx, folded)
    if (!actor || actor.status === 'deleted') throw notFound('There is no such handle.')
    await updateRateLimit(tx, actor.id, limit && showLimit(limit))
    return { handle: folded }
  })
}
