import type { Needs } from '../../platform/context.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unlimited } from '../../platform/limits/account-limits.ts'
import { lockActorForCount } from './actor.store.ts'
import { insertCredential, type CredentialKind } from './credential.sql.ts'
import { endOldestSessions } from './session.sql.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'

/** Lifetimes of credentials, in seconds. Agent Tokens are valid until they are rotated. */
export const lifetimeSeconds = { agent_token: null, session: 30 * 24 * 3600, sign_in_link: 15 * 60 } as const

/**
 * Stores a new credential of an actor and returns its secret, which is not stored and cannot be shown again. When a
 * person has the maximum of sessions_per_person, the oldest session ends.
 * @param label name that the client gave itself
 * @param idToken encrypted ID token of a session that began at a sign-in provider
 * @throws DomainError unauthorized when the account was deleted meanwhile
 */
export async function issueCredential(
  tx: Tx,
  { ids, clock, limits }: Needs<'ids' | 'clock' | 'limits'>,
  kind: CredentialKind,
  actorId: string,
  label: string | null = null,
  idToken: string | null = null,
): Promise<string> {
  if (!(await lockActorForCount(tx, actorId))) throw unauthorized('This account was deleted.')
  const sessions = limits.of('sessions_per_person', actorId)
  if (kind === 'session' && sessions < unlimited) await endOldestSessions(tx, actorId, Math.max(0, sessions - 1))
  const secret = newSecret(ids, kind)
  const now = clock.now()
  const seconds = lifetimeSeconds[kind]
  const expiresAt = seconds === null ? null : now + seconds * 1000
  const id = ids.next('crd')
  await insertCredential(tx, { id, hash: hashSecret(secret), kind, actorId, createdAt: now, expiresAt, label, idToken })
  return secret
}
