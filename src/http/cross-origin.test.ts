import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { systemClock } from '../platform/clock.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../testing/server.ts'

const page = 'https://app.example'

describe('pages of other origins', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' }, systemClock, {
      PARLEY_CORS_ORIGINS: `${page}, http://localhost:3000`,
    })
    token = (await server.agent((await server.user()).session)).token
  })
  afterAll(() => server.close())

  const ask = (path: string, origin: string, method = 'GET', headers: Record<string, string> = {}) =>
    fetch(server.url + path, { method, headers: { origin, ...headers } })
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }

  it('in the setting may send requests, and read responses and their headers', async () => {
    const asked = await ask('/v1/messages', page, 'OPTIONS', preflight)
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, page])
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization')
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST')
    const answered = await ask('/v1/agents/me', page, 'GET', { authorization: `Bearer ${token}` })
    expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([200, page])
    expect(answered.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
    expect(answered.headers.get('vary')).toContain('Origin')
  })

  it('may read error responses', async () => {
    const rejected = await ask('/v1/agents/me', page)
    expect([rejected.status, rejected.headers.get('access-control-allow-origin')]).toEqual([401, page])
  })

  it('outside the setting may not, cookies are not accepted, and operator routes are not available', async () => {
    expect(
      (await ask('/v1/messages', 'https://other.example', 'OPTIONS', preflight)).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull()
    const other = await ask('/v1/agents/me', 'https://other.example', 'GET', { authorization: `Bearer ${token}` })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    for (const path of ['/v1/agents/me', '/_ops/persons']) {
      const answered = await ask(path, page, 'OPTIONS', preflight)
      expect(answered.headers.get('access-control-allow-credentials')).toBeNull()
    }
    const administration = await ask('/_ops/health', page, 'GET', { authorization: `Bearer ${testOperatorKey}` })
    expect(administration.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('get the methods of a path by an OPTIONS request without preflight headers', async () => {
    const offered = await ask('/v1/agents/me', page, 'OPTIONS')
    expect(offered.headers.get('allow')).toContain('GET')
  })
})

describe('without the setting', () => {
  it('no page of another origin reads a response', async () => {
    const server = await startTestServer({ url: ':memory:' }, systemClock)
    const answered = await fetch(`${server.url}/v1/agents/me`, { headers: { origin: page } })
    expect(answered.headers.get('access-control-allow-origin')).toBeNull()
    await server.close()
  })
})
