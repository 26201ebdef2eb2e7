import type { Tx } from '../database/database.ts'
import type { ActorKind, ActorStatus } from './actor.ts'

export type CredentialKind = 'agent_token' | 'session' | 'sign_in_link'

export interface NewCredential {
  id: string
  hash: string
  kind: CredentialKind
  actorId: string
  createdAt: number
  /** Milliseconds; null for one that does not expire. */
  expiresAt: number | null
}

/** A stored credential with the actor behind it. */
export interface Credential {
  id: string
  hash: string
  kind: CredentialKind
  expiresAt: number | null
  actorId: string
  actorKind: ActorKind
  handle: string
  status: ActorStatus
}

const selected = `SELECT c.id, c.hash, c.kind, c.expires_at AS "expiresAt", a.id AS "actorId", a.kind AS "actorKind",
  a.handle, a.status`

export async function insertCredential(tx: Tx, credential: NewCredential): Promise<void> {
  await tx.run(
    'INSERT INTO credentials (id, hash, kind, actor_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    [credential.id, credential.hash, credential.kind, credential.actorId, credential.createdAt, credential.expiresAt])
}

/** The credentials with these hashes; one statement whatever their number. */
export async function findCredentials(tx: Tx, hashes: readonly string[]): Promise<Credential[]> {
  const wanted = tx.table({ hash: 'text' }, hashes.map((hash) => ({ hash })))
  return tx.rows<Credential>(
    `${selected} FROM ${wanted.sql} AS t JOIN credentials c ON c.hash = t.hash JOIN actors a ON a.id = c.actor_id`,
    wanted.bindings)
}

/** Removes a credential. @returns whether this call removed it: of two callers at once, one */
export async function deleteCredential(tx: Tx, id: string): Promise<boolean> {
  return await tx.run('DELETE FROM credentials WHERE id = ?', [id]) > 0
}

export async function deleteExpired(tx: Tx, now: number): Promise<void> {
  await tx.run('DELETE FROM credentials WHERE expires_at < ?', [now])
}
