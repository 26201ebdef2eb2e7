import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type Answer, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('attachments of a person', () => {
    let server: TestServer
    beforeAll(async () => {
      const limits = 'attachments_per_person=2,attachment_bytes_per_person=20'
      server = await startTestServer(open.place(), undefined, { PARLEY_LIMITS: limits })
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    async function upload(
      session: string,
      bytes: string,
      headers: Record<string, string> = {},
    ): Promise<Pick<Answer, 'status' | 'body'>> {
      const answer = await fetch(`${server.url}/v1/me/attachments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session}`, 'content-type': 'text/plain', ...headers },
        body: bytes,
      })
      return { status: answer.status, body: await answer.json() }
    }
    const rowsOf = (ownerId: string) =>
      server.context.database.read((tx) => tx.rows('SELECT id FROM attachments WHERE owner_id = ?', [ownerId]))

    it('are sent in media parts to participants of the chat, and only by their uploader', async () => {
      const ann = await server.user()
      const bot = await server.agent(ann.session)
      const { status, body } = await upload(ann.session, 'hello', { 'x-svc-filename': 'gr%C3%BC%C3%9Fe.txt' })
      expect([status, body]).toEqual([
        201,
        { attachment: { id: expect.stringMatching(/^att_/), url: expect.any(String) } },
      ])
      const part = { type: 'media', attachment_id: body.attachment.id }
      const create = { kind: 'direct', handles: [bot.handle] }
      const chatId = (await server.call('POST', '/v1/chats', ann.session, create)).body.chat.id
      const sent = await server.call('POST', `/v1/me/chats/${chatId}/messages`, ann.session, { parts: [part] })
      expect([sent.status, sent.body.message.parts[0]]).toEqual([
        201,
        expect.objectContaining({ url: body.attachment.url }),
      ])
      const { events } = (await server.call('GET', '/v1/events?after=0', bot.token)).body
      const [received] = events.filter((event: { event_type: string }) => event.event_type === 'message.received')
      expect(received.data.message.parts[0].url).toBe(body.attachment.url)
      const bytes = await fetch(body.attachment.url)
      expect([await bytes.text(), bytes.headers.get('content-type')]).toEqual(['hello', 'text/plain'])
      const foreign = await server.call('POST', '/v1/messages', bot.token, {
        message_id: server.context.ids.next('msg'),
        chat_id: chatId,
        parts: [part],
      })
      expect([foreign.status, foreign.body.error.message]).toEqual([422, expect.stringContaining('attachment_id')])
    })

    it('are checked and limited before anything is stored', async () => {
      const ben = await server.user()
      const wrong = [
        [{ 'x-svc-filename': '..%2Fa' }, 'X-Svc-Filename'],
        [{ 'x-svc-filename': 'cod%E2%80%AEexe.txt' }, 'X-Svc-Filename'],
        [{ 'content-type': 'nothing' }, 'Content-Type'],
      ] as const
      for (const [headers, field] of wrong) {
        const { status, body } = await upload(ben.session, 'a', headers)
        expect([status, body.error.message]).toEqual([422, expect.stringContaining(field)])
      }
      expect(await rowsOf(ben.id)).toEqual([])
      const tooLong = await upload(ben.session, 'x'.repeat(21))
      expect([tooLong.status, tooLong.body.error.message]).toEqual([
        409,
        expect.stringContaining('attachment_bytes_per_person'),
      ])
      for (const bytes of ['a', 'b']) expect((await upload(ben.session, bytes)).status).toBe(201)
      const third = await upload(ben.session, 'c')
      expect([third.status, third.body.error.message]).toEqual([409, expect.stringContaining('attachments_per_person')])
      expect(await rowsOf(ben.id)).toHaveLength(2)
    })

    it('are listed and deleted by their uploader, and deletion frees quota', async () => {
      const ann = await server.user()
      const bot = await server.agent(ann.session)
      const uploads = [(await upload(ann.session, 'first')).body, (await upload(ann.session, 'second')).body]
      const [older, newer] = uploads.map(({ attachment }) => attachment as { id: string; url: string })
      const listed = async (query = '', credential = ann.session) =>
        (await server.call('GET', `/v1/attachments${query}`, credential)).body
      expect((await listed()).attachments.map(({ size }: { size: number }) => size)).toEqual([6, 5])
      const [page] = (await listed('?limit=1')).attachments
      expect(page).toMatchObject({ id: newer!.id, url: newer!.url, content_type: 'text/plain' })
      expect((await listed(`?limit=1&cursor=${newer!.id}`)).attachments[0].id).toBe(older!.id)
      expect((await listed('', bot.token)).attachments).toEqual([])

      const create = { kind: 'direct', handles: [bot.handle] }
      const chatId = (await server.call('POST', '/v1/chats', ann.session, create)).body.chat.id
      const parts = [{ type: 'media', attachment_id: older!.id }]
      const path = `/v1/me/chats/${chatId}/messages`
      expect((await server.call('POST', path, ann.session, { parts })).status).toBe(201)

      const remove = async (credential: string) =>
        (await server.call('DELETE', `/v1/attachments/${older!.id}`, credential)).status
      expect(await remove(bot.token)).toBe(404)
      expect((await fetch(older!.url)).status).toBe(200)
      expect([await remove(ann.session), await remove(ann.session)]).toEqual([204, 404])
      expect((await fetch(older!.url)).status).toBe(404)
      expect((await server.call('GET', `/v1/attachments/${older!.id}`, ann.session)).status).toBe(404)
      expect((await listed()).attachments.map(({ id }: { id: string }) => id)).toEqual([newer!.id])
      const { messages } = (await server.call('GET', path, ann.session)).body
      expect(messages[0].parts[0]).toMatchObject({ type: 'media', url: older!.url })
      expect((await server.call('POST', path, ann.session, { parts })).status).toBe(422)
      expect(await rowsOf(ann.id)).toHaveLength(1)
      expect((await upload(ann.session, 'third')).status).toBe(201)
    })

    it('are deleted with the account', async () => {
      const ann = await server.user()
      const { url } = (await upload(ann.session, 'mine')).body.attachment
      expect((await fetch(url)).status).toBe(200)
      expect((await server.call('DELETE', '/v1/me', ann.session, { confirm: ann.handle })).status).toBe(200)
      await expect.poll(() => rowsOf(ann.id), { timeout: 20_000 }).toEqual([])
      expect((await fetch(url)).status).toBe(404)
    })
  })
})
