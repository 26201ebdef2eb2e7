import type { Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { insertCredential, type CredentialKind } from './credential.store.ts'
import { hashSecret, mintSecret } from './secrets.ts'

/** How long a credential lasts, in seconds; Agent Tokens last until they are rotated. */
export const lifetimeSeconds = { agent_token: null, session: 30 * 24 * 3600, sign_in_link: 15 * 60 } as const

/** Stores a new credential of an actor and returns its secret, which is not stored and cannot be shown again. */
export async function issueCredential(
  tx: Tx, { ids, clock }: Pick<Context, 'ids' | 'clock'>, kind: CredentialKind, actorId: string,
): Promise<string> {
  const secret = mintSecret(ids, kind)
  const now = clock.now()
  const seconds = lifetimeSeconds[kind]
  const expiresAt = seconds === null ? null : now + seconds * 1000
  await insertCredential(tx, { id: ids.next('crd'), hash: hashSecret(secret), kind, actorId, createdAt: now, expiresAt })
  return secret
}
