import { existsSync } from 'node:fs'

import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

/** Where Debian and Ubuntu put it; elsewhere the variable says so. */
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path !== undefined && existsSync(path),
)

eachDatabase((dialect, open) => {
  describe.runIf(dialect === 'sqlite' && executablePath !== undefined)('the reference in a browser', () => {
    let server: TestServer
    let browser: Browser
    beforeAll(async () => {
      server = await startTestServer(open.place())
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    })
    afterAll(async () => {
      await browser.close()
      await server.close()
    })

    it.each([
      ['/reference', 'Send a message'],
      ['/reference/extensions', 'Open a chat'],
    ])(
      '%s shows the operations and asks nobody else',
      async (path, summary) => {
        const page = await browser.newPage()
        const answered: string[] = []
        const pageErrors: string[] = []
        page.on('response', (response) => answered.push(response.url()))
        page.on('pageerror', (error) => pageErrors.push(error.message))
        await page.goto(server.url + path)
        await page.getByRole('heading', { name: summary }).first().waitFor({ timeout: 30_000 })
        await page.getByPlaceholder('Search...').fill('webhook')
        await page.locator('[data-role="search:results"]').getByText('webhook').first().waitFor({ timeout: 30_000 })
        expect(pageErrors).toEqual([])
        expect(
          answered.filter(
            (url) => !url.startsWith(server.url) && !url.startsWith(`blob:${server.url}`) && !url.startsWith('data:'),
          ),
        ).toEqual([])
        expect(answered).toContain(`${server.url}/reference/redoc.js`)
        await page.close()
      },
      60_000,
    )
  })
})
