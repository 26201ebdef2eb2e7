import { hash } from 'node:crypto'

import type { Ids } from './ids.ts'

/** The kinds of bearer secrets, distinguished by how they begin (AUTH-005, DEV-018). */
export const secretPrefixes = {
  agent_token: 'svc_live_',
  session: 'ses_',
  sign_in_link: 'sil_',
  device_code: 'dvc_',
  socket_ticket: 'tck_',
} as const

export type SecretKind = keyof typeof secretPrefixes

/** A new secret: its prefix and 32 random bytes in base64url. It is shown once; only its hash is kept. */
export function newSecret(ids: Ids, kind: SecretKind): string {
  return secretPrefixes[kind] + ids.secret(32).toString('base64url')
}

/**
 * SHA-256 in hex. The secrets hold 256 random bits, so that a plain digest cannot be searched, and looking one up by
 * its digest shows nothing of how much of a guess was right.
 */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex')
}
