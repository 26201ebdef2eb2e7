import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { problemsOf, browserAbsent, shareBrowser, watchComplaints } from '../../testing/browser/browser.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

interface Codes {
  device_code: string
  user_code: string
  verification_uri: string
  verification_uri_complete: string
}

describe.skipIf(browserAbsent)('approving a device in a browser', { timeout: 30_000 }, () => {
  let now = Date.now()
  let server: TestServer
  let browser: Browser
  const complaints: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' }, { now: () => now })
    browser = await shareBrowser()
  })
  afterEach(() => expect(complaints.splice(0).join('\n')).toBe(''))
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    expect(server.errors).toEqual([])
  })

  /** Opens a page in a new browser context without a session. */
  async function visitor(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    const context = await browser.newContext(options)
    watchComplaints(context, complaints)
    return context.newPage()
  }

  async function linkFor(handle: string): Promise<string> {
    return (await server.call('POST', `/_ops/persons/${handle}/sign-in-links`, testOperatorKey)).body.url
  }

  /** Opens a page with the session of a new user. */
  async function signedIn(): Promise<{ page: Page; handle: string }> {
    const { handle } = await server.user()
    const page = await visitor()
    await page.goto(await linkFor(handle))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'New chat' }).waitFor()
    await page.goto(`${server.url}/device`)
    return { page, handle }
  }

  const ask = async (name?: string): Promise<Codes> =>
    (await server.call('POST', '/api/auth/device/code', undefined, name === undefined ? {} : { client_name: name }))
      .body
  const poll = async (codes: Codes) =>
    (await server.call('POST', '/api/auth/device/token', undefined, { device_code: codes.device_code })).body
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

  async function type(page: Page, code: string): Promise<void> {
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  it('signs in by a link, accepts the code, shows the client, and approves', async () => {
    const { page, handle } = await signedIn()
    expect(await page.locator('footer').textContent()).toBe(`You are signed in as ${handle}. Sessions and sign-out`)
    const codes = await ask('Ann’s <b>terminal</b>')
    await type(page, codes.user_code.toLowerCase().replace('-', ' '))
    const text = await page.locator('main').innerText()
    expect(text).toContain('Ann’s <b>terminal</b> asks to act as you')
    expect(text).toContain(codes.user_code)
    expect(await poll(codes)).toMatchObject({ error: 'authorization_pending' })
    await page.getByRole('button', { name: 'Approve' }).click()
    expect(await heading(page)).toBe('Device connected')
    const { access_token: session } = await poll(codes)
    expect((await server.call('GET', '/v1/me', session)).body.user.handle).toBe(handle)
    await page.goto(codes.verification_uri_complete)
    expect(await heading(page)).toBe('Device connected')
  })

  it('denies the device', async () => {
    const { page } = await signedIn()
    const codes = await ask()
    await page.goto(codes.verification_uri_complete)
    expect(await page.locator('main').innerText()).toContain('A device that gives no name asks to act as you')
    await page.getByRole('button', { name: 'Deny' }).click()
    expect(await heading(page)).toBe('Device denied')
    expect(await poll(codes)).toMatchObject({ error: 'access_denied' })
  })

  it('reports a wrong code next to the field, and then accepts the correct one', async () => {
    const { page } = await signedIn()
    const codes = await ask('Terminal')
    await type(page, 'BBBB-BBBB')
    expect(await page.getByRole('alert').innerText()).toContain('no open request with this code')
    const field = page.getByLabel('Code')
    expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['BBBB-BBBB', 'true'])
    expect(await page.locator(`#${await field.getAttribute('aria-describedby')}`).count()).toBe(1)
    await type(page, codes.user_code)
    expect(await heading(page)).toBe('Connect this device?')
  })

  it('rejects an expired code, also while its page is open', async () => {
    const { page } = await signedIn()
    const codes = await ask('Terminal')
    await page.goto(codes.verification_uri_complete)
    expect(await page.getByText('The request ends in').innerText()).toContain('15 minutes')
    now += 16 * 60_000
    await page.getByRole('button', { name: 'Approve' }).click()
    expect(await page.getByRole('alert').innerText()).toContain('no open request')
    await type(page, codes.user_code)
    expect(await page.getByRole('alert').count()).toBe(1)
    expect(await poll(codes)).toMatchObject({ error: 'expired_token' })
  })

  it('hides a decided request from other persons', async () => {
    const [ann, ben] = [await signedIn(), await signedIn()]
    const codes = await ask('Terminal')
    await ben.page.goto(codes.verification_uri_complete)
    await ann.page.goto(codes.verification_uri_complete)
    await ann.page.getByRole('button', { name: 'Deny' }).click()
    await ben.page.getByRole('button', { name: 'Approve' }).click()
    expect(await ben.page.getByRole('alert').innerText()).toContain('no open request')
    expect(await poll(codes)).toMatchObject({ error: 'access_denied' })
  })

  it('asks a visitor to sign in, and then continues with the code', async () => {
    const { handle } = await server.user()
    const codes = await ask('Terminal')
    const page = await visitor()
    expect((await page.goto(codes.verification_uri_complete))?.status()).toBe(401)
    expect(await heading(page)).toBe('Sign in first')
    const link = await linkFor(handle)
    const other = await page.context().newPage()
    await other.goto(link)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.getByRole('button', { name: 'New chat' }).waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    expect(await heading(page)).toBe('Connect this device?')
    expect((await other.goto(link))?.status()).toBe(404)
    expect(await heading(other)).toBe('This link is no longer valid')
    await other.getByRole('link', { name: 'open the messenger' }).click()
    await other.getByRole('button', { name: 'New chat' }).waitFor()
  })

  it('works with the keyboard only, and Enter alone decides nothing', async () => {
    const { handle } = await server.user()
    const page = await visitor()
    const codes = await ask('Terminal')
    await page.goto(await linkFor(handle))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'New chat' }).waitFor()
    await page.goto(`${server.url}/device`)
    await page.locator('#user_code:focus').waitFor()
    await page.keyboard.type(codes.user_code)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Connect this device?' }).waitFor()
    await page.keyboard.press('Enter')
    expect(await poll(codes)).toMatchObject({ error: 'authorization_pending' })
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await focused.innerText()).toBe('Approve')
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
    await page.keyboard.press('Tab')
    expect(await focused.innerText()).toBe('Deny')
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: 'Device denied' }).waitFor()
  })

  it.each(['light', 'dark'] as const)('is accessible, in the %s and on a small screen', async (colorScheme) => {
    const { handle } = await server.user()
    const page = await visitor({ colorScheme, viewport: { width: 320, height: 640 } })
    const codes = await ask('A client with a name that goes on and on: '.repeat(3) + 'x'.repeat(60))
    const check = async (title: string) => {
      expect(await heading(page)).toBe(title)
      expect(await problemsOf(page), title).toEqual([])
    }
    await page.goto(codes.verification_uri_complete)
    await check('Sign in first')
    await page.goto(await linkFor(handle))
    await check('Sign in')
    const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    expect(Number(/\d+/.exec(ground)![0]) < 128).toBe(colorScheme === 'dark')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'New chat' }).waitFor()
    await page.goto(`${server.url}/device`)
    await check('Connect a device')
    await type(page, 'WRONG')
    await check('Connect a device')
    await type(page, codes.user_code)
    await check('Connect this device?')
    await page.getByRole('button', { name: 'Approve' }).click()
    await check('Device connected')
    await page.goto(`${server.url}/sign-in?token=none`)
    await check('This link is no longer valid')
  })
})
