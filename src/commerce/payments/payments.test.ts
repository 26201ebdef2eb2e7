import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPaymentProvider, type RunningProvider } from '../../cli/payment-provider/start-provider.ts'
import { systemClock } from '../../platform/clock.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { PaymentWorker } from './payment-worker.ts'

const callbackSecret = `whsec_${Buffer.alloc(24, 5).toString('base64')}`

eachDatabase((_name, open) => {
  describe('payment requests', () => {
    let provider: RunningProvider
    let server: TestServer
    let owner: Awaited<ReturnType<TestServer['user']>>
    let agent: Awaited<ReturnType<TestServer['agent']>>
    let ann: Awaited<ReturnType<TestServer['user']>>
    let chatId: string
    let shift = 0
    let keys = 0

    beforeAll(async () => {
      provider = await startPaymentProvider({ host: '127.0.0.1', port: 0, callbackSecret })
      const settings = { PARLEY_PAYMENT_TEST_URL: provider.url, PARLEY_PAYMENT_CONFIRM_ABOVE: '100' }
      server = await startTestServer(open.place(), { now: () => systemClock.now() + shift }, settings)
      owner = await server.user()
      agent = await publicAgent(owner.session)
      await connect(owner.session)
      ann = await server.user()
      chatId = await chatOf(ann)
    })
    afterAll(async () => {
      await server.close()
      await provider.close()
      expect(server.errors).toEqual([])
    })

    async function publicAgent(session: string) {
      const made = await server.agent(session)
      await server.call('PATCH', `/v1/me/agents/${made.id}`, session, { visibility: 'public' })
      return made
    }
    const connect = (session: string) =>
      server.call('PUT', '/v1/me/payment-provider', session, {
        provider: 'test',
        api_key: 'key-of-the-tests',
        callback_secret: callbackSecret,
      })
    async function chatOf(person: { session: string }): Promise<string> {
      const body = { kind: 'direct', handles: [agent.handle] }
      return (await server.call('POST', '/v1/chats', person.session, body)).body.chat.id
    }
    const fields = (more: object = {}) => ({
      chat_id: chatId,
      amount: { value: 1250, currency: 'EUR' },
      description: 'Shortening a pair of trousers',
      request_id: `request-${++keys}`,
      ...more,
    })
    const ask = (body: object) => server.call('POST', '/v1/payment-requests', agent.token, body)
    async function asked(more: object = {}): Promise<string> {
      const { status, body } = await ask(fields(more))
      expect(status, JSON.stringify(body)).toBe(201)
      return body.payment_request.id
    }
    const own = (id: string, action = '') => {
      const path = `/v1/me/payment-requests/${id}${action && `/${action}`}`
      return server.call(action ? 'POST' : 'GET', path, ann.session)
    }
    const statusOf = async (id: string): Promise<string> =>
      (await server.call('GET', `/v1/payment-requests/${id}`, agent.token)).body.payment_request.status
    const control = async (path: string, body: object): Promise<any> =>
      (
        await fetch(`${provider.url}/control${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
      ).json()
    const json = { 'content-type': 'application/json' }
    async function checkoutOf(id: string): Promise<string> {
      const { status, body } = await own(id, 'checkout')
      expect(status, JSON.stringify(body)).toBe(200)
      return body.payment_request.checkout_url
    }
    const pay = async (checkout: string): Promise<any> => (await fetch(`${checkout}/pay`, { method: 'POST' })).json()
    const work = () => new PaymentWorker(server.context).poll()
    async function eventsOf(path: string, credential: string, id: string): Promise<any[]> {
      const { body } = await server.call('GET', `${path}?after=0&limit=100`, credential)
      return body.events.filter(
        (event: any) => event.event_type === 'payment_request.updated' && event.data.payment_request.id === id,
      )
    }
    const statuses = (events: any[]) => events.map((event) => event.data.payment_request.status)

    test('are paid at the provider, and both participants are notified', async () => {
      const id = await asked()
      const checkout = await checkoutOf(id)
      expect(await checkoutOf(id)).toBe(checkout)
      expect(await pay(checkout)).toMatchObject({ status: 'paid', callback_status: 204 })
      expect(await statusOf(id)).toBe('paid')
      expect((await own(id)).body.payment_request.checkout_url).toBeUndefined()
      expect(statuses(await eventsOf('/v1/events', agent.token, id))).toEqual(['paid'])
      const seen = await eventsOf('/v1/me/events', ann.session, id)
      expect(statuses(seen)).toEqual(['pending', 'paid'])
      expect(JSON.stringify(seen)).not.toContain('checkout')
    })

    test('are created once for a request id, and conflict with another body', async () => {
      const body = fields()
      const [one, two] = await Promise.all([ask(body), ask(body)])
      expect(one.body).toEqual(two.body)
      const other = await ask({ ...body, description: 'Something else' })
      expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict'])
      const { body: page } = await server.call('GET', `/v1/payment-requests?chat_id=${chatId}&limit=1`, agent.token)
      expect(page.payment_requests).toEqual([one.body.payment_request])
      await server.call('POST', `/v1/payment-requests/${one.body.payment_request.id}/cancel`, agent.token)
    })

    test.each([
      ['an unknown currency', { amount: { value: 1, currency: 'XQZ' } }, 422, 'amount.currency'],
      ['no amount', { amount: { value: 0, currency: 'EUR' } }, 422, 'amount.value'],
      ['an unknown chat', { chat_id: 'cnv_none' }, 404, 'no such chat'],
    ])('with %s are rejected', async (_what, more, status, field) => {
      const answer = await ask(fields(more))
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer.body.error)).toContain(field)
    })

    test('require a payment provider of the owner', async () => {
      const { session } = await server.user()
      const poor = await publicAgent(session)
      const { body } = await server.call('POST', '/v1/chats', ann.session, { kind: 'direct', handles: [poor.handle] })
      const answer = await server.call('POST', '/v1/payment-requests', poor.token, fields({ chat_id: body.chat.id }))
      expect([answer.status, answer.body.error.code]).toEqual([403, 'forbidden'])
    })

    test('end when the user declines, and a late payment is refunded', async () => {
      const id = await asked()
      const checkout = await checkoutOf(id)
      await control('', { hold: true })
      await pay(checkout)
      expect((await own(id, 'decline')).body).toMatchObject({ changed: true, payment_request: { status: 'declined' } })
      expect((await own(id, 'decline')).body).toMatchObject({ changed: false })
      await control('', { hold: false })
      expect(await control('/release', {})).toEqual({ statuses: [204] })
      expect(await statusOf(id)).toBe('declined')
      await work()
      await expect.poll(async () => (await fetch(checkout)).text()).toContain('Status: refunded')
      expect(await statusOf(id)).toBe('declined')
      expect((await own(id, 'checkout')).status).toBe(409)
      expect(statuses(await eventsOf('/v1/events', agent.token, id))).toEqual(['declined'])
    })

    test('canceled by the agent close their checkout', async () => {
      const id = await asked()
      const checkout = await checkoutOf(id)
      const cancel = () => server.call('POST', `/v1/payment-requests/${id}/cancel`, agent.token)
      expect((await cancel()).body).toMatchObject({ changed: true, payment_request: { status: 'canceled' } })
      expect((await cancel()).body.changed).toBe(false)
      expect((await own(id, 'decline')).status).toBe(409)
      await work()
      await expect.poll(async () => (await fetch(checkout)).text()).toContain('Status: expired')
    })

    test('expire', async () => {
      const id = await asked({ expires_in: 60 })
      shift += 61_000
      expect((await own(id, 'checkout')).status).toBe(409)
      await work()
      shift = 0
      expect(await statusOf(id)).toBe('expired')
      expect(statuses(await eventsOf('/v1/me/events', ann.session, id))).toEqual(['pending', 'expired'])
    })

    test('above the limit require confirmation', async () => {
      const id = await asked({ amount: { value: 10_001, currency: 'EUR' } })
      expect((await own(id)).body.payment_request.confirmation_required).toBe(true)
      expect((await own(id, 'checkout')).status).toBe(409)
      expect((await own(id, 'confirm')).body).toMatchObject({ changed: true })
      expect((await own(id, 'confirm')).body).toMatchObject({ changed: false })
      expect((await pay(await checkoutOf(id))).callback_status).toBe(204)
      expect(await statusOf(id)).toBe('paid')
    })

    test('are refunded after the provider refunds them, with retries after failures', async () => {
      const id = await asked()
      await pay(await checkoutOf(id))
      const refund = () => server.call('POST', `/v1/payment-requests/${id}/refund`, agent.token)
      await control('', { failing: 1 })
      expect((await refund()).body).toMatchObject({ changed: true, payment_request: { refund: 'pending' } })
      await work()
      expect((await refund()).body.changed).toBe(false)
      shift += 3_600_000
      await expect
        .poll(
          async () => {
            await work()
            return statusOf(id)
          },
          { timeout: 5_000 },
        )
        .toBe('refunded')
      shift = 0
      await control('', { failing: 0 })
      expect(statuses(await eventsOf('/v1/events', agent.token, id))).toEqual(['paid', 'paid', 'refunded'])
    })

    test('are unchanged by repeated callbacks in reverse order', async () => {
      const id = await asked()
      await pay(await checkoutOf(id))
      const before = await server.call('GET', `/v1/payment-requests/${id}`, agent.token)
      const { statuses: answers } = await control('/replay', { reversed: true })
      expect(new Set(answers)).toEqual(new Set([204]))
      const after = await server.call('GET', `/v1/payment-requests/${id}`, agent.token)
      expect(after.body).toEqual(before.body)
    })

    test('a failure of the provider is 503, and the next try succeeds', async () => {
      const id = await asked()
      // Pending jobs of earlier tests would otherwise consume the failure.
      const jobs = () => server.context.database.read((tx) => tx.rows('SELECT request_id FROM payment_jobs'))
      await expect.poll(jobs, { timeout: 10_000 }).toEqual([])
      await control('', { failing: 1 })
      const failed = await own(id, 'checkout')
      expect([failed.status, failed.body.error.code]).toEqual([503, 'temporarily_unavailable'])
      expect(await checkoutOf(id)).toMatch(/^http/)
      await own(id, 'decline')
    })

    test('a callback with a wrong signature changes nothing', async () => {
      const id = await asked()
      await checkoutOf(id)
      const { body: mine } = await server.call('GET', '/v1/me/payment-provider', owner.session)
      const path = new URL(mine.payment_provider.callback_url).pathname
      const body = JSON.stringify({
        type: 'checkout.paid',
        reference: id,
        checkout: 'chk_x',
        payment: 'pmt_x',
        amount: { value: 1250, currency: 'EUR' },
      })
      const signed = (key: Buffer, at: number, url = path) => {
        const signature = createHmac('sha256', key).update(`evt_1.${at}.${body}`).digest('base64')
        const headers = {
          ...json,
          'webhook-id': 'evt_1',
          'webhook-timestamp': `${at}`,
          'webhook-signature': `v1,${signature}`,
        }
        return fetch(server.url + url, { method: 'POST', headers, body })
      }
      const now = Math.floor(Date.now() / 1000)
      const right = Buffer.alloc(24, 5)
      expect((await signed(Buffer.alloc(24, 6), now)).status).toBe(401)
      expect((await signed(right, now - 301)).status).toBe(401)
      expect((await signed(right, now, '/v1/payment-providers/pac_none/callbacks')).status).toBe(401)
      expect((await fetch(server.url + path, { method: 'POST', body })).status).toBe(401)
      expect(await statusOf(id)).toBe('pending')
      expect((await signed(right, now)).status).toBe(204)
      expect(await statusOf(id)).toBe('paid')
    })

    test('signed callbacks of an invalid shape are accepted, and change nothing', async () => {
      const id = await asked()
      await checkoutOf(id)
      const { body: mine } = await server.call('GET', '/v1/me/payment-provider', owner.session)
      const paid = {
        type: 'checkout.paid',
        reference: id,
        checkout: 'chk_x',
        payment: 'pmt_x',
        amount: { value: 1250, currency: 'EUR' },
      }
      const bodies = [
        null,
        { ...paid, reference: `${id}\0` },
        { ...paid, payment: 'p\0' },
        { ...paid, payment: '\ud800' },
        { ...paid, payment: 'p'.repeat(60_000) },
        { ...paid, checkout: { id: 'chk_x' } },
        { ...paid, amount: { value: 1.5, currency: 'EUR' } },
        { type: 'payment.refunded', reference: id, payment: 'p\0' },
      ]
      for (const shape of bodies) {
        const body = JSON.stringify(shape)
        const at = Math.floor(Date.now() / 1000)
        const signature = createHmac('sha256', Buffer.alloc(24, 5)).update(`evt_1.${at}.${body}`).digest('base64')
        const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': `${at}`, 'webhook-signature': `v1,${signature}` }
        const reply = await fetch(server.url + new URL(mine.payment_provider.callback_url).pathname, {
          method: 'POST',
          headers: { ...json, ...headers },
          body,
        })
        expect([shape, reply.status]).toEqual([shape, 204])
      }
      expect(await statusOf(id)).toBe('pending')
      await own(id, 'decline')
    })

    test('from an agent that the user blocks are not shown', async () => {
      const ben = await server.user()
      const chat = await chatOf(ben)
      await server.call('PUT', `/v1/blocked-handles/${agent.handle}`, ben.session)
      const id = await asked({ chat_id: chat })
      expect(await statusOf(id)).toBe('pending')
      expect((await server.call('GET', '/v1/me/payment-requests', ben.session)).body.payment_requests).toEqual([])
      expect((await server.call('GET', `/v1/me/payment-requests/${id}`, ben.session)).status).toBe(404)
      expect(await eventsOf('/v1/me/events', ben.session, id)).toEqual([])
    })

    test('are rejected in a chat that the user has not accepted', async () => {
      const ben = await server.user()
      const { body } = await server.call('POST', '/v1/chats', agent.token, { kind: 'direct', handles: [ben.handle] })
      expect((await ask(fields({ chat_id: body.chat.id }))).status).toBe(403)
    })

    test('are delivered to webhooks that subscribe to them', async () => {
      const hook = { target_url: 'https://receiver.invalid/', subscribed_events: ['payment_request.updated'] }
      const made = await server.call('POST', '/v1/webhook-subscriptions', agent.token, hook)
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      const id = await asked()
      await own(id, 'decline')
      // Pending events of a webhook are stored as rows when it is paused.
      await server.call('PATCH', `/v1/webhook-subscriptions/${made.body.id}`, agent.token, { status: 'paused' })
      const rows = await server.context.database.read((tx) =>
        tx.rows<{ event_type: string }>('SELECT event_type FROM deliveries WHERE webhook_id = ?', [made.body.id]),
      )
      expect(rows).toEqual([{ event_type: 'payment_request.updated' }])
      await server.call('DELETE', `/v1/webhook-subscriptions/${made.body.id}`, agent.token)
    })

    test('keys are encrypted, never shown, and cannot be deleted while a payment request is pending', async () => {
      const shown = await server.call('GET', '/v1/me/payment-provider', owner.session)
      expect(Object.keys(shown.body.payment_provider)).toEqual(['id', 'provider', 'callback_url', 'connected_at'])
      const rows = await server.context.database.read((tx) => tx.rows('SELECT * FROM payment_accounts'))
      expect(JSON.stringify(rows)).not.toMatch(/key-of-the-tests|whsec_/)
      const id = await asked()
      expect((await server.call('DELETE', '/v1/me/payment-provider', owner.session)).status).toBe(409)
      expect((await connect(owner.session)).body.payment_provider.id).toBe(shown.body.payment_provider.id)
      await own(id, 'decline')
    })

    test('are deleted with the account of the user, and the agent is notified of the cancellation', async () => {
      const ben = await server.user()
      const id = await asked({ chat_id: await chatOf(ben) })
      expect((await server.call('DELETE', '/v1/me', ben.session, { confirm: ben.handle })).status).toBeLessThan(300)
      expect((await server.call('GET', `/v1/payment-requests/${id}`, agent.token)).status).toBe(404)
      expect(statuses(await eventsOf('/v1/events', agent.token, id))).toEqual(['canceled'])
    })
  })
})
