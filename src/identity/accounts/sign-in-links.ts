import type { Needs } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from './actor.ts'
import { findActor } from './actor.store.ts'
import { deleteCredential, findCredentials, type Credential } from './credential.sql.ts'
import { issueCredential } from './issue-credential.ts'
import { hashSecret } from '../../platform/secrets.ts'

/** Returns the actor of a sign-in link without redeeming it; undefined when it is used, expired or unknown. */
export async function readSignInLink(context: Needs<'clock' | 'database'>, token: string): Promise<Actor | undefined> {
  const link = await validLink(context, context.database, token)
  return link && context.database.read((tx) => findActor(tx, link.actorId))
}

/**
 * Redeems a link. Of two concurrent calls, one gets the session, the other undefined.
 * @param label name of the browser for the list of sessions
 */
export async function redeemSignInLink(
  context: Needs<'clock' | 'ids' | 'limits' | 'database'>,
  token: string,
  label: string | null = null,
): Promise<string | undefined> {
  const link = await validLink(context, context.database, token)
  if (!link) return undefined
  return context.database.write(async (tx) => {
    if (!(await deleteCredential(tx, link.id))) return undefined
    return issueCredential(tx, context, 'session', link.actorId, label)
  })
}

async function validLink(
  { clock }: Needs<'clock'>,
  database: Database,
  token: string,
): Promise<Credential | undefined> {
  const [link] = await database.read((tx) => findCredentials(tx, [hashSecret(token)]))
  const valid = link?.kind === 'sign_in_link' && link.status === 'active' && (link.expiresAt ?? 0) > clock.now()
  return valid ? link : undefined
}
