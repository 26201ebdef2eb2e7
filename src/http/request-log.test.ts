import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { operations as currentOperations } from '../../generated/current/operations.ts'
import { operations as extensionOperations } from '../../generated/extensions/operations.ts'
import { systemClock } from '../platform/clock.ts'
import { onEmbeddedDatabase } from '../testing/databases.ts'
import { testDemo } from '../testing/demo.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../testing/server.ts'

interface Line {
  level: number
  msg: string
  requestId?: string
  operation?: string
  route?: string
  method?: string
  status?: number
  durationMs?: number
  actor?: string
  address?: string
}

const operations = Object.entries({ ...currentOperations, ...extensionOperations } as Record<
  string,
  { method: string; path: string }
>)
const marked = 'Zq7Marked'

onEmbeddedDatabase((open) => {
  describe('the log', () => {
    let server: TestServer
    let secrets: string[]
    let credentials: (string | undefined)[]
    beforeAll(async () => {
      server = await startTestServer(open.place(), systemClock, { PARLEY_LOG_LEVEL: 'trace' }, { demo: testDemo })
      const { session } = await server.user()
      const { token } = await server.agent(session)
      const codes = await server.call('POST', '/api/auth/device/code', undefined, { client_name: marked })
      const webhook = await server.call('POST', '/v1/webhooks', token, { url: `https://receiver.example/${marked}` })
      credentials = [undefined, `svc_live_${marked.padEnd(43, 'x')}`, token, session, testOperatorKey]
      secrets = [marked, token, session, testOperatorKey, codes.body.device_code, webhook.body.signing_secret]
    })
    afterAll(() => server.close())

    const linesOf = (from: number) => server.lines.slice(from).map((line) => JSON.parse(line) as Line)

    it('has a line for each operation without request data', async () => {
      expect(operations.length).toBeGreaterThan(50)
      expect(secrets.every((secret) => secret.length > 5)).toBe(true)
      const from = server.lines.length
      for (const [, { method, path }] of operations) {
        const filled = path.replaceAll(/\{[^}]+\}/g, marked)
        for (const credential of credentials) {
          const query = `?user_code=${marked}&token=${marked}&cursor=${marked}&after=0&handle=${marked}`
          const bodies = [
            { text: marked, parts: [{ type: 'text', text: marked }], [marked]: marked },
            `{"x": "${marked}`,
          ]
          for (const body of credential === credentials[2] ? bodies : bodies.slice(0, 1)) {
            const asked = fetch(server.url + filled + query, {
              method: method.toUpperCase(),
              signal: AbortSignal.timeout(10_000),
              headers: {
                'content-type': 'application/json',
                [`x-${marked}`]: marked,
                ...(credential && { authorization: `Bearer ${credential}` }),
              },
              ...(method !== 'get' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
            })
            await (await asked).arrayBuffer()
          }
        }
      }
      await fetch(`${server.url}/${marked}?${marked}`)
      await (await fetch(`${server.url}/sign-in?token=${marked}`)).arrayBuffer()
      const lines = linesOf(from)
      const logged = new Set(
        lines.filter(({ msg }) => msg === 'answered' || msg === 'rejected').map(({ operation }) => operation),
      )
      expect(operations.map(([id]) => id).filter((id) => !logged.has(id))).toEqual([])
      const text = server.lines.join('')
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
      expect(text.toLowerCase()).not.toContain(marked.toLowerCase())
    }, 60_000)

    it('contains the caller, the outcome and the duration, with the id of the response', async () => {
      const [, , token] = credentials
      const from = server.lines.length
      const answer = await fetch(`${server.url}/v1/agents/me?${marked}`, {
        headers: { authorization: `Bearer ${token}`, 'x-request-id': 'abc-1' },
      })
      const { id } = (await answer.json()) as { id: string }
      const strange = await fetch(`${server.url}/v1/nowhere`, { headers: { 'x-request-id': 'a b\tc' } })
      expect(answer.headers.get('x-request-id')).toBe('abc-1')
      expect(strange.headers.get('x-request-id')).toMatch(/^req_[a-z0-9]+$/)
      const [first, second] = linesOf(from)
      expect(first).toMatchObject({
        level: 20,
        msg: 'answered',
        requestId: 'abc-1',
        operation: 'getOwnAgent',
        route: '/v1/agents/me',
        method: 'GET',
        status: 200,
        actor: id,
      })
      expect(first?.durationMs).toBeGreaterThan(0)
      expect(second).toMatchObject({
        level: 30,
        msg: 'rejected',
        route: '(none)',
        status: 404,
        code: 'not_found',
        address: expect.stringContaining('127.0.0.1'),
      })
    })
  })
})
