import type { Config } from '../../platform/configuration/configuration.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { createTestProvider } from './test-provider.ts'
import type { PaymentProviders } from './provider.ts'

/** The providers that owners can connect. Their addresses come from the settings alone. */
export function createPaymentProviders({
  stripeUrl,
  paymentTestUrl,
}: Pick<Config, 'stripeUrl' | 'paymentTestUrl'>): PaymentProviders {
  return {
    stripe: createStripeProvider(stripeUrl),
    ...(paymentTestUrl !== undefined && { test: createTestProvider(paymentTestUrl.replace(/\/$/, '')) }),
  }
}
