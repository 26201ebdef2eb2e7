import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../testing/server.ts'

describe('routes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' })
  })
  afterAll(() => server.close())

  it.each(['/', '/v1/nothing', '/v1/messages/', '//v1/messages', '/_ops', '/v1/agents/me?', '/v1/agents/%6de'])(
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

  it('answers HEAD where anybody may read, and OPTIONS with what a path takes', async () => {
    const head = await fetch(`${server.url}/healthz`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await fetch(`${server.url}/v1/events`, { method: 'HEAD' })).status).toBe(404)
    const options = await fetch(`${server.url}/v1/me`, { method: 'OPTIONS' })
    expect(options.status).toBe(204)
    expect(options.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(['PATCH', 'GET', 'OPTIONS']))
  })
})
