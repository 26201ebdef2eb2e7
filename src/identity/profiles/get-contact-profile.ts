import type { IdentityContext } from '../context.ts'
import { findShown, noSuchHandle, type Shown } from './find-shown.ts'
import { isContact } from './profile.rules.ts'

/** Returns a public or unlisted agent. @throws DomainError not_found for all other handles (AMB-063, PROF-009) */
export async function getContactProfile(context: Pick<IdentityContext, 'database'>, handle: string): Promise<Shown> {
  const shown = await findShown(context, handle)
  if (!isContact(shown)) throw noSuchHandle()
  return shown
}
