import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent, shareBrowser, watchComplaints } from '../../testing/browser/browser.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { guidePaths } from './guides.ts'

describe.skipIf(browserAbsent)('the guides in a browser', () => {
  let server: TestServer
  let browser: Browser
  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' })
    browser = await shareBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  it.each([...guidePaths])('are accessible in each colour scheme and width: %s', async (path) => {
    const complaints: string[] = []
    const context = await browser.newContext()
    watchComplaints(context, complaints)
    const page = await context.newPage()
    await page.goto(server.url + path)
    expect(await accessibilityProblems(page)).toEqual([])
    // Proves that the style sheet of the guides is applied.
    expect(await page.evaluate<string>("getComputedStyle(document.querySelector('.scroll')).overflowX")).toBe('auto')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('search guides, operations, error codes and settings, by keyboard and without scripts', async () => {
    const complaints: string[] = []
    const context = await browser.newContext({ javaScriptEnabled: false })
    watchComplaints(context, complaints)
    const page = await context.newPage()
    await page.goto(`${server.url}/docs`)
    const find = async (words: string) => {
      await page.getByRole('searchbox').fill(words)
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText(`for “${words}”`).waitFor()
      return page.getByRole('article').getByRole('link')
    }
    await (await find('overlap latest')).getByText('Write an agent: Conversations').click()
    expect(page.url()).toBe(`${server.url}/docs/writing-an-agent#conversations`)
    expect(await (await find('PARLEY_RATE_LIMITS')).first().getAttribute('href')).toBe('/docs/configuration')
    expect(await (await find('idempotency_conflict')).first().getAttribute('href')).toContain('/docs/errors')
    expect(await (await find('POST /v1/messages')).first().getAttribute('href')).toMatch(/^\/reference#tag\/messages/)
    expect(await (await find('<b>nothing</b> like this')).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
    const seen = await browser.newPage()
    await seen.goto(`${server.url}/docs/search?q=message`)
    expect(await accessibilityProblems(seen)).toEqual([])
    await seen.close()
  })

  it('show the target of a link of the contents', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/docs/operating`)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Metrics' }).click()
    expect(page.url()).toBe(`${server.url}/docs/operating#metrics`)
    await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'Concepts' }).click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Concepts')
    await page.close()
  })
})
