import type { CommerceContext } from '../context.ts'
import type { SealedAccount } from './payment-account.store.ts'
import type { PaymentProvider, ProviderKeys } from './provider.ts'

/** An account with which its provider can be asked. */
export interface OpenAccount {
  id: string
  provider: PaymentProvider
  keys: ProviderKeys
}

/** Undefined where the server does not offer the provider any more. */
export function openAccount(
  { secretBox, paymentProviders }: Pick<CommerceContext, 'secretBox' | 'paymentProviders'>,
  { id, provider: name, sealedApiKey, sealedCallbackSecret }: SealedAccount,
): OpenAccount | undefined {
  const provider = paymentProviders[name]
  const keys = { apiKey: secretBox.open(sealedApiKey), callbackSecret: secretBox.open(sealedCallbackSecret) }
  return provider && { id, provider, keys }
}
