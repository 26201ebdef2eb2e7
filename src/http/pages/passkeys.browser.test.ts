import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent, shareBrowser, watchComplaints } from '../../testing/browser/browser.ts'
import { freePort } from '../../testing/free-port.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

describe.skipIf(browserAbsent)('passkeys in a browser', { timeout: 120_000 }, () => {
  let server: TestServer
  let browser: Browser
  let url: string

  beforeAll(async () => {
    const port = String(await freePort())
    url = `http://localhost:${port}`
    server = await startTestServer({ url: ':memory:' }, undefined, { PORT: port, PARLEY_PUBLIC_URL: url })
    browser = await shareBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    expect(server.errors).toEqual([])
  })

  it('are added, sign in after signing out, and are removed', async () => {
    const complaints: string[] = []
    const { handle } = await server.user()
    const link = (await server.call('POST', `/_ops/persons/${handle}/sign-in-links`, testOperatorKey)).body.url
    const context = await browser.newContext()
    watchComplaints(context, complaints)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })

    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'New chat' }).waitFor()
    await page.goto(`${url}/sign-in/ways`)
    expect(await page.getByLabel('Name of the new passkey').inputValue()).toBe('Chrome on Linux')
    await page.getByLabel('Name of the new passkey').fill('My <laptop>')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('My <laptop>').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('alert').getByText('This device has a passkey of yours already.').waitFor()

    await page.getByRole('link', { name: 'Sessions' }).click()
    await page.getByRole('button', { name: 'Sign out here' }).click()
    await page.getByRole('link', { name: 'sign in again' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('button', { name: 'New chat' }).waitFor()
    expect(complaints).toEqual([])

    await page.goto(`${url}/sign-in/ways`)
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('My <laptop>').waitFor({ state: 'detached' })
    await page.goto(`${url}/sign-in/passkey`)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('alert').getByText('This passkey does not sign anybody in here.').waitFor()
  })
})
