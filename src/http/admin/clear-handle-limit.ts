import type { HttpContext } from '../context.ts'
import { setHandleLimit } from './set-handle-limit.ts'

/** Deletes an account's override of a limit. @throws DomainError not_found */
export async function clearHandleLimit(
  context: Pick<HttpContext, 'database' | 'limits'>,
  handle: string,
  name: string,
): Promise<void> {
  await setHandleLimit(context, handle, name, null)
}
