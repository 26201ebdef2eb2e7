import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('the read position of a person in a group', () => {
    let server: TestServer
    let ann: { session: string }
    let bot: { handle: string; token: string }
    let fellow: { handle: string; token: string }
    let chatId: string

    beforeAll(async () => {
      server = await startTestServer(open.place())
      ann = await server.user()
      const owner = await server.user()
      bot = await publicAgent(owner.session)
      fellow = await publicAgent(owner.session)
      const group = { kind: 'group', handles: [bot.handle, fellow.handle], group_name: 'Reading circle' }
      chatId = (await call('POST', '/v1/chats', ann.session, group)).chat.id
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
    async function publicAgent(session: string) {
      const agent = await server.agent(session)
      await call('PATCH', `/v1/me/agents/${agent.id}`, session, { visibility: 'public' })
      return agent
    }
    async function say(): Promise<string> {
      const message_id = server.context.ids.next('msg')
      const parts = [{ type: 'text', text: 'Chapter' }]
      await call('POST', '/v1/messages', bot.token, { message_id, chat_id: chatId, parts })
      return message_id
    }
    const read = (messageId: string) =>
      call('POST', `/v1/me/chats/${chatId}/read`, ann.session, { message_id: messageId })
    const position = async () => {
      const { chat } = await call('GET', `/v1/me/chats/${chatId}`, ann.session)
      const { chats } = await call('GET', '/v1/me/chats', ann.session)
      expect(chats.find(({ id }: { id: string }) => id === chatId)).toEqual(chat)
      return chat.read_sequence
    }

    it('moves forward only, and is the same in every response', async () => {
      expect(await position()).toBe(0)
      const [first, second] = [await say(), await say()]
      expect(await read(second)).toMatchObject({ advanced: true, receipt: { status: 'read', through_sequence: 2 } })
      expect(await position()).toBe(2)
      expect(await read(first)).toMatchObject({ advanced: false, receipt: { through_sequence: 2 } })
      expect(await position()).toBe(2)
    })

    it('is not shown to others: no event, no stamp, no member of the chat (AMB-196)', async () => {
      await read(await say())
      for (const { token } of [bot, fellow]) {
        const { events } = await call('GET', '/v1/events?after=0&limit=100', token)
        const types = events.map(({ event_type: type }: { event_type: string }) => type)
        expect(types.filter((type: string) => type === 'message.read' || type === 'message.delivered')).toEqual([])
        expect((await call('GET', `/v1/chats/${chatId}`, token)).chat).not.toHaveProperty('read_sequence')
        const { messages } = await call('GET', `/v1/chats/${chatId}/messages`, token)
        expect(messages.filter((message: object) => 'read_at' in message || 'delivered_at' in message)).toEqual([])
      }
    })

    it('accepts messages of the group only, and agents have no read position (AMB-039)', async () => {
      const message = { message_id: await say() }
      expect((await server.call('POST', `/v1/chats/${chatId}/read`, fellow.token, message)).status).toBe(422)
      expect((await server.call('POST', `/v1/me/chats/${chatId}/delivered`, ann.session, message)).status).toBe(422)
      const unknown = { message_id: server.context.ids.next('msg') }
      expect((await server.call('POST', `/v1/me/chats/${chatId}/read`, ann.session, unknown)).status).toBe(404)
    })
  })
})
