import type { IdentityContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockActorForShare } from './actor.store.ts'
import { insertCredential, type CredentialKind } from './credential.store.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'

/** How long a credential lasts, in seconds; Agent Tokens last until they are rotated. */
export const lifetimeSeconds = { agent_token: null, session: 30 * 24 * 3600, sign_in_link: 15 * 60 } as const

/**
 * Stores a new credential of an actor and returns its secret, which is not stored and cannot be shown again.
 * @param label what the client calls itself
 * @throws DomainError unauthorized when the account was deleted meanwhile
 */
export async function issueCredential(
  tx: Tx,
  { ids, clock }: Pick<IdentityContext, 'ids' | 'clock'>,
  kind: CredentialKind,
  actorId: string,
  label: string | null = null,
): Promise<string> {
  if (!(await lockActorForShare(tx, actorId))) throw unauthorized('This account was deleted.')
  const secret = newSecret(ids, kind)
  const now = clock.now()
  const seconds = lifetimeSeconds[kind]
  const expiresAt = seconds === null ? null : now + seconds * 1000
  const id = ids.next('crd')
  await insertCredential(tx, { id, hash: hashSecret(secret), kind, actorId, createdAt: now, expiresAt, label })
  return secret
}
