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
      ['/reference', 'Send a message', 'webhook'],
      ['/reference/extensions', 'Open a chat', 'webhook'],
      ['/reference/a2a', 'Send a task', 'Cancel'],
    ])(
      '%s shows the operations and asks nobody else',
      async (path, summary, word) => {
        const page = await browser.newPage()
        const answered: string[] = []
        const pageErrors: string[] = []
        page.on('response', (response) => answered.push(response.url()))
        page.on('pageerror', (error) => pageErrors.push(error.message))
        await page.goto(server.url + path)
        await page.getByRole('heading', { name: summary }).first().waitFor({ timeout: 30_000 })
        await page.getByPlaceholder('Search...').fill(word)
        await page.locator('[data-role="search:results"]').getByText(word).first().waitFor({ timeout: 30_000 })
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

    it('searches the operations of all documents, and goes to what it found', async () => {
      const page = await browser.newPage()
      await page.goto(`${server.url}/reference`)
      await page.getByLabel('Search the operations of all documents').fill('task artifact')
      await page.getByRole('link', { name: /Hand over a result – POST/ }).click({ timeout: 30_000 })
      await page.waitForURL(/\/reference\/a2a#tag\/tasks\/operation\/addTaskArtifact$/)
      await page.getByLabel('Search the operations of all documents').fill('no such operation')
      await page.getByText('0 operations').waitFor({ timeout: 30_000 })
      await page.close()
    }, 60_000)

    it('is dark where the system of the reader is', async () => {
      const brightness = async (colorScheme: 'dark' | 'light') => {
        const page = await browser.newPage({ colorScheme })
        await page.goto(`${server.url}/reference`)
        const heading = page.getByRole('heading', { name: 'Send a message' }).first()
        await heading.waitFor({ timeout: 30_000 })
        const text = await heading.evaluate((element) => (globalThis as any).getComputedStyle(element).color)
        const ground = await page
          .locator('.menu-content')
          .evaluate((element) => (globalThis as any).getComputedStyle(element).backgroundColor)
        await page.close()
        return [text, ground].map((color) => Number(/\d+/.exec(color)![0]))
      }
      const [lightText, lightGround] = await brightness('light')
      const [darkText, darkGround] = await brightness('dark')
      expect(lightGround! - lightText!).toBeGreaterThan(100)
      expect(darkText! - darkGround!).toBeGreaterThan(100)
    }, 90_000)
  })
})
