import type { Tx } from '../../platform/database/database.ts'
import type { SealedColumn } from '../../platform/encryption/sealed-columns.ts'
import type { ProviderAccount, ProviderName } from './payment-request.ts'

/** The keys of the accounts. */
export const sealedPaymentColumns: readonly SealedColumn[] = [
  { table: 'payment_accounts', key: 'id', column: 'api_key' },
  { table: 'payment_accounts', key: 'id', column: 'callback_secret' },
]

/** An account with its keys, as they are stored: sealed. */
export interface SealedAccount extends ProviderAccount {
  sealedApiKey: string
  sealedCallbackSecret: string
}

const columns = `id, owner_id AS "ownerId", provider, connected_at AS "connectedAt", api_key AS "sealedApiKey",
  callback_secret AS "sealedCallbackSecret"`

export async function findAccount(tx: Tx, id: string): Promise<SealedAccount | undefined> {
  const [row] = await tx.rows<SealedAccount>(`SELECT ${columns} FROM payment_accounts WHERE id = ?`, [id])
  return row
}

export async function findAccountOf(tx: Tx, ownerId: string): Promise<SealedAccount | undefined> {
  const [row] = await tx.rows<SealedAccount>(`SELECT ${columns} FROM payment_accounts WHERE owner_id = ?`, [ownerId])
  return row
}

/** The account of an agent's owner, kept from being disconnected until the transaction ends. */
export async function lockAccountOfAgent(
  tx: Tx,
  agentId: string,
): Promise<{ id: string; provider: ProviderName } | undefined> {
  const [row] = await tx.rows<{ id: string; provider: ProviderName }>(
    `SELECT p.id, p.provider FROM payment_accounts p
     WHERE p.owner_id = (SELECT a.owner_id FROM actors a WHERE a.id = ?)${tx.forShare}`,
    [agentId],
  )
  return row
}

export async function lockAccountOf(tx: Tx, ownerId: string): Promise<SealedAccount | undefined> {
  const [row] = await tx.rows<SealedAccount>(
    `SELECT ${columns} FROM payment_accounts WHERE owner_id = ?${tx.forUpdate}`,
    [ownerId],
  )
  return row
}

/** Replaces what the owner had connected, under the id that is given. */
export async function storeAccount(tx: Tx, account: SealedAccount): Promise<void> {
  await tx.run('DELETE FROM payment_accounts WHERE owner_id = ?', [account.ownerId])
  await tx.run(
    `INSERT INTO payment_accounts (id, owner_id, provider, api_key, callback_secret, connected_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [
      account.id,
      account.ownerId,
      account.provider,
      account.sealedApiKey,
      account.sealedCallbackSecret,
      account.connectedAt,
    ],
  )
}

export async function deleteAccountRow(tx: Tx, id: string): Promise<void> {
  await tx.run('DELETE FROM payment_accounts WHERE id = ?', [id])
}

/** Whether something waits for an account: a pending request, or something to be done at the provider. */
export async function isAccountInUse(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.rows(
    `SELECT id FROM payment_requests WHERE account_id = ? AND status = 'pending'
     UNION ALL SELECT request_id FROM payment_jobs WHERE account_id = ? LIMIT 1`,
    [id, id],
  )
  return rows.length > 0
}
