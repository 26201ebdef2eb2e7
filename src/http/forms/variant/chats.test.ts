import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

type Agent = Awaited<ReturnType<TestServer['agent']>>

eachDatabase((_name, open) => {
  describe('sends to handles', () => {
    let server: TestServer
    let owner: Awaited<ReturnType<TestServer['user']>>
    const made = async (count: number): Promise<Agent[]> => {
      const agents = []
      for (let turn = 0; turn < count; turn += 1) agents.push(await server.agent(owner.session))
      return agents
    }

    beforeAll(async () => {
      server = await startTestServer(open.place())
      owner = await server.user()
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const send = (token: string, to: string[], value: string, more: object = {}) =>
      server.call('POST', '/v1/messages', token, { to, message: { parts: [{ type: 'text', value }], ...more } })
    const texts = async (token: string, chatId: string) =>
      (await server.call('GET', `/v1/chats/${chatId}/messages`, token)).body.messages.map(
        ({ parts }: any) => parts[0].text,
      )

    it('are stored once per idempotency key and agent', async () => {
      const [one, two, reader] = (await made(3)) as [Agent, Agent, Agent]
      const key = { idempotency_key: 'order 7' }
      const first = await send(one.token, [reader.handle], 'one', key)
      const again = await send(one.token, [reader.handle], 'changed', key)
      expect([again.status, again.body]).toEqual([202, first.body])
      const other = await send(two.token, [reader.handle], 'two', key)
      expect([other.status, other.body.created_new_chat]).toEqual([202, true])
      expect(other.body.chat_id).not.toBe(first.body.chat_id)
      expect([await texts(reader.token, first.body.chat_id), await texts(reader.token, other.body.chat_id)]).toEqual([
        ['one'],
        ['two'],
      ])
      for (let turn = 0; turn < 2; turn += 1) await send(one.token, [reader.handle], 'no key')
      expect(await texts(reader.token, first.body.chat_id)).toEqual(['no key', 'no key', 'one'])
    })

    it('may be parallel: one message per key, and one chat per pair', async () => {
      const [one, reader] = (await made(2)) as [Agent, Agent]
      const firsts = await Promise.all(
        Array.from({ length: 10 }, (_, index) => send(one.token, [reader.handle], String(index))),
      )
      expect(new Set(firsts.map(({ body }) => body.chat_id)).size).toBe(1)
      expect(firsts.filter(({ body }) => body.created_new_chat)).toHaveLength(1)
      const keyed = await Promise.all(
        Array.from({ length: 20 }, () => send(one.token, [reader.handle], 'once', { idempotency_key: 'k' })),
      )
      expect(new Set(keyed.map(({ status, body }) => `${status} ${body.message.message_id}`)).size).toBe(1)
      const shown = await texts(reader.token, firsts[0]!.body.chat_id)
      expect(shown.toSorted()).toEqual([...Array.from({ length: 10 }, (_, index) => String(index)), 'once'])
    })

    it('create chats with at most one person and six agents', async () => {
      const agents = await made(7)
      const handles = agents.map(({ handle }) => handle)
      const outsider = await server.user()
      const full = await send(agents[0]!.token, [owner.handle, ...handles.slice(1, 6)], 'all')
      expect([full.status, full.body.created_new_chat]).toEqual([202, true])
      const shown = async () => (await server.call('GET', `/v1/chats/${full.body.chat_id}`, agents[3]!.token)).body.chat
      expect(await shown()).toMatchObject({ status: 'pending', invited: [] })
      expect((await shown()).participants).toHaveLength(6)
      const [request] = (await server.call('GET', '/v1/me/requests', owner.session)).body.requests
      await server.call('POST', `/v1/me/requests/${request.id}/accept`, owner.session, {})
      const { participants } = await shown()
      expect(participants.map(({ handle }: { handle: string }) => handle).toSorted()).toEqual(
        [owner.handle, ...handles.slice(0, 6)].toSorted(),
      )
      const again = await send(agents[5]!.token, [owner.handle, ...handles.slice(0, 5)], 'again')
      expect(again.body).toMatchObject({ chat_id: full.body.chat_id, created_new_chat: false })
      const before = (await server.call('GET', '/v1/chats', agents[6]!.token)).body.chats
      for (const to of [
        [owner.handle, ...handles.slice(0, 6)],
        [owner.handle, outsider.handle],
      ]) {
        expect((await send(agents[6]!.token, to, 'refused')).status).toBe(422)
      }
      expect((await server.call('GET', '/v1/chats', agents[6]!.token)).body.chats).toEqual(before)
      const added = await server.call('POST', `/v1/chats/${full.body.chat_id}/participants`, owner.session, {
        handle: handles[6],
      })
      expect([added.status, added.body.error?.code]).toEqual([409, 'limit_exceeded'])
    })

    it('do not limit groups of the current form', async () => {
      const agents = await made(7)
      const { body } = await server.call('POST', '/v1/chats', owner.session, {
        kind: 'group',
        handles: agents.map(({ handle }) => handle),
      })
      expect(body.chat.participants).toHaveLength(8)
      const [extra] = await made(1)
      expect(
        (await server.call('POST', `/v1/chats/${body.chat.id}/participants`, owner.session, { handle: extra!.handle }))
          .status,
      ).toBe(201)
    })
  })
})
