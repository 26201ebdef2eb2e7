import type { Tx } from '../../platform/database/database.ts'
import { amongIds } from '../../platform/database/queries.ts'
import type { SealedColumn } from '../../platform/encryption/sealed-columns.ts'

/** Sealed column of the digest key. */
export const sealedServiceKeys: SealedColumn = { table: 'service_keys', key: 'name', column: 'secret' }

export interface FoundUser {
  phoneNumber: string
  handle: string
  name: string | null
}

/** Finds the users of some verified numbers, except the caller and users who block the caller. */
export async function findUsersByNumber(tx: Tx, callerId: string, numbers: readonly string[]): Promise<FoundUser[]> {
  return tx
    .knex('actors as a')
    .where(amongIds(tx, 'a.phone_number', numbers))
    .where({ 'a.kind': 'user', 'a.status': 'active' })
    .whereNot({ 'a.id': callerId })
    .whereRaw('NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = a.id AND b.blocked_id = ?)', [callerId])
    .orderBy('a.id')
    .select<FoundUser[]>({ phoneNumber: 'a.phone_number', handle: 'a.handle', name: 'a.display_name' } satisfies Record<
      keyof FoundUser,
      string
    >)
}

/**
 * Stores digests of the numbers that a user looked for, so that the user can be notified when another user gets one of
 * them.
 */
export async function insertSoughtNumbers(tx: Tx, userId: string, digests: readonly string[]): Promise<void> {
  const rows = digests.toSorted().map((digest) => ({ digest, user_id: userId }))
  await tx.insert('sought_numbers', { digest: 'text', user_id: 'text' }, rows, 'digest, user_id')
}

/** Finds the users who searched for a number, except its new owner and users that the owner blocks. */
export async function findSeekers(tx: Tx, userId: string, digest: string): Promise<string[]> {
  return tx
    .knex('sought_numbers as s')
    .where({ 's.digest': digest })
    .whereNot({ 's.user_id': userId })
    .whereRaw('NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = ? AND b.blocked_id = s.user_id)', [userId])
    .orderBy('s.user_id')
    .pluck<string[]>('s.user_id')
}

/** Returns the sealed key of a name. The first caller stores its own. */
export async function findOrStoreKey(tx: Tx, name: string, sealed: string): Promise<string> {
  await tx.knex('service_keys').insert({ name, secret: sealed }).onConflict().ignore()
  const row = await tx.knex('service_keys').where({ name }).first('secret')
  return row!.secret
}
