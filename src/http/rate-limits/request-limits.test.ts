import { request } from 'node:http'

import { afterEach, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('rate limits', () => {
    let server: TestServer
    afterEach(() => server.close())
    const start = async (limits: string, trustProxy = 'off') => {
      server = await startTestServer(open.place(), systemClock, {
        PARLEY_RATE_LIMITS: limits,
        PARLEY_TRUST_PROXY: trustProxy,
      })
    }
    const limited = { error: { code: 'rate_limited', message: expect.any(String) } }

    it('reject a send without storing it, and accept it later with the same id', async () => {
      // The requests of a busy machine must fall into one window.
      await start('token=20/6s')
      const ann = await server.user()
      const agent = await server.agent(ann.session)
      const {
        body: { chat },
      } = await server.call('POST', '/v1/chats', ann.session, { kind: 'direct', handles: [agent.handle] })
      const send = () =>
        server.call('POST', '/v1/messages', agent.token, {
          message_id: 'msg_01arz3ndektsv4rrffq69g5fav',
          chat_id: chat.id,
          parts: [{ type: 'text', text: 'x' }],
        })
      let last = await server.call('GET', '/v1/agents/me', agent.token)
      for (let turn = 0; turn < 20 && last.status === 200; turn += 1)
        last = await server.call('GET', '/v1/agents/me', agent.token)
      const refused = await send()
      expect([last.status, refused.status, refused.body]).toEqual([429, 429, limited])
      expect(refused.headers.get('ratelimit-policy')).toBe('"token";q=20;w=6')
      expect(refused.headers.get('ratelimit')).toMatch(/^"token";r=0;t=[1-6]$/)
      expect(refused.headers.get('retry-after')).toMatch(/^[1-6]$/)
      const before = await server.call('GET', `/v1/me/chats/${chat.id}/messages`, ann.session)
      expect([before.headers.get('ratelimit'), before.body.messages]).toEqual([
        expect.stringMatching(/^"token";r=1[0-9];t=/),
        [],
      ])
      await expect.poll(async () => (await send()).status, { timeout: 10_000, interval: 200 }).toBe(202)
      expect((await server.call('GET', `/v1/me/chats/${chat.id}/messages`, ann.session)).body.messages).toHaveLength(1)
    })

    it('are reported in the form of the request where two forms share its route', async () => {
      await start('token=2/60s')
      const { session } = await server.user()
      const agent = await server.agent(session)
      const send = (body: object) => server.call('POST', '/v1/messages', agent.token, body)
      for (let turn = 0; turn < 2; turn += 1) await server.call('GET', '/v1/agents/me', agent.token)
      const refused = await send({ to: ['somebody'], message: { parts: [{ type: 'text', value: 'x' }] } })
      const error = {
        status: 429,
        code: 42901,
        message: expect.any(String),
        doc_url: `${server.url}/docs/errors/rate_limited`,
        retry_after: expect.any(Number),
      }
      expect([refused.status, refused.body]).toEqual([
        429,
        { error, success: false, trace_id: refused.headers.get('x-request-id') },
      ])
      expect(String(refused.body.error.retry_after)).toBe(refused.headers.get('retry-after'))
      const large = await send({ to: ['somebody'], message: 'x'.repeat(600_000) })
      expect([large.status, large.body.error]).toEqual([429, error])
      expect((await server.call('POST', '/v1/webhook-subscriptions', agent.token, {})).body.error).toEqual(error)
      for (const body of [{ chat_id: 'cnv_1' }, { conversation_id: 'cnv_1', draft: true }, {}, []]) {
        expect([(await send(body)).status, (await send(body)).body]).toEqual([429, limited])
      }
    })

    it('count requests without a credential per address; pairing and health probes are counted separately', async () => {
      await start('address=3/60s,device=2/60s,probe=5/60s')
      const statuses = async (method: string, path: string, times: number) => {
        const answers = []
        for (let turn = 0; turn < times; turn += 1) answers.push((await server.call(method, path)).status)
        return answers
      }
      expect(await statuses('POST', '/api/auth/device/code', 3)).toEqual([200, 200, 429])
      expect(await statuses('GET', '/nowhere', 4)).toEqual([404, 404, 404, 429])
      expect(await statuses('GET', '/healthz', 3)).toEqual([200, 200, 200])
      expect(await statuses('GET', '/readyz', 3)).toEqual([200, 200, 429])
      const page = await fetch(`${server.url}/device`)
      expect([page.status, page.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    })

    it.each([
      '/openapi.json',
      '/docs',
      '/docs/errors/conflict',
      '/reference',
      '/@nobody',
      '/media/x/y.png',
      '/a2a/nobody/agent-card.json',
    ])('count requests for %s, which needs no credential', async (path) => {
      await start('address=1/60s')
      expect((await fetch(server.url + path)).status).not.toBe(429)
      expect((await fetch(server.url + path)).status).toBe(429)
    })

    it('limit wrong credentials, and no other requests of that address', async () => {
      await start('credential=2/60s')
      const { session } = await server.user()
      const wrong = async () => (await server.call('GET', '/v1/me', `ses_${'x'.repeat(43)}`)).status
      expect([await wrong(), await wrong(), await wrong()]).toEqual([401, 401, 429])
      expect((await server.call('POST', '/_ops/persons', 'not-the-operator-key')).status).toBe(429)
      expect((await server.call('GET', '/v1/me', session)).status).toBe(200)
    })

    it('count requests per account, across its credentials', async () => {
      await start('token=12/60s')
      const { session } = await server.user()
      const agent = await server.agent(session)
      const answered = async (path: string, credential: string) => {
        for (let count = 0; ; count++) if ((await server.call('GET', path, credential)).status !== 200) return count
      }
      const first = await answered('/v1/agents/me', agent.token)
      const rotated = await server.call('POST', `/v1/me/agents/${agent.id}/rotate-token`, session, {})
      expect([first, await answered('/v1/agents/me', rotated.body.agent_token)]).toEqual([12, 0])
      expect((await server.call('GET', '/v1/me', session)).status).toBe(200)

      const person = await server.user()
      const code = (await server.call('POST', '/api/auth/device/code')).body
      await server.call('GET', `/api/auth/device?user_code=${code.user_code}`, person.session)
      await server.call('POST', '/api/auth/device/approve', person.session, { user_code: code.user_code })
      const tokenRequest = { device_code: code.device_code, grant_type: 'urn:ietf:params:oauth:grant-type:device_code' }
      const paired = (await server.call('POST', '/api/auth/device/token', undefined, tokenRequest)).body.access_token
      const together = (await answered('/v1/me', person.session)) + (await answered('/v1/me', paired))
      expect(together).toBeLessThanOrEqual(10)
    })

    it('count searches of messages separately', async () => {
      await start('search=2/60s')
      const { session } = await server.user()
      const search = () => server.call('GET', '/v1/me/messages?q=word', session)
      const answers = [await search(), await search(), await search()]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
      expect(answers[0]!.body).toEqual({ messages: [], next_cursor: null, has_more: false, complete: true })
      expect((await server.call('GET', '/v1/me', session)).status).toBe(200)
    })

    it('count the bytes of large bodies, in the form of the request, and small bodies as requests only', async () => {
      await start('body=40/60s')
      const ann = await server.user()
      const agent = await server.agent(ann.session)
      const {
        body: { chat },
      } = await server.call('POST', '/v1/chats', ann.session, { kind: 'direct', handles: [agent.handle] })
      const send = (characters: number) =>
        server.call('POST', '/v1/messages', agent.token, {
          message_id: server.context.ids.next('msg'),
          chat_id: chat.id,
          parts: Array.from({ length: characters / 1_000 }, () => ({ type: 'text', text: 'x'.repeat(1_000) })),
        })
      expect([(await send(16_000)).status, (await send(16_000)).status]).toEqual([202, 202])
      const refused = await send(16_000)
      expect([refused.status, refused.body, refused.headers.get('ratelimit-policy')]).toEqual([
        429,
        limited,
        '"body";q=40;w=60',
      ])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await send(3_000)).status).toBe(202)
      const { body } = await server.call('GET', `/v1/me/chats/${chat.id}/messages`, ann.session)
      expect(body.messages).toHaveLength(3)
      const variant = { to: [ann.handle], message: { parts: [{ type: 'text', value: 'x'.repeat(8_000) }] } }
      const other = await server.call('POST', '/v1/messages', agent.token, variant)
      expect([other.status, other.body.success, typeof other.body.error.retry_after]).toEqual([429, false, 'number'])
    })

    it('use the address from a trusted proxy', async () => {
      await start('address=1/60s', '1')
      const ask = async (client: string) =>
        (await fetch(`${server.url}/nowhere`, { headers: { 'x-forwarded-for': client } })).status
      expect([await ask('203.0.113.1'), await ask('203.0.113.1'), await ask('203.0.113.2')]).toEqual([404, 429, 404])
      expect(await ask('198.51.100.7, 203.0.113.2')).toBe(429)
    })

    it('limit one account as set by the operator, also when rate limits are off', async () => {
      await start('off')
      const ann = await server.user()
      const [slow, fast] = [await server.agent(ann.session), await server.agent(ann.session)]
      const own = (handle: string, method: string, body?: object) =>
        server.call(method, `/_ops/handles/${handle}/rate-limit`, testOperatorKey, body)
      const set = await own(slow.handle, 'PUT', { requests: 2, seconds: 60 })
      expect([set.status, set.body]).toEqual([200, { handle: slow.handle, rate_limit: { requests: 2, seconds: 60 } }])
      const ask = async ({ token }: { token: string }) => (await server.call('GET', '/v1/agents/me', token)).status
      expect([await ask(slow), await ask(slow), await ask(slow)]).toEqual([200, 200, 429])
      expect([await ask(fast), await ask(fast), await ask(fast)]).toEqual([200, 200, 200])
      expect((await own(slow.handle, 'DELETE')).status).toBe(204)
      expect(await ask(slow)).toBe(200)
      expect((await own(newHandle(), 'PUT', { requests: 2, seconds: 60 })).status).toBe(404)
      expect((await own(slow.handle, 'PUT', { requests: 0, seconds: 60 })).body.error.message).toContain('requests')
    })

    it('reject before a client sends a body that waits for 100 Continue', async () => {
      await start('token=3/60s')
      const { session } = await server.user()
      const body = JSON.stringify({ handle: newHandle(), display_name: 'Bot' })
      const ask = (credential: string) =>
        new Promise<string[]>((resolve, reject) => {
          const seen: string[] = []
          const asking = request(`${server.url}/v1/me/agents`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${credential}`,
              'content-type': 'application/json',
              'content-length': body.length,
              expect: '100-continue',
            },
          })
          asking.on('continue', () => {
            seen.push('continue')
            asking.end(body)
          })
          asking.on('response', (response) => {
            response
              .resume()
              .on('end', () => resolve([...seen, String(response.statusCode), String(response.headers.connection)]))
          })
          asking.on('error', reject)
          asking.flushHeaders()
        })
      expect(await ask(session)).toEqual(['continue', '201', 'keep-alive'])
      expect(await ask('unknown')).toEqual(['401', 'close'])
      for (let turn = 0; turn < 2; turn += 1) await server.call('GET', '/v1/me', session)
      expect(await ask(session)).toEqual(['429', 'close'])
    })

    it('respond before the body arrives, and close the connection of an endless body', async () => {
      await start('credential=1/60s')
      await server.call('POST', '/v1/messages')
      const { port } = new URL(server.url)
      const upload = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/v1/messages',
        headers: { 'content-length': 100_000_000 },
      })
      const answered = new Promise<number>((resolve) =>
        upload.once('response', (response) => resolve(response.statusCode ?? 0)),
      )
      const ended = new Promise<void>((resolve) => {
        upload.once('error', () => resolve()).once('close', () => resolve())
      })
      upload.write(Buffer.alloc(1000))
      expect(await answered).toBe(429)
      let sent = 0
      const more = setInterval(() => {
        sent += 1
        upload.write(Buffer.alloc(100_000))
      }, 5)
      await ended
      clearInterval(more)
      expect(sent).toBeLessThan(500)
    })
  })
})
