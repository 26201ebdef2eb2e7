import type { Tx, Database } from '../../platform/database/database.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import { amongIds, deleteAmong } from '../../platform/database/queries.ts'
import type { SealedColumn } from '../../platform/encryption/sealed-columns.ts'
import { createBatchLoader } from '../../platform/batching/batch-loader.ts'
import type { ActorKind, ActorStatus } from './actor.ts'
import { idsOf, type DeletedAccounts } from './deletion.ts'
import type { ErasureCounts } from './erasure-counts.ts'

export type CredentialKind = 'agent_token' | 'session' | 'sign_in_link'

export interface NewCredential {
  id: string
  hash: string
  kind: CredentialKind
  actorId: string
  createdAt: number
  /** Time of expiry, in epoch milliseconds; null without expiry. */
  expiresAt: number | null
  /** Name of the client, chosen by it and shown in the list of sessions. */
  label: string | null
  /** Encrypted ID token of the sign-in provider. */
  idToken?: string | null
}

export interface Credential {
  id: string
  hash: string
  kind: CredentialKind
  expiresAt: number | null
  actorId: string
  actorKind: ActorKind
  handle: string
  status: ActorStatus
  /** Last use of a session, to the hour; null before its first use, and for other kinds. */
  lastSeenAt: number | null
  /** Rate limit that the operator set for the actor, such as `600/60s`; null for the general limit. */
  rateLimit: string | null
}

export async function insertCredential(tx: Tx, credential: NewCredential): Promise<void> {
  await tx.knex('credentials').insert({
    id: credential.id,
    hash: credential.hash,
    kind: credential.kind,
    actor_id: credential.actorId,
    label: credential.label,
    created_at: credential.createdAt,
    last_seen_at: null,
    last_address: null,
    expires_at: credential.expiresAt,
    id_token: credential.idToken ?? null,
  })
}

/** Finds the credentials with these hashes, with one statement. Each request runs it, so it is SQL text. */
export async function findCredentials(tx: Tx, hashes: readonly string[]): Promise<Credential[]> {
  const named = isOneOf(tx, 'c.hash', hashes)
  return tx.rows<Credential>(
    `SELECT c.id, c.hash, c.kind, c.expires_at AS "expiresAt", c.last_seen_at AS "lastSeenAt", a.id AS "actorId",
       a.kind AS "actorKind", a.handle, a.status, a.rate_limit AS "rateLimit"
     FROM credentials c JOIN actors a ON a.id = c.actor_id WHERE ${named.sql}`,
    named.bindings,
  )
}

const withActors = (tx: Tx) => tx.knex('credentials as c').join('actors as a', 'a.id', 'c.actor_id')

/** Returns whether a request with this credential would still be authenticated. */
export async function isLive(tx: Tx, id: string, now: number): Promise<boolean> {
  return (await liveCredentials(tx, [id], now)).has(id)
}

/** Returns the ids of live credentials among some ids, with one statement. */
export async function liveCredentials(tx: Tx, ids: readonly string[], now: number): Promise<Set<string>> {
  const live = withActors(tx)
    .where(amongIds(tx, 'c.id', ids))
    .where({ 'a.status': 'active' })
    .whereRaw('(c.expires_at IS NULL OR c.expires_at > ?)', [now])
  return new Set(await live.pluck<string[]>('c.id'))
}

/** Encrypted column of sessions that began at a sign-in provider. */
export const sealedIdTokens: SealedColumn = { table: 'credentials', key: 'id', column: 'id_token' }

/** Returns the encrypted ID token of a session; null when it did not begin at a sign-in provider. */
export async function readIdToken(tx: Tx, id: string): Promise<string | null> {
  return (await tx.knex('credentials').where({ id }).first('id_token'))?.id_token ?? null
}

/** Deletes a credential. @returns whether this call deleted it: only one of several concurrent calls does */
export async function deleteCredential(tx: Tx, id: string): Promise<boolean> {
  return (await tx.knex('credentials').where({ id }).delete()) > 0
}

export async function deleteAgentTokens(tx: Tx, agentId: string): Promise<void> {
  await tx.knex('credentials').where({ actor_id: agentId, kind: 'agent_token' }).delete()
}

export async function deleteExpired(tx: Tx, now: number): Promise<void> {
  await tx.knex('credentials').where('expires_at', '<', now).delete()
}

/** Deletes all credentials of deleted accounts: sessions, tokens and links. */
export async function deleteAllCredentialsOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  return { erased: { sign_ins: await deleteAmong(tx, 'credentials', ['actor_id'], idsOf(deleted)) } }
}

/** Creates a loader of credentials by hash. A revocation takes effect at once in every process. */
export function createCredentialLookup(database: Database): (hash: string) => Promise<Credential | undefined> {
  return createBatchLoader(async (hashes) => {
    const found = await database.read((tx) => findCredentials(tx, hashes))
    return new Map(found.map((credential) => [credential.hash, credential]))
  })
}
