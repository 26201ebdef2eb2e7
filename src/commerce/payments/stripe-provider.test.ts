import { createServer, type IncomingMessage, type ServerResponse, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ProviderError, SignatureError, type PaymentProvider } from './provider.ts'
import { createStripeProvider } from './stripe-provider.ts'

interface Asked {
  path: string
  form: Record<string, string>
  headers: IncomingMessage['headers']
}

const keys = { apiKey: 'sk_test_1', callbackSecret: 'whsec_test_1' }
const checkout = {
  paymentRequestId: 'pay_1',
  idempotencyKey: 'pay_1-1',
  amount: { value: 1250, currency: 'EUR' },
  description: 'A pair of trousers',
  expiresAt: 1_800_000_000_000,
  returnUrl: 'https://chat.example/pay/pay_1',
  callbackUrl: 'https://chat.example/callbacks',
}

describe('Stripe Checkout', () => {
  let server: Server
  let provider: PaymentProvider
  let asked: Asked[]
  let answers: { status: number; body: string }[]

  beforeAll(async () => {
    const answerNext = async (request: IncomingMessage, response: ServerResponse) => {
      const body = await text(request)
      asked.push({ path: request.url!, form: Object.fromEntries(new URLSearchParams(body)), headers: request.headers })
      const { status, body: answer } = answers.shift() ?? { status: 500, body: '{}' }
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    }
    server = createServer((request, response) => void answerNext(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    provider = createStripeProvider(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked = []
    answers = []
  })

  const answer = (status: number, body: object) => answers.push({ status, body: JSON.stringify(body) })

  test('receives a session request in the format that Stripe documents', async () => {
    answer(200, { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_1' })
    const made = await provider.createCheckout(keys, checkout)
    expect(made).toEqual({ id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' })
    expect(asked[0]).toMatchObject({
      path: '/v1/checkout/sessions',
      headers: { authorization: 'Bearer sk_test_1', 'idempotency-key': 'pay_1-1' },
      form: {
        mode: 'payment',
        client_reference_id: 'pay_1',
        'metadata[payment_request]': 'pay_1',
        'payment_intent_data[metadata][payment_request]': 'pay_1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '1250',
        expires_at: '1800000000',
      },
    })
  })

  test('errors contain no request data, and mark permanent failures', async () => {
    answer(400, { error: { type: 'invalid_request_error', message: 'No such key: sk_test_1', code: 'bad' } })
    answer(500, { error: { type: 'api_error', message: 'sk_test_1' } })
    for (const permanent of [true, false]) {
      const error = await provider.createCheckout(keys, checkout).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ProviderError)
      expect(error).toMatchObject({ permanent })
      expect(String(error)).not.toContain('sk_test')
    }
  })

  test('an endless response is aborted', async () => {
    answers.push({ status: 200, body: `{"id":"${'x'.repeat(300 * 1024)}"}` })
    await expect(provider.createCheckout(keys, checkout)).rejects.toBeInstanceOf(ProviderError)
  })

  test('an ended session is closed', async () => {
    answer(400, { error: { type: 'invalid_request_error', message: 'not open' } })
    answer(200, { id: 'cs_1', object: 'checkout.session', status: 'complete' })
    await provider.closeCheckout(keys, 'cs_1')
    expect(asked.map(({ path }) => path)).toEqual(['/v1/checkout/sessions/cs_1/expire', '/v1/checkout/sessions/cs_1'])
  })

  test('a refund has an idempotency key', async () => {
    answer(200, { id: 're_1', object: 'refund' })
    await provider.refund(keys, 'pi_1', 'key-1')
    expect(asked[0]).toMatchObject({ path: '/v1/refunds', form: { payment_intent: 'pi_1' } })
    expect(asked[0]!.headers['idempotency-key']).toBe('key-1')
  })

  const now = Date.now()
  function callback(type: string, object: object, secret = keys.callbackSecret, at = now) {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    const timestamp = Math.floor(at / 1000)
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return provider.verifyCallback(keys, { 'stripe-signature': header }, Buffer.from(payload), now)
  }
  const session = {
    id: 'cs_1',
    client_reference_id: 'pay_1',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    amount_total: 1250,
    currency: 'eur',
  }
  const paid = {
    kind: 'paid',
    checkoutId: 'cs_1',
    paymentReference: 'pi_1',
    amount: { value: 1250, currency: 'EUR' },
  }

  test.each([
    ['checkout.session.completed', session, paid],
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, null],
    ['checkout.session.async_payment_succeeded', session, paid],
    ['checkout.session.async_payment_failed', session, { kind: 'failed', checkoutId: 'cs_1' }],
    ['checkout.session.expired', session, { kind: 'checkout_expired', checkoutId: 'cs_1' }],
  ])('%s is parsed', async (type, object, event) => {
    expect(await callback(type, object)).toEqual({ paymentRequestId: 'pay_1', event })
  })

  test('a full refund is parsed, and a partial refund is ignored', async () => {
    const charge = { payment_intent: 'pi_1', metadata: { payment_request: 'pay_1' }, refunded: true }
    const event = { kind: 'refunded', paymentReference: 'pi_1' }
    expect(await callback('charge.refunded', charge)).toEqual({ paymentRequestId: 'pay_1', event })
    expect((await callback('charge.refunded', { ...charge, refunded: false })).event).toBeNull()
    expect(await callback('customer.created', {})).toEqual({ paymentRequestId: null, event: null })
  })

  test('a wrong, old or missing signature is rejected', async () => {
    await expect(callback('checkout.session.completed', session, 'whsec_other')).rejects.toBeInstanceOf(SignatureError)
    const old = callback('checkout.session.completed', session, keys.callbackSecret, now - 301_000)
    await expect(old).rejects.toBeInstanceOf(SignatureError)
    await expect(provider.verifyCallback(keys, {}, Buffer.from('{}'), now)).rejects.toBeInstanceOf(SignatureError)
  })
})
