import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browserAbsent } from '../../testing/browser/browser.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'
import { signInAtConsole } from '../../testing/browser/people.ts'
import { newHandle } from '../../testing/server.ts'

const phone = { viewport: { width: 360, height: 640 } }

/** Returns whether a part of the page is in view. */
const isSeen = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = (
      element as unknown as { getBoundingClientRect(): { top: number; bottom: number } }
    ).getBoundingClientRect()
    return top >= 0 && bottom <= 640
  })

eachPageDatabase((_name, open) => {
  describe.skipIf(browserAbsent)('notices of the console about an action', { timeout: 60_000 }, () => {
    // The page shows such a response to the person.
    const pages = usePages(() => open.place(), {
      environment: { PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32' },
      tolerates: /Failed to load resource/,
    })
    let closing: Server

    beforeAll(async () => {
      // Accepts every connection, and closes it before a response.
      closing = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
      await once(closing, 'listening')
    }, 60_000)
    afterAll(async () => {
      closing?.close()
    })

    const owned = async (): Promise<{ id: string; handle: string }> => {
      const body = { handle: newHandle(), display_name: 'Agent', visibility: 'public' }
      return (await pages.people.server.call('POST', '/v1/me/agents', pages.people.sessions.ann, body)).body.agent
    }

    const openAt = async (...rest: string[]): Promise<Page> => {
      const page = await signInAtConsole(pages.browser, pages.people.server, pages.consoleErrors, phone)
      await page.goto(`${pages.people.server.url}/console#/agents/${rest.join('/')}`)
      await page.getByRole('navigation', { name: 'Sections' }).waitFor()
      return page
    }

    it('link a failing webhook to its error, in the visible area', async () => {
      const { id } = await owned()
      const path = `/v1/me/agents/${id}/webhooks`
      const url = `https://127.0.0.1:${(closing.address() as AddressInfo).port}/`
      const webhook = (await pages.people.server.call('POST', path, pages.people.sessions.ann, { url })).body.id
      const page = await openAt(id, 'webhooks')
      await page.getByText('active', { exact: true }).waitFor()
      for (let sent = 0; sent < 8; sent++)
        await pages.people.server.call('POST', `${path}/${webhook}/test`, pages.people.sessions.ann)
      // The page updates without a reload.
      await page.getByText('failing', { exact: true }).waitFor()
      await page.getByRole('link', { name: url }).click()
      await page.getByText('The last attempt failed: the receiver closed the connection before it answered.').waitFor()
      expect(await page.locator('main').innerText()).not.toMatch(/ECONN|UND_ERR/)

      const oldest = page.getByRole('list', { name: 'Deliveries' }).getByRole('link').last()
      await oldest.scrollIntoViewIfNeeded()
      await oldest.click()
      const heading = page.getByRole('heading', { name: 'Delivery of event 1', exact: true })
      await heading.waitFor()
      await expect.poll(() => isSeen(heading)).toBe(true)
      expect(await page.locator(':focus').innerText()).toBe('Delivery of event 1')
    })

    it('read more deliveries than one page', async () => {
      const { id } = await owned()
      const path = `/v1/me/agents/${id}/webhooks`
      const url = `https://127.0.0.1:${(closing.address() as AddressInfo).port}/`
      const webhook = (await pages.people.server.call('POST', path, pages.people.sessions.ann, { url })).body.id
      for (let sent = 0; sent < 53; sent++)
        await pages.people.server.call('POST', `${path}/${webhook}/test`, pages.people.sessions.ann)
      const listed = async () => {
        const { body } = await pages.people.server.call(
          'GET',
          `${path}/${webhook}/deliveries?limit=100`,
          pages.people.sessions.ann,
        )
        return body.deliveries.length as number
      }
      await expect.poll(listed, { timeout: 20_000 }).toBe(53)
      const page = await openAt(id, 'webhooks')
      await page.getByRole('link', { name: url }).click()
      const deliveries = page.getByRole('list', { name: 'Deliveries' }).getByRole('link')
      await expect.poll(() => deliveries.count()).toBe(50)
      await page.getByRole('button', { name: 'Older deliveries' }).click()
      await expect.poll(() => deliveries.count()).toBe(53)
      expect(await page.getByRole('button', { name: 'Older deliveries' }).count()).toBe(0)
    })

    it('show a secret and a result in the visible area, and restore the focus', async () => {
      for (let made = 0; made < 6; made++) await owned()
      const page = await signInAtConsole(pages.browser, pages.people.server, pages.consoleErrors, phone)
      const handle = newHandle()
      await page.getByLabel('Handle').fill(handle)
      await page.getByLabel('Name').fill('New one')
      const make = page.getByRole('button', { name: 'Make the agent' })
      await make.click()
      const token = page.getByRole('group', { name: 'Agent Token' })
      await token.getByText(`@${handle}`).waitFor()
      await expect.poll(() => isSeen(token)).toBe(true)
      await page.getByRole('button', { name: 'I have stored it' }).click()
      await token.waitFor({ state: 'detached' })
      expect(await page.locator(':focus').innerText()).toBe('Make the agent')

      await page.getByRole('link', { name: 'New one' }).click()
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Store the lists' }).click()
      const stored = page.getByText('The lists are stored.')
      await stored.waitFor()
      expect(await isSeen(stored)).toBe(true)
    })

    it('create once for two simultaneous submissions, and confirm a deletion', async () => {
      const { id } = await owned()
      const page = await openAt(id, 'webhooks')
      await page.getByText('None is registered.').waitFor()
      await page.getByLabel('Address (https)').fill('https://agent.example.com/hook')
      await page.locator('form').evaluate((form) => {
        const { requestSubmit } = form as unknown as { requestSubmit(): void }
        requestSubmit.call(form)
        requestSubmit.call(form)
      })
      const secret = page.getByRole('group', { name: 'Signing secret' })
      await secret.getByText('https://agent.example.com/hook').waitFor()
      await page.getByRole('button', { name: 'I have stored it' }).click()
      const link = page.getByRole('link', { name: 'https://agent.example.com/hook' })
      const { webhooks } = (
        await pages.people.server.call('GET', `/v1/me/agents/${id}/webhooks`, pages.people.sessions.ann)
      ).body
      expect([webhooks.length, await link.count()]).toEqual([1, 1])

      await link.click()
      page.on('dialog', (dialog) => void dialog.accept())
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByText('The webhook https://agent.example.com/hook is deleted.').waitFor()
      await page.getByText('None is registered.').waitFor()
      await page.goBack()
      await page.getByText(/There is no such webhook/).waitFor()
      await page.getByRole('link', { name: 'All webhooks' }).click()
      await page.getByText('None is registered.').waitFor()
      expect(await page.getByText(/is deleted/).count()).toBe(0)
    })

    it('report an unreachable server', async () => {
      const page = await openAt((await owned()).id, 'settings')
      await page.getByRole('row', { name: /Webhooks per agent/ }).waitFor()
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Store the lists' }).click()
      await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Store the lists' }).click()
      await page.getByText('The lists are stored.').waitFor()
    })

    it('report an ended session in the open page', async () => {
      const { id } = await owned()
      const page = await openAt(id, 'webhooks')
      const other = await page.context().newPage()
      await other.goto(`${pages.people.server.url}/sessions`)
      await other.getByRole('button', { name: 'Sign out here' }).click()
      await other.getByText('You are signed out').waitFor()
      await page.getByRole('alert').getByText('You are signed out').waitFor()
      expect(page.url()).toContain(`/console#/agents/${id}/webhooks`)
      await page.getByRole('link', { name: 'Sign in again' }).click()
      await page.getByRole('button', { name: 'Sign in as ann' }).click()
      await page.getByRole('heading', { name: 'Messenger' }).waitFor()
      await page.goBack()
      await page.goBack()
      await page.getByRole('heading', { name: 'Webhooks', exact: true }).waitFor()
    })

    it('distinguish events, and link an empty page to the messenger', async () => {
      const { id, handle } = await owned()
      const page = await openAt(id, 'log')
      await page.getByText('No event yet.').waitFor()
      await page.getByRole('link', { name: 'Write as' }).click()
      await page.getByText('The agent is in no chat yet.').waitFor()
      await page.getByRole('link', { name: `Write to @${handle} in the messenger` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
      await page.getByLabel('Message', { exact: true }).fill('How is the weather?')
      await page.keyboard.press('Enter')
      // The message is shown before it is stored, and leaving the page cuts its request.
      await page.getByRole('article').filter({ hasText: 'How is the weather?' }).getByText('Sent').waitFor()
      await page.goto(`${pages.people.server.url}/console#/agents/${id}/log`)
      await page.getByRole('list', { name: 'Events' }).getByText('ann: How is the weather?').waitFor()
    })

    it('describe a task by its request and its state', async () => {
      const { server, sessions } = pages.people
      const worker = await server.agent(sessions.ann)
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
      const message = { messageId: 'book', role: 'ROLE_USER', parts: [{ text: 'Book a table' }] }
      const asked = await server.call('POST', '/v1/me/tasks', sessions.ann, { to: worker.handle, message })
      expect(asked.status).toBeLessThan(300)
      const page = await openAt(worker.id, 'tasks')
      await page.getByText('Book a table Submitted, 1 message').waitFor()
      await page.getByText('This agent has asked nobody for work yet.').waitFor()
    })

    it('show each page from its top, with its heading', async () => {
      for (let made = 0; made < 6; made++) await owned()
      const page = await signInAtConsole(pages.browser, pages.people.server, pages.consoleErrors, phone)
      const last = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      expect(await page.evaluate('scrollY')).toBeGreaterThan(200)
      await last.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('navigation', { name: 'Sections' }).waitFor()
      expect(await page.evaluate('scrollY')).toBe(0)
      expect(await page.locator(':focus').innerText()).toMatch(/^Agent @/)
      await page.getByRole('link', { name: 'Settings' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Settings' }).waitFor()
      expect(await page.locator(':focus').innerText()).toBe('Settings')
    })

    it('keep the listing of an agent in its form, and describe its status', async () => {
      const { id } = await owned()
      const page = await openAt(id, 'settings')
      await page.getByLabel('Category').selectOption('travel')
      await page.getByLabel('What it does, one per line').fill('Tells the weather\nWarns')
      await page.getByRole('button', { name: 'Submit the listing' }).click()
      await page.getByText('The listing waits for the decision of an operator.').waitFor()
      await page.reload()
      await page.getByText('The listing waits for the decision of an operator.').waitFor()
      expect(await page.getByLabel('What it does, one per line').inputValue()).toBe('Tells the weather\nWarns')
      expect(await page.getByLabel('Category').inputValue()).toBe('travel')
      expect(await page.locator('main').innerText()).not.toMatch(/[a-z]_[a-z]+_[a-z]|in_review/)
    })
  })
})
