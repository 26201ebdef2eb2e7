import type Stripe from 'stripe'

import { boundedFetch, providerTimeoutMs } from './bounded-fetch.ts'
import { fromStripeAmount, toStripeAmount } from './currency.rules.ts'
import {
  ProviderError,
  SignatureError,
  toleranceSeconds,
  type Callback,
  type PaymentProvider,
  type ProviderKeys,
} from './provider.ts'
import type { ProviderEvent } from './payment.rules.ts'

/** Stripe Checkout, by Stripe's own library, which is loaded at its first use: most servers never use it. */
export function createStripeProvider(baseUrl: string): PaymentProvider {
  const { protocol, hostname, port } = new URL(baseUrl)
  const client = async ({ apiKey }: ProviderKeys) => {
    const { default: Library } = await import('stripe')
    return new Library(apiKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port !== '' && { port }),
      httpClient: Library.createFetchHttpClient(boundedFetch),
      timeout: providerTimeoutMs,
      maxNetworkRetries: 0,
      telemetry: false,
    })
  }
  return {
    assertCollectable: (amount) => void toStripeAmount(amount),
    async createCheckout(keys, { paymentRequestId, idempotencyKey, amount, description, expiresAt, returnUrl }) {
      const stripe = await client(keys)
      const metadata = { payment_request: paymentRequestId }
      const price = { currency: amount.currency.toLowerCase(), unit_amount: toStripeAmount(amount) }
      const session = await answered(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: paymentRequestId,
            metadata,
            payment_intent_data: { metadata },
            line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: description } } }],
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.floor(expiresAt / 1000),
          },
          { idempotencyKey },
        ),
      )
      if (!session.url) throw new ProviderError('the checkout has no address', false)
      return { id: session.id, url: session.url }
    },
    async closeCheckout(keys, checkoutId) {
      const stripe = await client(keys)
      try {
        await answered(stripe.checkout.sessions.expire(checkoutId))
      } catch (error) {
        // One that has ended cannot be closed, which is what was wanted.
        if (!(error instanceof ProviderError) || !error.permanent) throw error
        if ((await answered(stripe.checkout.sessions.retrieve(checkoutId))).status === 'open') throw error
      }
    },
    async refund(keys, paymentReference, idempotencyKey) {
      const stripe = await client(keys)
      await answered(stripe.refunds.create({ payment_intent: paymentReference }, { idempotencyKey }))
    },
    async verifyCallback(keys, headers, body, now) {
      const stripe = await client(keys)
      const shown = headers['stripe-signature']
      if (typeof shown !== 'string') throw new SignatureError()
      try {
        return read(stripe.webhooks.constructEvent(body, shown, keys.callbackSecret, toleranceSeconds, undefined, now))
      } catch (error) {
        if (error instanceof stripe.errors.StripeSignatureVerificationError) throw new SignatureError()
        // Signed, and no JSON: nothing that a repetition would mend.
        if (error instanceof SyntaxError) return { paymentRequestId: null, event: null }
        throw error
      }
    },
  }
}

/** Errors of the library as those of a provider: what they say may hold what was sent, so only their kind is kept. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const { type, statusCode, code } = error as { type?: string; statusCode?: number; code?: string }
    const permanent =
      statusCode !== undefined && statusCode >= 400 && statusCode < 500 && ![409, 429].includes(statusCode)
    throw new ProviderError(`Stripe: ${[type ?? 'no answer', statusCode, code].filter(Boolean).join(' ')}`, permanent)
  }
}

function read(event: Stripe.Event): Callback {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object
      return { paymentRequestId: session.client_reference_id, event: sessionEvent(event.type, session) }
    }
    case 'charge.refunded': {
      const { metadata, payment_intent: intent, refunded } = event.data.object
      const reference = idOf(intent)
      // Money that was sent back in part leaves the request paid.
      const whole = refunded && reference !== null
      return {
        paymentRequestId: metadata['payment_request'] ?? null,
        event: whole ? { kind: 'refunded', paymentReference: reference } : null,
      }
    }
    default:
      return { paymentRequestId: null, event: null }
  }
}

function sessionEvent(type: string, session: Stripe.Checkout.Session): ProviderEvent | null {
  const checkoutId = session.id
  if (type === 'checkout.session.expired') return { kind: 'checkout_expired', checkoutId }
  if (type === 'checkout.session.async_payment_failed') return { kind: 'failed', checkoutId }
  const paymentReference = idOf(session.payment_intent)
  // Completed and unpaid: a slow way of payment, whose end is reported later.
  if (session.payment_status !== 'paid' || paymentReference === null) return null
  if (session.amount_total === null || session.currency === null) return null
  return {
    kind: 'paid',
    checkoutId,
    paymentReference,
    amount: fromStripeAmount(session.amount_total, session.currency),
  }
}

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'object' && reference !== null ? reference.id : reference
