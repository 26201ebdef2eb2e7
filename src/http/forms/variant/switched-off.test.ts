import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { operations } from '../../../../generated/variant/operations.ts'
import { onEmbeddedDatabase } from '../../../testing/databases.ts'
import { startTestServer, type Answer, type TestServer } from '../../../testing/server.ts'

/** Leaves out the headers that differ between responses. */
const shown = ({ status, body, headers }: Answer) => ({ status, body, type: headers.get('content-type') })

onEmbeddedDatabase((open) => {
  describe('a server without the variant form', () => {
    let server: TestServer
    let [ann, bot]: { handle: string; token: string }[] = []
    let chatId: string
    let messageId: string
    beforeAll(async () => {
      server = await startTestServer(open.place(), undefined, { PARLEY_FORMS: 'current' })
      const { session } = await server.user()
      ann = await server.agent(session)
      bot = await server.agent(session)
      chatId = (await server.call('POST', '/v1/chats', ann.token, { kind: 'direct', handles: [bot.handle] })).body.chat
        .id
      messageId = server.context.ids.next('msg')
      await server.call('POST', '/v1/messages', ann.token, {
        message_id: messageId,
        chat_id: chatId,
        parts: [{ type: 'text', text: 'x' }],
      })
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const post = (path: string, body: object) => server.call('POST', path, ann!.token, body)

    it('has none of its routes', async () => {
      const shared = ['/v1/messages', '/v1/messages/{id}/reactions']
      const own = Object.values(operations).filter(({ path }) => !shared.includes(path))
      expect(own.length).toBeGreaterThan(8)
      for (const { method, path } of own) {
        const address = path.replace('{id}', messageId).replace('{event_id}', 'evt_1')
        const body = method === 'get' || method === 'delete' ? undefined : { text: 'x' }
        const nowhere = await server.call(method.toUpperCase(), '/v1/nowhere', ann!.token, body)
        expect(shown(await server.call(method.toUpperCase(), address, ann!.token, body)), address).toEqual(
          shown(nowhere),
        )
        expect((await server.call('OPTIONS', address, ann!.token)).status, address).toBe(404)
      }
    })

    it('reads bodies of the variant form as current bodies with unknown members', async () => {
      const parts = [{ type: 'text', text: 'y', value: 'y' }]
      const foreign = { to: [bot!.handle], message: { parts }, conversation_id: chatId, draft: true }
      const nothing = shown(await post('/v1/messages', {}))
      expect(nothing).toMatchObject({ status: 422, body: { error: { code: 'invalid_request' } } })
      for (const names of [['to', 'message'], ['conversation_id', 'draft'], ['to'], ['draft']]) {
        const body = Object.fromEntries(Object.entries(foreign).filter(([name]) => names.includes(name)))
        expect(shown(await post('/v1/messages', body))).toEqual(nothing)
      }
      const current = { message_id: server.context.ids.next('msg'), chat_id: chatId, parts }
      expect((await post('/v1/messages', { ...foreign, ...current })).body.message.parts).toEqual([
        { type: 'text', text: 'y', part_id: 'prt_0' },
      ])
      const reacted = (body: object) => post(`/v1/messages/${messageId}/reactions`, { operation: 'add', ...body })
      expect(shown(await reacted({ type: 'love' }))).toEqual(shown(await reacted({ type: 'unheard of' })))
      expect((await reacted({ type: 'emoji', emoji: '👍', part_index: 7 })).body).toEqual({ changed: true })
      expect(
        (await server.call('GET', `/v1/chats/${chatId}/messages`, bot!.token)).body.messages.find(
          (one: any) => one.message_id === messageId,
        ).reactions,
      ).toMatchObject([{ type: 'emoji', emoji: '👍', target_part_id: null }])
    })
  })
})
