import type { CommerceContext } from '../context.ts'
import type { SealedAccount } from './payment-account.store.ts'
import type { PaymentProvider, ProviderKeys } from './provider.ts'

/** An account with its provider and open keys. */
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
