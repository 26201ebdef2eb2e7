import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { isTaken } from '../../tasks/a2a/call.store.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

type Agent = Awaited<ReturnType<TestServer['agent']>>

eachDatabase((_name, open) => {
  describe('drafts', () => {
    let server: TestServer
    let [author, reader]: Agent[] = []
    let chatId: string
    let owner: string
    const visible = { visibility: 'public' }

    beforeAll(async () => {
      server = await startTestServer(open.place())
      const { session } = await server.user()
      owner = session
      author = await server.agent(session)
      reader = await server.agent(session)
      chatId = (await server.call('POST', '/v1/chats', author.token, { kind: 'direct', handles: [reader.handle] })).body
        .chat.id
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const post = (path: string, body: object, headers: Record<string, string> = {}, token = author!.token) =>
      fetch(`${server.url}/v1/messages${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      })
    const opened = async (
      more: object = {},
      headers: Record<string, string> = {},
      token = author!.token,
    ): Promise<string> => {
      const answer = await post('', { conversation_id: chatId, draft: true, ...more }, headers, token)
      expect(answer.status).toBe(202)
      return ((await answer.json()) as { message_id: string }).message_id
    }
    const append = (id: string, text: string) => post(`/${id}/append`, { text })
    const finalize = (id: string, body: object = {}) => post(`/${id}/finalize`, body)
    const textsOf = async (answer: Response) =>
      ((await answer.json()) as { message: { parts: { text: string }[] } }).message.parts.map(({ text }) => text)
    const read = async (path: string, token = reader!.token) => (await server.call('GET', path, token)).body
    const received = async (id: string) =>
      ((await read('/v1/events?limit=100')).events as any[]).filter(
        ({ event_type, data }) => event_type === 'message.received' && data.message.message_id === id,
      )

    it('contain every parallel append completely', async () => {
      const id = await opened()
      const texts = Array.from({ length: 20 }, (_, index) => `<${index}>`)
      const answers = await Promise.all(texts.map((text) => append(id, text)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
      const [text] = await textsOf(await finalize(id))
      expect(text!.match(/<\d+>/g)!.toSorted()).toEqual(texts.toSorted())
      expect(text!.length).toBe(texts.join('').length)
    })

    it('are finalized once by parallel calls, with one event', async () => {
      const id = await opened({ text: 'gathered' })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => finalize(id, { parts: [{ type: 'text', value: `call ${index}` }] })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 422)])
      const [winner] = await textsOf(answers.find(({ status }) => status === 200)!)
      const events = await received(id)
      expect(events.map(({ data }) => data.message.parts[0].text)).toEqual([winner])
      expect((await read(`/v1/chats/${chatId}/messages`)).messages[0].parts[0].text).toBe(winner)
    })

    it('get their sequence when they are finalized, and are not shown before', async () => {
      const id = await opened({ text: 'secret words' })
      await append(id, ' and more')
      const later = []
      for (let turn = 0; turn < 3; turn += 1) later.push(server.context.ids.next('msg'))
      for (const message_id of later)
        await post('', { message_id, chat_id: chatId, parts: [{ type: 'text', text: 'later' }] })
      const { latest } = await read('/v1/events?limit=100')
      const reply = {
        message_id: server.context.ids.next('msg'),
        chat_id: chatId,
        parts: [{ type: 'text', text: 'x' }],
        reply_to: { message_id: id },
      }
      const answers = [
        await post('', reply, {}, reader!.token),
        await post(`/${id}/reactions`, { operation: 'add', type: 'love', part_index: 0 }, {}, reader!.token),
        await post(`/${id}/append`, { text: 'x' }, {}, reader!.token),
        await post(`/${id}/finalize`, {}, {}, reader!.token),
      ]
      expect(answers.map(({ status }) => status)).toEqual([422, 404, 404, 404])
      const shown = [
        await read(`/v1/chats/${chatId}/messages`),
        await read('/v1/events?limit=100'),
        await read(`/v1/chats/${chatId}/messages`, author!.token),
      ]
      expect(
        [
          ...shown.map((body) => JSON.stringify(body)),
          ...(await Promise.all(answers.map((answer) => answer.text()))),
        ].join(),
      ).not.toContain('secret')
      expect((await finalize(id)).status).toBe(200)
      const { messages } = await read(`/v1/chats/${chatId}/messages?limit=4`)
      expect(messages.map(({ message_id }: { message_id: string }) => message_id)).toEqual([id, ...later.toReversed()])
      expect((await read(`/v1/events?after=${latest}`)).events.map(({ data }: any) => data.message.message_id)).toEqual(
        [id],
      )
    })

    it('are discarded by their author, and are not shown afterwards', async () => {
      const key = { 'idempotency-key': 'discarded' }
      const id = await opened({ text: 'never said' }, key)
      const discard = async (draftId: string, token = author!.token) =>
        (await server.call('DELETE', `/v1/drafts/${draftId}`, token)).status
      expect(await discard(id, reader!.token)).toBe(404)
      expect([await discard(id), await discard(id)]).toEqual([204, 404])
      expect([(await append(id, 'x')).status, (await finalize(id)).status]).toEqual([404, 404])
      const next = await opened({ text: 'said' }, key)
      expect(next).not.toBe(id)
      expect((await finalize(next)).status).toBe(200)
      expect(await discard(next)).toBe(422)
      expect((await read(`/v1/chats/${chatId}/messages?limit=1`)).messages[0].message_id).toBe(next)
    })

    it('reserve their id: no message is sent with it (AMB-089)', async () => {
      const id = await opened({ text: 'mine' })
      const parts = [{ type: 'text', text: 'taken' }]
      for (const { token } of [reader!, author!]) {
        const taken = await post('', { message_id: id, chat_id: chatId, parts }, {}, token)
        const { error } = (await taken.json()) as { error: { code: string } }
        expect([taken.status, error.code]).toEqual([409, 'idempotency_conflict'])
      }
      expect(await server.context.database.read((tx) => isTaken(tx, id))).toBe(true)
      expect(await textsOf(await finalize(id))).toEqual(['mine'])
      expect((await received(id)).map(({ data }) => data.message.sender.id)).toEqual([author!.id])
    })

    it('are finalized or discarded, never both', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await opened({ text: `race ${round}` })
        const [finalized, discarded] = await Promise.all([
          finalize(id),
          server.call('DELETE', `/v1/drafts/${id}`, author!.token),
        ])
        expect([
          [200, 422],
          [404, 204],
        ]).toContainEqual([finalized.status, discarded.status])
        expect((await received(id)).length).toBe(finalized.status === 200 ? 1 : 0)
      }
    })

    it('can be discarded in a chat that the author has left', async () => {
      const { session } = await server.user()
      for (const { id } of [author!, reader!]) await server.call('PATCH', `/v1/me/agents/${id}`, owner, visible)
      const body = { kind: 'group', handles: [author!.handle, reader!.handle] }
      const group = (await server.call('POST', '/v1/chats', session, body)).body
      const answer = await post('', { conversation_id: group.chat.id, draft: true, text: 'x' }, {}, reader!.token)
      const { message_id: id } = (await answer.json()) as { message_id: string }
      await server.call('DELETE', `/v1/chats/${group.chat.id}/participants/${reader!.handle}`, reader!.token)
      expect((await post(`/${id}/append`, { text: 'x' }, {}, reader!.token)).status).toBe(403)
      expect((await server.call('DELETE', `/v1/drafts/${id}`, reader!.token)).status).toBe(204)
    })

    it('are created once per idempotency key and agent', async () => {
      const key = { 'idempotency-key': 'my key' }
      const first = await opened({ text: 'first' }, key)
      const again = await Promise.all(Array.from({ length: 5 }, () => opened({ text: 'second' }, key)))
      expect(new Set(again)).toEqual(new Set([first]))
      expect(await opened({}, key, reader!.token)).not.toBe(first)
      expect(await opened({}, { 'idempotency-key': 'another' })).not.toBe(first)
      expect(await opened()).not.toBe(await opened())
      expect(await textsOf(await finalize(first))).toEqual(['first'])
      expect(
        (await post('', { conversation_id: chatId, draft: true }, { 'idempotency-key': 'x'.repeat(256) })).status,
      ).toBe(422)
    })

    it('are unchanged after a rejected operation', async () => {
      const id = await opened()
      expect((await finalize(id)).status).toBe(422)
      expect((await append(id, 'x'.repeat(8000))).status).toBe(202)
      expect((await append(id, 'y'.repeat(193))).status).toBe(422)
      expect((await finalize(id, { parts: [] })).status).toBe(422)
      expect(
        (await finalize(id, { parts: Array.from({ length: 101 }, () => ({ type: 'text', text: 'x' })) })).status,
      ).toBe(422)
      expect((await append(id, 'y'.repeat(192))).status).toBe(202)
      expect(await textsOf(await finalize(id))).toEqual([`${'x'.repeat(8000)}${'y'.repeat(192)}`])
      const own = server.context.ids.next('msg')
      await post('', { message_id: own, chat_id: chatId, parts: [{ type: 'text', text: 'plain' }] })
      for (const answer of [await append(own, 'x'), await finalize(own)]) {
        expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
          422,
          'invalid_request',
        ])
      }
    })
  })
})
