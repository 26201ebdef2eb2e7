import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent, shareBrowser, watchComplaints } from '../../testing/browser/browser.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

describe.skipIf(browserAbsent)('signing in with another device, in two browsers', { timeout: 60_000 }, () => {
  let now = Date.now()
  let server: TestServer
  let browser: Browser
  let handle: string
  const complaints: string[] = []
  const addresses: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' }, { now: () => now })
    browser = await shareBrowser()
    handle = (await server.user()).handle
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    // The status of the response reports the result of the code.
    const isExpected = (text: string) => /status of 4(03|10) .*\/sign-in\/pairing\/continue/.test(text)
    expect(
      complaints
        .splice(0)
        .filter((text) => !isExpected(text))
        .join('\n'),
    ).toBe('')
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.splice(0).filter((address) => /ses_|dvc_/.test(address))).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    expect(server.errors).toEqual([])
  })

  async function visitor(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    const context: BrowserContext = await browser.newContext(options)
    watchComplaints(context, complaints)
    context.setDefaultTimeout(15_000)
    context.on('request', (request) => addresses.push(request.url()))
    const page = await context.newPage()
    await page.goto(server.url)
    return page
  }

  async function signedIn(): Promise<Page> {
    const page = await visitor()
    const link = await server.call('POST', `/_ops/persons/${handle}/sign-in-links`, testOperatorKey)
    await page.goto(link.body.url)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'New chat' }).waitFor()
    return page
  }

  /** @returns the code that a browser shows */
  async function codeOf(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Sign in with another device' }).click()
    await page.getByRole('heading', { name: 'Sign in with another device' }).waitFor()
    return page.locator('.code').innerText()
  }

  /** Opens the page of the decision from the account dialog, as a person does. */
  async function typeCode(page: Page, code: string): Promise<void> {
    await page.getByRole('button', { name: `${handle}, settings and sign-out` }).click()
    await page.getByRole('link', { name: 'Connect a device, browser or program' }).click()
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  it('opens the messenger automatically after the code is confirmed on another device', async () => {
    const [fresh, known] = [await visitor(), await signedIn()]
    const code = await codeOf(fresh)
    expect(await fresh.locator('main').innerText()).toContain(`${server.url}/device`)
    await fresh.getByRole('status').getByText('Waiting for you to confirm it.').waitFor()
    await typeCode(known, code)
    expect(await known.locator('main').innerText()).toContain('Chrome on Linux asks to act as you')
    expect(await known.locator('.code').innerText()).toBe(code)
    await known.getByRole('button', { name: 'Approve' }).click()
    await fresh.waitForURL(`${server.url}/app`)
    await fresh.getByRole('button', { name: `${handle}, settings and sign-out` }).click()
    const own = fresh.getByRole('list', { name: 'Sessions' }).getByRole('listitem').filter({ hasText: 'This one' })
    await own.getByText('Chrome on Linux').waitFor()
    expect((await fresh.context().cookies()).map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual(
      [['parley_session', true, 'Strict']],
    )
    // The used code has no effect.
    await fresh.goto(`${server.url}/sign-in/pairing`)
    expect(fresh.url()).toBe(`${server.url}/app`)
  })

  it('shows a denial, and starts again', async () => {
    const [fresh, known] = [await visitor(), await signedIn()]
    const code = await codeOf(fresh)
    await typeCode(known, code)
    await known.getByRole('button', { name: 'Deny' }).click()
    await fresh.getByRole('heading', { name: 'Sign-in denied' }).waitFor()
    expect((await fresh.context().cookies()).map(({ name }) => name)).toEqual(['parley_pairing'])
    await fresh.getByRole('button', { name: 'Show a new code' }).click()
    await fresh.getByRole('heading', { name: 'Sign in with another device' }).waitFor()
    expect(await fresh.locator('.code').innerText()).not.toBe(code)
  })

  it('shows that the code has expired', async () => {
    const fresh = await visitor()
    await codeOf(fresh)
    now += 901_000
    await fresh.getByRole('heading', { name: 'This code is no longer valid' }).waitFor()
    await fresh.getByRole('button', { name: 'Show a new code' }).waitFor()
  })

  it('works without scripts, with a button', async () => {
    const [fresh, known] = [await visitor({ javaScriptEnabled: false }), await signedIn()]
    const code = await codeOf(fresh)
    await fresh.getByRole('button', { name: 'I have confirmed it' }).click()
    await fresh.getByRole('alert').getByText('The code is not confirmed yet.').waitFor()
    await typeCode(known, code)
    await known.getByRole('button', { name: 'Approve' }).click()
    await known.getByRole('heading', { name: 'Device connected' }).waitFor()
    await fresh.getByRole('button', { name: 'I have confirmed it' }).click()
    await fresh.waitForURL(`${server.url}/app`)
  })

  it('is accessible in each colour scheme and width', async () => {
    const page = await visitor()
    expect(['start', await accessibilityProblems(page)]).toEqual(['start', []])
    await page.goto(`${server.url}/sign-in/pairing`)
    expect(['offer', await accessibilityProblems(page)]).toEqual(['offer', []])
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toBe('Show a code')
    await page.keyboard.press('Enter')
    await page.locator('.code').waitFor()
    expect(['code', await accessibilityProblems(page)]).toEqual(['code', []])
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toBe('I have confirmed it')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    expect(['early', await accessibilityProblems(page)]).toEqual(['early', []])
  })
})
