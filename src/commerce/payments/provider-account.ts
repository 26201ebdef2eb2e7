import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { notFound, invalidRequest, unauthorized, conflict } from '../../platform/errors.ts'
import { lockActorForCount } from '../../identity/accounts/actor.store.ts'
import type { CommerceContext } from '../context.ts'
import {
  type SealedAccount,
  findAccountOf,
  isAccountInUse,
  lockAccountOf,
  storeAccount,
  deleteAccountRow,
} from './payment-account.store.ts'
import type { PaymentProvider, ProviderKeys } from './provider.ts'
import type { ProviderAccount, NewAccount } from './payment-request.ts'

export interface OpenAccount {
  id: string
  provider: PaymentProvider
  keys: ProviderKeys
}

/** Opens an account. Undefined when the server no longer offers its provider. */
export function openAccount(
  { secretBox, paymentProviders }: Pick<CommerceContext, 'secretBox' | 'paymentProviders'>,
  { id, provider: name, sealedApiKey, sealedCallbackSecret }: SealedAccount,
): OpenAccount | undefined {
  const provider = paymentProviders[name]
  const keys = { apiKey: secretBox.open(sealedApiKey), callbackSecret: secretBox.open(sealedCallbackSecret) }
  return provider && { id, provider, keys }
}

const notConnected = () => notFound('No payment provider is connected.')

/** Returns the calling owner's account with a provider. @throws not_found (none) */
export async function getPaymentProvider({ database }: Needs<'database'>, caller: Caller): Promise<ProviderAccount> {
  const account = await database.read((tx) => findAccountOf(tx, caller.id))
  if (!account) throw notConnected()
  return account
}

/**
 * Connects an account of the calling owner with a provider. For the same provider, it replaces the keys and keeps the
 * id.
 * @throws invalid_request (a provider that the server does not offer), conflict (another one is in use)
 */
export function connectPaymentProvider(
  context: Pick<CommerceContext, 'clock' | 'ids' | 'database' | 'secretBox' | 'paymentProviders'>,
  caller: Caller,
  { provider, apiKey, callbackSecret }: NewAccount,
): Promise<ProviderAccount> {
  if (!context.paymentProviders[provider]) throw invalidRequest('This server does not offer the provider.', 'provider')
  return context.database.write(async (tx) => {
    if (!(await lockActorForCount(tx, caller.id))) throw unauthorized()
    const former = await lockAccountOf(tx, caller.id)
    const kept = former?.provider === provider ? former : undefined
    if (former && !kept && (await isAccountInUse(tx, former.id))) throw accountInUse()
    const account = {
      id: kept?.id ?? context.ids.next('pac'),
      ownerId: caller.id,
      provider,
      connectedAt: context.clock.now(),
      sealedApiKey: context.secretBox.seal(apiKey),
      sealedCallbackSecret: context.secretBox.seal(callbackSecret),
    }
    await storeAccount(tx, account)
    return account
  })
}

const accountInUse = () =>
  conflict('Payment requests are pending, or refunds on their way: cancel them, or wait until they have ended.')

/**
 * Deletes the keys of the calling owner's account with a provider.
 * @throws not_found (none), conflict (the account is in use)
 */
export function disconnectPaymentProvider({ database }: Needs<'database'>, caller: Caller): Promise<void> {
  return database.write(async (tx) => {
    const account = await lockAccountOf(tx, caller.id)
    if (!account) throw notConnected()
    if (await isAccountInUse(tx, account.id)) throw accountInUse()
    await deleteAccountRow(tx, account.id)
  })
}
