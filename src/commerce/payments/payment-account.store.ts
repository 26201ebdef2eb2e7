import type { Tx } from '../../platform/database/database.ts'
import type { SealedColumn } from '../../platform/encryption/sealed-columns.ts'
import type { PaymentAccountRow } from '../../platform/database/tables/payments-and-calls.ts'
import type { ProviderAccount, ProviderName } from './payment-request.ts'

export const sealedPaymentColumns: readonly SealedColumn[] = [
  { table: 'payment_accounts', key: 'id', column: 'api_key' },
  { table: 'payment_accounts', key: 'id', column: 'callback_secret' },
]

export interface SealedAccount extends ProviderAccount {
  sealedApiKey: string
  sealedCallbackSecret: string
}

const columns = {
  id: 'id',
  ownerId: 'owner_id',
  provider: 'provider',
  connectedAt: 'connected_at',
  sealedApiKey: 'api_key',
  sealedCallbackSecret: 'callback_secret',
} as const satisfies Record<keyof SealedAccount, keyof PaymentAccountRow>

export async function findAccount(tx: Tx, id: string): Promise<SealedAccount | undefined> {
  return tx.knex('payment_accounts').where({ id }).first(columns)
}

export async function findAccountOf(tx: Tx, ownerId: string): Promise<SealedAccount | undefined> {
  return tx.knex('payment_accounts').where({ owner_id: ownerId }).first(columns)
}

/** Reads the account of an agent's owner, and locks it against disconnection until the transaction ends. */
export async function lockAccountOfAgent(
  tx: Tx,
  agentId: string,
): Promise<{ id: string; provider: ProviderName } | undefined> {
  const owner = tx.knex('actors').where({ id: agentId }).select('owner_id')
  return tx.knex('payment_accounts').whereIn('owner_id', owner).forKeyShare().first('id', 'provider')
}

export async function lockAccountOf(tx: Tx, ownerId: string): Promise<SealedAccount | undefined> {
  return tx.knex('payment_accounts').where({ owner_id: ownerId }).forUpdate().first(columns)
}

/** Replaces the owner's account, with the given id. */
export async function storeAccount(tx: Tx, account: SealedAccount): Promise<void> {
  await tx.knex('payment_accounts').where({ owner_id: account.ownerId }).delete()
  await tx.knex('payment_accounts').insert({
    id: account.id,
    owner_id: account.ownerId,
    provider: account.provider,
    api_key: account.sealedApiKey,
    callback_secret: account.sealedCallbackSecret,
    connected_at: account.connectedAt,
  })
}

export async function deleteAccountRow(tx: Tx, id: string): Promise<void> {
  await tx.knex('payment_accounts').where({ id }).delete()
}

/** Returns whether an account has pending requests, or jobs at the provider. */
export async function isAccountInUse(tx: Tx, id: string): Promise<boolean> {
  const pending = await tx.knex('payment_requests').where({ account_id: id }).whereRaw("status = 'pending'").first('id')
  const job = await tx.knex('payment_jobs').where({ account_id: id }).first('request_id')
  return (pending ?? job) !== undefined
}
