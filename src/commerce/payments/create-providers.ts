import type { Config } from '../../platform/configuration/configuration.ts'
import { isInstalled } from '../../platform/installed.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { createTestProvider } from './test-provider.ts'
import type { PaymentProviders } from './provider.ts'

/**
 * Creates the providers that owners can connect. Their URLs come only from the settings. Stripe is available if its
 * library is installed.
 */
export function createPaymentProviders({
  stripeUrl,
  paymentTestUrl,
}: Pick<Config, 'stripeUrl' | 'paymentTestUrl'>): PaymentProviders {
  return {
    ...(isInstalled('stripe') && { stripe: createStripeProvider(stripeUrl) }),
    ...(paymentTestUrl !== undefined && { test: createTestProvider(paymentTestUrl.replace(/\/$/, '')) }),
  }
}
