import { createHmac, timingSafeEqual } from 'node:crypto'

import { payloadValidators } from '../../../generated/extensions/validators.js'
import { boundedFetch } from './bounded-fetch.ts'
import type { Amount } from './payment-request.ts'
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
 * Creates the client of a test provider, which is a separate program and moves no money. Its callbacks are Standard
 * Webhooks.
 */
export function createTestProvider(baseUrl: string): PaymentProvider {
  const post = (keys: ProviderKeys, path: string, body: object) => ask(`${baseUrl}${path}`, keys, body)
  return {
    assertCollectable: () => {},
    async createCheckout(keys, { paymentRequestId, idempotencyKey, amount, expiresAt, ...checkout }) {
      const answer = await post(keys, '/v1/checkouts', {
        reference: paymentRequestId,
        idempotency_key: idempotencyKey,
        amount,
        description: checkout.description,
        expires_at: Math.floor(expiresAt / 1000),
        return_url: checkout.returnUrl,
        callback_url: checkout.callbackUrl,
      })
      const { id, url } = answer
      if (typeof id !== 'string' || typeof url !== 'string')
        throw new ProviderError('the answer has no checkout', false)
      return { id, url }
    },
    async closeCheckout(keys, checkoutId) {
      await post(keys, `/v1/checkouts/${encodeURIComponent(checkoutId)}/expire`, {})
    },
    async refund(keys, paymentReference, idempotencyKey) {
      await post(keys, '/v1/refunds', { payment: paymentReference, idempotency_key: idempotencyKey })
    },
    async verifyCallback(keys, headers, body, now) {
      const [id, at, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name])
      if (typeof id !== 'string' || typeof at !== 'string' || typeof signatures !== 'string') throw new SignatureError()
      if (!/^\d{1,12}$/.test(at) || Math.abs(now / 1000 - Number(at)) > toleranceSeconds) throw new SignatureError()
      if (!isSigned(keys.callbackSecret, `${id}.${at}.`, body, signatures)) throw new SignatureError()
      return read(body)
    },
  }
}

async function ask(url: string, { apiKey }: ProviderKeys, body: object): Promise<Record<string, unknown>> {
  const answer = await boundedFetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new ProviderError(`the provider did not answer: ${(error as Error).message}`, false)
  })
  const { status } = answer
  if (status >= 400) throw new ProviderError(`the provider answered ${status}`, status < 500 && status !== 429)
  try {
    return (await answer.json()) as Record<string, unknown>
  } catch {
    throw new ProviderError('the answer of the provider is not JSON', false)
  }
}

/** Verifies Standard Webhooks 1.0: HMAC-SHA256 of `<id>.<timestamp>.<body>`, each signature as `v1,<base64>`. */
function isSigned(secret: string, prefix: string, body: Buffer, signatures: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(prefix).update(body).digest()
  return signatures.split(' ').some((signature) => {
    const shown = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return signature.startsWith('v1,') && shown.length === expected.length && timingSafeEqual(shown, expected)
  })
}

/** Converts a signed body to a callback. Other reports are acknowledged and change nothing. */
function read(body: Buffer): Callback {
  const data = parseCallback(body)
  if (!payloadValidators.testProviderCallback(data)) return ignoredCallback
  const report = data as Report
  return { paymentRequestId: report.reference, event: eventOf(report) }
}

/** A body that matches the document. */
interface Report {
  type: string
  reference: string
  checkout?: string
  payment?: string
  amount?: Amount
}

function eventOf({ type, checkout, payment, amount }: Report): ProviderEvent | null {
  if (type === 'payment.refunded' && payment) return { kind: 'refunded', paymentReference: payment }
  if (!checkout) return null
  if (type === 'checkout.failed') return { kind: 'failed', checkoutId: checkout }
  if (type === 'checkout.expired') return { kind: 'checkout_expired', checkoutId: checkout }
  if (type !== 'checkout.paid' || !payment || !amount) return null
  return { kind: 'paid', checkoutId: checkout, paymentReference: payment, amount }
}
