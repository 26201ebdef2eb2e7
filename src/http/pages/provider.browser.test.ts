import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent, shareBrowser, watchComplaints } from '../../testing/browser/browser.ts'
import { freePort } from '../../testing/free-port.ts'
import { startTestProvider, testClientId, testClientSecret, type TestProvider } from '../../testing/oidc-provider.ts'
import { newHandle, startTestServer, type TestServer } from '../../testing/server.ts'

describe.skipIf(browserAbsent)('signing in at a provider in a browser', { timeout: 120_000 }, () => {
  let server: TestServer
  let provider: TestProvider
  let browser: Browser
  const complaints: string[] = []

  beforeAll(async () => {
    const port = await freePort()
    provider = await startTestProvider(`http://127.0.0.1:${port}`)
    server = await startTestServer({ url: ':memory:' }, undefined, {
      PORT: String(port),
      PARLEY_OIDC_ISSUER: provider.issuer,
      PARLEY_OIDC_CLIENT_ID: testClientId,
      PARLEY_OIDC_CLIENT_SECRET: testClientSecret,
      PARLEY_OIDC_NAME: 'Example ID',
    })
    browser = await shareBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    await provider?.close()
    expect(server.errors).toEqual([])
  })

  it('creates an account, keeps the strict cookie, and signs out at the provider, too', async () => {
    const context = await browser.newContext()
    watchComplaints(context, complaints)
    const page = await context.newPage()
    const handle = newHandle()
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    provider.accounts.set('ann', { name: 'Ann Example', preferred_username: handle })

    await page.goto(server.url)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign in with Example ID' }).click()
    await page.getByPlaceholder('Enter any login').fill('ann')
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await heading('Make your account')
    expect(await page.getByLabel('Handle').inputValue()).toBe(handle)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Make the account' }).click()
    await page.getByRole('button', { name: 'New chat' }).waitFor()

    await page.goto(`${server.url}/sign-in/ways`)
    await page.getByRole('button', { name: 'Disconnect Example ID' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Sessions' }).click()
    await page.getByRole('button', { name: 'Sign out here' }).click()
    await page.getByRole('link', { name: 'Sign out at Example ID' }).click()
    await page.getByRole('button', { name: /yes/i }).click()
    await heading('People and agents in conversation')

    // The provider asks for the credentials again, because its session has ended, too.
    await page.getByRole('button', { name: 'Sign in with Example ID' }).click()
    await page.getByPlaceholder('Enter any login').fill('ann')
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'New chat' }).waitFor()
    expect(complaints.filter((line) => !line.startsWith(provider.issuer))).toEqual([])
  })
})
