import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startReceiver, type Received, type TestReceiver } from '../../testing/receiver.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const path = '/v1/me/push-subscription'

/** Keys of a browser, and its decryption as RFC 8291 describes it, without the library of the server. */
function createBrowser() {
  const keyPair = createECDH('prime256v1')
  keyPair.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: keyPair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const end = 21 + body[20]!
      const sender = body.subarray(21, end)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keyPair.getPublicKey(), sender])
      const secret = Buffer.from(hkdfSync('sha256', keyPair.computeSecret(sender), auth, info, 32))
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(body.subarray(-16))
      const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()])
      expect(padded.at(-1)).toBe(2)
      return JSON.parse(padded.subarray(0, -1).toString())
    },
  }
}

eachDatabase((_name, open) => {
  describe('a push subscription', { timeout: 60_000 }, () => {
    let server: TestServer
    let service: TestReceiver
    let folder: string
    let agent: { id: string; handle: string; token: string }

    beforeAll(async () => {
      service = await startReceiver()
      folder = mkdtempSync(join(tmpdir(), 'parley-push-'))
      writeFileSync(join(folder, 'ca.pem'), service.ca)
      server = await startTestServer(
        open.place(),
        {},
        {
          PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
          PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
          PARLEY_WEBHOOK_BACKOFF_MS: '10',
        },
      )
      const owner = await server.user()
      agent = await server.agent(owner.session)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
    }, 60_000)
    afterAll(async () => {
      await server.close()
      await service.close()
      rmSync(folder, { recursive: true, force: true })
      expect(server.errors).toEqual([])
    }, 60_000)

    /** Creates a person with a chat with the agent, and a subscription of its session. */
    async function subscriber() {
      const person = await server.user()
      const body = { kind: 'direct', handles: [agent.handle] }
      const chatId = (await server.call('POST', '/v1/chats', person.session, body)).body.chat.id as string
      const browser = createBrowser()
      const endpoint = `${service.url}/push/${randomUUID()}`
      const stored = await server.call('PUT', path, person.session, { endpoint, keys: browser.keys })
      expect([stored.status, stored.body.endpoint]).toEqual([200, endpoint])
      return { ...person, chatId, browser, endpoint, serverKey: stored.body.application_server_key as string }
    }
    const say = (chatId: string, text: string) => {
      const message = { message_id: server.context.ids.next('msg'), chat_id: chatId, parts: [{ type: 'text', text }] }
      return server.call('POST', '/v1/messages', agent.token, message)
    }
    const receivedAt = (endpoint: string): Received[] =>
      service.received.filter((one) => new URL(endpoint).pathname === one.path)
    const countOf = (person: { id: string }) =>
      server.context.database.read((tx) => tx.rows('SELECT id FROM webhooks WHERE actor_id = ?', [person.id]))

    it('sends each message encrypted for the browser and signed by the server', async () => {
      const person = await subscriber()
      service.answer = (_request, count) => (count === 1 ? 503 : 201)
      const sent = await say(person.chatId, 'Your trousers are ready')
      await expect.poll(() => receivedAt(person.endpoint).length, { timeout: 10_000 }).toBe(2)
      for (const { headers, body } of receivedAt(person.endpoint)) {
        const notification = { chat_id: person.chatId, title: 'Some Agent', body: 'Your trousers are ready' }
        expect(person.browser.read(body)).toEqual(notification)
        expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: person.chatId, ttl: '86400' })
        expect(Object.keys(headers).filter((name) => name.startsWith('webhook-'))).toEqual([])
        const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers['authorization']!)!
        expect(key).toBe(person.serverKey)
        const point = Buffer.from(key!, 'base64url')
        const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'))
        const verified = await jwtVerify(token!, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
        expect(verified.payload.aud).toBe(service.url)
      }
      // The push service has the message, and not the person.
      const history = await server.call('GET', `/v1/me/chats/${person.chatId}/messages`, person.session)
      const shown = history.body.messages.find((one: any) => one.message_id === sent.body.message.message_id)
      expect(shown.delivered_at ?? null).toBeNull()
    })

    it('names the group and the sender', async () => {
      const person = await subscriber()
      service.answer = () => 201
      const body = { kind: 'group', handles: [agent.handle], group_name: 'Plans' }
      const { chat } = (await server.call('POST', '/v1/chats', person.session, body)).body
      await say(chat.id, 'Tomorrow?')
      await expect.poll(() => receivedAt(person.endpoint).length, { timeout: 10_000 }).toBe(1)
      const notification = { chat_id: chat.id, title: 'Plans', body: 'Some Agent: Tomorrow?' }
      expect(person.browser.read(receivedAt(person.endpoint)[0]!.body)).toEqual(notification)
    })

    it('ends with its session, before another message is sent', async () => {
      const person = await subscriber()
      service.answer = () => 201
      const { id } = (await server.call('GET', '/v1/me/sessions', person.session)).body.sessions[0]
      expect((await server.call('DELETE', `/v1/me/sessions/${id}`, person.session)).status).toBe(204)
      await say(person.chatId, 'Not for this device')
      await expect.poll(() => countOf(person), { timeout: 10_000 }).toEqual([])
      expect(receivedAt(person.endpoint)).toEqual([])
    })

    it('is deleted when the push service has it no more', async () => {
      const person = await subscriber()
      service.answer = () => 410
      await say(person.chatId, 'Is anybody there?')
      await expect.poll(() => countOf(person), { timeout: 10_000 }).toEqual([])
      expect(receivedAt(person.endpoint).length).toBe(1)
    })

    it('is one for each session, and ends on demand', async () => {
      const person = await subscriber()
      const next = { endpoint: `${service.url}/push/next`, keys: createBrowser().keys }
      await server.call('PUT', path, person.session, next)
      expect((await countOf(person)).length).toBe(1)
      expect((await server.call('GET', path, person.session)).body.endpoint).toBe(next.endpoint)
      expect((await server.call('DELETE', path, person.session)).status).toBe(204)
      expect((await server.call('GET', path, person.session)).body).toEqual({
        application_server_key: person.serverKey,
        endpoint: null,
      })
    })

    it('rejects addresses that nothing is sent to, and keys that are none', async () => {
      const { session } = await server.user()
      const { keys } = createBrowser()
      const noPoint = Buffer.alloc(65, 7)
      noPoint[0] = 4
      const bodies = [
        { endpoint: 'http://push.example/1', keys },
        { endpoint: 'https://10.0.0.1/1', keys },
        { endpoint: `${service.url}/push`, keys: { ...keys, p256dh: noPoint.toString('base64url') } },
        { endpoint: `${service.url}/push`, keys: { ...keys, auth: 'short' } },
      ]
      const statuses = bodies.map(async (body) => (await server.call('PUT', path, session, body)).status)
      expect(await Promise.all(statuses)).toEqual([422, 422, 422, 422])
    })
  })
})
