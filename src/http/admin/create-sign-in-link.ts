import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { deleteExpired } from '../../identity/accounts/credential.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { issueCredential, lifetimeSeconds } from '../../identity/accounts/issue-credential.ts'
import { notFound } from '../../platform/errors.ts'
import type { HttpContext } from '../context.ts'

/**
 * Creates a link that signs a user in to the pages once, within 15 minutes.
 * @throws DomainError not_found when no active user has the handle
 */
export async function createSignInLink(
  context: Pick<HttpContext, 'config' | 'clock' | 'ids' | 'limits' | 'database'>,
  handle: string,
): Promise<{ url: string; expiresInSeconds: number }> {
  const token = await context.database.write(async (tx) => {
    await deleteExpired(tx, context.clock.now())
    const user = await findActorByHandle(tx, foldHandle(handle))
    if (user?.kind !== 'user' || user.status !== 'active') throw notFound('There is no such person.', 'handle')
    return issueCredential(tx, context, 'sign_in_link', user.id)
  })
  const url = `${context.config.publicUrl}/sign-in?token=${token}`
  return { url, expiresInSeconds: lifetimeSeconds.sign_in_link }
}
