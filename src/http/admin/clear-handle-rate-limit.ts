import type { HttpContext } from '../context.ts'
import { setHandleRateLimit } from './set-handle-rate-limit.ts'

/** Deletes an account's own rate limit. @throws DomainError not_found */
export async function clearHandleRateLimit(context: Pick<HttpContext, 'database'>, handle: string): Promise<void> {
  await setHandleRateLimit(context, handle, null)
}
