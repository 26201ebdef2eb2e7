import { Stripe } from 'stripe'

import type { Fixture } from './fixture.ts'

/** Test support: requests of the operations on payments. */
export const paymentRows = {
  createPaymentRequest: {
    chat: 'direct',
    request: async (fixture: Fixture) => ({ body: await paymentBody(fixture) }),
  },
  refundPaymentRequest: {
    request: async (fixture: Fixture) => ({ path: { id: await paidRequest(fixture) } }),
  },
  startPayment: {
    request: async (fixture: Fixture) => ({ path: { id: await openCheckout(fixture) } }),
  },
  connectPaymentProvider: { request: () => ({ body: testAccount }) },
  getPaymentProvider: {
    request: async (fixture: Fixture) => {
      await paymentAccount(fixture)
      return {}
    },
  },
  disconnectPaymentProvider: {
    request: async (fixture: Fixture) => {
      await paymentAccount(fixture)
      return {}
    },
  },
  receivePaymentCallback: {
    request: async (fixture: Fixture) => signedCallback(await paymentAccount(fixture)),
  },
} as const

/** @returns the id of a pending request of the fixture's agent to its owner */
export function paymentRequest(fixture: Fixture): Promise<string> {
  return fixture.once('payment_request', async () => {
    const fields = await paymentBody(fixture)
    return (await fixture.ask('POST', '/v1/payment-requests', (await fixture.agent()).token, fields)).payment_request.id
  })
}

const testAccount = {
  provider: 'stripe',
  api_key: 'sk_test_of_the_tests',
  callback_secret: 'whsec_of_the_callbacks',
}

/** @returns the id of the account that the owner has connected */
async function paymentAccount(fixture: Fixture): Promise<string> {
  return fixture.once('payment_account', async () => {
    const { session } = await fixture.owner()
    return (await fixture.ask('PUT', '/v1/me/payment-provider', session, testAccount)).payment_provider.id
  })
}

async function paymentBody(fixture: Fixture): Promise<object> {
  await paymentAccount(fixture)
  return {
    chat_id: (await fixture.chat()).id,
    payer_handle: (await fixture.owner()).handle,
    amount: { value: 1250, currency: 'EUR' },
    description: 'A pair of trousers',
    request_id: fixture.newMessageId(),
  }
}

async function paidRequest(fixture: Fixture): Promise<string> {
  const id = await paymentRequest(fixture)
  await fixture.actors.server.context.database.write((tx) =>
    tx.run("UPDATE payment_requests SET status = 'paid', payment_reference = 'pi_1' WHERE id = ?", [id]),
  )
  return id
}

/** Opens a checkout; requests about it need no request to the provider. */
async function openCheckout(fixture: Fixture): Promise<string> {
  const id = await paymentRequest(fixture)
  await fixture.actors.server.context.database.write((tx) =>
    tx.run(
      `UPDATE payment_requests SET checkout_id = 'cs_1', checkout_url = 'https://checkout.invalid/', checkout_attempt = 1,
         checkout_expires_at = expires_at WHERE id = ?`,
      [id],
    ),
  )
  return id
}

function signedCallback(accountId: string) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: testAccount.callback_secret })
  const headers = { 'stripe-signature': signature }
  return { path: { id: accountId }, raw: { contentType: 'application/json', bytes: Buffer.from(payload), headers } }
}
