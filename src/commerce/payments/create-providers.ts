import type { Config } from '../../platform/configuration/configuration.ts'
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

/** Returns whether a package is installed: libraries of optional features are not part of the published server. */
function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}
