import type { Tx } from '../../platform/database/database.ts'
import { deleteAmong } from '../../platform/database/queries.ts'
import { idsOf, type DeletedAccounts } from '../accounts/deletion.ts'
import type { ErasureCounts } from '../accounts/erasure-counts.ts'

/** Identifier of an account at a provider. */
export interface Identity {
  issuer: string
  subject: string
}

/** Returns the id of the person to whom an account of a provider is linked. */
export async function findLinkedUserId(tx: Tx, { issuer, subject }: Identity): Promise<string | undefined> {
  return (await tx.knex('linked_identities').where({ issuer, subject }).first('user_id'))?.user_id
}

/** Returns the time at which a person was linked to a provider, in epoch milliseconds. */
export async function findLinkTime(tx: Tx, userId: string, issuer: string): Promise<number | undefined> {
  return (await tx.knex('linked_identities').where({ user_id: userId, issuer }).first('created_at'))?.created_at
}

/** Links a provider account to a person. @returns false when it is linked, or the person has a link to its provider */
export async function insertLink(tx: Tx, identity: Identity, userId: string, now: number): Promise<boolean> {
  const { issuer, subject } = identity
  const row = { issuer, subject, user_id: userId, created_at: now }
  const inserted = await tx.knex('linked_identities').insert(row).onConflict().ignore().returning('user_id')
  return inserted.length > 0
}

export async function deleteLink(tx: Tx, userId: string, issuer: string): Promise<void> {
  await tx.knex('linked_identities').where({ user_id: userId, issuer }).delete()
}

export async function deleteLinksOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  return { erased: { sign_ins: await deleteAmong(tx, 'linked_identities', ['user_id'], idsOf(deleted)) } }
}
