import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sendWrite } from '../../conversations/messages/send.write.ts'
import { browserAbsent, shareBrowser } from '../../testing/browser/browser.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { messageWith, openChat, signIn, startPeopleServer, type PeopleServer } from '../../testing/browser/people.ts'

const count = 10_000
/** Number of frames in which the finished conversation is scrolled, 300 pixels each. */
const frames = 300
/** Maximum number of elements in the page: 160 drawn messages, with at most 60 elements each. */
const elementsMax = 160 * 60

eachPageDatabase((name, open) => {
  // Scrolling does not depend on the database.
  describe.skipIf(browserAbsent || name !== 'sqlite')('a conversation of 10,000 messages', { timeout: 480_000 }, () => {
    let people: PeopleServer
    let browser: Browser

    beforeAll(async () => {
      people = await startPeopleServer(open.place())
      browser = await shareBrowser()
    })
    afterAll(async () => {
      await browser?.close()
      await people?.close()
      expect(people.server.errors).toEqual([])
    })

    /** Returns a function that reads the CPU time of the page's main thread in seconds, independent of other load. */
    async function processorTime(page: Page): Promise<() => Promise<number>> {
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      return async () => {
        const { metrics } = await session.send('Performance.getMetrics')
        return metrics.find(({ name: metric }) => metric === 'TaskDuration')!.value
      }
    }

    it('scrolls to its first message with few elements, without slowing down', async () => {
      const { server, sessions } = people
      const agent = await server.agent(sessions.ben)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, sessions.ben, { visibility: 'public' })
      const body = { kind: 'direct', handles: [agent.handle] }
      const chatId = (await server.call('POST', '/v1/chats', sessions.ann, body)).body.chat.id as string
      for (let sent = 0; sent < count; sent += 500) {
        const messages = Array.from({ length: 500 }, (_, at) => ({
          actorId: agent.id,
          chatId,
          messageId: server.context.ids.next('msg'),
          parts: [{ type: 'text' as const, text: `message ${sent + at}` }],
          text: null,
          replyTo: null,
        }))
        await Promise.all(messages.map((message) => server.context.commits.submit(sendWrite, message)))
      }
      const page = await signIn(browser, people, 'ann')
      await openChat(page, agent.handle)
      // The chat opens at its first message, because none is read.
      await page.getByRole('button', { name: /^Go to the newest message/ }).click()
      await messageWith(page, `message ${count - 1}`).waitFor()
      const spent = await processorTime(page)
      const firstShown = async () =>
        Number((await page.locator('.messages .text').first().textContent())!.split(' ')[1])
      const elements = () => page.evaluate<number>(`document.querySelectorAll('*').length`)
      const costs: number[] = []
      let most = 0
      for (let target = count - 1_000; target >= 0; target -= 1_000) {
        const before = await spent()
        while ((await firstShown()) > target) {
          const shown = await firstShown()
          await page.evaluate(`document.querySelector('.messages').scrollTop = 0`)
          await expect.poll(firstShown, { timeout: 10_000, interval: 10 }).toBeLessThan(shown)
          most = Math.max(most, await elements())
        }
        costs.push((await spent()) - before)
      }
      expect(await messageWith(page, 'message 0').count()).toBe(1)
      expect(most).toBeLessThan(elementsMax)
      // Loaded messages cost little: the last thousand costs less than three times the first.
      expect(costs.at(-1)!).toBeLessThan(costs[0]! * 3)

      // All messages are loaded: the test now scrolls through a part of them, frame by frame.
      const before = await spent()
      await page.evaluate(`(async () => {
        const list = document.querySelector('.messages')
        for (let frame = 0; frame < ${frames}; frame++) {
          list.scrollTop += 300
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      })()`)
      const perFrame = ((await spent()) - before) / frames
      expect(perFrame).toBeLessThan(0.05)
      expect(await elements()).toBeLessThan(elementsMax)
    })
  })
})
