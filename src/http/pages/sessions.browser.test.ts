import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { problemsOf, browserAbsent, shareBrowser, watchComplaints } from '../../testing/browser/browser.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

describe.skipIf(browserAbsent)('the sessions of a person, in a browser', { timeout: 30_000 }, () => {
  let server: TestServer
  let browser: Browser
  const complaints: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' }, systemClock)
    browser = await shareBrowser()
  })
  afterEach(() => expect(complaints.splice(0).join('\n')).toBe(''))
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    expect(server.errors).toEqual([])
  })

  async function signedIn(options: Parameters<Browser['newContext']>[0] = {}) {
    const { handle, session } = await server.user()
    const context = await browser.newContext(options)
    watchComplaints(context, complaints)
    const page = await context.newPage()
    const link = await server.call('POST', `/_ops/persons/${handle}/sign-in-links`, testOperatorKey)
    await page.goto(link.body.url)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'New chat' }).waitFor()
    return { page, handle, session }
  }

  /** Creates another session of the user, from a device with this name. */
  async function pair(session: string, client_name: string): Promise<string> {
    const { body: codes } = await server.call('POST', '/api/auth/device/code', undefined, { client_name })
    const { user_code, device_code } = codes
    await server.call('GET', `/api/auth/device?user_code=${user_code}`, session)
    await server.call('POST', '/api/auth/device/approve', session, { user_code })
    return (await server.call('POST', '/api/auth/device/token', undefined, { device_code })).body.access_token
  }

  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
  const isAlive = async (session: string) => (await server.call('GET', '/v1/me', session)).status === 200

  it('are listed and ended, and this browser is signed out', async () => {
    const { page, session } = await signedIn()
    const terminal = await pair(session, 'Ann’s <b>terminal</b>')
    await page.goto(`${server.url}/sessions`)
    expect(await heading(page)).toBe('Your sessions')
    const items = page.getByRole('listitem')
    expect(await items.count()).toBe(3)
    expect(await items.first().innerText()).toContain('(this browser)')
    const row = items.filter({ hasText: 'Ann’s <b>terminal</b>' })
    expect(await row.innerText()).toMatch(/Signed in \d{4}-\d\d-\d\d \d\d:\d\d UTC, last used never, ends /)
    expect(await items.filter({ hasText: '(this browser)' }).innerText()).toContain('last used now')
    expect(await page.getByRole('link', { name: 'Messenger' }).getAttribute('href')).toBe('/app')
    await row.getByRole('button', { name: 'Sign out' }).click()
    expect(await items.count()).toBe(2)
    expect([await isAlive(terminal), await isAlive(session)]).toEqual([false, true])

    await items.filter({ hasText: '(this browser)' }).getByRole('button', { name: 'Sign out here' }).click()
    expect(await heading(page)).toBe('You are signed out')
    expect(await page.context().cookies()).toEqual([])
    expect((await page.goto(`${server.url}/sessions`))?.status()).toBe(401)
    expect(await heading(page)).toBe('Sign in first')
    expect((await server.call('GET', '/v1/me/sessions', session)).body.sessions).toHaveLength(1)
  })

  it('are not ended by a form of another site or by another person', async () => {
    const { page, session } = await signedIn()
    const other = await server.user()
    const { sessions } = (await server.call('GET', '/v1/me/sessions', other.session)).body
    const cookies = await page.context().cookies()
    const post = (origin: string, id: string) =>
      fetch(`${server.url}/sessions`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
        body: new URLSearchParams({ session: id }),
      })
    const [own] = (await server.call('GET', '/v1/me/sessions', session)).body.sessions
    expect((await post('https://evil.example', own.id)).status).toBe(403)
    expect((await post('null', own.id)).status).toBe(403)
    expect((await post(server.url, sessions[0].id)).status).toBe(303)
    expect([await isAlive(session), await isAlive(other.session)]).toEqual([true, true])
    expect((await post(server.url, own.id)).status).toBe(303)
    expect(await isAlive(session)).toBe(false)
  })

  it.each(['light', 'dark'] as const)('are accessible, in the %s and on a small screen', async (colorScheme) => {
    const { page, session } = await signedIn({ colorScheme, viewport: { width: 320, height: 640 } })
    await pair(session, 'A client with a name that goes on and on: '.repeat(3) + 'x'.repeat(60))
    await page.goto(`${server.url}/sessions`)
    expect(await problemsOf(page)).toEqual([])
    // Uses the keyboard only: the first stop is the first button.
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toMatch(/^Sign out/)
    await page.getByRole('button', { name: 'Sign out here' }).click()
    expect(await problemsOf(page)).toEqual([])
  })
})
