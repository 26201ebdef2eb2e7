import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { barriersInEachLook, browserAbsent, watchComplaints } from '../../testing/browser/browser.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'
import { testOperatorKey } from '../../testing/server.ts'

eachPageDatabase((name, open) => {
  describe.skipIf(browserAbsent)('the console for operators', { timeout: 60_000 }, () => {
    const pages = usePages(() => open.place())

    type Options = NonNullable<Parameters<Browser['newContext']>[0]>

    async function enterConsole(options: Options = {}): Promise<Page> {
      const context = await pages.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
      watchComplaints(context, pages.complaints)
      context.setDefaultTimeout(15_000)
      const page = await context.newPage()
      await page.goto(`${pages.people.server.url}/console#/operator`)
      await page.getByLabel('Operator key').fill(testOperatorKey)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Log of operator actions' }).waitFor()
      return page
    }

    it('shows changes, and ends the session of a person', async () => {
      const { call } = pages.people.server
      const page = await enterConsole()
      const log = page.getByRole('region', { name: 'Operator actions' })
      await log.getByText('createUser').first().waitFor()
      await page.getByLabel('Handle').fill('ann')
      await page.getByRole('combobox', { name: 'Status' }).selectOption('suspended')
      await page.getByRole('button', { name: 'Set the status' }).click()
      await page.getByText('ann is suspended.').waitFor()
      await page.getByRole('button', { name: 'Read the log again' }).click()
      const row = log.getByRole('row', { name: /setHandleStatus/ })
      await row.getByText('@ann').waitFor()
      await row.getByText('status: suspended').waitFor()
      await call('PUT', '/_ops/handles/ann/status', testOperatorKey, { status: 'active' })

      await page.getByText('Sessions of ann', { exact: true }).click()
      const sessions = page.getByRole('list', { name: 'Sessions of ann' }).getByRole('listitem')
      await sessions.first().waitFor()
      expect((await call('GET', '/v1/me', pages.people.sessions.ann)).status).toBe(200)
      for (let left = await sessions.count(); left > 0; left--) {
        await sessions.first().getByRole('button', { name: 'End session' }).click()
        await expect.poll(() => sessions.count()).toBe(left - 1)
      }
      await page.getByText('Signed in nowhere.').waitFor()
      expect((await call('GET', '/v1/me', pages.people.sessions.ann)).status).toBe(401)
      await page.getByRole('button', { name: 'Read the log again' }).click()
      await log
        .getByRole('row', { name: /adminDeleteSession @ann/ })
        .first()
        .waitFor()
      expect(await page.content()).not.toMatch(/ses_|svc_live_/)
    })

    it('reads older entries page by page, with the keyboard only', async () => {
      for (let count = 0; count < 30; count++)
        await pages.people.server.call('PUT', '/_ops/handles/ben/status', testOperatorKey, { status: 'active' })
      const page = await enterConsole()
      const rows = page.getByRole('region', { name: 'Operator actions' }).getByRole('row')
      await expect.poll(() => rows.count()).toBe(26)
      const tabTo = async (label: string) => {
        for (let presses = 0; presses < 60; presses++) {
          await page.keyboard.press('Tab')
          if ((await page.evaluate('document.activeElement.innerText')) === label) return
        }
        throw new Error(`The Tab key does not reach ${label}`)
      }
      await tabTo('Older')
      await page.keyboard.press('Enter')
      await expect.poll(() => rows.count()).toBeGreaterThan(30)
    })

    it('reports a wrong key after one request, and keeps the focus in the field', async () => {
      const context = await pages.browser.newContext({ viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => void (request.url().includes('/_ops/') && asked.push(request.url())))
      await page.goto(`${pages.people.server.url}/console#/operator`)
      for (const [key, requests] of [
        ['not-the-key', 1],
        ['🔑', 0],
      ] as const) {
        asked.length = 0
        await page.getByLabel('Operator key').fill(key)
        await page.keyboard.press('Enter')
        await page.getByText('This is not the operator key of this server.').waitFor()
        await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('key')
        expect([key, asked.length]).toEqual([key, requests])
      }
      await page.getByLabel('Operator key').fill(testOperatorKey)
      await page.keyboard.press('Enter')
      await page.getByRole('row', { name: 'People 2' }).waitFor()
      await expect.poll(() => page.locator(':focus').innerText()).toBe('Operator')
      await page.getByRole('button', { name: 'Forget the key' }).click()
      await page.getByText('The key is forgotten.').waitFor()
      expect(await page.locator(':focus').getAttribute('name')).toBe('key')
    })

    it('lists an action of the page immediately, and names the person of a sign-in link', async () => {
      const page = await enterConsole({ viewport: { width: 360, height: 800 } })
      const links = page
        .getByRole('region', { name: 'Operator actions' })
        .getByRole('row', { name: /createSignInLink/ })
      await page.getByRole('region', { name: 'Operator actions' }).waitFor()
      const before = await links.count()
      await page.getByRole('button', { name: 'Sign-in link for ben' }).click()
      await page.getByRole('group', { name: 'One-time sign-in link' }).getByText('@ben').waitFor()
      await expect.poll(() => links.count()).toBe(before + 1)
      // On a narrow screen the table scrolls, instead of breaking words of its heading.
      const heading = await page.getByRole('columnheader', { name: 'Account' }).evaluate((cell) => {
        const { offsetHeight } = cell as unknown as { offsetHeight: number }
        return offsetHeight
      })
      expect(heading).toBeLessThan(45)
    })

    // The appearance of pages does not depend on the database.
    it.runIf(name === 'sqlite')('is accessible in each colour scheme and width', async () => {
      const page = await enterConsole()
      await page.getByText('Sessions of ben', { exact: true }).click()
      await page.getByRole('list', { name: 'Sessions of ben' }).waitFor()
      expect(['operator', await barriersInEachLook(page)]).toEqual(['operator', []])
    })
  })
})
