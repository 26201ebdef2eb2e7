import type { Caller } from '../../identity/accounts/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { CommerceContext } from '../context.ts'
import { findAccountOf } from './payment-account.store.ts'
import type { ProviderAccount } from './payment-request.ts'

export const notConnected = () => notFound('No payment provider is connected.')

/** Returns the calling owner's account with a provider. @throws not_found (none) */
export async function getPaymentProvider(
  { database }: Pick<CommerceContext, 'database'>,
  caller: Caller,
): Promise<ProviderAccount> {
  const account = await database.read((tx) => findAccountOf(tx, caller.id))
  if (!account) throw notConnected()
  return account
}
