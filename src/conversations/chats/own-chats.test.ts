import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Chat, OwnChatList } from '../../../generated/extensions/types.gen.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe("the list of a person's chats", () => {
    let server: TestServer
    let owner: { session: string }
    /** Seconds by which the server's clock is ahead, so that no two messages have one time. */
    let ahead = 0
    beforeAll(async () => {
      server = await startTestServer(open.place(), { now: () => Date.now() + ahead * 1000 })
      owner = await server.user()
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const call = async (method: string, path: string, credential: string, body?: object) => {
      const answer = await server.call(method, path, credential, body)
      expect([method, path, answer.status < 300 ? 'ok' : answer]).toEqual([method, path, 'ok'])
      return answer.body
    }
    async function publicAgent() {
      const agent = await server.agent(owner.session)
      await call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
      return agent
    }
    const openChat = async (session: string, ...handles: string[]): Promise<string> =>
      (await call('POST', '/v1/chats', session, { kind: handles.length > 1 ? 'group' : 'direct', handles })).chat.id
    async function say(token: string, chatId: string, text: string): Promise<string> {
      const message_id = server.context.ids.next('msg')
      ahead++
      await call('POST', '/v1/messages', token, { message_id, chat_id: chatId, parts: [{ type: 'text', text }] })
      return message_id
    }
    const list = async (session: string): Promise<OwnChatList> => call('GET', '/v1/me/chats?limit=100', session)
    const chatOf = async (session: string, chatId: string): Promise<Chat> => {
      const { chat } = await call('GET', `/v1/me/chats/${chatId}`, session)
      expect((await list(session)).chats.find(({ id }) => id === chatId)).toEqual(chat)
      return chat
    }

    it('begins with the latest activity, on every page', async () => {
      const ann = await server.user()
      const bots = [await publicAgent(), await publicAgent(), await publicAgent()]
      const ids: string[] = []
      for (const bot of bots) ids.push(await openChat(ann.session, bot.handle))
      const [first, second, third] = ids as [string, string, string]
      await say(bots[1]!.token, second, 'b')
      await say(bots[0]!.token, first, 'a')
      expect((await list(ann.session)).chats.map(({ id }) => id)).toEqual([first, second, third])
      const paged: string[] = []
      let cursor = ''
      do {
        const next: OwnChatList = await call('GET', `/v1/me/chats?limit=1${cursor}`, ann.session)
        expect(next.unread_chats).toBe(2)
        paged.push(...next.chats.map(({ id }) => id))
        cursor = next.next_cursor === null ? '' : `&cursor=${next.next_cursor}`
      } while (cursor !== '')
      expect(paged).toEqual([first, second, third])
    })

    it('counts unread messages of others, and shows the newest message with the name of its sender', async () => {
      const ann = await server.user()
      const bot = await publicAgent()
      const chatId = await openChat(ann.session, bot.handle)
      expect(await chatOf(ann.session, chatId)).toMatchObject({ last_message: null, unread_count: 0 })
      const ids: string[] = []
      for (let at = 1; at <= 57; at++) ids.push(await say(bot.token, chatId, `line\n ${at}`))
      expect(await chatOf(ann.session, chatId)).toMatchObject({
        unread_count: 57,
        last_message: { message_id: ids[56], sequence: 57, summary: 'line 57', sender: { handle: bot.handle } },
      })
      const { last_message: last, participants } = await chatOf(ann.session, chatId)
      expect(participants.map(({ display_name: name }) => name)).toContain(last!.sender_name)
      await call('POST', `/v1/me/chats/${chatId}/read`, ann.session, { message_id: ids[29] })
      expect((await chatOf(ann.session, chatId)).unread_count).toBe(27)
      // A sender counts as having read all earlier messages.
      await call('POST', `/v1/me/chats/${chatId}/messages`, ann.session, { parts: [{ type: 'text', text: 'mine' }] })
      expect(await chatOf(ann.session, chatId)).toMatchObject({ unread_count: 0, last_message: { summary: 'mine' } })
      await say(bot.token, chatId, 'later')
      expect((await chatOf(ann.session, chatId)).unread_count).toBe(1)
      expect((await list(ann.session)).unread_chats).toBe(1)
    })

    it('does not show the newest message and unread messages to agents', async () => {
      const ann = await server.user()
      const bot = await publicAgent()
      const chatId = await openChat(ann.session, bot.handle)
      await say(bot.token, chatId, 'hello')
      const { chats } = await call('GET', '/v1/chats', bot.token)
      expect(chats).toHaveLength(1)
      expect(Object.keys(chats[0])).not.toContain('last_message')
      expect(Object.keys(chats[0])).not.toContain('unread_count')
    })

    it('neither shows, counts nor sorts by messages of a blocked participant', async () => {
      const ann = await server.user()
      const [bot, other, quiet] = [await publicAgent(), await publicAgent(), await publicAgent()]
      const group = await openChat(ann.session, bot.handle, other.handle)
      const direct = await openChat(ann.session, quiet.handle)
      await say(other.token, group, 'shown')
      await say(quiet.token, direct, 'newer')
      await call('PUT', `/v1/blocked-handles/${bot.handle}`, ann.session)
      for (let at = 0; at < 3; at++) await say(bot.token, group, 'hidden')
      expect(await chatOf(ann.session, group)).toMatchObject({ unread_count: 1, last_message: { summary: 'shown' } })
      const { chats, unread_chats: unread } = await list(ann.session)
      expect([chats.map(({ id }) => id), unread]).toEqual([[direct, group], 2])
    })

    it('finds chats by names and handles on every page', async () => {
      const ann = await server.user()
      const [bot, other] = [await publicAgent(), await publicAgent()]
      await call('PATCH', `/v1/me/agents/${bot.id}`, owner.session, { display_name: 'Weather 100%_now' })
      const direct = await openChat(ann.session, bot.handle)
      const group = await openChat(ann.session, bot.handle, other.handle)
      await call('PATCH', `/v1/chats/${group}`, ann.session, { group_name: 'Trip to Rome' })
      const find = async (words: string) => {
        const { chats } = await call('GET', `/v1/me/chats?q=${encodeURIComponent(words)}`, ann.session)
        return chats.map(({ id }: Chat) => id).sort()
      }
      const both = [direct, group].sort()
      expect(await find('weather')).toEqual(both)
      expect(await find('100%_NOW')).toEqual(both)
      expect(await find('100_')).toEqual([])
      expect(await find(bot.handle.slice(3))).toEqual(both)
      expect(await find('ROME')).toEqual([group])
      expect(await find(ann.handle)).toEqual([])
      const { participants } = await chatOf(ann.session, direct)
      expect(participants.map(({ accepts_tasks: accepts }) => accepts)).toContain(false)
    })

    it('leaves out the text of a message that is too large for a list', async () => {
      const ann = await server.user()
      const bot = await publicAgent()
      const chatId = await openChat(ann.session, bot.handle)
      const message_id = server.context.ids.next('msg')
      const parts = [
        { type: 'data', data: ['x'.repeat(15_000)] },
        { type: 'text', text: 'y'.repeat(4_000) },
      ]
      await call('POST', '/v1/messages', bot.token, { message_id, chat_id: chatId, parts })
      expect(await chatOf(ann.session, chatId)).toMatchObject({
        unread_count: 1,
        last_message: { message_id, summary: '' },
      })
    })
  })
})
