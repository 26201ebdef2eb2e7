import type { IdentityContext } from '../context.ts'
import { findShown, noSuchHandle, type Shown } from './find-shown.ts'

/**
 * Returns the actor of a handle. @throws DomainError not_found, the same for unknown, suspended, retired and private
 * handles (PROF-005, PROF-011)
 */
export async function getAgentProfile(context: Pick<IdentityContext, 'database'>, handle: string): Promise<Shown> {
  const shown = await findShown(context, handle)
  if (!shown) throw noSuchHandle()
  return shown
}
