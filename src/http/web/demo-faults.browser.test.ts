import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent, shareBrowser } from '../../testing/browser/browser.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { signInAtConsole } from '../../testing/browser/people.ts'
import { startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

eachPageDatabase((name, open) => {
  describe.skipIf(browserAbsent)('demo faults in the console', { timeout: 60_000 }, () => {
    let server: TestServer
    let browser: Browser
    let receiver: TestReceiver
    let session: string
    const folder = mkdtempSync(join(tmpdir(), 'parley-console-faults-'))
    const complaints: string[] = []

    beforeAll(async () => {
      receiver = await startReceiver()
      writeFileSync(join(folder, 'ca.pem'), receiver.ca)
      const environment = {
        PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
        PARLEY_WEBHOOK_BACKOFF_MS: '300',
      }
      server = await startTestServer(open.place(), {}, environment, {
        demo: { persons: ['ann'], tried: () => ({ credentials: [], values: {} }) },
      })
      const person = await server.call('POST', '/_ops/persons', testOperatorKey, { handle: 'ann', name: 'Ann' })
      session = person.body.session
      browser = await shareBrowser()
    }, 60_000)
    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
      for (const { id } of (await server.call('GET', '/_ops/faults', testOperatorKey)).body.faults)
        await server.call('DELETE', `/_ops/faults/${id}`, testOperatorKey)
      // The page shows a rejection to the person, so the browser's message about it is no error.
      expect(
        complaints
          .splice(0)
          .filter((text) => !/status of 404 .*\/(v1|_ops)\//.test(text))
          .join('\n'),
      ).toBe('')
    })
    afterAll(async () => {
      await browser?.close()
      await server?.close()
      await receiver?.close()
      rmSync(folder, { recursive: true, force: true })
      expect(server.errors).toEqual([])
    }, 60_000)

    const signIn = (options?: Parameters<Browser['newContext']>[0]): Promise<Page> =>
      signInAtConsole(browser, server, complaints, options)

    async function enterKey(page: Page): Promise<void> {
      await page.getByLabel('Operator key').fill(testOperatorKey)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Faults of this demo' }).waitFor()
    }

    /** Navigates within the console, without a reload. */
    const visit = (page: Page, place: string) => page.evaluate(`location.hash = ${JSON.stringify(place)}`)

    /** Creates an agent of ann, with a webhook at its own path. */
    async function prepare() {
      const body = { handle: newHandle(), display_name: 'Some Agent' }
      const { agent, agent_token: token } = (await server.call('POST', '/v1/me/agents', session, body)).body
      const url = `${receiver.url}/${agent.handle}`
      const hook = (await server.call('POST', '/v1/webhooks', token, { url })).body.id as string
      const received = () => receiver.received.filter(({ path }) => path === `/${agent.handle}`)
      return { id: agent.id as string, handle: agent.handle as string, token: token as string, hook, received }
    }

    it('fails the next deliveries of a webhook, and shows the retries', async () => {
      const { id, hook, received } = await prepare()
      const page = await signIn()
      await visit(page, `#/agents/${id}/webhooks/${hook}`)
      await page.getByText('This is a demo').waitFor()
      expect(await page.getByRole('button', { name: 'Fail the next 3 attempts' }).count()).toBe(0)
      await page.getByRole('main').getByRole('link', { name: 'Operator' }).click()
      await enterKey(page)

      await visit(page, `#/agents/${id}/webhooks/${hook}`)
      const button = page.getByRole('button', { name: 'Fail the next 3 attempts' })
      await button.focus()
      await page.keyboard.press('Enter')
      await page.getByText('The next 3 attempts fail').waitFor()
      const stop = page.getByRole('button', { name: 'Let deliveries through' })
      await stop.waitFor()
      await page.getByRole('button', { name: 'Send a test event' }).click()
      await page.getByText('This event is delivered after 4 attempts').waitFor()
      expect(received()).toHaveLength(1)
      await page.getByText(/^Attempt 1:/).click()
      await page
        .getByText(/The requested fault flt_\w+ made the attempt fail/)
        .last()
        .waitFor()

      await button.click()
      await stop.click()
      await button.waitFor()
      expect((await server.call('GET', '/_ops/faults', testOperatorKey)).body.faults).toEqual([])
    })

    it('fails the next deliveries of an agent', async () => {
      const { id, handle } = await prepare()
      const page = await signIn()
      await visit(page, '#/operator')
      await enterKey(page)
      await visit(page, `#/agents/${id}/webhooks`)
      await page.getByRole('button', { name: 'Fail the next 3 attempts' }).click()
      await page.getByText('The next 3 attempts fail').waitFor()
      expect((await server.call('GET', '/_ops/faults', testOperatorKey)).body.faults).toMatchObject([
        { target: 'deliveries', kind: 'drop', agent: handle, times_left: 3 },
      ])
    })

    it('adds a fault of requests, shows its counts, and removes it', async () => {
      const { handle, token } = await prepare()
      const page = await signIn()
      await visit(page, '#/operator')
      await enterKey(page)
      await page.getByText('No fault is in force.').waitFor()
      await page.getByLabel('What happens').selectOption('503: not available')
      await page.getByLabel('Agent (empty').fill(handle)
      await page.getByRole('button', { name: 'Add the fault' }).click()
      const faults = page.getByRole('list', { name: 'Faults in force' })
      await faults.getByText('applied 0 times').waitFor()
      const answer = await server.call('GET', '/v1/agents/me', token)
      expect([answer.status, answer.headers.get('x-parley-fault')]).toEqual([
        503,
        expect.stringMatching(/^unavailable; id=flt_/),
      ])
      await faults.getByText('applied 1 time;').waitFor()
      await faults.getByRole('button', { name: 'End the fault 503: not available' }).click()
      await page.getByText('No fault is in force.').waitFor()
      expect((await server.call('GET', '/v1/agents/me', token)).status).toBe(200)

      await page.getByLabel('What happens').selectOption('Sent late')
      await page.getByLabel('Delay in milliseconds').fill('250')
      await page.getByLabel('How often').fill('2')
      await page.getByLabel('Agent (empty').fill('nobody_at_all')
      await page.getByRole('button', { name: 'Add the fault' }).click()
      await page.getByText('There is no such agent.').waitFor()
      await page.getByLabel('Agent (empty').fill(`@${handle}`)
      await page.getByRole('button', { name: 'Add the fault' }).click()
      await faults.getByText(/by 250 ms/).waitFor()
      await page.getByRole('button', { name: 'End all faults' }).click()
      await page.getByText('No fault is in force.').waitFor()
    })

    it('deletes the key in every view on request', async () => {
      const { id, hook } = await prepare()
      const page = await signIn()
      await visit(page, '#/operator')
      await enterKey(page)
      await visit(page, `#/agents/${id}/webhooks/${hook}`)
      await page.getByRole('button', { name: 'Fail the next 3 attempts' }).waitFor()
      await visit(page, '#/operator')
      await page.getByRole('button', { name: 'Forget the key' }).click()
      await page.getByLabel('Operator key').waitFor()
      await visit(page, `#/agents/${id}/webhooks/${hook}`)
      await page.getByText('This is a demo').waitFor()
      expect(await page.getByRole('button', { name: 'Fail the next 3 attempts' }).count()).toBe(0)
      expect(await page.content()).not.toContain(testOperatorKey)
    })

    // The appearance of pages does not depend on the database.
    it.runIf(name === 'sqlite')('are accessible in each colour scheme and width', async () => {
      const { id, hook } = await prepare()
      const page = await signIn()
      await visit(page, '#/operator')
      await enterKey(page)
      await page.getByLabel('What happens').selectOption('Late answer')
      await page.getByRole('button', { name: 'Add the fault' }).click()
      await page.getByRole('button', { name: /^End the fault/ }).waitFor()
      expect(['operator', await accessibilityProblems(page)]).toEqual(['operator', []])
      await visit(page, `#/agents/${id}/webhooks/${hook}`)
      await page.getByRole('button', { name: 'Fail the next 3 attempts' }).click()
      await page.getByText('The next 3 attempts fail').waitFor()
      expect(['webhook', await accessibilityProblems(page)]).toEqual(['webhook', []])
    })
  })
})
