import { once } from 'node:events'
import { connect } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { systemClock } from '../platform/clock.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../testing/server.ts'

describe('routes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' }, systemClock, { PARLEY_METRICS_LISTEN: '127.0.0.1:0' })
  })
  afterAll(() => server.close())

  it.each(['/nothing', '/v1/nothing', '/v1/messages/', '//v1/messages', '/_ops', '/v1/agents/me?', '/v1/agents/%6de'])(
    'answers 404 for the unknown route %s',
    async (path) => {
      const response = await fetch(server.url + path, { method: 'DELETE' })
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: { code: 'not_found', message: expect.any(String) } },
      ])
      expect(response.headers.get('x-powered-by')).toBeNull()
    },
  )

  it('answers HEAD like GET on routes without side effects', async () => {
    const { session } = await server.user()
    const { token } = await server.agent(session)
    const ask = async (method: string, path: string, credential: string) => {
      const answer = await fetch(server.url + path, { method, headers: { authorization: `Bearer ${credential}` } })
      return { status: answer.status, length: answer.headers.get('content-length'), text: await answer.text() }
    }
    for (const [path, credential] of [
      ['/v1/me', session],
      ['/v1/agents/me', token],
      ['/v1/chats', token],
      ['/v1/me/agents', session],
      ['/v1/tasks?role=worker', token],
      ['/_ops/status', testOperatorKey],
    ] as const) {
      const got = await ask('GET', path, credential)
      expect(await ask('HEAD', path, credential)).toEqual({ ...got, text: '' })
      expect(got.status).toBe(200)
      expect((await ask('HEAD', path, 'wrong')).status).toBe(401)
    }
    for (const [path, credential] of [
      ['/v1/events?after=0', token],
      ['/v1/me/events?after=0', session],
      ['/api/auth/device?user_code=ABCD-EFGH', session],
    ] as const) {
      expect((await ask('HEAD', path, credential)).status).toBe(404)
    }
  })

  it('logs no error when a client disconnects during its body', async () => {
    const { port } = new URL(server.url)
    const { token } = await server.agent((await server.user()).session)
    const before = server.lines.length
    for (const path of ['/v1/messages', '/v1/attachments', '/device', '/a2a/nobody']) {
      const socket = connect(Number(port), '127.0.0.1')
      const headers = `Authorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100`
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n{"a":`)
      await once(socket, 'connect')
      await new Promise((resolve) => setTimeout(resolve, 100))
      socket.resetAndDestroy()
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(server.lines.slice(before)).toEqual([])
    const metrics = await (await fetch(server.metricsUrl!)).text()
    expect(metrics).not.toMatch(/status="50/)
    expect(server.context.openCounts.size('requests_at_once')).toBe(0)
  })

  it('answers HEAD on public routes, and OPTIONS with the methods of a path', async () => {
    const head = await fetch(`${server.url}/healthz`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await fetch(`${server.url}/v1/events`, { method: 'HEAD' })).status).toBe(404)
    const options = await fetch(`${server.url}/v1/me`, { method: 'OPTIONS' })
    expect(options.status).toBe(204)
    expect(options.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(['PATCH', 'GET', 'OPTIONS']))
  })
})
