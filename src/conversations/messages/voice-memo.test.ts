import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { upload } from '../../testing/uploads.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

type Agent = Awaited<ReturnType<TestServer['agent']>>

eachDatabase((_name, open) => {
  describe('a voice memo', () => {
    let server: TestServer
    let ann: Agent
    let ben: Agent
    let chatId: string
    let path: string
    beforeAll(async () => {
      server = await startTestServer(open.place())
      const { session } = await server.user()
      ann = await server.agent(session)
      ben = await server.agent(session)
      chatId = (await server.call('POST', '/v1/chats', ann.token, { kind: 'direct', handles: [ben.handle] })).body.chat
        .id
      path = `/v1/chats/${chatId}/voicememo`
    })
    afterAll(() => server.close())

    async function sendBytes(token: string, to: string, contentType: string) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': contentType }
      const answer = await fetch(server.url + to, { method: 'POST', headers, body: 'sound' })
      return { status: answer.status, body: (await answer.json()) as any } // oxlint-disable-line no-explicit-any
    }
    const count = async () => (await server.context.database.read((tx) => tx.rows('SELECT id FROM attachments'))).length

    it('becomes a message with one media part, named by url or attachment', async () => {
      const message_id = server.context.ids.next('msg')
      const byUrl = { message_id, url: 'https://x.example/a.ogg', duration_ms: 1500 }
      const sent = await server.call('POST', path, ann.token, byUrl)
      const { url, duration_ms } = byUrl
      expect([sent.status, sent.body]).toMatchObject([
        202,
        {
          chat_id: chatId,
          created_new_chat: false,
          message: {
            message_id,
            parts: [{ type: 'media', part_index: 0, url, duration_ms }],
            delivery_status: 'delivered',
          },
        },
      ])
      expect((await server.call('POST', path, ann.token, { ...byUrl, duration_ms: 1 })).body).toEqual(sent.body)
      const { attachment } = (await upload(server, ann.token, 'sound', { 'content-type': 'audio/ogg' })).body
      const named = await server.call('POST', path, ann.token, { attachment_id: attachment.id })
      expect(named.body.message.parts).toEqual([
        { type: 'media', part_index: 0, attachment_id: attachment.id, url: attachment.url },
      ])
      const history = await server.call('GET', `/v1/chats/${chatId}/messages`, ben.token)
      expect(history.body.messages).toHaveLength(2)
    })

    it('may be sent as audio bytes, which become an attachment', async () => {
      const { status, body } = await sendBytes(ann.token, path, 'audio/ogg')
      const [part] = body.message.parts
      expect([status, part.attachment_id]).toEqual([202, expect.stringMatching(/^att_/)])
      const media = await fetch(part.url)
      expect([media.headers.get('content-type'), await media.text()]).toEqual(['audio/ogg', 'sound'])
      expect((await server.call('GET', `/v1/attachments/${part.attachment_id}`, ann.token)).status).toBe(200)
    })

    it('is rejected in the error format of this form, and stores nothing', async () => {
      const before = await count()
      const stranger = await server.agent((await server.user()).session)
      const rejected = [
        await sendBytes(stranger.token, path, 'audio/ogg'),
        await sendBytes(ann.token, path, 'text/plain'),
        await server.call('POST', path, ann.token, {}),
        await server.call('POST', path, ann.token, { url: 'http://x.example/' }),
        await server.call('POST', path, ann.token, { url: 'https://x.example/', attachment_id: 'att_1' }),
        await server.call('POST', path, ben.token, { attachment_id: 'att_1' }),
      ]
      expect(rejected.map(({ status }) => status)).toEqual([404, 422, 422, 422, 422, 422])
      for (const { status, body } of rejected) expect(body).toMatchObject({ success: false, error: { status } })
      expect(rejected[3]!.body.error.message).toMatch(/^url /)
      expect(await count()).toBe(before)
    })
  })
})
