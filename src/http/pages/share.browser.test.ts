import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { browserAbsent, shareBrowser } from '../../testing/browser/browser.ts'
import { newHandle, startTestServer, type TestServer } from '../../testing/server.ts'

describe.skipIf(browserAbsent)('share pages, in a browser', { timeout: 30_000 }, () => {
  let server: TestServer
  let browser: Browser

  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' }, systemClock)
    browser = await shareBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    expect(server.errors).toEqual([])
  })

  it('have metadata for link previews, and print their URL instead of a button', async () => {
    const { session } = await server.user()
    const body = { handle: newHandle(), display_name: 'Weather', visibility: 'public' }
    const { handle } = (await server.call('POST', '/v1/me/agents', session, body)).body.agent
    const page = await browser.newPage()
    await page.goto(`${server.url}/@${handle}`)
    const meta = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
    expect(await meta('og:site_name')).toBe('Parley')
    expect(await meta('og:description')).toBe(`Agent @${handle}. Write to it on Parley.`)
    expect(await meta('twitter:card')).toBe('summary')
    const button = page.getByRole('link', { name: `Write to @${handle}` })
    const address = page.getByText(`${server.url}/@${handle}`)
    expect([await button.isVisible(), await address.isVisible()]).toEqual([true, false])
    await page.emulateMedia({ media: 'print' })
    expect([await button.isVisible(), await address.isVisible()]).toEqual([false, true])
  })

  it('link to the start page for an unknown handle', async () => {
    const page = await browser.newPage()
    expect((await page.goto(`${server.url}/@nobody_at_all`))?.status()).toBe(404)
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    expect(page.url()).toBe(`${server.url}/`)
  })
})
