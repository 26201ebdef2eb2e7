import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPaymentProvider, type RunningProvider } from '../../cli/payment-provider/start-provider.ts'
import { onEmbeddedDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const callbackSecret = `whsec_${Buffer.alloc(24, 5).toString('base64')}`

onEmbeddedDatabase((open) => {
  describe('the page of a payment request', () => {
    let provider: RunningProvider
    let server: TestServer
    let ann: Awaited<ReturnType<TestServer['user']>>
    let ask: (value?: number) => Promise<string>

    beforeAll(async () => {
      provider = await startPaymentProvider({ host: '127.0.0.1', port: 0, callbackSecret })
      server = await startTestServer(open.place(), undefined, { PARLEY_PAYMENT_TEST_URL: provider.url })
      const owner = await server.user()
      const agent = await server.agent(owner.session)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, {
        visibility: 'public',
        display_name: '<b>Tailor</b>',
      })
      await server.call('PUT', '/v1/me/payment-provider', owner.session, {
        provider: 'test',
        api_key: 'key-of-the-tests',
        callback_secret: callbackSecret,
      })
      ann = await server.user()
      const { body } = await server.call('POST', '/v1/chats', ann.session, { kind: 'direct', handles: [agent.handle] })
      let count = 0
      ask = async (value = 1250) =>
        (
          await server.call('POST', '/v1/payment-requests', agent.token, {
            chat_id: body.chat.id,
            amount: { value, currency: 'EUR' },
            description: 'Trousers & <i>more</i>',
            request_id: `request-${++count}`,
          })
        ).body.payment_request.id
    })
    afterAll(async () => {
      await server.close()
      await provider.close()
      expect(server.errors).toEqual([])
    })

    async function get(id: string, session?: string): Promise<{ status: number; text: string; policy: string }> {
      const headers = session === undefined ? {} : { cookie: `parley_session=${session}` }
      const answer = await fetch(`${server.url}/pay/${id}`, { headers })
      const policy = answer.headers.get('content-security-policy') ?? ''
      return { status: answer.status, text: await answer.text(), policy }
    }
    async function decide(id: string, decision: string, session: string, origin = server.url) {
      const headers = { cookie: `parley_session=${session}`, origin }
      const body = new URLSearchParams({ decision })
      const answer = await fetch(`${server.url}/pay/${id}`, { method: 'POST', headers, body })
      return { status: answer.status, text: await answer.text() }
    }

    test('shows the amount, description and agent to its person only', async () => {
      const id = await ask()
      const { status, text, policy } = await get(id, ann.session)
      expect([status, text.includes('EUR 12.50'), text.includes('&lt;b&gt;Tailor')]).toEqual([200, true, true])
      expect(text).toContain('Trousers &amp; &lt;i&gt;more')
      expect(policy).toContain("default-src 'none'")
      expect((await get(id)).status).toBe(401)
      expect((await get(id, (await server.user()).session)).status).toBe(404)
      expect((await get('pay_none', ann.session)).status).toBe(404)
    })

    test('links to the provider, and shows that it was paid', async () => {
      const id = await ask()
      const { text } = await decide(id, 'pay', ann.session)
      const checkout = /href="(http[^"]+\/checkouts\/[^"]+)"/.exec(text)![1]!
      await fetch(`${checkout}/pay`, { method: 'POST' })
      expect((await get(id, ann.session)).text).toContain('<h1>Paid</h1>')
      expect((await decide(id, 'decline', ann.session)).status).toBe(409)
    })

    test('requires confirmation of a large amount', async () => {
      const id = await ask(1_000_000)
      expect((await get(id, ann.session)).text).not.toContain('value="pay"')
      expect((await decide(id, 'pay', ann.session)).status).toBe(409)
      expect((await decide(id, 'confirm', ann.session)).text).toContain('value="pay"')
    })

    test('accepts forms of this site only, with a known decision', async () => {
      const id = await ask()
      expect((await decide(id, 'decline', ann.session, 'https://evil.example')).status).toBe(403)
      expect((await decide(id, 'toString', ann.session)).status).toBe(422)
      expect((await decide(id, 'decline', (await server.user()).session)).status).toBe(404)
      expect((await decide(id, 'decline', ann.session)).text).toContain('<h1>Payment declined</h1>')
    })
  })
})
