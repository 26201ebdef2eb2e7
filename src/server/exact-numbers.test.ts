import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { WebSocket } from 'ws'

import { eachDatabase } from '../testing/databases.ts'
import { startReceiver, type TestReceiver } from '../testing/receiver.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** JSON with numbers that JSON.parse and JSON.stringify would change. */
const odd =
  '{"big":12345678901234567890,"zero":1.0,"minus":-0,"power":1e2,"deep":[0.10,{"long":0.12345678901234567890}],"over":1e400}'

eachDatabase((_name, open) => {
  describe('numbers in data', { timeout: 60_000 }, () => {
    let server: TestServer
    let receiver: TestReceiver
    let folder: string
    let sender: { token: string; handle: string }
    let reader: { token: string; handle: string }
    let chatId: string

    beforeAll(async () => {
      receiver = await startReceiver()
      folder = mkdtempSync(join(tmpdir(), 'parley-numbers-'))
      writeFileSync(join(folder, 'ca.pem'), receiver.ca)
      server = await startTestServer(
        open.place(),
        {},
        { PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'), PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32' },
      )
      const { session } = await server.user()
      sender = await server.agent(session)
      reader = await server.agent(session)
      await server.call('PATCH', '/v1/me', reader.token, { accepts_tasks: true })
      const opened = await server.call('POST', '/v1/chats', sender.token, { kind: 'direct', handles: [reader.handle] })
      chatId = opened.body.chat.id
    }, 60_000)
    afterAll(async () => {
      await server.close()
      await receiver.close()
      rmSync(folder, { recursive: true, force: true })
      expect(server.errors).toEqual([])
    }, 60_000)

    const post = async (path: string, token: string, body: string): Promise<string> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'a2a-version': '1.0' }
      const answer = await fetch(server.url + path, { method: 'POST', headers, body })
      expect([answer.status, answer.status < 300]).toEqual([answer.status, true])
      return answer.text()
    }
    const get = async (path: string, token: string): Promise<string> =>
      (await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })).text()
    const newId = () => server.context.ids.next('msg')
    const part = `{"type":"data","data":${odd},"metadata":{"m":1.0}}`

    it('are returned digit for digit, in every form, to every reader', async () => {
      const hook = await server.call('POST', '/v1/webhooks', reader.token, { url: `${receiver.url}/numbers` })
      const { url } = (await server.call('POST', '/v1/socket-tickets', reader.token, {})).body
      const frames: string[] = []
      const socket = new WebSocket(url as string)
      socket.on('message', (data: Buffer) => frames.push(data.toString()))
      await new Promise((resolve) => socket.once('open', resolve))

      const id = newId()
      const body = `{"message_id":"${id}","chat_id":"${chatId}","parts":[${part}]}`
      const seen = [await post('/v1/messages', sender.token, body), await post('/v1/messages', sender.token, body)]
      seen.push(
        await post(`/v2/chats/${chatId}/messages`, sender.token, `{"message_id":"${newId()}","parts":[${part}]}`),
      )
      const variant = `{"to":["${reader.handle}"],"message":{"parts":[${part}]}}`
      await post('/v1/messages', sender.token, variant)
      const draft = JSON.parse(
        await post('/v1/messages', sender.token, `{"conversation_id":"${chatId}","draft":true,"parts":[${part}]}`),
      ) as { message_id: string }
      await post(`/v1/messages/${draft.message_id}/append`, sender.token, '{"text":"end"}')
      seen.push(await post(`/v1/messages/${draft.message_id}/finalize`, sender.token, '{}'))
      seen.push(await get(`/v1/chats/${chatId}/messages`, reader.token), await get('/v1/events', reader.token))
      for (const text of seen) expect(text).toContain(odd)
      for (const text of seen) expect(text).toContain('"metadata":{"m":1.0}')
      expect(seen.at(-1)!.split(odd).length - 1).toBe(4)

      await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(4)
      for (const { headers, body: bytes } of receiver.received) {
        new Webhook(hook.body.signing_secret).verify(bytes.toString(), headers)
        expect(bytes.toString()).toContain(odd)
      }
      await expect.poll(() => frames.filter((frame) => frame.includes(odd)).length, { timeout: 15_000 }).toBe(4)
      socket.close()
    })

    it('are returned unchanged in tasks and A2A calls', async () => {
      const message = (member = '') =>
        `{"messageId":"${newId()}","role":"ROLE_USER","parts":[{"data":${odd}}]${member}}`
      const metadata = ',"metadata":{"m":1.0}'
      const begun = await post(
        '/v1/tasks',
        sender.token,
        `{"to":"${reader.handle}","message":${message(metadata)}${metadata}}`,
      )
      const { task } = JSON.parse(begun) as { task: { id: string } }
      const artifact = `{"artifact":{"artifactId":"a","parts":[{"data":${odd}}]}}`
      const rpc = `{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":${message()},"configuration":{"returnImmediately":true,"historyLength":1e1}}}`
      const seen = [
        begun,
        await post(`/v1/tasks/${task.id}/artifacts`, reader.token, artifact),
        await post(`/a2a/${reader.handle}`, sender.token, rpc),
        await get(`/v1/tasks/${task.id}`, sender.token),
        await get('/v1/events', reader.token),
        await get('/v1/events', sender.token),
      ]
      for (const text of seen) expect(text).toContain(odd)
      expect(seen[3]!.split(odd).length - 1).toBe(2)
    })

    it('count against the limit by their written length', async () => {
      const part = `{"type":"data","data":1.${'0'.repeat(16_400)}}`
      const answer = await fetch(`${server.url}/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
        body: `{"message_id":"${newId()}","chat_id":"${chatId}","parts":[${part}]}`,
      })
      expect(answer.status).toBe(422)
    })
  })
})
