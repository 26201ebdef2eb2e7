import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook as Receiver } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { startReceiver, type TestReceiver } from '../../../testing/receiver.ts'

eachDatabase((_name, open) => {
  describe('subscriptions', () => {
    const folder = mkdtempSync(join(tmpdir(), 'subscriptions-'))
    let receiver: TestReceiver
    let server: TestServer
    beforeAll(async () => {
      receiver = await startReceiver()
      writeFileSync(join(folder, 'ca.pem'), receiver.ca)
      server = await startTestServer(open.place(), undefined, {
        PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      })
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
      await receiver.close()
      rmSync(folder, { recursive: true })
    })

    const typesAt = (path: string) =>
      receiver.received
        .filter((request) => request.path === path)
        .map(({ body }) => (JSON.parse(body.toString()) as { event_type: string }).event_type)
    const arrived = (path: string, types: string[]) =>
      expect.poll(() => typesAt(path), { timeout: 5000 }).toEqual(types)

    it('receive the events that they select, each signed with its own secret', async () => {
      const { session } = await server.user()
      const [reader, writer] = [await server.agent(session), await server.agent(session)]
      const subscribe = async (path: string, subscribed_events: string[]) =>
        (
          await server.call('POST', '/v1/webhook-subscriptions', reader.token, {
            target_url: receiver.url + path,
            subscribed_events,
          })
        ).body
      const messages = await subscribe('/messages', ['message.received'])
      const reactions = await subscribe('/reactions', ['reaction.added', 'reaction.removed'])
      await server.call('POST', '/v1/webhooks', reader.token, { url: `${receiver.url}/all` })
      const to = (handle: string) => ({ to: [handle], message: { parts: [{ type: 'text', value: 'x' }] } })
      await server.call('POST', '/v1/messages', writer.token, to(reader.handle))
      const own = await server.call('POST', '/v1/messages', reader.token, to(writer.handle))
      const react = (operation: string) =>
        server.call('POST', `/v1/messages/${own.body.message.message_id}/reactions`, writer.token, {
          operation,
          type: 'like',
          part_index: 0,
        })
      await react('add')
      await react('remove')
      await arrived('/all', ['message.received', 'reaction.added', 'reaction.removed'])
      await arrived('/messages', ['message.received'])
      await arrived('/reactions', ['reaction.added', 'reaction.removed'])
      for (const { path, body, headers } of receiver.received.filter((request) => request.path !== '/all')) {
        const [right, wrong] = path === '/messages' ? [messages, reactions] : [reactions, messages]
        expect(new Receiver(right.signing_secret).verify(body.toString(), headers)).toBeTruthy()
        expect(() => new Receiver(wrong.signing_secret).verify(body.toString(), headers)).toThrow()
      }
      const pulled = (await server.call('GET', '/v1/events', reader.token)).body.events
      const delivered = receiver.received
        .filter(({ path }) => path !== '/all')
        .map(({ body }) => JSON.parse(body.toString()))
      expect(delivered.toSorted((one, other) => one.sequence - other.sequence)).toEqual(pulled)

      const path = `/v1/webhook-subscriptions/${messages.id}`
      expect((await server.call('PATCH', path, reader.token, { subscribed_events: ['reaction.added'] })).status).toBe(
        200,
      )
      await server.call('POST', '/v1/messages', writer.token, to(reader.handle))
      await react('add')
      await arrived('/messages', ['message.received', 'reaction.added'])
      expect((await server.call('DELETE', path, reader.token)).status).toBe(204)
      await react('remove')
      await arrived('/reactions', ['reaction.added', 'reaction.removed', 'reaction.added', 'reaction.removed'])
      expect(typesAt('/messages')).toHaveLength(2)
    })
  })
})
