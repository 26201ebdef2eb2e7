import { updateRateLimit } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { HttpContext } from '../context.ts'
import { findAccount } from './find-accounts.ts'
import { showLimit, type Limit } from '../../platform/rate-limits/rate-limits.ts'

/**
 * Sets the rate limit of one account over all its credentials, in every process from its next request on. Null restores
 * the default limit.
 * @throws DomainError not_found
 */
export function setHandleRateLimit(
  context: Pick<HttpContext, 'database'>,
  handle: string,
  limit: Limit | null,
): Promise<{ handle: string }> {
  return context.database.write(async (tx) => {
    const account = await findAccount(tx, handle)
    await updateRateLimit(tx, account.id, limit && showLimit(limit))
    return { handle: foldHandle(handle) }
  })
}
