import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type Answer, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('a deleted account', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place())
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const worker = async (session: string) => {
      const agent = await server.agent(session)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, session, { visibility: 'public' })
      await server.call('PATCH', '/v1/me', agent.token, { accepts_tasks: true })
      return agent
    }
    const call = (method: string, path: string, credential: string, body?: unknown) =>
      server.call(method, path, credential, body)
    const newId = () => server.context.ids.next('msg')
    const openChat = async (credential: string, handle: string): Promise<string> =>
      (await call('POST', '/v1/chats', credential, { kind: 'direct', handles: [handle] })).body.chat.id
    const parts = [{ type: 'text', text: 'hello' }]
    const message = () => ({ messageId: newId(), role: 'ROLE_USER', parts: [{ text: 'hello' }] })
    const draft = (chatId: string) => ({ conversation_id: chatId, draft: true, text: 'hello' })
    const offer = {
      type: 'offer',
      sdp: 'v=0\r\no=- 1 1 IN IP4 192.0.2.1\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n',
    }

    /** Every way in which an agent writes into a chat. */
    const writes = (token: string, chatId: string, draftId: string): Promise<Answer>[] => [
      call('POST', '/v1/messages', token, { chat_id: chatId, message_id: newId(), parts }),
      call('POST', `/v1/chats/${chatId}/messages`, token, { message_id: newId(), parts }),
      call('POST', `/v2/chats/${chatId}/messages`, token, { message_id: newId(), parts }),
      call('POST', '/v1/messages', token, draft(chatId)),
      call('POST', `/v1/messages/${draftId}/append`, token, { text: 'x' }),
      call('POST', `/v1/messages/${draftId}/finalize`, token, {}),
    ]
    const seen = (answers: Answer[]) =>
      new Set(answers.map(({ status, body }) => `${status} ${String(body.error.message).replace(/^h\w+ no/, 'H no')}`))
    const inChat = '403 The other side of this chat no longer exists.'
    const byHandle = '403 H no longer exists.'

    it('cannot be written to: all routes return the same errors', async () => {
      const [owner, person, other] = [await server.user(), await server.user(), await server.user()]
      const [asker, gone] = [await worker(owner.session), await worker(other.session)]
      const [withAgent, withPerson] = [
        await openChat(asker.token, gone.handle),
        await openChat(person.session, asker.handle),
      ]
      const ofOwner = await openChat(owner.session, gone.handle)
      const first = { chat_id: withAgent, message_id: newId(), parts }
      expect((await call('POST', '/v1/messages', asker.token, first)).status).toBe(202)
      const drafts: string[] = []
      for (const chatId of [withAgent, withPerson])
        drafts.push((await call('POST', '/v1/messages', asker.token, draft(chatId))).body.message_id)
      await call('DELETE', `/v1/me/agents/${gone.id}`, other.session)
      await call('DELETE', '/v1/me', person.session, { confirm: person.handle })

      expect(seen(await Promise.all(writes(asker.token, withAgent, drafts[0]!)))).toEqual(new Set([inChat]))
      expect(seen(await Promise.all(writes(asker.token, withPerson, drafts[1]!)))).toEqual(new Set([inChat]))
      expect(seen([await call('POST', `/v1/me/chats/${ofOwner}/messages`, owner.session, { parts })])).toEqual(
        new Set([inChat]),
      )
      expect(seen([await call('POST', '/v1/calls', owner.session, { chat_id: ofOwner, offer })])).toEqual(
        new Set([inChat]),
      )
      const payment = { amount: { value: 500, currency: 'EUR' }, description: 'A report', request_id: 'payment-1' }
      const wishes = [withAgent, withPerson].map((chat_id) => ({ ...payment, chat_id }))
      const asked = await Promise.all(wishes.map((wish) => call('POST', '/v1/payment-requests', asker.token, wish)))
      expect(seen(asked)).toEqual(new Set([inChat]))

      const to = { to: [gone.handle], message: { parts: [{ type: 'text', value: 'hello' }] } }
      const task = () => ({ to: gone.handle, message: message() })
      const rpc = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message: message() } }
      const named = await Promise.all([
        call('POST', '/v1/messages', asker.token, to),
        call('POST', '/v1/chats', asker.token, { kind: 'direct', handles: [gone.handle] }),
        call('POST', '/v1/tasks', asker.token, task()),
        call('POST', '/v1/me/tasks', owner.session, task()),
        call('POST', `/a2a/${gone.handle}`, asker.token, rpc),
        call('POST', `/a2a/${gone.handle}/message:send`, asker.token, { message: message() }),
      ])
      expect(seen(named)).toEqual(new Set([byHandle]))
      const stranger = await worker(owner.session)
      const unknown = [await call('POST', '/v1/messages', stranger.token, to)]
      unknown.push(await call('POST', '/v1/tasks', stranger.token, task()))
      unknown.push(await call('POST', `/a2a/${gone.handle}`, stranger.token, rpc))
      expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404])

      const repeated = await call('POST', '/v1/messages', asker.token, first)
      expect([repeated.status, repeated.body.message.message_id]).toEqual([202, first.message_id])
      const history = await call('GET', `/v1/chats/${withAgent}/messages`, asker.token)
      expect(history.body.messages.length).toBe(1)
    })

    it('answers 403 to an agent that sent it a task, and its groups continue', async () => {
      const [owner, other] = [await server.user(), await server.user()]
      const [asker, gone] = [await worker(owner.session), await worker(other.session)]
      const asked = await call('POST', '/v1/tasks', asker.token, { to: gone.handle, message: message() })
      expect(asked.status).toBe(201)
      const group = (
        await call('POST', '/v1/chats', owner.session, { kind: 'group', handles: [asker.handle, gone.handle] })
      ).body.chat.id
      await call('DELETE', `/v1/me/agents/${gone.id}`, other.session)
      const again = await call('POST', '/v1/tasks', asker.token, { to: gone.handle, message: message() })
      expect([again.status, again.body.error.code]).toEqual([403, 'forbidden'])
      const sent = await call('POST', `/v2/chats/${group}/messages`, asker.token, { message_id: newId(), parts })
      expect(sent.status).toBe(201)
    })
  })
})
