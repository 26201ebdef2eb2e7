import { afterEach, beforeEach, expect, test } from 'vitest'
import { Webhook as Verifier } from 'standardwebhooks'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createWorld, type World } from '../../testing/world.ts'
import { createChat } from '../../conversations/chats/create-chat.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { createSecretBox } from '../../platform/encryption/secret-box.ts'
import { selfSigned, startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { createAddressGuard } from './address-guard.ts'
import { createWebhook, getWebhook, updateWebhook } from './webhooks.ts'
import { createWebhookDispatch, type WebhookDispatch } from './webhook-dispatch.ts'
import { countUnhealthy } from './webhook-health.store.ts'
import { WebhookHealthWatch } from './webhook-health.ts'

const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`

eachDatabase((_dialect, open) => {
  let world: World
  let receiver: TestReceiver
  let dispatch: WebhookDispatch
  let watch: WebhookHealthWatch
  let agent: Caller
  let user: Caller
  let chatId: string
  let hook: { id: string; form: 'current' }

  beforeEach(async () => {
    world = createWorld(await open())
    receiver = await startReceiver()
    world.context.config = {
      webhookBackoffMs: 20,
      webhookTimeoutMs: 10_000,
      webhookFailingAfterMs: 50,
    } as typeof world.context.config
    world.context.secretBox = createSecretBox(Buffer.alloc(32, 7))
    world.context.webhooks = { guard: createAddressGuard(['127.0.0.1/32']), ca: receiver.ca }
    dispatch = createWebhookDispatch(world.context, {})
    dispatch.start()
    watch = new WebhookHealthWatch(world.context)
    user = await world.user()
    agent = await world.agent({ owner: user })
    const opened = { kind: 'direct', handles: [agent.handle], groupName: null, requestId: null } as const
    chatId = (await createChat(world.context, user, opened)).chat.id
    const { webhook } = await createWebhook(world.context, agent, { url: `${receiver.url}/hook`, form: 'current' })
    hook = { id: webhook.id, form: 'current' }
  })
  afterEach(async () => {
    await watch.stop()
    await dispatch.stop(1000)
    world.stop()
    await receiver.close()
  })

  /** Returns the health of the webhook in the events of the owner. */
  const notified = async () =>
    (await world.pull(user)).events
      .filter(({ eventType }) => eventType === 'webhook.health_changed')
      .map(({ data }) => (data as { webhook: Record<string, unknown> }).webhook)
  const health = async () => (await getWebhook(world.context, agent, hook)).health

  test.each([200, 410, 503])(
    'a response %i with Webhook-Disable pauses the webhook, and the owner is notified',
    async (status) => {
      const sent = Promise.withResolvers<void>()
      receiver.answer = async () => {
        await sent.promise
        return { status, headers: { 'webhook-disable': 'true' } }
      }
      for (let n = 0; n < 5; n++) await world.send(user, chatId, `message ${n}`)
      sent.resolve()
      await expect.poll(health).toBe('disabled')
      expect(await getWebhook(world.context, agent, hook)).toMatchObject({ status: 'paused' })
      expect(await notified()).toEqual([
        {
          id: hook.id,
          agent_id: agent.id,
          health: 'disabled',
          failing_since: status === 200 ? null : expect.any(String),
        },
      ])
      expect(receiver.received).toHaveLength(1)
      expect(await world.context.database.read((tx) => countUnhealthy(tx))).toEqual({ failing: 0, disabled: 1 })

      // Undelivered events are kept and sent after the webhook was resumed; 410 was the end of one delivery.
      receiver.answer = () => 200
      const resumed = await updateWebhook(world.context, agent, hook, { status: 'active' })
      expect(resumed).toMatchObject({ health: 'ok', failingSince: null })
      const bodies = () => receiver.received.map(({ body }) => JSON.parse(body.toString()).data.message?.parts[0].text)
      await expect.poll(() => new Set(bodies()).size).toBe(5)
      expect(bodies().filter((text) => text === 'message 0')).toHaveLength(status === 503 ? 2 : 1)
      expect(await notified()).toHaveLength(1)
    },
  )

  test('other values of the header, and 410 without the header, do not disable the webhook', async () => {
    receiver.answer = (_request, count) => ({
      status: 410,
      headers: { 'webhook-disable': ['false', '', '1'][count - 1] ?? '0' },
    })
    for (let n = 0; n < 4; n++) await world.send(user, chatId)
    await expect.poll(() => receiver.received.length).toBe(4)
    expect(await getWebhook(world.context, agent, hook)).toMatchObject({ status: 'active', health: 'ok' })
  })

  test('the owner is notified once when a webhook fails for the set time, and once when it works again', async () => {
    receiver.answer = () => 503
    await world.send(user, chatId)
    await expect.poll(async () => (await getWebhook(world.context, agent, hook)).failingSince).not.toBeNull()
    const { failingSince } = await getWebhook(world.context, agent, hook)
    await expect.poll(async () => (await watch.search(), health())).toBe('failing')
    expect(Date.now() - failingSince!).toBeGreaterThanOrEqual(50)
    await watch.search()
    const since = new Date(failingSince!).toISOString()
    expect(await notified()).toEqual([{ id: hook.id, agent_id: agent.id, health: 'failing', failing_since: since }])

    receiver.answer = () => 200
    await expect.poll(async () => (await getWebhook(world.context, agent, hook)).failingSince).toBeNull()
    await watch.search()
    expect((await notified()).map((webhook) => webhook.health)).toEqual(['failing', 'ok'])
  })

  test('a webhook that fails for a shorter time, and a paused webhook, are not reported', async () => {
    world.context.config.webhookFailingAfterMs = 60_000
    receiver.answer = () => 503
    await world.send(user, chatId)
    await expect.poll(async () => (await getWebhook(world.context, agent, hook)).failingSince).not.toBeNull()
    await watch.search()
    expect(await health()).toBe('ok')
    await updateWebhook(world.context, agent, hook, { status: 'paused' })
    world.context.config.webhookFailingAfterMs = 1
    await watch.search()
    expect(await health()).toBe('ok')
    expect(await notified()).toEqual([])
  })

  test('changes are posted to the operator with a signature, and repeated until the operator accepts them', async () => {
    const operator = await startOperator()
    world.context.webhooks.ca = operator.ca
    Object.assign(world.context.config, { operatorHookUrl: operator.url, operatorHookSecret: secret })
    receiver.answer = () => 503
    await world.send(user, chatId)
    operator.status = 500
    await expect.poll(async () => (await watch.search().catch(() => {}), operator.received.length)).toBeGreaterThan(0)
    operator.status = 204
    await watch.search()
    const count = operator.received.length
    await watch.search()
    expect(operator.received).toHaveLength(count)
    expect(new Set(operator.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const { body, headers } of operator.received) {
      const event = new Verifier(secret).verify(body, headers) as Record<string, any>
      expect(event).toMatchObject({ event_id: headers['webhook-id'], event_type: 'webhook.health_changed' })
      expect(event.data.webhooks).toMatchObject([{ id: hook.id, agent_id: agent.id, health: 'failing' }])
    }
    receiver.answer = () => 200
    await expect.poll(async () => (await watch.search(), operator.received.length)).toBe(count + 1)
    expect(JSON.parse(operator.received.at(-1)!.body).data.webhooks).toMatchObject([
      { health: 'ok', failing_since: null },
    ])
    operator.server.close()
  })
})

interface Operator {
  server: Server
  url: string
  ca: string
  status: number
  received: { headers: Record<string, string>; body: string }[]
}

async function startOperator(): Promise<Operator> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    operator.received.push({ headers: request.headers as Record<string, string>, body: await text(request) })
    response.writeHead(operator.status).end()
  }
  const { key, certificate } = await selfSigned()
  const server = createServer({ key, cert: certificate }, (request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const operator: Operator = {
    server,
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    ca: certificate,
    status: 204,
    received: [],
  }
  return operator
}
