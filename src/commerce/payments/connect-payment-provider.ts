import { lockActorForCount } from '../../identity/accounts/actor.store.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { invalidRequest, unauthorized } from '../../platform/errors.ts'
import type { CommerceContext } from '../context.ts'
import { accountInUse } from './disconnect-payment-provider.ts'
import { isAccountInUse, lockAccountOf, storeAccount } from './payment-account.store.ts'
import type { NewAccount, ProviderAccount } from './payment-request.ts'

/**
 * Connects an account of the calling owner with a provider. For the same provider, it replaces the keys and keeps the
 * id. @throws invalid_request (a provider that the server does not offer), conflict (another one is in use)
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
