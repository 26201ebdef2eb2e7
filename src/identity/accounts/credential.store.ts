import type { Tx } from '../../platform/database/database.ts'
import type { ActorKind, ActorStatus } from './actor.ts'
import { allDeleted, type DeletedAccounts } from './deletion.ts'

export type CredentialKind = 'agent_token' | 'session' | 'sign_in_link'

export interface NewCredential {
  id: string
  hash: string
  kind: CredentialKind
  actorId: string
  createdAt: number
  /** Milliseconds; null for one that does not expire. */
  expiresAt: number | null
  /** What the client that holds it calls itself, for people who look through their sessions. */
  label: string | null
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
  /** When a session was last used, to the hour; null before its first use, and for other kinds. */
  lastSeenAt: number | null
  /** The limit that the operator gave to the actor, such as `600/60s`; null: the general one. */
  rateLimit: string | null
}

const selected = `SELECT c.id, c.hash, c.kind, c.expires_at AS "expiresAt", c.last_seen_at AS "lastSeenAt", a.id AS "actorId", a.kind AS "actorKind",
  a.handle, a.status, a.rate_limit AS "rateLimit"`

export async function insertCredential(tx: Tx, credential: NewCredential): Promise<void> {
  await tx.run(
    'INSERT INTO credentials (id, hash, kind, actor_id, created_at, expires_at, label) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [
      credential.id,
      credential.hash,
      credential.kind,
      credential.actorId,
      credential.createdAt,
      credential.expiresAt,
      credential.label,
    ],
  )
}

/** The credentials with these hashes; one statement whatever their number. */
export async function findCredentials(tx: Tx, hashes: readonly string[]): Promise<Credential[]> {
  const wanted = tx.table(
    { hash: 'text' },
    hashes.map((hash) => ({ hash })),
  )
  return tx.rows<Credential>(
    `${selected} FROM ${wanted.sql} AS t JOIN credentials c ON c.hash = t.hash JOIN actors a ON a.id = c.actor_id`,
    wanted.bindings,
  )
}

/** Whether a request that showed this credential a while ago would still be let in. */
export async function isLive(tx: Tx, id: string, now: number): Promise<boolean> {
  const rows = await tx.rows(
    `SELECT c.id FROM credentials c JOIN actors a ON a.id = c.actor_id
     WHERE c.id = ? AND a.status = 'active' AND (c.expires_at IS NULL OR c.expires_at > ?)`,
    [id, now],
  )
  return rows.length > 0
}

/** Which of some credentials, by their ids, are live in this sense; one statement whatever their number. */
export async function liveCredentials(tx: Tx, ids: readonly string[], now: number): Promise<Set<string>> {
  const asked = tx.table(
    { id: 'text' },
    ids.map((id) => ({ id })),
  )
  const rows = await tx.rows<{ id: string }>(
    `SELECT c.id FROM ${asked.sql} AS t JOIN credentials c ON c.id = t.id JOIN actors a ON a.id = c.actor_id
     WHERE a.status = 'active' AND (c.expires_at IS NULL OR c.expires_at > ?)`,
    [...asked.bindings, now],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Removes a credential. @returns whether this call removed it: of two callers at once, one */
export async function deleteCredential(tx: Tx, id: string): Promise<boolean> {
  return (await tx.run('DELETE FROM credentials WHERE id = ?', [id])) > 0
}

/** Ends every credential of a kind that an actor has. */
export async function deleteCredentialsOf(tx: Tx, actorId: string, kind: CredentialKind): Promise<void> {
  await tx.run('DELETE FROM credentials WHERE actor_id = ? AND kind = ?', [actorId, kind])
}

/** Deletes credentials that have expired, of every kind. */
export async function deleteExpired(tx: Tx, now: number): Promise<void> {
  await tx.run('DELETE FROM credentials WHERE expires_at < ?', [now])
}

/** Ends every credential of deleted accounts: sessions, tokens and links alike. */
export async function deleteAllCredentialsOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const gone = allDeleted(tx, deleted)
  await tx.run(`DELETE FROM credentials WHERE actor_id IN (SELECT t.id FROM ${gone.sql} AS t)`, gone.bindings)
}
