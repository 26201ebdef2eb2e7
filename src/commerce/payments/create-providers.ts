import type { Config } from '../../platform/configuration/configuration.ts'
import { isInstalled } from '../../platform/installed.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { createTestProvider } from './test-provider.ts'
import type { PaymentProviders } from './provider.ts'

/**
 * The providers that owners can connect. Their addresses come from the settings alone. Stripe is one of them where its
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
