import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

/** Values that every page rejects. Except for the last, each is invalid for a database, a column or a handler. */
const hostile = ['%00', 'a%00b', 'x'.repeat(600)]

/** Pages with their parameters. */
const pages: readonly [path: string, names: readonly string[]][] = [
  ['/sessions', ['cursor', 'session']],
  ['/device', ['user_code']],
  ['/sign-in', ['token']],
]

eachDatabase((_name, open) => {
  describe('pages reject undocumented input', () => {
    let server: TestServer
    let headers: Record<string, string>
    beforeAll(async () => {
      server = await startTestServer(open.place())
      const { session } = await server.user()
      headers = { cookie: `parley_session=${session}`, origin: server.url }
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const statusOf = async (path: string, init: RequestInit = {}) =>
      (await fetch(server.url + path, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } })).status

    test.each(pages)('in queries and forms of %s', async (path, names) => {
      for (const name of names)
        for (const value of hostile) {
          const text = `${name}=${value}`
          const form = { 'content-type': 'application/x-www-form-urlencoded' }
          expect([text, await statusOf(`${path}?${text}`)]).toEqual([text, 422])
          expect([text, await statusOf(path, { method: 'POST', headers: form, body: text })]).toEqual([text, 422])
          expect(await statusOf(`${path}?${name}=a&${name}=b`)).toBe(422)
        }
    })

    test.each(['/communities/%00', '/@%00', '/pay/%00', '/@a%00b'])('in the path %s', async (path) => {
      expect(await statusOf(path)).toBeGreaterThanOrEqual(400)
      expect(await statusOf(path)).toBeLessThan(500)
    })
  })
})
