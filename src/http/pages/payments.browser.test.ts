import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { startPaymentProvider, type RunningProvider } from '../../cli/payment-provider/start-provider.ts'
import { systemClock } from '../../platform/clock.ts'
import { accessibilityProblems, browserAbsent, shareBrowser, watchComplaints } from '../../testing/browser/browser.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

const callbackSecret = `whsec_${Buffer.alloc(24, 6).toString('base64')}`

eachPageDatabase((_name, open) => {
  describe.skipIf(browserAbsent)('paying, in a browser', { timeout: 60_000 }, () => {
    let server: TestServer
    let provider: RunningProvider
    let browser: Browser
    let person: Awaited<ReturnType<TestServer['user']>>
    let ask: (description: string, value?: number) => Promise<string>
    const complaints: string[] = []

    beforeAll(async () => {
      provider = await startPaymentProvider({ host: '127.0.0.1', port: 0, callbackSecret })
      server = await startTestServer(open.place(), systemClock, { PARLEY_PAYMENT_TEST_URL: provider.url })
      browser = await shareBrowser()
      const owner = await server.user()
      person = await server.user()
      const agent = await server.agent(owner.session)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, {
        visibility: 'public',
        display_name: 'Tailor',
      })
      const account = { provider: 'test', api_key: 'key-of-the-tests', callback_secret: callbackSecret }
      await server.call('PUT', '/v1/me/payment-provider', owner.session, account)
      const opened = await server.call('POST', '/v1/chats', person.session, { kind: 'direct', handles: [agent.handle] })
      ask = async (description, value = 1250) => {
        const { body } = await server.call('POST', '/v1/payment-requests', agent.token, {
          chat_id: opened.body.chat.id,
          amount: { value, currency: 'EUR' },
          description,
          request_id: description,
        })
        return body.payment_request.id as string
      }
    })
    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
      expect(complaints.splice(0).join('\n')).toBe('')
    })
    afterAll(async () => {
      await browser?.close()
      await server?.close()
      await provider?.close()
      expect(server.errors).toEqual([])
    })

    async function signedIn(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
      const context = await browser.newContext(options)
      watchComplaints(context, complaints)
      const page = await context.newPage()
      const link = await server.call('POST', `/_ops/persons/${person.handle}/sign-in-links`, testOperatorKey)
      await page.goto(link.body.url)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'New chat' }).waitFor()
      return page
    }

    it('opens the provider and returns to a page that confirms the payment', async () => {
      const page = await signedIn()
      const id = await ask('Trousers')
      await page.goto(`${server.url}/pay/${id}`)
      await page.getByText('EUR 12.50').waitFor()
      expect(await page.locator('main, body').first().innerText()).toContain('Tailor')
      await page.getByRole('button', { name: 'Pay' }).click()
      await page.getByRole('link', { name: 'Continue to the payment provider' }).click()
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await page.getByRole('heading', { name: 'Paid' }).waitFor()
      expect(page.url()).toBe(`${server.url}/pay/${id}`)
    })

    it('is declined with one click, and a large amount is confirmed before payment', async () => {
      const page = await signedIn()
      await page.goto(`${server.url}/pay/${await ask('A button')}`)
      await page.getByRole('button', { name: 'Decline' }).click()
      await page.getByRole('heading', { name: 'Payment declined' }).waitFor()
      await page.goto(`${server.url}/pay/${await ask('A whole house', 99_000_000)}`)
      await page.getByRole('button', { name: 'Confirm this amount' }).click()
      await page.getByRole('button', { name: 'Pay' }).waitFor()
    })

    it('is accessible in each colour scheme and width', async () => {
      const page = await signedIn()
      await page.goto(`${server.url}/pay/${await ask('A coat')}`)
      await page.getByText('EUR 12.50').waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
    })

    it('shows the page of a community, accessible in each colour scheme and width', async () => {
      const slug = 'sewing'
      const made = await server.call('POST', '/v1/me/communities', person.session, {
        slug,
        name: 'Sewing',
        description: 'All about thread.',
        rules: ['Be kind.', 'No needles on the floor.'],
        visibility: 'public',
      })
      expect(made.status).toBe(201)
      const context = await browser.newContext()
      watchComplaints(context, complaints)
      const page = await context.newPage()
      await page.goto(`${server.url}/communities/${slug}`)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sewing')
      expect(await page.getByRole('listitem').allInnerTexts()).toEqual(['Be kind.', 'No needles on the floor.'])
      expect(await accessibilityProblems(page)).toEqual([])
    })
  })
})
