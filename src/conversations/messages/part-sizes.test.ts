import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type TestAgent } from '../../testing/calls.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { createIds } from '../../platform/ids.ts'
import { systemClock } from '../../platform/clock.ts'

const ids = createIds(systemClock)
const urlOf = (length: number) => 'https://host.example/'.padEnd(length, 'a')
const styles = (count: number) => Array.from({ length: count }, (_, start) => ({ style: 'bold', start, length: 1 }))

eachDatabase((_dialect, open) => {
  describe('limits inside a part that the document does not specify (AMB-161)', () => {
    let server: TestServer
    let session: string
    let agent: TestAgent
    let chatId: string

    beforeAll(async () => {
      server = await startTestServer(open.place())
      ;({ session } = await server.user())
      agent = await server.agent(session)
      const { body } = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [agent.handle] })
      chatId = body.chat.id
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const current = (part: object, path = '/v1/messages') =>
      server.call('POST', path, agent.token, { message_id: ids.next('msg'), chat_id: chatId, parts: [part] })
    const variant = (part: object) =>
      server.call('POST', '/v1/messages', agent.token, { to: [agent.handle], message: { parts: [part] } })

    test.each([
      ['link', (length: number) => ({ type: 'link', url: urlOf(length) }), 2_048, 'parts[0].url'],
      ['media', (length: number) => ({ type: 'media', url: urlOf(length) }), 2_048, 'parts[0].url'],
      ['text', (count: number) => ({ type: 'text', text: 'x', styles: styles(count) }), 256, 'parts[0].styles'],
    ] as const)(
      '%s: the maximum is accepted, and one more is rejected with its field',
      async (_type, part, most, field) => {
        for (const path of ['/v1/messages', `/v1/chats/${chatId}/messages`, `/v2/chats/${chatId}/messages`]) {
          expect((await current(part(most), path)).status).toBeLessThan(300)
          const { status, body } = await current(part(most + 1), path)
          expect([status, body.error.code]).toEqual([422, 'invalid_request'])
          expect(body.error.message).toContain(field)
        }
      },
    )

    test('the variant form has the same limits', async () => {
      for (const part of [
        { type: 'link', value: urlOf(2_049) },
        { type: 'text', value: 'x', styles: styles(257) },
      ]) {
        const { status, body } = await variant(part)
        expect([status, body.error.message]).toEqual([422, expect.stringContaining('message.parts[0].')])
      }
    })

    test('an A2A call has the same limits', async () => {
      const other = await server.agent(session)
      const message = { messageId: 'm', role: 'ROLE_USER', parts: [{ url: urlOf(2_049) }] }
      const { error } = await call(server, agent, other.token, 'SendMessage', { message })
      expect(error).toMatchObject({ code: -32602, message: expect.stringContaining('message.parts[0].url') })
    })
  })
})
