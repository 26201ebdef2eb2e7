import type Stripe from 'stripe'

import { payloadValidators } from '../../../generated/extensions/validators.js'
import { boundedFetch, providerTimeoutMs } from './bounded-fetch.ts'
import { fromStripeAmount, toStripeAmount } from './currency.rules.ts'
import {
  ignoredCallback,
  parseCallback,
  ProviderError,
  SignatureError,
  toleranceSeconds,
  type Callback,
  type PaymentProvider,
  type ProviderKeys,
} from './provider.ts'
import type { ProviderEvent } from './payment.rules.ts'

/**
 * Creates the provider for Stripe Checkout. Stripe's library is loaded on first use, because most servers never use it.
 */
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
        // An ended checkout cannot be closed, which is not an error.
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
        stripe.webhooks.signature!.verifyHeader(body, shown, keys.callbackSecret, toleranceSeconds, undefined, now)
      } catch (error) {
        throw error instanceof stripe.errors.StripeSignatureVerificationError ? new SignatureError() : error
      }
      return read(parseCallback(body))
    },
  }
}

/**
 * Converts errors of the library to ProviderError. Only their kind is kept, because messages may contain request data.
 */
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

/** Converts a signed body to a callback. Other reports are acknowledged and change nothing. */
function read(event: unknown): Callback {
  switch ((event as { type?: unknown } | null | undefined)?.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      if (!payloadValidators.stripeCheckoutCallback(event)) return ignoredCallback
      const { type, data } = event as { type: string; data: { object: StripeSession } }
      return { paymentRequestId: data.object.client_reference_id, event: sessionEvent(type, data.object) }
    }
    case 'charge.refunded': {
      if (!payloadValidators.stripeRefundCallback(event)) return ignoredCallback
      const { metadata, payment_intent: intent, refunded } = (event as { data: { object: StripeCharge } }).data.object
      const reference = idOf(intent)
      // A partial refund leaves the request paid.
      const whole = refunded && reference !== null
      return {
        paymentRequestId: metadata['payment_request'] ?? null,
        event: whole ? { kind: 'refunded', paymentReference: reference } : null,
      }
    }
    default:
      return ignoredCallback
  }
}

/** Used members of a checkout session that matches the document. */
type StripeSession = Pick<Stripe.Checkout.Session, 'id' | 'payment_status' | 'payment_intent'> & {
  client_reference_id: string
  amount_total?: number | null
  currency?: string | null
}

type StripeCharge = Pick<Stripe.Charge, 'metadata' | 'payment_intent' | 'refunded'>

function sessionEvent(type: string, session: StripeSession): ProviderEvent | null {
  const checkoutId = session.id
  if (type === 'checkout.session.expired') return { kind: 'checkout_expired', checkoutId }
  if (type === 'checkout.session.async_payment_failed') return { kind: 'failed', checkoutId }
  const paymentReference = idOf(session.payment_intent)
  // Completed but unpaid: a delayed payment method, whose result is reported later.
  if (session.payment_status !== 'paid' || paymentReference === null) return null
  const { amount_total: total, currency } = session
  if (typeof total !== 'number' || typeof currency !== 'string') return null
  return { kind: 'paid', checkoutId, paymentReference, amount: fromStripeAmount(total, currency) }
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)
