import type { Caller } from '../../identity/accounts/caller.ts'
import { conflict } from '../../platform/errors.ts'
import type { CommerceContext } from '../context.ts'
import { notConnected } from './get-payment-provider.ts'
import { deleteAccountRow, isAccountInUse, lockAccountOf } from './payment-account.store.ts'

export const accountInUse = () =>
  conflict('Payment requests are pending, or refunds on their way: cancel them, or wait until they have ended.')

/**
 * Deletes the keys of the calling owner's account with a provider. @throws not_found (none), conflict (the account is
 * in use)
 */
export function disconnectPaymentProvider(
  { database }: Pick<CommerceContext, 'database'>,
  caller: Caller,
): Promise<void> {
  return database.write(async (tx) => {
    const account = await lockAccountOf(tx, caller.id)
    if (!account) throw notConnected()
    if (await isAccountInUse(tx, account.id)) throw accountInUse()
    await deleteAccountRow(tx, account.id)
  })
}
