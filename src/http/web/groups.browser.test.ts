import { describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent } from '../../testing/browser/browser.ts'
import { messageWith, openChat, write } from '../../testing/browser/people.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'

eachPageDatabase((_name, open) => {
  describe.skipIf(browserAbsent)('a group', { timeout: 60_000 }, () => {
    const pages = usePages(() => open.place())

    it('invites by name, and shows who joined, renamed it, was removed and left', async () => {
      const { server, sessions } = pages.people
      const agent = await server.agent(sessions.ann)
      const body = { kind: 'group', handles: [agent.handle, 'ben'], group_name: 'Harbor' }
      const { chat } = (await server.call('POST', '/v1/chats', sessions.ann, body)).body
      const [ann, ben] = [await pages.signIn('ann'), await pages.signIn('ben')]
      await openChat(ann, 'Harbor')
      await write(ann, 'Before Ben')
      await ben.getByText('ann invites you to the group Harbor').waitFor()
      await ben.getByRole('button', { name: 'Accept ann' }).click()
      await ann.getByText('ben joined').waitFor()
      await ben.getByRole('heading', { level: 2, name: 'Harbor' }).waitFor()

      await server.call('PATCH', `/v1/chats/${chat.id}`, sessions.ann, { group_name: 'Pier' })
      await ben.getByText('ann named the group “Pier”').waitFor()
      await ann.getByText('You named the group “Pier”').waitFor()

      await ann.getByRole('button', { name: 'Details' }).click()
      const details = ann.getByRole('dialog', { name: 'Pier', exact: true })
      await details.getByRole('button', { name: `Remove ${agent.handle}` }).click()
      const question = ann.getByRole('dialog', { name: `Remove ${agent.handle} from “Pier”?` })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await details.getByRole('button', { name: `Remove ${agent.handle}` }).click()
      await question.getByRole('button', { name: 'Remove' }).click()
      await details.getByRole('button', { name: `Remove ${agent.handle}` }).waitFor({ state: 'detached' })
      await details.getByRole('button', { name: 'Close' }).click()
      await ben.getByText('ann removed Some Agent').waitFor()
      expect(await accessibilityProblems(ann)).toEqual([])

      await ben.getByRole('button', { name: 'Details' }).click()
      await ben.getByRole('button', { name: 'Leave the group' }).click()
      await ben.getByRole('dialog', { name: 'Leave “Pier”?' }).getByRole('button', { name: 'Leave' }).click()
      await ben.getByRole('link', { name: 'Pier' }).waitFor({ state: 'detached' })
      await ann.getByText('ben left').waitFor()
      await write(ann, 'After Ben')
      await messageWith(ann, 'After Ben').getByText('Sending…').waitFor({ state: 'detached' })
      await ann.reload()
      await messageWith(ann, 'After Ben').waitFor()
      const lines = ann.locator('.change')
      await expect
        .poll(() => lines.allInnerTexts())
        .toEqual(['ben joined', 'You named the group “Pier”', 'You removed Some Agent', 'ben left'])
    })

    it('lists the keyboard shortcuts after a question mark, but not in a field', async () => {
      const ann = await pages.signIn('ann')
      const sheet = ann.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await ann.keyboard.press('Control+k')
      await ann.keyboard.type('?')
      expect(await ann.locator('#chat-search').inputValue()).toBe('?')
      expect(await sheet.isVisible()).toBe(false)
      await ann.keyboard.press('Escape')
      await ann.getByRole('button', { name: 'New chat' }).focus()
      await ann.keyboard.press('?')
      await sheet.getByText('Search chats and messages').waitFor()
      expect(await accessibilityProblems(ann)).toEqual([])
      await ann.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
    })

    it('shows a quoted message that is earlier than the loaded ones', async () => {
      const { server, sessions } = pages.people
      const agent = await server.agent(sessions.ann)
      const body = { kind: 'group', handles: [agent.handle], group_name: 'Quotes' }
      const { chat } = (await server.call('POST', '/v1/chats', sessions.ann, body)).body
      const send = async (text: string, reply_to?: object) => {
        const message_id = server.context.ids.next('msg')
        const parts = [{ type: 'text', text }]
        await server.call('POST', '/v1/messages', agent.token, { message_id, chat_id: chat.id, parts, reply_to })
        return message_id
      }
      const first = await send('The first of all')
      for (let sent = 1; sent <= 80; sent++) await send(`Remark ${sent}`)
      await send('I mean this one', { message_id: first })
      await server.call('POST', `/v1/me/chats/${chat.id}/read`, sessions.ann, { message_id: await send('The end') })
      const ann = await pages.signIn('ann')
      await openChat(ann, 'Quotes')
      await messageWith(ann, 'I mean this one').getByRole('button', { name: 'An earlier message' }).click()
      await messageWith(ann, 'The first of all').locator('.menu:focus').waitFor()
      await ann.locator('li.chosen').getByText('The first of all').waitFor()
    })
  })
})
