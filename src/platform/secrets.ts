import { hash } from 'node:crypto'

import type { Ids } from './ids.ts'

/** Kinds of bearer secrets, distinguished by their prefixes (AUTH-005, DEV-018). */
export const secretPrefixes = {
  agent_token: 'svc_live_',
  session: 'ses_',
  sign_in_link: 'sil_',
  account_invitation: 'aci_',
  device_code: 'dvc_',
  socket_ticket: 'tck_',
} as const

export type SecretKind = keyof typeof secretPrefixes

/** Returns a new secret: its prefix and 32 random bytes in base64url. It is shown once; only its hash is stored. */
export function newSecret(ids: Ids, kind: SecretKind): string {
  return secretPrefixes[kind] + ids.secret(32).toString('base64url')
}

/**
 * Returns the SHA-256 in hex. Secrets have 256 random bits, so that a plain digest cannot be searched. A look-up by
 * digest does not reveal how much of a guess was right.
 */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex')
}
