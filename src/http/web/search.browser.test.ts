import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { problemsOf, browserAbsent } from '../../testing/browser/browser.ts'
import { messageWith, startChat } from '../../testing/browser/people.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'

eachPageDatabase((_name, open) => {
  describe.skipIf(browserAbsent)('the search', { timeout: 60_000 }, () => {
    const pages = usePages(() => open.place())

    /** Opens a group of ann and an agent with some messages, the oldest of which has a rare word. */
    async function talk(page: Page, name: string, count: number): Promise<void> {
      const { server, sessions } = pages.people
      const agent = await server.agent(sessions.ben)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, sessions.ben, { visibility: 'public' })
      const group = { kind: 'group', handles: [agent.handle], group_name: name }
      const { body } = await server.call('POST', '/v1/chats', sessions.ann, group)
      for (let sent = 0; sent < count; sent++) {
        const text = sent === 0 ? 'We meet at the **Lighthouse**' : `Remark ${sent} about the weather`
        const message_id = server.context.ids.next('msg')
        await server.call('POST', '/v1/messages', agent.token, {
          message_id,
          chat_id: body.chat.id,
          parts: [{ type: 'text', text }],
        })
      }
      await page.reload()
      await page.getByRole('link', { name }).waitFor()
    }

    it('finds a message far from the newest one with Ctrl+K, and shows it in its chat', async () => {
      const ann = await pages.signIn('ann')
      await talk(ann, 'Excursion', 120)
      await startChat(ann, pages.people.echo)
      await ann.keyboard.press('Control+k')
      await ann.keyboard.type('light')
      const results = ann.getByRole('region', { name: 'Found messages' }).filter({ has: ann.getByText('1 found.') })
      const result = results.getByRole('link')
      await result.getByText('We meet at the Lighthouse').waitFor()
      expect(await result.locator('mark').allInnerTexts()).toEqual(['Lighthouse'])
      expect(await problemsOf(ann)).toEqual([])
      await ann.keyboard.press('Enter')
      const message = messageWith(ann, 'We meet at the Lighthouse')
      await message.waitFor()
      await expect.poll(() => message.evaluate((one) => one.closest('li')!.className)).toBe('chosen')
      await message.locator('.menu:focus').waitFor()
      const inView = async () => {
        const [view, shown] = [await ann.locator('.messages').boundingBox(), await message.boundingBox()]
        return shown!.y >= view!.y && shown!.y + shown!.height <= view!.y + view!.height
      }
      await expect.poll(inView).toBe(true)
    })

    it('reports that no message contains the words, and Escape shows all chats again', async () => {
      const ann = await pages.signIn('ann')
      await talk(ann, 'Balloons', 2)
      await ann.getByRole('searchbox', { name: 'Search chats and messages' }).fill('zeppelin')
      await ann.getByText('No message has these words.').waitFor()
      await ann.keyboard.press('Escape')
      await ann.getByText('No message has these words.').waitFor({ state: 'detached' })
      await ann.getByRole('link', { name: 'Balloons' }).waitFor()
    })
  })
})
