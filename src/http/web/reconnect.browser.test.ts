import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browserAbsent, shareBrowser } from '../../testing/browser/browser.ts'
import { startCutProxy, type CutProxy } from '../../testing/browser/cut-proxy.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import {
  messageWith,
  openChat,
  signIn,
  startPeopleServer,
  write,
  type PeopleServer,
} from '../../testing/browser/people.ts'

const count = 50
const soon = { timeout: 20_000 }

eachPageDatabase((_name, open) => {
  describe.skipIf(browserAbsent)('the messenger after an interrupted connection', { timeout: 90_000 }, () => {
    let people: PeopleServer
    let proxy: CutProxy
    let browser: Browser

    beforeAll(async () => {
      people = await startPeopleServer(open.place())
      proxy = await startCutProxy(people.server.url)
      browser = await shareBrowser()
    })
    afterAll(async () => {
      await browser?.close()
      await proxy?.close()
      await people?.close()
      expect(people.server.errors).toEqual([])
    })

    async function call(method: string, path: string, credential: string, body?: object) {
      const answer = await people.server.call(method, path, credential, body)
      expect([path, answer.status < 300 ? 'ok' : answer]).toEqual([path, 'ok'])
      return answer.body
    }

    it('shows each new message once and in order, requests and drafts, and sends unsent messages once', async () => {
      const { ann, ben } = people.sessions
      const agents = [await people.server.agent(ben), await people.server.agent(ben)]
      for (const { id } of agents) await call('PATCH', `/v1/me/agents/${id}`, ben, { visibility: 'public' })
      const [agent, asker] = agents as [(typeof agents)[0], (typeof agents)[0]]
      const { chat } = await call('POST', '/v1/chats', ann, { kind: 'direct', handles: [agent.handle] })
      const say = async (from: number, to: number) => {
        for (let at = from; at < to; at++) {
          const message_id = people.server.context.ids.next('msg')
          const body = { message_id, chat_id: chat.id, parts: [{ type: 'text', text: `number ${at}` }] }
          await call('POST', '/v1/messages', agent.token, body)
        }
      }
      const page = await signIn(browser, { server: { ...people.server, url: proxy.url } }, 'ann')
      await openChat(page, agent.handle)
      const draft = { conversation_id: chat.id, draft: true, text: 'Before' }
      const { message_id: draftId } = await call('POST', '/v1/messages', agent.token, draft)
      await page.locator('article.draft').getByText('Before').waitFor(soon)

      const first = say(0, 20)
      await messageWith(page, 'number 5').waitFor(soon)
      proxy.cut()
      await first
      await page.getByText('Offline: trying again').waitFor(soon)
      await write(page, 'written offline')
      await write(page, 'and another')
      await messageWith(page, 'written offline').getByText('Waiting for the connection').waitFor(soon)
      await say(20, 35)
      await call('POST', '/v1/contact-requests', asker.token, { handle: 'ann', note: 'Know me' })
      await call('POST', `/v1/messages/${draftId}/append`, agent.token, { text: ' and after' })

      proxy.restore()
      await Promise.all([
        say(35, count),
        page.getByText('Offline: trying again').waitFor({ state: 'detached', ...soon }),
      ])
      // Another interruption while the page catches up.
      proxy.cut()
      proxy.restore()
      await messageWith(page, `number ${count - 1}`).waitFor(soon)
      await page.locator('parley-requests').getByText('Know me').waitFor(soon)
      await page.locator('article.draft').getByText('Before and after', { exact: true }).waitFor(soon)
      await call('POST', `/v1/messages/${draftId}/finalize`, agent.token, {})
      await messageWith(page, 'Before and after').waitFor(soon)
      await messageWith(page, 'and another')
        .getByText(/Sent|Delivered|Read/)
        .waitFor(soon)

      const { messages } = await call('GET', `/v1/me/chats/${chat.id}/messages?limit=100`, ann)
      const stored = messages.toReversed().map(({ parts }: { parts: { text: string }[] }) => parts[0]!.text)
      const numbers = Array.from({ length: count }, (_, at) => `number ${at}`)
      expect(stored.filter((text: string) => text.startsWith('number'))).toEqual(numbers)
      expect(stored.filter((text: string) => /offline|another/.test(text))).toEqual(['written offline', 'and another'])
      // After a long gap the page shows the newest messages, and loads older ones when the reader scrolls to them.
      const shown = async () => {
        await page.locator('.messages').evaluate((list: { scrollTop: number }) => void (list.scrollTop = 0))
        return page.locator('.messages .text').allTextContents()
      }
      await expect.poll(shown, soon).toEqual(stored)
    })
  })
})
