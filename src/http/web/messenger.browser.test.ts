import { describe, expect, it } from 'vitest'

import { browserAbsent } from '../../testing/browser/browser.ts'
import { messageWith, openChat, signIn, startChat, write } from '../../testing/browser/people.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'

eachPageDatabase((_name, open) => {
  describe.skipIf(browserAbsent)('two persons and an agent, in two browsers', { timeout: 60_000 }, () => {
    const pages = usePages(() => open.place())

    it('exchange messages', async () => {
      const ann = await pages.signIn('ann')
      const ben = await pages.signIn('ben', { colorScheme: 'dark' })

      await startChat(ann, pages.people.echo)
      await write(ann, 'Is anybody there?')
      await messageWith(ann, 'Echo: Is anybody there?').waitFor()
      await messageWith(ann, 'Is anybody there?').getByText('Delivered').waitFor()

      await startChat(ann, 'ben')
      await write(ann, 'Good morning, Ben')
      await ann.getByText('This chat waits for an answer to your request.').waitFor()
      await ben.getByRole('button', { name: 'Accept ann' }).click()
      await ann.getByText('This chat waits for an answer to your request.').waitFor({ state: 'detached' })
      await messageWith(ben, 'Good morning, Ben').waitFor()
      await messageWith(ann, 'Good morning, Ben').getByText('Read').waitFor()

      await write(ben, 'See https://example.com/a_b, @ann')
      const received = messageWith(ann, 'See https://example.com/a_b, @ann')
      await received.waitFor()
      expect(await received.getByRole('link').getAttribute('href')).toBe('https://example.com/a_b')
      expect(await received.locator('.mention').innerText()).toBe('@ann')
      // Screen readers announce messages of others.
      expect(await ann.locator('[aria-live=polite]').innerText()).toBe('ben: See https://example.com/a_b, @ann')

      const place = () => received.boundingBox()
      const before = await place()
      await received.getByRole('button', { name: 'Actions' }).click()
      await received.getByRole('button', { name: 'Reply' }).waitFor()
      // The menu is over the conversation, and moves no text.
      expect(await place()).toEqual(before)
      await received.getByRole('button', { name: 'Reply' }).click()
      await write(ann, 'I have seen it')
      const answer = messageWith(ben, 'I have seen it')
      await answer.locator('blockquote').getByText('See https://example.com/a_b').waitFor()
      await answer.getByRole('button', { name: 'Actions' }).click()
      await answer.getByRole('button', { name: 'React with 👍' }).click()
      await messageWith(ann, 'I have seen it').getByRole('button', { name: '👍 by ben' }).waitFor()
      await answer.getByRole('button', { name: '👍 by you' }).click({ force: true })
      await messageWith(ann, 'I have seen it').getByRole('button', { name: '👍 by ben' }).waitFor({ state: 'detached' })

      await openChat(ann, pages.people.echo)
      await write(ben, 'Are you still there?')
      await ann.getByRole('link', { name: /ben.*1 unread/s }).waitFor()
      expect(await ann.title()).toBe('(1) Messenger – Parley')
      await ann.reload()
      await ann.getByRole('link', { name: /ben.*1 unread/s }).waitFor()
      await openChat(ann, 'ben')
      await messageWith(ben, 'Are you still there?').getByText('Read').waitFor()
      expect(await ann.title()).toBe('Messenger – Parley')
    })

    it('see messages that they send in another session once in each session', async () => {
      const ann = await pages.signIn('ann')
      const elsewhere = await pages.signIn('ann')
      await startChat(ann, pages.people.echo)
      await openChat(elsewhere, pages.people.echo)
      await write(ann, 'From one screen')
      await messageWith(elsewhere, 'From one screen').waitFor()
      await write(elsewhere, 'And from another one')
      for (const page of [ann, elsewhere])
        for (const text of [
          'From one screen',
          'Echo: From one screen',
          'And from another one',
          'Echo: And from another one',
        ]) {
          await messageWith(page, text).waitFor()
          expect(await messageWith(page, text).count()).toBe(1)
        }
    })

    it('see no change of the order of chats while they point at the list, also when messages arrive', async () => {
      const ann = await pages.signIn('ann')
      const { server, sessions } = pages.people
      const silent = await server.agent(sessions.ben)
      await server.call('PATCH', `/v1/me/agents/${silent.id}`, sessions.ben, { visibility: 'public' })
      const names = ['first', 'second', 'third']
      const ids = new Map<string, string>()
      for (const group_name of names) {
        const body = { kind: 'group', handles: [silent.handle], group_name }
        const answer = await server.call('POST', '/v1/chats', sessions.ann, body)
        ids.set(group_name, answer.body.chat.id)
      }
      const say = async (group: string, text: string) => {
        const parts = [{ type: 'text', text }]
        const body = { message_id: server.context.ids.next('msg'), chat_id: ids.get(group), parts }
        expect((await server.call('POST', '/v1/messages', silent.token, body)).status).toBe(202)
      }
      const order = async () =>
        (await ann.locator('.chats .title').allInnerTexts()).filter((title) => names.includes(title))
      const link = (name: string) => ann.getByRole('link', { name })
      const isOrder = (expected: string[]) => expect.poll(order, { timeout: 20_000 }).toEqual(expected)
      for (const name of names) await say(name, `${name} is here`)
      await isOrder(['third', 'second', 'first'])

      await link('second').hover()
      await say('first', 'news of the pointer')
      await link('first').getByText('news of the pointer').waitFor()
      expect(await order()).toEqual(['third', 'second', 'first'])
      await ann.mouse.down()
      await ann.mouse.up()
      await ann.getByRole('heading', { level: 2, name: 'second' }).waitFor()
      await ann.mouse.move(900, 300)
      await isOrder(['first', 'third', 'second'])

      await ann.getByRole('button', { name: 'New chat' }).focus()
      while ((await ann.locator(':focus .title').allInnerTexts())[0] !== 'third') await ann.keyboard.press('Tab')
      await say('second', 'news of the keyboard')
      await link('second').getByText('news of the keyboard').waitFor()
      expect(await order()).toEqual(['first', 'third', 'second'])
      await ann.keyboard.press('Enter')
      await ann.getByRole('heading', { level: 2, name: 'third' }).waitFor()
      await ann.getByLabel('Message', { exact: true }).focus()
      await isOrder(['second', 'first', 'third'])
    })

    it('lose and repeat no message when the connection is interrupted', async () => {
      const ann = await signIn(pages.browser, pages.people, 'ann')
      const ben = await signIn(pages.browser, pages.people, 'ben')
      for (const [page, other] of [
        [ann, 'ben'],
        [ben, 'ann'],
      ] as const)
        await openChat(page, other)
      await ann.context().setOffline(true)
      await write(ann, 'written offline')
      await write(ann, 'and another')
      await messageWith(ann, 'written offline').getByText('Waiting for the connection').waitFor()
      await ann.getByText('Offline: trying again').waitFor()
      for (const text of ['one', 'two', 'three']) await write(ben, text)
      await messageWith(ben, 'three').getByText('Sent').waitFor()
      // A reload would lose data in memory.
      await ann.context().setOffline(false)
      await messageWith(ann, 'three').waitFor()
      await messageWith(ben, 'and another').waitFor()
      for (const page of [ann, ben]) {
        const texts = await page.locator('.text').allInnerTexts()
        const last = texts.filter((text) => ['written offline', 'and another', 'one', 'two', 'three'].includes(text))
        expect(last).toEqual(['one', 'two', 'three', 'written offline', 'and another'])
      }
      await ann.getByText('Offline: trying again').waitFor({ state: 'detached' })
    })

    it('reach the existing chat from a share page, or the dialog for a new chat', async () => {
      const page = await pages.signIn('ann')
      const { ben } = pages.people.sessions
      const fresh = await pages.people.server.agent(ben)
      await pages.people.server.call('PATCH', `/v1/me/agents/${fresh.id}`, ben, { visibility: 'public' })
      const follow = async (handle: string) => {
        await page.goto(`${pages.people.server.url}/@${handle}`)
        await page.getByRole('link', { name: `Write to @${handle}` }).click()
      }
      await follow(fresh.handle)
      const field = page.getByLabel('Handles, or words to search the directory for')
      await expect.poll(() => field.inputValue()).toBe(fresh.handle)
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      await page.getByRole('heading', { level: 2, name: fresh.handle }).waitFor()
      await follow(fresh.handle)
      await page.getByRole('heading', { level: 2, name: fresh.handle }).waitFor()
    })

    it('create one group with a double click, react in it, and see an empty state', async () => {
      const other = await pages.people.server.agent(pages.people.sessions.ben)
      await pages.people.server.call('PATCH', `/v1/me/agents/${other.id}`, pages.people.sessions.ben, {
        visibility: 'public',
      })
      const page = await pages.signIn('ann')
      await page.getByRole('button', { name: 'New chat' }).click()
      await page
        .getByLabel('Handles, or words to search the directory for')
        .fill(`${pages.people.echo}, ${other.handle}`)
      await page.getByLabel('Name of the group').fill('Made once')
      await page.getByRole('button', { name: 'Start', exact: true }).dblclick()
      await page.getByRole('heading', { level: 2, name: 'Made once' }).waitFor()
      const { body } = await pages.people.server.call('GET', '/v1/me/chats', pages.people.sessions.ann)
      expect(body.chats.filter(({ group_name: name }: { group_name: string }) => name === 'Made once')).toHaveLength(1)
      // Groups have no delivery timestamps; reactions are shown nevertheless.
      await page.getByText('No messages yet. Write the first one.').waitFor()
      await write(page, 'To all of you')
      const sent = messageWith(page, 'To all of you')
      await sent.getByRole('button', { name: 'Actions' }).click()
      await sent.getByRole('button', { name: 'React with 👍' }).click()
      await sent.getByRole('button', { name: '👍 by you' }).waitFor()
      // The read position is the same in another browser.
      await messageWith(page, 'Echo: To all of you').waitFor()
      const ownChats = () => pages.people.server.call('GET', '/v1/me/chats', pages.people.sessions.ann)
      await expect.poll(async () => (await ownChats()).body.chats[0]).toMatchObject({ read_sequence: 2 })
      const another = await pages.signIn('ann')
      await another.getByRole('link', { name: /Made once.*Echo: To all of you/s }).waitFor()
      expect(await another.getByRole('link', { name: /Made once.*unread/s }).count()).toBe(0)
      await page.goto(`${pages.people.server.url}/nothing/here`)
      await page.getByText('There is nothing at this address.').waitFor()
      expect(await page.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/')
    })
  })
})
