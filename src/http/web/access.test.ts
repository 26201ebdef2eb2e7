import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { onEmbeddedDatabase } from '../../testing/databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

onEmbeddedDatabase((open) => {
  describe('the start page and the session cookie', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(
        open.place(),
        {},
        {},
        { demo: { persons: ['ann'], tried: () => ({ credentials: [], values: {} }) } },
      )
      for (const handle of ['ann', 'ben']) {
        await server.call('POST', '/_ops/persons', testOperatorKey, { handle, name: handle })
      }
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const signIn = (person: string, headers: Record<string, string> = { origin: server.url }) =>
      fetch(`${server.url}/demo/sign-in`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ person }),
      })

    /** Returns the credentials of ann's browser: the session cookie, and the CSRF token of the page. */
    async function pageOfAnn(): Promise<{ cookie: string; 'x-parley-csrf': string }> {
      const answer = await signIn('ann')
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/app'])
      const given = answer.headers.get('set-cookie')!
      expect(given).toMatch(/^parley_session=ses_[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
      const cookie = given.split(';', 1)[0]!
      const page = await (await fetch(`${server.url}/app`, { headers: { cookie } })).text()
      expect(page).not.toContain(cookie.split('=')[1])
      return { cookie, 'x-parley-csrf': /name="parley-csrf" content="([^"]+)"/.exec(page)![1]! }
    }
    const me = (headers: Record<string, string>, method = 'GET') => fetch(`${server.url}/v1/me`, { method, headers })

    it('serves the start page, and the messenger to signed-in users', async () => {
      const start = await fetch(server.url)
      expect([start.status, (await start.text()).includes('Sign in as ann')]).toEqual([200, true])
      const app = await fetch(`${server.url}/app`, { redirect: 'manual' })
      expect([app.status, app.headers.get('location')]).toEqual([303, '/'])
      const { cookie } = await pageOfAnn()
      const page = await fetch(`${server.url}/app`, { headers: { cookie } })
      const policy = page.headers.get('content-security-policy')!
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(await page.text()).not.toMatch(/<script(?! type="module" src="\/web\/)|<style| style=| on\w+=/)
      expect((await (await fetch(server.url, { headers: { cookie } })).text()).includes('Open the messenger')).toBe(
        true,
      )
    })

    it('allows the microphone on the messenger only', async () => {
      const { cookie } = await pageOfAnn()
      const paths = [
        '/app',
        '/',
        '/console',
        '/device',
        '/sessions',
        '/docs',
        '/@nobody_here',
        '/communities/none',
        '/sign-in',
      ]
      const policies = await Promise.all(
        paths.map(async (path) => {
          const { headers } = await fetch(server.url + path, { headers: { cookie } })
          return [path, /microphone=\((\w*)\)/.exec(headers.get('permissions-policy') ?? '')?.[1]]
        }),
      )
      expect(policies).toEqual(paths.map((path) => [path, path === '/app' ? 'self' : '']))
    })

    it('signs in with one button only persons of the demo, and only from its own pages', async () => {
      expect((await signIn('ben')).status).toBe(404)
      expect((await signIn('ann', { origin: 'https://evil.example' })).status).toBe(403)
      expect((await signIn('ann', {})).status).toBe(403)
    })

    it('accepts a session cookie with the token of its page', async () => {
      const page = await pageOfAnn()
      const answer = await me(page)
      expect([answer.status, ((await answer.json()) as any).user.handle]).toEqual([200, 'ann'])
      const same = { ...page, origin: server.url, 'sec-fetch-site': 'same-origin' }
      expect((await me(same)).status).toBe(200)
      // PATCH /v1/me is an operation of agents and of sessions; the session selects its own.
      const changed = await fetch(`${server.url}/v1/me`, {
        method: 'PATCH',
        headers: { ...page, 'content-type': 'application/json' },
        body: JSON.stringify({ requests_from: 'everyone' }),
      })
      expect([200, 422]).toContain(changed.status)
    })

    it('rejects a session cookie without the token, with another token, or from another site', async () => {
      const page = await pageOfAnn()
      const other = await pageOfAnn()
      const attempts: Record<string, string>[] = [
        { cookie: page.cookie },
        { cookie: page.cookie, 'x-parley-csrf': '' },
        { cookie: page.cookie, 'x-parley-csrf': other['x-parley-csrf'] },
        { 'x-parley-csrf': page['x-parley-csrf'] },
        { ...page, origin: 'https://evil.example' },
        { ...page, origin: 'null' },
        { ...page, 'sec-fetch-site': 'cross-site' },
        { ...page, 'sec-fetch-site': 'same-site' },
        { ...page, cookie: page.cookie.replace('parley_session', '__Host-parley_session') },
        { ...page, authorization: 'Bearer svc_live_nothing' },
      ]
      for (const headers of attempts) expect([headers, (await me(headers)).status]).toEqual([headers, 401])
      expect((await me(page)).status).toBe(200)
    })

    it('exports the account to the signed-in browser', async () => {
      const { cookie } = await pageOfAnn()
      const answer = await fetch(`${server.url}/export`, { headers: { cookie } })
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment; filename=ann.tar'])
      expect(await answer.text()).toMatch(/^profile\.json[^]*"handle": "ann"[^]*manifest\.json/)
      const without = await fetch(`${server.url}/export`, { redirect: 'manual' })
      expect([without.status, without.headers.get('location')]).toEqual([303, '/'])
    })

    it('rejects a cookie on routes for agent tokens and the operator key', async () => {
      const page = await pageOfAnn()
      const statuses = ['/v1/agents/me', '/v1/events?after=0', '/_ops/persons'].map(
        async (path) => (await fetch(server.url + path, { headers: page })).status,
      )
      expect(await Promise.all(statuses)).toEqual([401, 401, 401])
    })

    it('rejects a cookie of an ended session', async () => {
      const page = await pageOfAnn()
      const { sessions } = (await (await fetch(`${server.url}/v1/me/sessions`, { headers: page })).json()) as {
        sessions: { id: string; current: boolean }[]
      }
      const own = sessions.find(({ current }) => current)!
      expect((await fetch(`${server.url}/v1/me/sessions/${own.id}`, { method: 'DELETE', headers: page })).status).toBe(
        204,
      )
      expect((await me(page)).status).toBe(401)
    })

    it('serves modules as immutable and compressed, and 404 for unknown modules', async () => {
      const { cookie } = await pageOfAnn()
      const page = await (await fetch(`${server.url}/app`, { headers: { cookie } })).text()
      const entry = /src="(\/web\/[^"]+)"/.exec(page)![1]!
      for (const [asked, coding] of [
        ['br, gzip', 'br'],
        ['gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const answer = await fetch(server.url + entry, { headers: { 'accept-encoding': asked } })
        const { headers } = answer
        expect([answer.status, headers.get('content-encoding')]).toEqual([200, coding])
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
        expect(await answer.text()).toContain('parley-app')
      }
      for (const path of ['/web/app-0000000000000000.js', '/web/..%2f..%2fmain.ts', '/web/'])
        expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404])
    })
  })
})

describe('a server on a public address', () => {
  it('has no one-button sign-in', async () => {
    const server = await startTestServer(
      { url: ':memory:' },
      {},
      { HOST: '0.0.0.0' },
      { demo: { persons: ['ann'], tried: () => ({ credentials: [], values: {} }) } },
    )
    const url = server.url.replace('0.0.0.0', '127.0.0.1')
    expect(await (await fetch(url)).text()).toContain('parley persons link HANDLE')
    const body = new URLSearchParams({ person: 'ann' })
    expect((await fetch(`${url}/demo/sign-in`, { method: 'POST', headers: { origin: url }, body })).status).toBe(404)
    await server.close()
  })
})
