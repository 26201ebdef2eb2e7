import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { createAgent } from '../../client/index.ts'
import { problemsOf, browserAbsent } from '../../testing/browser/browser.ts'
import { messageWith, openChat, write } from '../../testing/browser/people.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'

/** Time limit for changes that a signal causes; without a signal, the page polls after 10 s at the earliest. */
const soon = { timeout: 5_000 }

eachPageDatabase((name, open) => {
  describe.skipIf(browserAbsent)('the messenger shows without reload', { timeout: 60_000 }, () => {
    const pages = usePages(() => open.place())
    const { call } = pages

    const publicAgent = async () => {
      const { ben } = pages.people.sessions
      const agent = await pages.people.server.agent(ben)
      await call('PATCH', `/v1/me/agents/${agent.id}`, ben, { visibility: 'public' })
      return agent
    }
    const chatOfAnn = async (handle: string): Promise<string> =>
      (await call('POST', '/v1/chats', pages.people.sessions.ann, { kind: 'direct', handles: [handle] })).chat.id
    const socketOpens = (page: Page) =>
      page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    /** Opens two tabs of one browser, each with an open socket, so that both get every signal from now on. */
    const twoTabs = async (): Promise<[Page, Page]> => {
      const page = await pages.signIn('ann')
      const tab = await page.context().newPage()
      const opens = socketOpens(tab)
      await tab.goto(page.url())
      await opens
      const reopens = socketOpens(page)
      await page.reload()
      await reopens
      return [page, tab]
    }

    it('a new request, and its decision in another tab', async () => {
      const tabs = await twoTabs()
      const agent = await publicAgent()
      const { chat } = await call('POST', '/v1/chats', agent.token, { kind: 'direct', handles: ['ann'] })
      const parts = [{ type: 'text', text: 'May I?' }]
      const message_id = pages.people.server.context.ids.next('msg')
      await call('POST', '/v1/messages', agent.token, { message_id, chat_id: chat.id, parts })
      for (const tab of tabs) await tab.locator('parley-requests').getByText('May I?').waitFor(soon)
      await tabs[1].getByRole('button', { name: `Accept ${agent.handle}` }).click()
      await tabs[0].getByRole('button', { name: `Accept ${agent.handle}` }).waitFor({ state: 'detached', ...soon })
      await tabs[0].getByRole('link', { name: agent.handle }).waitFor(soon)

      await call('POST', '/v1/contact-requests', (await publicAgent()).token, { handle: 'ann', note: 'Know me' })
      for (const tab of tabs) await tab.locator('parley-requests').getByText('Know me').waitFor(soon)
      await tabs[0].getByRole('button', { name: /^Decline/ }).click()
      await tabs[1]
        .locator('parley-requests')
        .getByText('Know me')
        .waitFor({ state: 'detached', ...soon })

      const group = { kind: 'group', handles: ['ann'], group_name: 'Singers' }
      const { chat: made } = await call('POST', '/v1/chats', pages.people.sessions.ben, group)
      for (const tab of tabs) await tab.locator('parley-requests').getByText('Singers').waitFor(soon)
      await call('DELETE', `/v1/chats/${made.id}/participants/ann`, pages.people.sessions.ben)
      for (const tab of tabs)
        await tab
          .locator('parley-requests')
          .getByText('Singers')
          .waitFor({ state: 'detached', ...soon })
    })

    it('actions of the person in another tab: messages, read positions, tasks, chats, and sign-out', async () => {
      const agent = await publicAgent()
      await call('PATCH', '/v1/me', agent.token, { accepts_tasks: true })
      const [page, tab] = await twoTabs()
      const chatId = await chatOfAnn(agent.handle)
      for (const one of [page, tab]) await one.getByRole('link', { name: agent.handle }).waitFor(soon)
      await openChat(page, agent.handle)
      await write(page, 'Written here')
      await tab.getByRole('link', { name: agent.handle }).getByText('Written here').waitFor(soon)

      const say = async (text: string) =>
        call('POST', '/v1/messages', agent.token, {
          message_id: pages.people.server.context.ids.next('msg'),
          chat_id: chatId,
          parts: [{ type: 'text', text }],
        })
      await page.evaluate(`location.hash = ''`)
      await say('Unread yet')
      for (const one of [page, tab]) await one.getByRole('link', { name: /1 unread/ }).waitFor(soon)
      await openChat(page, agent.handle)
      await tab.getByRole('link', { name: /unread/ }).waitFor({ state: 'detached', ...soon })

      await openChat(tab, agent.handle)
      await page.getByText('Ask for a task').click()
      await page.getByLabel('What the agent is to do').fill('Draw a fox')
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
      const card = tab.getByRole('article', { name: 'Task: Draw a fox' })
      await card.getByText('Waits for the agent').waitFor(soon)
      await page.getByRole('button', { name: 'Cancel the task' }).click()
      await card.waitFor({ state: 'hidden', ...soon })

      const group = { kind: 'group', handles: [agent.handle, pages.people.echo], group_name: 'Made here' }
      const { chat } = await call('POST', '/v1/chats', pages.people.sessions.ann, group)
      for (const one of [page, tab]) await one.getByRole('link', { name: 'Made here' }).waitFor(soon)
      await call('DELETE', `/v1/chats/${chat.id}/participants/ann`, pages.people.sessions.ann)
      for (const one of [page, tab])
        await one.getByRole('link', { name: 'Made here' }).waitFor({ state: 'detached', ...soon })

      await page.getByRole('button', { name: 'ann, settings and sign-out' }).click()
      await page.getByRole('button', { name: 'Sign out here' }).click()
      await tab.getByRole('button', { name: 'Sign in as ann' }).waitFor(soon)
      // The current pull was rejected, because the session has ended.
      pages.consoleErrors.splice(0)
    })

    /** Starts an agent that streams its answer word by word, on demand. */
    async function startWriter() {
      const identity = await publicAgent()
      const ended = new AbortController()
      const agent = createAgent({
        url: pages.people.server.url,
        token: identity.token,
        signal: ended.signal,
        begin: 'now',
        position: false,
      })
      const words: string[] = []
      let next = Promise.withResolvers<void>()
      async function* answer() {
        for (let sent = 0; ;) {
          while (sent < words.length) {
            if (words[sent] === '') return
            yield words[sent++]!
          }
          await next.promise
        }
      }
      agent.on('message', async (message) => void (await message.stream(answer())))
      await agent.start()
      return {
        ...identity,
        say(...more: string[]) {
          words.push(...more)
          const { resolve } = next
          next = Promise.withResolvers<void>()
          resolve()
        },
        async stop() {
          ended.abort()
          await agent.stopped
        },
      }
    }

    it('a growing draft of an agent, also after a reload, until the message replaces it', async () => {
      const writer = await startWriter()
      await chatOfAnn(writer.handle)
      const page = await pages.signIn('ann')
      await openChat(page, writer.handle)
      await write(page, 'Tell me a story')
      const draft = page.locator('article.draft')
      // Records every shown text in order.
      const watch = () =>
        page.evaluate(`
          globalThis.seen = []
          const look = () => {
            const items = [...document.querySelectorAll('.messages li:last-child .text')]
            const text = items.map((item) => item.innerText).join('').trim()
            if (text.startsWith('word') && seen.at(-1) !== text) seen.push(text)
          }
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
        `)
      const seen = () => page.evaluate<string[]>('seen')
      const pieces = Array.from({ length: 30 }, (_, at) => `word${at} `)
      const said = (count: number) => pieces.slice(0, count).join('').trim()

      await watch()
      for (let at = 0; at < 15; at++) {
        writer.say(pieces[at]!)
        await draft.getByText(said(at + 1), { exact: true }).waitFor(soon)
      }
      const first = await seen()
      await page.reload()
      await draft.getByText(said(15), { exact: true }).waitFor(soon)
      await watch()
      for (let at = 15; at < 30; at++) {
        writer.say(pieces[at]!)
        await draft.getByText(said(at + 1), { exact: true }).waitFor(soon)
      }
      if (name === 'sqlite') expect(['draft', await problemsOf(page)]).toEqual(['draft', []])
      const placeOf = (item: string) => page.evaluate<number>(`${item}.getBoundingClientRect().top`)
      await page.evaluate(`globalThis.item = document.querySelector('article.draft').closest('li')`)
      const place = await placeOf(`document.querySelector('article.draft')`)
      writer.say('')
      await draft.waitFor({ state: 'detached', ...soon })
      const message = messageWith(page, pieces.join('').trim())
      await message.waitFor(soon)
      expect(await message.count()).toBe(1)
      // The draft and the message share one item, which keeps its position.
      expect(await page.evaluate('document.querySelector(".messages li:last-child") === item')).toBe(true)
      expect(await placeOf(`item.querySelector('article')`)).toBe(place)
      for (const texts of [first, await seen()]) {
        expect(texts.length).toBeGreaterThan(10)
        for (const [at, text] of texts.entries()) expect(text.startsWith(texts[at - 1] ?? '')).toBe(true)
      }
      await writer.stop()
    })

    it('no abandoned draft after its expiry', async () => {
      const agent = await publicAgent()
      const chatId = await chatOfAnn(agent.handle)
      const page = await pages.signIn('ann')
      await page.clock.install()
      await page.reload()
      await openChat(page, agent.handle)
      const body = { conversation_id: chatId, draft: true, text: 'Once upon' }
      await call('POST', '/v1/messages', agent.token, body)
      const draft = page.locator('article.draft')
      await expect
        .poll(
          async () => {
            await page.clock.runFor(200)
            return draft.count()
          },
          { timeout: 10_000 },
        )
        .toBe(1)
      await page.clock.fastForward(4 * 60_000)
      expect(await draft.count()).toBe(1)
      await page.clock.fastForward(70_000)
      await draft.waitFor({ state: 'detached', ...soon })
    })
  })
})
