import type { Tx } from '../../platform/database/database.ts'
import { deleteAmong, countRows } from '../../platform/database/queries.ts'
import { idsOf, type DeletedAccounts } from '../accounts/deletion.ts'
import type { ErasureCounts } from '../accounts/erasure-counts.ts'

/** A passkey of a person. */
export interface Passkey {
  id: string
  /** Id from the authenticator, in base64url. */
  credentialId: string
  userId: string
  name: string
  /** COSE key in base64url. */
  publicKey: string
  /** Number of signatures in the last report of the authenticator; 0 when it does not count. */
  signatures: number
  createdAt: number
  lastUsedAt: number | null
}

const columns = {
  id: 'id',
  credentialId: 'credential_id',
  userId: 'user_id',
  name: 'name',
  publicKey: 'public_key',
  signatures: 'signatures',
  createdAt: 'created_at',
  lastUsedAt: 'last_used_at',
} as const

/** Stores a passkey. @returns false when a person has registered the credential already */
export async function insertPasskey(tx: Tx, passkey: Passkey): Promise<boolean> {
  const { id, credentialId, userId, name, publicKey, signatures, createdAt, lastUsedAt } = passkey
  const inserted = await tx
    .knex('passkeys')
    .insert({
      id,
      credential_id: credentialId,
      user_id: userId,
      name,
      public_key: publicKey,
      signatures,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })
    .onConflict()
    .ignore()
    .returning('id')
  return inserted.length > 0
}

export function findPasskey(tx: Tx, credentialId: string): Promise<Passkey | undefined> {
  return tx.knex('passkeys').where({ credential_id: credentialId }).first(columns)
}

const ofUser = (tx: Tx, userId: string) => tx.knex('passkeys').where({ user_id: userId })

/** Lists the passkeys of a person with ids after `afterId`, ordered by id. */
export function listPasskeyRows(tx: Tx, userId: string, afterId: string, limit: number): Promise<Passkey[]> {
  return ofUser(tx, userId).where('id', '>', afterId).orderBy('id').limit(limit).select(columns)
}

export function countPasskeys(tx: Tx, userId: string): Promise<number> {
  return countRows(ofUser(tx, userId))
}

/** Records that a passkey signed its person in. */
export async function updatePasskeyUse(tx: Tx, id: string, signatures: number, now: number): Promise<void> {
  await tx.knex('passkeys').where({ id }).update({ signatures, last_used_at: now })
}

/** Deletes a passkey. @returns false when the person has no such passkey */
export async function deletePasskeyRow(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await ofUser(tx, userId).where({ id }).delete()) > 0
}

export async function deletePasskeysOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  return { erased: { sign_ins: await deleteAmong(tx, 'passkeys', ['user_id'], idsOf(deleted)) } }
}
