import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from './actor.ts'
import { findActor, findActorByHandle } from './actor.store.ts'
import { deleteCredential, deleteExpired, findCredentials, type Credential } from './credential.store.ts'
import { foldHandle } from './handle.rules.ts'
import { issueCredential, lifetimeSeconds } from './issue-credential.ts'
import { hashSecret } from '../../platform/secrets.ts'

/**
 * A link that signs its holder in to the pages, once and for a quarter of an hour.
 * @throws DomainError not_found when nobody active has the handle
 */
export async function createSignInLink(
  context: Pick<IdentityContext, 'config' | 'clock' | 'ids' | 'database'>,
  handle: string,
): Promise<{ url: string; expiresInSeconds: number }> {
  const token = await context.database.write(async (tx) => {
    await deleteExpired(tx, context.clock.now())
    const person = await findActorByHandle(tx, foldHandle(handle))
    if (person?.kind !== 'user' || person.status !== 'active') throw notFound('There is no such person.', 'handle')
    return issueCredential(tx, context, 'sign_in_link', person.id)
  })
  const url = `${context.config.publicUrl}/sign-in?token=${token}`
  return { url, expiresInSeconds: lifetimeSeconds.sign_in_link }
}

/** Whom a link would sign in, without using it up; undefined when it is used, expired or unknown. */
export async function readSignInLink(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  token: string,
): Promise<Actor | undefined> {
  const link = await validLink(context, context.database, token)
  return link && context.database.read((tx) => findActor(tx, link.actorId))
}

/** Uses a link up. Of two uses at once one gets the session, the other undefined. */
export async function redeemSignInLink(
  context: Pick<IdentityContext, 'clock' | 'ids' | 'database'>,
  token: string,
): Promise<string | undefined> {
  const link = await validLink(context, context.database, token)
  if (!link) return undefined
  return context.database.write(async (tx) => {
    if (!(await deleteCredential(tx, link.id))) return undefined
    return issueCredential(tx, context, 'session', link.actorId)
  })
}

async function validLink(
  { clock }: Pick<IdentityContext, 'clock'>,
  database: Database,
  token: string,
): Promise<Credential | undefined> {
  const [link] = await database.read((tx) => findCredentials(tx, [hashSecret(token)]))
  const valid = link?.kind === 'sign_in_link' && link.status === 'active' && (link.expiresAt ?? 0) > clock.now()
  return valid ? link : undefined
}
