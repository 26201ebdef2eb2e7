import type { Tx } from '../../platform/database/database.ts'

/** A link with which several people create accounts. */
export interface AccountInvitation {
  id: string
  /** Note of the operator. */
  note: string | null
  /** Maximum number of accounts that it creates. */
  uses: number
  used: number
  createdAt: number
  expiresAt: number
}

const columns = {
  id: 'id',
  note: 'note',
  uses: 'uses',
  used: 'used',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
} as const

export async function insertInvitation(tx: Tx, hash: string, invitation: AccountInvitation): Promise<void> {
  const { id, note, uses, used, createdAt, expiresAt } = invitation
  const row = { id, hash, note, uses, used, created_at: createdAt, expires_at: expiresAt }
  await tx.knex('account_invitations').insert(row)
}

/** Lists invitations with ids after `afterId`, ordered by id. */
export function listInvitationRows(tx: Tx, afterId: string, limit: number): Promise<AccountInvitation[]> {
  return tx.knex('account_invitations').where('id', '>', afterId).orderBy('id').limit(limit).select(columns)
}

/** Selects an invitation that has remaining uses and has not expired. */
const open = (tx: Tx, hash: string, now: number) =>
  tx.knex('account_invitations').where({ hash }).where('expires_at', '>', now).whereRaw('used < uses')

/** Returns whether an invitation can create another account. */
export async function isInvitationOpen(tx: Tx, hash: string, now: number): Promise<boolean> {
  return (await open(tx, hash, now).first('id')) !== undefined
}

/** Counts one use of an invitation. Concurrent uses are serialized. @returns false without remaining uses */
export async function useInvitation(tx: Tx, hash: string, now: number): Promise<boolean> {
  return (await open(tx, hash, now).increment('used', 1)) > 0
}

/** @returns false when there is no such invitation */
export async function deleteInvitationRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.knex('account_invitations').where({ id }).delete()) > 0
}
