import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { onEmbeddedDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { browserName } from './browser-name.rules.ts'

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

onEmbeddedDatabase((open) => {
  describe('signing a browser in with another device', () => {
    let now = Date.now()
    let server: TestServer
    let ann: { id: string; handle: string; session: string }
    beforeAll(async () => {
      server = await startTestServer(open.place(), { now: () => now }, { PARLEY_LIMITS: 'device_codes_per_address=40' })
      ann = await server.user()
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const post = (path: string, cookie = '', headers: Record<string, string> = { origin: server.url }) =>
      fetch(`${server.url}/sign-in/pairing${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'user-agent': userAgent, cookie, ...headers },
      })
    const show = (cookie: string) =>
      fetch(`${server.url}/sign-in/pairing`, { redirect: 'manual', headers: { cookie, 'user-agent': userAgent } })

    /** Starts a pairing. @returns the cookie and the code of the browser */
    async function begin(): Promise<{ cookie: string; code: string }> {
      const answer = await post('')
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in/pairing'])
      const made = answer.headers.get('set-cookie')!
      expect(made).toMatch(
        /^parley_pairing=dvc_[\w-]{43}; Max-Age=900; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/,
      )
      const cookie = made.split(';', 1)[0]!
      const page = await show(cookie)
      const text = await page.text()
      expect(page.status).toBe(200)
      expect(text).not.toContain(cookie.split('=')[1])
      return { cookie, code: /<p class="code">([\w-]+)</.exec(text)![1]! }
    }
    const decide = async (code: string, decision: 'approve' | 'deny', session = ann.session) => {
      const opened = await server.call('GET', `/api/auth/device?user_code=${code}`, session)
      expect((await server.call('POST', `/api/auth/device/${decision}`, session, { user_code: code })).status).toBe(200)
      return opened.body
    }

    it('waits, and then signs in once as the person who confirmed the code', async () => {
      const { cookie, code } = await begin()
      const early = await post('/continue', cookie)
      expect([early.status, (await early.text()).includes('not confirmed yet')]).toEqual([200, true])
      expect(early.headers.get('set-cookie')).toBeNull()
      expect((await decide(code, 'approve')).client_name).toBe('Chrome on Linux')
      const both = await Promise.all([post('/continue', cookie), post('/continue', cookie)])
      expect(both.map(({ status }) => status).sort()).toEqual([303, 410])
      const won = both.find(({ status }) => status === 303)!
      expect(won.headers.get('location')).toBe('/app')
      const cookies = won.headers.getSetCookie()
      expect(cookies[0]).toMatch(/^parley_pairing=; Path=\/; Expires=Thu, 01 Jan 1970/)
      expect(cookies[1]).toMatch(/^parley_session=ses_[\w-]{43}; Max-Age=2592000; .*HttpOnly; SameSite=Strict$/)
      const session = /ses_[\w-]+/.exec(cookies[1]!)![0]
      expect((await server.call('GET', '/v1/me', session)).body.user.handle).toBe(ann.handle)
      const { sessions } = (await server.call('GET', '/v1/me/sessions', session)).body
      expect(sessions.filter((one: { current: boolean }) => one.current)).toMatchObject([
        { client_name: 'Chrome on Linux' },
      ])
      expect((await post('/continue', cookie)).status).toBe(410)
      expect((await show(cookie)).status).toBe(410)
      const again = await post('/continue', cookies[1]!.split(';', 1)[0])
      expect([again.status, again.headers.get('location')]).toEqual([303, '/app'])
    })

    it('reports a denial, and rejects an expired code', async () => {
      const denied = await begin()
      await decide(denied.code, 'deny')
      expect([(await show(denied.cookie)).status, (await post('/continue', denied.cookie)).status]).toEqual([403, 403])
      const late = await begin()
      await decide(late.code, 'approve')
      now += 901_000
      expect([(await show(late.cookie)).status, (await post('/continue', late.cookie)).status]).toEqual([410, 410])
      expect((await post('/continue')).status).toBe(410)
      expect((await post('/continue', 'parley_pairing=dvc_' + 'x'.repeat(43))).status).toBe(410)
      expect((await post('/continue', 'parley_pairing=something else')).status).toBe(410)
    })

    it('rejects requests of other sites', async () => {
      const { cookie, code } = await begin()
      await decide(code, 'approve')
      for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {} as Record<string, string>]) {
        expect((await post('', cookie, headers)).status).toBe(403)
        const answer = await post('/continue', cookie, headers)
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
      }
      expect((await post('/continue', cookie)).status).toBe(303)
    })

    it('creates no session of an account that was deleted in the meantime', async () => {
      const { cookie, code } = await begin()
      const gone = await server.user()
      await decide(code, 'approve', gone.session)
      expect((await server.call('DELETE', '/v1/me', gone.session, { confirm: gone.handle })).status).toBe(200)
      const answer = await post('/continue', cookie)
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([410, null])
    })

    it('limits the number of pending codes per address', async () => {
      const answers = []
      for (let count = 0; count < 41; count++) answers.push(await post(''))
      const last = answers.at(-1)!
      expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
      expect(last.headers.get('set-cookie')).toBeNull()
    })

    it('allows only its own scripts, and no caching', async () => {
      const { headers } = await show('')
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/)
      expect(headers.get('cache-control')).toBe('no-store')
    })
  })
})

describe('the name of a browser', () => {
  it.each([
    [userAgent, 'Chrome on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
    [userAgent.replace('X11; Linux x86_64', 'Linux; Android 15'), 'Chrome on Android'],
    [`${userAgent} Edg/140.0`, 'Edge on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on macOS'],
    ['<script>alert(1)</script> your bank', 'A browser'],
    [undefined, 'A browser'],
  ])('of %j is %j', (header, name) => {
    expect(browserName(header)).toBe(name)
  })
})
