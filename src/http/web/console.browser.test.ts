import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent, shareBrowser, watchComplaints } from '../../testing/browser/browser.ts'
import { makeDue } from '../../delivery/webhooks/delivery-list.store.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { signInAtConsole } from '../../testing/browser/people.ts'
import { startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

const run = promisify(execFile)

interface Labelled {
  getAttribute(name: string): string | null
  labels?: ArrayLike<{ innerText: string }>
  innerText: string
}

/** Returns the label of a control. Runs in the page. */
const labelOf = (element: Labelled): string =>
  element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText

eachPageDatabase((_name, open) => {
  describe.skipIf(browserAbsent)('the console in a browser', { timeout: 120_000 }, () => {
    let server: TestServer
    let browser: Browser
    let receiver: TestReceiver
    let folder: string
    let session: string
    const complaints: string[] = []

    beforeAll(async () => {
      receiver = await startReceiver()
      folder = mkdtempSync(join(tmpdir(), 'parley-console-'))
      writeFileSync(join(folder, 'ca.pem'), receiver.ca)
      writeFileSync(join(folder, 'report.html'), '<!doctype html><title>Report</title><p>conformant</p>')
      const environment = {
        PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
        // No retry is due during the test, so that each delivery is a first attempt or a replay.
        PARLEY_WEBHOOK_BACKOFF_MS: '3600000',
        PARLEY_CONFORMANCE_REPORT: folder,
      }
      server = await startTestServer(open.place(), {}, environment, {
        demo: { persons: ['ann'], tried: () => ({ credentials: [], values: {} }) },
      })
      session = (await server.call('POST', '/_ops/persons', testOperatorKey, { handle: 'ann', name: 'Ann' })).body
        .session
      browser = await shareBrowser()
    }, 60_000)
    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
      // The page shows a rejection to the person, so the browser's message about it is no error.
      const isRejection = (text: string) => /status of (401|404|409) .*\/(v1|_ops)\//.test(text)
      expect(
        complaints
          .splice(0)
          .filter((text) => !isRejection(text))
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

    const owned = async (name: string) => {
      const body = { handle: newHandle(), display_name: name, visibility: 'public' }
      const answer = (await server.call('POST', '/v1/me/agents', session, body)).body
      return { ...answer.agent, token: answer.agent_token as string } as { id: string; handle: string; token: string }
    }

    const openSection = async (page: Page, agentId: string, ...rest: string[]) => {
      await page.goto(`${server.url}/console#/agents/${[agentId, ...rest].join('/')}`)
      await page.getByRole('navigation', { name: 'Sections' }).waitFor()
    }

    it('lets a developer find the error of a failing webhook, and repair it', async () => {
      receiver.received.length = 0
      receiver.answer = ({ path }, count) => (path === '/broken' ? (count === 1 ? 500 : 401) : 200)
      const page = await signIn()
      const handle = newHandle()
      await page.getByLabel('Handle').fill(handle)
      await page.getByLabel('Name').fill('Developed Agent')
      await page.getByRole('button', { name: 'Make the agent' }).click()
      const token = await page.getByRole('group', { name: 'Agent Token' }).locator('code').innerText()
      expect((await server.call('GET', '/v1/agents/me', token)).body.handle).toBe(handle)
      await page.getByRole('button', { name: 'I have stored it' }).click()
      expect(await page.content()).not.toContain(token)

      await page.getByRole('link', { name: 'Developed Agent' }).click()
      await page.getByRole('link', { name: 'Webhooks' }).click()
      await page.getByLabel('Address (https)').fill(`${receiver.url}/broken`)
      await page.getByRole('button', { name: 'Register' }).click()
      const secret = await page.getByRole('group', { name: 'Signing secret' }).locator('code').innerText()
      await page.getByRole('button', { name: 'I have stored it' }).click()
      await page.getByRole('link', { name: `${receiver.url}/broken` }).click()

      await page.getByRole('button', { name: 'Send a test event' }).click()
      const delivery = page.getByRole('region', { name: /^Delivery of event \d+$/ })
      await delivery.getByText('Attempt 1: 500').waitFor()
      await delivery.getByText('The receiver failed:').waitFor()
      await delivery.getByText(/not delivered yet after 1 attempt/).waitFor()

      await delivery.getByRole('button', { name: 'Replay' }).click()
      await delivery.getByText('Attempt 2: 401').waitFor()
      const picture = delivery.getByRole('img', {
        name: /^Timeline: attempt 1 after 0 s: 500; attempt 2 after \d+ s: 401/,
      })
      await picture.waitFor()
      expect(await picture.locator('.failed circle').count()).toBe(2)
      await delivery.getByText('Most often it checks the signature with another secret').waitFor()
      const [first, second] = receiver.received
      expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
      const headers = await delivery.getByRole('region', { name: 'Headers of attempt 2' }).innerText()
      for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'user-agent', 'content-type'])
        expect(headers).toContain(`${name}: ${second!.headers[name]}`)
      const body = await delivery.getByRole('region', { name: 'Body of attempt 2' }).innerText()
      expect(JSON.parse(body)).toEqual(JSON.parse(second!.body.toString()))
      expect((await delivery.getByRole('region', { name: 'Answer to attempt 2' }).innerText()).slice(0, 9)).toBe(
        'xxxxxxxxx',
      )

      await delivery.getByText('How the signature is made').click()
      const signed = await delivery.getByRole('region', { name: 'Signed text' }).innerText()
      const stamp = second!.headers['webhook-timestamp']
      expect(signed).toBe(`${second!.headers['webhook-id']}.${stamp}.${second!.body.toString()}`)
      await delivery.getByLabel('Compare with the secret').fill(`whsec_${Buffer.alloc(32).toString('base64')}`)
      await delivery.getByRole('button', { name: 'Compare' }).click()
      await delivery.getByText('This secret makes another signature').waitFor()
      await delivery.getByLabel('Compare with the secret').fill(secret)
      await delivery.getByRole('button', { name: 'Compare' }).click()
      await delivery.getByText('This secret makes the signature that is sent.').waitFor()

      await page.getByLabel('Address (https)').fill(`${receiver.url}/mended`)
      await page.getByRole('button', { name: 'Change the address' }).click()
      await page.getByText('The address is changed.').waitFor()
      await delivery.getByRole('button', { name: 'Replay' }).click()
      await delivery.getByText('Attempt 3: 200').waitFor()
      await delivery.getByText('delivered after 3 attempts').waitFor()
      expect(receiver.received.map(({ path }) => path)).toEqual(['/broken', '/broken', '/mended'])
      expect(receiver.received[2]!.body.equals(first!.body)).toBe(true)

      // A delivered event can be replayed, too; a paused webhook gets no test event.
      await delivery.getByRole('button', { name: 'Replay' }).click()
      await delivery.getByText('delivered after 4 attempts').waitFor()
      await page.getByRole('button', { name: 'Pause' }).click()
      await page.getByRole('button', { name: 'Send a test event' }).click()
      await page.getByText('The webhook is paused.').waitFor()
      await page.getByRole('button', { name: 'Resume' }).click()
      await page.getByRole('button', { name: 'Rotate the secret' }).click()
      const rotated = await page.getByRole('group', { name: 'Signing secret' }).locator('code').innerText()
      expect([rotated.startsWith('whsec_'), rotated === secret]).toEqual([true, false])
      expect(page.url()).not.toMatch(/whsec_|svc_live_/)

      await page.getByRole('link', { name: 'Event log' }).click()
      await page.getByRole('list', { name: 'Events' }).getByText('webhook.test', { exact: true }).click()
      await page.getByRole('button', { name: 'Deliveries' }).click()
      await page.getByText('delivered after 4 attempts').waitFor()
    })

    it('shows new log events live, sends as the agent, and shows the shell command for it', async () => {
      const [agent, peer] = [await owned('Watched Agent'), await owned('Peer')]
      const { chat } = (await server.call('POST', '/v1/chats', agent.token, { kind: 'direct', handles: [peer.handle] }))
        .body
      const say = (text: string) =>
        server.call('POST', `/v2/chats/${chat.id}/messages`, peer.token, {
          message_id: server.context.ids.next('msg'),
          parts: [{ type: 'text', text }],
        })
      await say('one')
      const page = await signIn()
      await openSection(page, agent.id, 'log')
      const events = page.getByRole('list', { name: 'Events' })
      await events.getByText('message.received', { exact: true }).waitFor()
      await page.getByText('Live: new events appear at the top.').waitFor()
      await say('two')
      await events.getByText('message.received', { exact: true }).nth(1).waitFor()
      await events.getByText('message.received', { exact: true }).first().click()
      const shown = JSON.parse(await events.getByRole('region').first().innerText())
      expect([shown.agent_id, shown.data.message.parts[0].text]).toEqual([agent.id, 'two'])
      await events.getByText(`Caused by the request with the message_id ${shown.data.message.message_id}`).waitFor()
      // The console's reading does not mark messages as delivered; the agent's own reading does.
      const delivered = async (): Promise<boolean[]> => {
        const { messages } = (await server.call('GET', `/v1/chats/${chat.id}/messages`, peer.token)).body
        return messages.map((message: { delivered_at?: string | null }) => Boolean(message.delivered_at))
      }
      expect(await delivered()).toEqual([false, false])
      await server.call('GET', '/v1/events?after=0', agent.token)
      await expect.poll(delivered, { timeout: 15_000 }).toEqual([true, true])
      await page.getByLabel('Type').selectOption('message.received')
      expect(await events.getByRole('listitem').count()).toBe(2)
      await page.getByLabel('Chat').selectOption(`@${peer.handle}`)
      expect(await events.getByRole('listitem').count()).toBe(2)
      await page.getByLabel('From').fill('2100-01-01T00:00')
      await page.getByText('No event fits the filters.').waitFor()
      await page.getByLabel('From').fill('2020-01-01T00:00')
      await page.getByLabel('Until').fill('2100-01-01T00:00')
      await expect.poll(() => events.getByRole('listitem').count()).toBe(2)

      await page.getByRole('link', { name: 'Write as' }).click()
      await page.getByLabel('Text').fill("It's the owner")
      await page.getByRole('button', { name: `Send as @${agent.handle}` }).click()
      const line = await page.getByRole('region', { name: 'Command line' }).innerText()
      expect(line).toContain('Authorization: Bearer $PARLEY_TOKEN')
      expect(line).toContain(`${server.url}/v2/chats/${chat.id}/messages`)
      // The shell parses the line; the same request then repeats the message, which is stored already.
      const { stdout } = await run('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], {
        env: { PARLEY_TOKEN: agent.token },
      })
      const words = stdout.split('\0')
      expect(words).toContain(`Authorization: Bearer ${agent.token}`)
      const sent = JSON.parse(words[words.indexOf('-d') + 1]!)
      const repeated = await server.call('POST', `/v2/chats/${chat.id}/messages`, agent.token, sent)
      const stored = JSON.parse(await page.getByRole('region', { name: 'Stored message' }).innerText())
      expect([repeated.status, repeated.body.message.message_id]).toEqual([201, stored.message_id])
      expect([stored.sender.handle, stored.parts[0].text]).toEqual([agent.handle, "It's the owner"])
      expect(await delivered()).toHaveLength(3)

      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByLabel('Denied').fill(peer.handle)
      await page.getByRole('button', { name: 'Store the lists' }).click()
      await page.getByText('The lists are stored.').waitFor()
      expect((await server.call('GET', '/v1/agents/me/access', agent.token)).body.deny).toEqual([peer.handle])
      await page.getByRole('row', { name: /Webhooks per agent 0 webhooks 10 webhooks/ }).waitFor()
      page.on('dialog', (dialog) => void dialog.accept())
      await page.getByRole('button', { name: 'Rotate the token' }).click()
      const token = await page.getByRole('group', { name: 'Agent Token' }).locator('code').innerText()
      expect((await server.call('GET', '/v1/agents/me', agent.token)).status).toBe(401)
      expect((await server.call('GET', '/v1/agents/me', token)).status).toBe(200)
    })

    it('shows operators the operations of their key, and forgets the key', async () => {
      receiver.answer = () => 200
      const agent = await owned('Unlucky Agent')
      const created = await server.call('POST', '/v1/webhooks', agent.token, { url: `${receiver.url}/dead` })
      const webhookId = created.body.id as string
      const path = `/v1/me/agents/${agent.id}/webhooks/${webhookId}`
      await server.call('POST', `${path}/test`, session)
      const latest = async () => (await server.call('GET', `${path}/deliveries`, session)).body.deliveries[0]
      await expect.poll(async () => (await latest())?.state, { timeout: 15_000 }).toBe('delivered')
      const { sequence } = await latest()
      await server.context.database.write(async (tx) => {
        await makeDue(tx, webhookId, sequence, { attempts: 1, now: Date.now() })
        await tx.run("UPDATE deliveries SET state = 'dead' WHERE webhook_id = ?", [webhookId])
      })
      const listed = { categories: ['assistants'], tasks: ['Waits'] }
      expect((await server.call('POST', `/v1/me/agents/${agent.id}/listing`, session, listed)).status).toBe(202)
      const context = await browser.newContext()
      watchComplaints(context, complaints)
      const page = await context.newPage()
      await page.goto(`${server.url}/console#/operator`)
      await page.getByLabel('Operator key').fill('not-the-key')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('alert').waitFor()
      await page.getByLabel('Operator key').fill(testOperatorKey)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText(`${agent.handle}: webhook.test`).waitFor()
      await page.getByRole('button', { name: 'Replay' }).click()
      await expect.poll(async () => (await latest()).state, { timeout: 15_000 }).toBe('delivered')
      await page.getByRole('button', { name: `Approve ${agent.handle}` }).click()
      await page.getByRole('button', { name: `Publish ${agent.handle}` }).click()
      await page.getByText(`The listing of ${agent.handle} is published.`).waitFor()
      expect((await server.call('GET', `/v1/directory?q=${agent.handle}`)).body.agents).toHaveLength(1)
      await page.getByRole('button', { name: 'Sign-in link for ann' }).click()
      await page.getByRole('group', { name: 'One-time sign-in link' }).waitFor()
      expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie')).toBe('{}')
      await page.reload()
      await page.getByLabel('Operator key').waitFor()
      expect(await page.content()).not.toContain(testOperatorKey)
    })

    it('shows a stored report in a sandbox, to signed-in users', async () => {
      const unknown = await fetch(`${server.url}/console/conformance-report`, { redirect: 'manual' })
      expect([unknown.status, unknown.headers.get('location')]).toEqual([303, '/'])
      const page = await signIn()
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/console/conformance-report')),
        page.getByRole('link', { name: 'Conformance report' }).click(),
      ])
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-security-policy']).toMatch(/^sandbox allow-scripts; default-src 'none'/)
      await page.getByText('conformant').waitFor()
      expect(await page.evaluate('origin')).toBe('null')
    })

    it('links to a running conformance run only, and to no other address in the file', async () => {
      const page = await signIn()
      const link = page.getByRole('link', { name: 'Conformance run' })
      const linksFor = async (content: string) => {
        writeFileSync(join(folder, 'watch.json'), content)
        await page.reload()
        await page.getByRole('link', { name: 'Conformance report' }).waitFor()
        return link.count()
      }
      const elsewhere = [
        'https://example.com/',
        'javascript:alert(1)',
        'http://127.0.0.1:1/x"><b>',
        'http://127.0.0.1.x:1/',
      ]
      for (const url of elsewhere) expect([url, await linksFor(JSON.stringify({ url }))]).toEqual([url, 0])
      for (const content of ['', '[', 'null', '7', 'x'.repeat(100_000)]) expect(await linksFor(content)).toBe(0)
      expect(await linksFor('{"url":"http://127.0.0.1:4711/"}')).toBe(1)
      expect(await link.getAttribute('href')).toBe('http://127.0.0.1:4711/')
      rmSync(join(folder, 'watch.json'))
      await page.reload()
      expect(await link.count()).toBe(0)
    })

    it('is accessible in each colour scheme and width', async () => {
      receiver.answer = () => 401
      const agent = await owned('Agent with a rather long name')
      const created = await server.call('POST', '/v1/webhooks', agent.token, {
        url: `${receiver.url}/${'long'.repeat(40)}`,
      })
      await server.call('POST', `/v1/me/agents/${agent.id}/webhooks/${created.body.id}/test`, session)
      const page = await signIn()
      const look = async (name: string) => expect([name, await accessibilityProblems(page)]).toEqual([name, []])
      await look('agents')
      await openSection(page, agent.id, 'log')
      await page.getByRole('list', { name: 'Events' }).getByText('webhook.test', { exact: true }).click()
      await look('log')
      await openSection(page, agent.id, 'webhooks')
      await page.getByText('· last failure').waitFor()
      await look('webhooks')
      await openSection(page, agent.id, 'webhooks', created.body.id, '1')
      await page.getByText('Attempt 1: 401').waitFor()
      await page.getByText('How the signature is made').click()
      await page.getByRole('button', { name: 'Rotate the secret' }).click()
      await page.getByRole('group', { name: 'Signing secret' }).waitFor()
      await look('webhook')
      for (const section of ['write', 'tasks', 'settings']) {
        await openSection(page, agent.id, section)
        await page.getByText('Loading…').waitFor({ state: 'detached' })
        if (section === 'settings') await page.getByRole('row', { name: /Webhooks per agent/ }).waitFor()
        await look(section)
      }
      await page.getByRole('link', { name: 'Operator' }).click()
      await look('operator key')
      await page.getByLabel('Operator key').fill(testOperatorKey)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('heading', { name: 'People' }).waitFor()
      await look('operator')
    })

    it('works with the keyboard only', async () => {
      receiver.answer = ({ path }) => (path === '/keys' ? 500 : 200)
      const agent = await owned('Keyboard Agent')
      const created = await server.call('POST', '/v1/webhooks', agent.token, { url: `${receiver.url}/keys` })
      const page = await signIn()
      const focused = page.locator(':focus')
      const tabTo = async (name: RegExp) => {
        for (let presses = 0; presses < 60; presses++) {
          await page.keyboard.press('Tab')
          const label = await focused.evaluate(labelOf)
          if (name.test(label)) return
        }
        throw new Error(`The Tab key does not reach ${name}`)
      }
      await tabTo(/^Keyboard Agent/)
      await page.keyboard.press('Enter')
      await page.getByRole('navigation', { name: 'Sections' }).waitFor()
      await tabTo(/^Webhooks$/)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: `${receiver.url}/keys` }).waitFor()
      await tabTo(/\/keys$/)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Send a test event' }).waitFor()
      await tabTo(/^Send a test event$/)
      await page.keyboard.press('Enter')
      await page.getByText('Attempt 1: 500').waitFor()
      for (let back = 0; back < 8 && (await focused.evaluate(labelOf)) !== 'Address (https)'; back++)
        await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Control+A')
      await page.keyboard.type(`${receiver.url}/mended`)
      await page.keyboard.press('Enter')
      await page.getByText('The address is changed.').waitFor()
      await tabTo(/^Replay$/)
      await page.keyboard.press('Enter')
      await page.getByText('Attempt 2: 200').waitFor()
      expect(created.status).toBe(201)
    })
  })
})
