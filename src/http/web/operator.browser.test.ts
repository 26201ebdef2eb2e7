import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { problemsOf, accessibilityProblems, browserAbsent, watchComplaints } from '../../testing/browser/browser.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'
import { testOperatorKey } from '../../testing/server.ts'

eachPageDatabase((name, open) => {
  describe.skipIf(browserAbsent)('the console for operators', { timeout: 60_000 }, () => {
    const pages = usePages(() => open.place())

    const handles: Record<string, string> = {}
    type Options = NonNullable<Parameters<Browser['newContext']>[0]>

    async function enterConsole(options: Options = {}): Promise<Page> {
      const context = await pages.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
      watchComplaints(context, pages.consoleErrors)
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
      await page.getByLabel('Handle', { exact: true }).fill('ann')
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

    it('creates a person, who signs in with the link, and shows the limits of the account', async () => {
      const page = await enterConsole()
      await page.getByText('Make a person').click()
      await page.getByLabel('Handle of the person').fill('zoe')
      await page.getByLabel('Name of the person').fill('Zoe Zimmer')
      await page.getByRole('button', { name: 'Make the person and a sign-in link' }).click()
      const link = page.getByRole('group', { name: 'One-time sign-in link' })
      await link.getByText('@zoe').waitFor()
      const url = await link.locator('code').innerText()
      await page.getByText('Limits of zoe').click()
      const limits = page.getByRole('region', { name: 'Limits of zoe' })
      await limits.getByRole('row', { name: /sessions_per_person 1 100 sessions/ }).waitFor()
      await page.getByText('Limits of all accounts').click()
      const general = page.getByRole('region', { name: 'Quotas' })
      await general.getByRole('row', { name: /sessions_per_person .* 100 sessions 0$/ }).waitFor()
      const rates = page.getByRole('region', { name: 'Rate limits' })
      await rates.getByRole('row', { name: 'sign_in_failed no limit' }).waitFor()
      expect(await problemsOf(page)).toEqual([])
      const context = await pages.browser.newContext()
      const visitor = await context.newPage()
      await visitor.goto(url)
      await visitor.getByText('Zoe Zimmer').first().waitFor()
      await context.close()
    })

    it('shows the reports of deleted accounts', async () => {
      const { call } = pages.people.server
      await call('POST', '/_ops/persons', testOperatorKey, { handle: 'leaver', name: 'Leaver' })
      const { cleanup } = (await call('DELETE', '/_ops/handles/leaver', testOperatorKey)).body
      const page = await enterConsole()
      const item = page.getByRole('list', { name: 'Deleted accounts' }).getByRole('listitem').first()
      await item.getByText('completed').waitFor()
      expect(await item.innerText()).toMatch(/1 person, 0 agents;\s+by an operator,/)
      await item.getByText(`Report of ${cleanup.receipt_id}`).click()
      await item.getByRole('row', { name: /Sign ins 1 erased/ }).waitFor()
      await item.getByRole('row', { name: /Accounts 1 kept without names: The id stays/ }).waitFor()
    })

    it('pages, filters and replays dead letters', async () => {
      const { server, sessions } = pages.people
      const { call, context, agent: createAgent } = server
      for (const [count, label] of [
        [60, 'many'],
        [1, 'one'],
      ] as const) {
        const agent = await createAgent(sessions.ben)
        handles[label] = agent.handle
        const { id } = (await call('POST', '/v1/webhooks', agent.token, { url: 'https://receiver.example/' })).body
        // A paused webhook sends nothing.
        await context.database.write((tx) => tx.knex('webhooks').where({ id }).update({ status: 'paused' }))
        await context.database.write((tx) =>
          tx.knex('deliveries').insert(
            Array.from({ length: count }, (_, at) => ({
              webhook_id: id,
              event_sequence: at + 1,
              actor_id: agent.id,
              event_id: `evt_${label}_${at}`,
              event_type: 'message.received',
              state: 'dead' as const,
              attempts: 10,
              next_at: 0,
              lease_id: null,
              last_status: 500,
              last_error: null,
              updated_at: 0,
            })),
          ),
        )
      }
      const page = await enterConsole()
      const letters = page.getByRole('list', { name: 'Dead letters' }).getByRole('listitem')
      await expect.poll(() => letters.count()).toBe(50)
      await page.getByRole('button', { name: 'More dead letters' }).click()
      await expect.poll(() => letters.count()).toBe(61)
      await page.getByRole('searchbox', { name: 'Dead letters of the agent' }).fill(`@${handles.many}`)
      await page.keyboard.press('Enter')
      await page.getByText('50 or more found.').waitFor()
      await page.getByRole('button', { name: `Replay all of @${handles.many}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click()
      await page.getByText('They are sent again.').waitFor()
      expect(await letters.count()).toBe(0)
      const left = await call('GET', '/_ops/deliveries?status=dead', testOperatorKey)
      expect(left.body.deliveries.map(({ event_id: id }: { event_id: string }) => id)).toEqual(['evt_one_0'])
      await context.database.write((tx) => tx.knex('deliveries').delete())
    })

    it('finds people, and reads more than one page of them', async () => {
      const { call } = pages.people.server
      for (let count = 0; count < 101; count++) {
        const person = { handle: `crowd_${count}`, name: count === 77 ? 'Needle 100%' : 'One of many' }
        await call('POST', '/_ops/persons', testOperatorKey, person)
      }
      const page = await enterConsole()
      const people = page.getByRole('list', { name: 'People' })
      const count = () => people.locator(':scope > li').count()
      await expect.poll(count).toBe(100)
      await page.getByRole('button', { name: 'More people' }).click()
      await expect.poll(count).toBeGreaterThan(101)
      for (const [words, handle] of [
        ['needle 100%', 'crowd_77'],
        ['@CROWD_99', 'crowd_99'],
      ] as const) {
        await page.getByRole('searchbox', { name: 'Find people' }).fill(words)
        await page.keyboard.press('Enter')
        await page.getByText('1 found.').waitFor()
        expect(await people.innerText()).toContain(`@${handle}`)
      }
    })

    it('creates an invitation, a person joins with its link, and the invitation is deleted', async () => {
      const page = await enterConsole()
      await page.getByText('Invite people').click()
      await page.getByLabel('Number of people').fill('3')
      await page.getByLabel('Note for this list').fill('The <team>')
      await page.getByRole('button', { name: 'Make the invitation link' }).click()
      const url = await page.getByRole('group', { name: 'Invitation link' }).locator('code').innerText()
      const context = await pages.browser.newContext()
      watchComplaints(context, pages.consoleErrors)
      const visitor = await context.newPage()
      await visitor.goto(url)
      expect(await accessibilityProblems(visitor)).toEqual([])
      await visitor.getByLabel('Handle').fill('invited')
      await visitor.getByLabel('Name').fill('Invited Person')
      await visitor.getByRole('button', { name: 'Make the account' }).click()
      await visitor.getByRole('button', { name: 'New chat' }).waitFor()
      await context.close()
      await page.getByRole('button', { name: 'Read again' }).click()
      await page.getByText('The <team>: 1 of 3 used').waitFor()
      await page.getByRole('button', { name: 'Remove the invitation The <team>' }).click()
      await page.getByText('The invitation is removed.').waitFor()
      await expect.poll(() => page.getByText('The <team>: 1 of 3 used').count()).toBe(0)
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
      await page.getByRole('row', { name: /^People \d/ }).waitFor()
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
      expect(['operator', await accessibilityProblems(page)]).toEqual(['operator', []])
    })
  })
})
