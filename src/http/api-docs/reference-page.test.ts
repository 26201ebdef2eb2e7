import { execFile } from 'node:child_process'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browserAbsent, shareBrowser } from '../../testing/browser/browser.ts'
import { onEmbeddedDatabase } from '../../testing/databases.ts'
import type { TriedDemo } from '../context.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

onEmbeddedDatabase((open) => {
  describe.skipIf(browserAbsent)('the reference in a browser', () => {
    let server: TestServer
    let browser: Browser
    const tried: TriedDemo = { credentials: [], values: {} }
    beforeAll(async () => {
      server = await startTestServer(open.place(), {}, {}, { demo: { persons: [], tried: () => tried } })
      browser = await shareBrowser()
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
      '%s shows the operations and sends requests to this server only',
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

    it('searches the operations of all documents, and opens a result', async () => {
      const page = await browser.newPage()
      await page.goto(`${server.url}/reference`)
      await page.getByLabel('Search the operations of all documents').fill('task artifact')
      await page.getByRole('link', { name: /Hand over a result – POST/ }).click({ timeout: 30_000 })
      await page.waitForURL(/\/reference\/a2a#tag\/tasks\/operation\/addTaskArtifact$/)
      await page.getByLabel('Search the operations of all documents').fill('no such operation')
      await page.getByText('0 operations').waitFor({ timeout: 30_000 })
      await page.close()
    }, 60_000)

    it('sends a request with the credentials of the demo, and shows the command line without them', async () => {
      const { session } = await server.user()
      const agent = await server.agent(session)
      const other = await server.agent(session)
      const { body } = await server.call('POST', '/v1/chats', agent.token, { kind: 'direct', handles: [other.handle] })
      tried.credentials = [{ name: 'agent', credential: agent.token, schemes: ['agentToken'] }]
      tried.values = { chat_id: body.chat.id }

      const page = await browser.newPage()
      await page.goto(`${server.url}/reference`)
      await page.getByText('Try an operation').click()
      await page.getByLabel('Operation', { exact: true }).selectOption('sendChatMessage')
      expect(await page.getByLabel('id', { exact: true }).inputValue()).toBe(body.chat.id)
      await page.locator('#try-send').click()
      await page.locator('#try-status').getByText('201').waitFor({ timeout: 30_000 })
      const answer = JSON.parse(await page.getByLabel('Answer').innerText())
      expect(answer).toMatchObject({ messages: [{ chat_id: body.chat.id }] })
      const line = await page.getByLabel('Command line').innerText()
      expect(line).not.toContain(agent.token)
      const { stdout } = await promisify(execFile)('sh', ['-c', line], {
        env: { ...process.env, PARLEY_TOKEN: agent.token },
      })
      // The same message_id, so the message is repeated.
      expect(JSON.parse(stdout)).toEqual(answer)

      await page.locator('#try-credential').fill('svc_live_wrong')
      await page.locator('#try-send').click()
      await page.locator('#try-status').getByText('401').waitFor({ timeout: 30_000 })
      await page.close()
    }, 60_000)

    it('rejects a request for the credentials of a demo with another Host header', async () => {
      const ask = async (host: string) => {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
        socket.end(`GET /reference/demo.json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
        return (await text(socket)).slice(9, 12)
      }
      expect([await ask('localhost:1'), await ask('evil.example')]).toEqual(['200', '404'])
    })

    it('is dark when the system color scheme is dark', async () => {
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
