import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eachDatabase } from '../../testing/databases.ts'
import { startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

const waiting = { timeout: 15_000 }

eachDatabase((_name, open) => {
  describe('the owner of an agent', { timeout: 60_000 }, () => {
    let server: TestServer
    let receiver: TestReceiver
    let folder: string
    let owner: { session: string }

    beforeAll(async () => {
      receiver = await startReceiver()
      folder = mkdtempSync(join(tmpdir(), 'parley-owned-'))
      writeFileSync(join(folder, 'ca.pem'), receiver.ca)
      server = await startTestServer(
        open.place(),
        {},
        {
          PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
          PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
          PARLEY_WEBHOOK_BACKOFF_MS: '3600000',
        },
      )
      owner = await server.user()
    }, 60_000)
    afterAll(async () => {
      await server.close()
      await receiver.close()
      rmSync(folder, { recursive: true, force: true })
      expect(server.errors).toEqual([])
    }, 60_000)

    const as = (method: string, path: string, body?: unknown) => server.call(method, path, owner.session, body)

    /** Creates an agent with a webhook at a path of the receiver. */
    async function webhookAt(path: string) {
      const agent = await server.agent(owner.session)
      const base = `/v1/me/agents/${agent.id}`
      const created = await as('POST', `${base}/webhooks`, { url: `${receiver.url}${path}` })
      expect(created.status).toBe(201)
      return { agent, base, hook: `${base}/webhooks/${created.body.id}`, secret: created.body.signing_secret as string }
    }
    const stateOf = async (hook: string, sequence: number) => {
      const { status, body } = await as('GET', `${hook}/deliveries/${sequence}`)
      return status === 200 ? [body.delivery.state, body.delivery.attempts] : status
    }

    it('sees each request as it was sent, without secrets', async () => {
      receiver.answer = () => 200
      const { hook, secret } = await webhookAt('/seen')
      const { status, body: test } = await as('POST', `${hook}/test`)
      expect([status, test.sequence]).toEqual([202, 1])
      await expect.poll(() => stateOf(hook, 1), waiting).toEqual(['delivered', 1])
      const sent = receiver.received.find(({ path }) => path === '/seen')!
      const { body: shown } = await as('GET', `${hook}/deliveries/1`)
      expect(shown.body).toBe(sent.body.toString())
      const [attempt] = shown.attempts
      expect(sent.headers).toMatchObject(attempt.request_headers)
      new Webhook(secret).verify(shown.body, attempt.request_headers)
      expect(JSON.stringify(shown)).not.toContain(secret.slice('whsec_'.length))
      const list = await as('GET', hook.replace(/\/[^/]+$/, ''))
      expect([list.body.webhooks.length, JSON.stringify(list.body).includes('whsec_')]).toEqual([1, false])
      expect(list.body.webhooks[0].subscribed_events).toBeNull()

      const rotated = (await as('POST', `${hook}/rotate-secret`, { overlap_seconds: 60 })).body.signing_secret as string
      const after = (await as('GET', `${hook}/deliveries/1`)).body.attempts[0].request_headers
      expect(after['webhook-signature'].split(' ')).toHaveLength(2)
      for (const one of [secret, rotated]) new Webhook(one).verify(shown.body, after)
    })

    it('sends an event again, in any state of its delivery', async () => {
      receiver.answer = ({ path }) => (path === '/again' ? 500 : 200)
      const { hook } = await webhookAt('/again')
      await as('POST', `${hook}/test`)
      await expect.poll(() => stateOf(hook, 1), waiting).toEqual(['pending', 1])
      expect((await as('POST', `${hook}/deliveries/1/replay`)).status).toBe(202)
      await expect.poll(() => stateOf(hook, 1), waiting).toEqual(['pending', 2])
      // The attempt is counted before it is made. Waits for its result, which would overwrite the update below.
      const logged = async () => (await as('GET', `${hook}/deliveries/1`)).body.attempts.length
      await expect.poll(logged, waiting).toBe(2)
      await server.context.database.write((tx) =>
        tx.run("UPDATE deliveries SET state = 'dead', attempts = attempt_limit WHERE webhook_id = ?", [
          hook.split('/').at(-1),
        ]),
      )
      expect((await as('PATCH', hook, { url: `${receiver.url}/mended` })).body.webhook.url).toBe(
        `${receiver.url}/mended`,
      )
      const replayed = await as('POST', `${hook}/deliveries/1/replay`)
      expect([replayed.status, replayed.body.delivery.state]).toEqual([202, 'pending'])
      await expect.poll(() => stateOf(hook, 1), waiting).toEqual(['delivered', 11])
      expect((await as('POST', `${hook}/deliveries/1/replay`)).status).toBe(202)
      await expect.poll(() => stateOf(hook, 1), waiting).toEqual(['delivered', 12])
      const ids = receiver.received.filter(({ path }) => ['/again', '/mended'].includes(path))
      expect(new Set(ids.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect((await as('POST', `${hook}/deliveries/2/replay`)).status).toBe(404)
      expect((await as('GET', `${hook}/deliveries?cursor=x`)).status).toBe(422)
      expect((await as('GET', `${hook}/deliveries/0`)).status).toBe(404)
    })

    it('gets 409 for the replay of a delivery in flight', async () => {
      let answer: (() => void) | undefined
      receiver.answer = ({ path }, count) =>
        path === '/slow' && count === 2 ? new Promise((resolve) => (answer = () => resolve(200))) : 500
      const { hook } = await webhookAt('/slow')
      await as('POST', `${hook}/test`)
      await expect.poll(() => stateOf(hook, 1), waiting).toEqual(['pending', 1])
      await as('POST', `${hook}/deliveries/1/replay`)
      await expect.poll(() => answer, waiting).toBeDefined()
      expect((await as('POST', `${hook}/deliveries/1/replay`)).status).toBe(409)
      answer!()
      await expect.poll(() => stateOf(hook, 1), waiting).toEqual(['delivered', 2])
    })

    it('gets 409 for the test of a webhook that would not receive the event', async () => {
      const { agent, base, hook } = await webhookAt('/paused')
      expect((await as('PATCH', hook, { status: 'paused' })).body.webhook.status).toBe('paused')
      expect((await as('POST', `${hook}/test`)).status).toBe(409)
      const body = { target_url: `${receiver.url}/chosen`, subscribed_events: ['message.received'] }
      const chosen = (await server.call('POST', '/v1/webhook-subscriptions', agent.token, body)).body.id as string
      expect((await as('POST', `${base}/webhooks/${chosen}/test`)).status).toBe(409)
      const { webhooks } = (await as('GET', `${base}/webhooks`)).body
      expect(webhooks.map((one: { subscribed_events: unknown }) => one.subscribed_events)).toEqual([
        null,
        ['message.received'],
      ])
      expect((await as('GET', `${base}/events`)).body.events).toEqual([])
      expect((await as('DELETE', `${base}/webhooks/${chosen}`)).status).toBe(204)
      expect((await as('DELETE', `${base}/webhooks/${chosen}`)).status).toBe(404)
    })

    it('reads the log from its end, and waits for new events', async () => {
      receiver.answer = () => 200
      const { base, hook } = await webhookAt('/watched')
      for (let count = 0; count < 5; count++) await as('POST', `${hook}/test`)
      const page = (await as('GET', `${base}/events?limit=2`)).body
      expect([page.events.map((event: { sequence: number }) => event.sequence), page.next_cursor]).toEqual([[4, 5], 5])
      const waited = as('GET', `${base}/events?after=5&timeout=30`)
      await expect.poll(() => server.context.openCounts.size('held_pulls'), waiting).toBeGreaterThan(0)
      await as('POST', `${hook}/test`)
      expect((await waited).body.events.map((event: { event_type: string }) => event.event_type)).toEqual([
        'webhook.test',
      ])
    })

    it('cannot send as a suspended agent', async () => {
      const agent = await server.agent(owner.session)
      const peer = await server.agent((await server.user()).session)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
      const body = { kind: 'direct', handles: [agent.handle] }
      const { chat } = (await server.call('POST', '/v1/chats', peer.token, body)).body
      const path = `/v1/me/agents/${agent.id}/chats/${chat.id}/messages`
      const message = { parts: [{ type: 'text', text: 'hello' }] }
      expect((await as('POST', path, message)).body.message.sender.handle).toBe(agent.handle)
      await server.call('PUT', `/_ops/handles/${agent.handle}/status`, testOperatorKey, { status: 'suspended' })
      expect((await as('POST', path, message)).status).toBe(403)
      expect(
        (await as('GET', `/v1/me/agents/${agent.id}/chats`)).body.chats.map((one: { id: string }) => one.id),
      ).toEqual([chat.id])
    })
  })
})
