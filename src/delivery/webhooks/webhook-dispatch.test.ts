import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Webhook as Receiver } from 'standardwebhooks'
import { createWorld, type World } from '../../testing/world.ts'
import { createChat } from '../../conversations/chats/create-chat.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { createAddressGuard } from './address-guard.ts'
import type { EventLoader } from '../events/log-event.ts'
import { claimDue, createUnderWay } from './claim-due.ts'
import { voidLeases } from './delivery.sql.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import { readHeads } from '../../platform/event-log/event-log.store.ts'
import { createWebhook, rotateWebhookSecret, updateWebhook } from './webhooks.ts'
import { listDeadLetters, listWebhookAttempts, redeliverDeadLetter } from './dead-letters.ts'
import { createSecretBox } from '../../platform/encryption/secret-box.ts'
import { startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { lockWebhook } from './webhook.store.ts'
import { createWebhookDispatch, type WebhookDispatch } from './webhook-dispatch.ts'

eachDatabase((dialect, open) => {
  let world: World
  let receiver: TestReceiver
  let dispatch: WebhookDispatch
  let agent: Caller
  let user: Caller
  let chatId: string
  let hook: { id: string; form: 'current'; secret: string }

  beforeEach(async () => {
    world = createWorld(await open())
    receiver = await startReceiver()
    // Avoids timeouts on a slow machine.
    world.context.config = { webhookBackoffMs: 20, webhookTimeoutMs: 600_000 } as typeof world.context.config
    world.context.secretBox = createSecretBox(Buffer.alloc(32, 7))
    world.context.webhooks = {
      guard: createAddressGuard(['127.0.0.1/32']),
      ca: receiver.ca,
    }
    dispatch = createWebhookDispatch(world.context, {})
    dispatch.start()
    user = await world.user()
    agent = await world.agent({ owner: user })
    chatId = (
      await createChat(world.context, user, {
        kind: 'direct',
        handles: [agent.handle],
        groupName: null,
        requestId: null,
      })
    ).chat.id
    const made = await createWebhook(world.context, agent, { url: `${receiver.url}/hook`, form: 'current' })
    hook = { id: made.webhook.id, form: 'current', secret: made.signingSecret }
  })
  afterEach(async () => {
    await dispatch.stop(1000)
    world.stop()
    await receiver.close()
  })

  const envelopes = () => receiver.received.map(({ body }) => JSON.parse(body.toString()))
  const arrived = (count: number) => expect.poll(() => receiver.received.length).toBe(count)

  /** Restarts the dispatcher with a short timeout of attempts. */
  const limitAttempts = async () => {
    await dispatch.stop(1000)
    world.context.config.webhookTimeoutMs = 300
    dispatch = createWebhookDispatch(world.context, {})
    dispatch.start()
  }

  describe('a webhook', () => {
    test('receives the events of the log, signed and in order, and marks them delivered', async () => {
      for (let n = 0; n < 15; n++) await world.send(user, chatId, `grüße ${n} 🎈`)
      await arrived(15)
      for (const { body, headers } of receiver.received) {
        expect(new Receiver(hook.secret).verify(body.toString(), headers)).toBeTruthy()
        expect(headers['webhook-id']).toBe(JSON.parse(body.toString()).event_id)
      }
      const pulled = await world.pull(agent)
      expect(envelopes().map(({ event_id }) => event_id)).toEqual(pulled.events.map(({ eventId }) => eventId))
      expect((await world.pull(user)).events.at(-1)).toMatchObject({ eventType: 'message.delivered' })
    })

    test.each([408, 429, 500, 503, 599, 'hang', 'reset'] as const)('is retried after %s', async (first) => {
      if (first === 'hang') await limitAttempts()
      receiver.answer = (_request, count) => (count === 1 ? first : 204)
      await world.send(user, chatId)
      await arrived(2)
      const [one, two] = receiver.received
      expect(two!.body.equals(one!.body)).toBe(true)
      await expect
        .poll(async () => (await attempts()).map(({ status }) => status))
        .toEqual([204, typeof first === 'number' ? first : null])
    })

    test.each([301, 400, 404, 410, 422])('is not retried after %d, and the next event is sent', async (status) => {
      receiver.answer = (_request, count) => (count === 1 ? { status, headers: { location: '/elsewhere' } } : 200)
      await world.send(user, chatId)
      await arrived(1)
      await world.send(user, chatId)
      await arrived(2)
      expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/hook']))
      const { items } = await listDeadLetters(world.context, agent, hook, { cursor: undefined, limit: 10 })
      expect(items).toMatchObject([{ eventId: envelopes()[0].event_id, attempts: 1, lastStatus: status }])
      await redeliverDeadLetter(world.context, agent, hook, envelopes()[0].event_id)
      await arrived(3)
      expect(envelopes()[2]).toEqual(envelopes()[0])
    })

    test('waits for the Retry-After of the receiver', async () => {
      receiver.answer = (_request, count) => (count === 1 ? { status: 503, headers: { 'retry-after': '1' } } : 200)
      await world.send(user, chatId)
      await arrived(2)
      const [one, two] = receiver.received
      expect(two!.at - one!.at).toBeGreaterThanOrEqual(990)
      expect(Number(two!.headers['webhook-timestamp'])).toBeGreaterThan(Number(one!.headers['webhook-timestamp']))
      expect(new Receiver(hook.secret).verify(two!.body.toString(), two!.headers)).toBeTruthy()
    })

    test('is also verified by the former secret during the overlap of a rotation', async () => {
      const { signingSecret } = await rotateWebhookSecret(world.context, agent, hook, {
        overlapSeconds: 60,
        requestId: null,
      })
      await world.send(user, chatId)
      await arrived(1)
      const { body, headers } = receiver.received[0]!
      for (const secret of [hook.secret, signingSecret])
        expect(new Receiver(secret).verify(body.toString(), headers)).toBeTruthy()
    })

    test('that does not respond delays no other webhook', async () => {
      await createWebhook(world.context, agent, { url: `${receiver.url}/alive`, form: 'current' })
      receiver.answer = ({ path }) => (path === '/hook' ? 'hang' : 200)
      for (let n = 0; n < 10; n++) await world.send(user, chatId)
      await expect.poll(() => receiver.received.filter(({ path }) => path === '/alive').length).toBe(10)
      expect(await attempts()).toEqual([])
    })

    test('keeps its events when the server stops, and receives them from the next server', async () => {
      await dispatch.stop(1000)
      for (let n = 0; n < 12; n++) await world.send(user, chatId)
      expect(receiver.received).toHaveLength(0)
      dispatch = createWebhookDispatch(world.context, {})
      dispatch.start()
      await arrived(12)
    })

    test('that does not respond delays no shutdown, and receives its event again from the next server', async () => {
      await limitAttempts()
      receiver.answer = (_request, count) => (count === 1 ? 'hang' : 200)
      await world.send(user, chatId)
      await arrived(1)
      await dispatch.stop(0)
      expect(await attempts()).toEqual([])
      dispatch = createWebhookDispatch(world.context, {})
      dispatch.start()
      await arrived(2)
      expect(envelopes()[1]).toEqual(envelopes()[0])
    })
  })

  describe('pending events of a webhook', () => {
    const pending = async () => {
      const { items } = await adminList()
      return items.map(({ eventType, attempts: made, state }) => [eventType, made, state])
    }
    const adminList = async () => ({
      items: await world.context.database.read((tx) =>
        tx.rows<{ eventType: string; attempts: number; state: string }>(
          `SELECT event_type AS "eventType", attempts, state FROM all_deliveries ORDER BY event_sequence`,
        ),
      ),
    })
    beforeEach(() => dispatch.stop(1000))
    const restart = () => {
      dispatch = createWebhookDispatch(world.context, {})
      dispatch.start()
    }

    test('are sent after a pause, without events that happened during the pause', async () => {
      await world.send(user, chatId, 'before')
      await updateWebhook(world.context, agent, hook, { status: 'paused' })
      expect(await pending()).toEqual([['message.received', 0, 'pending']])
      await world.send(user, chatId, 'while paused')
      restart()
      await updateWebhook(world.context, agent, hook, { status: 'active' })
      await world.send(user, chatId, 'after')
      await arrived(2)
      expect(envelopes().map(({ data }) => data.message.parts[0].text)).toEqual(['before', 'after'])
    })

    test('keep the subscription of their time, and their order before later events', async () => {
      const none = { subscribedEvents: ['message.read'] }
      await world.send(user, chatId, 'chosen')
      await updateWebhook(world.context, agent, hook, none)
      await world.send(user, chatId, 'not chosen')
      await updateWebhook(world.context, agent, hook, { subscribedEvents: ['message.received'] })
      await world.send(user, chatId, 'chosen again')
      restart()
      await arrived(2)
      expect(envelopes().map(({ data }) => data.message.parts[0].text)).toEqual(['chosen', 'chosen again'])
      await expect.poll(behind).toBe(0)
    })

    test('are none if its filter excludes a thousand events, and its cursor moves past these events', async () => {
      await updateWebhook(world.context, agent, hook, { subscribedEvents: ['message.read'] })
      const draft: EventDraft = {
        actorId: agent.id,
        eventType: 'webhook.test',
        chatId: null,
        messageId: null,
        data: { webhookId: hook.id },
      }
      const { database, eventLog } = world.context
      await database.write((tx) =>
        eventLog.append(
          tx,
          Array.from({ length: 2_500 }, () => draft),
          0,
        ),
      )
      restart()
      await expect.poll(behind).toBe(0)
      expect(receiver.received).toEqual([])
    })

    test('can be paused during an attempt: its result is stored, and no attempt of another event is counted', async () => {
      receiver.answer = async () => {
        if (receiver.received.length === 1) await updateWebhook(world.context, agent, hook, { status: 'paused' })
        await new Promise((resolve) => setTimeout(resolve, 60))
        return 204
      }
      for (let n = 0; n < 5; n++) await world.send(user, chatId, `${n}`)
      restart()
      await expect
        .poll(pending)
        .toEqual([1, 0, 0, 0, 0].map((made) => ['message.received', made, made === 1 ? 'delivered' : 'pending']))
      expect(receiver.received).toHaveLength(1)
    })
  })

  const behind = async () => {
    const [row] = await world.context.database.read((tx) =>
      tx.rows<{ n: number }>(
        `SELECT c.last_sequence - w.delivered_through AS n FROM webhooks w JOIN event_counters c ON c.actor_id = w.actor_id`,
      ),
    )
    return row!.n
  }

  const attempts = async () =>
    (await listWebhookAttempts(world.context, agent, hook, { cursor: undefined, limit: 100 })).items

  test('at most ten attempts are made', async () => {
    receiver.answer = () => 500
    world.context.config.webhookBackoffMs = 1
    await dispatch.stop(1000)
    dispatch = createWebhookDispatch(world.context, {})
    dispatch.start()
    await world.send(user, chatId)
    await expect
      .poll(async () => (await listDeadLetters(world.context, agent, hook, { cursor: undefined, limit: 10 })).items, {
        timeout: 10_000,
      })
      .toMatchObject([{ attempts: 10, lastStatus: 500 }])
    expect(receiver.received).toHaveLength(10)
    expect((await attempts()).map(({ attempt }) => attempt)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  }, 20_000)

  test.runIf(dialect === 'postgres')(
    'a webhook whose row is locked when it is due receives its event later',
    async () => {
      const { database } = world.context
      let release = (): void => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      let isHeld = (): void => {}
      const holding = new Promise<void>((resolve) => (isHeld = resolve))
      const holder = database.write(async (tx) => {
        await lockWebhook(tx, hook.id)
        isHeld()
        await held
      })
      await holding
      await world.send(user, chatId, 'while it is held')
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(receiver.received).toHaveLength(0)
      release()
      await holder
      await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(1)
    },
  )

  describe('a process that crashes', () => {
    const counted = async () =>
      (
        await world.context.database.read((tx) =>
          tx.rows<{ attempts: number }>('SELECT attempts FROM all_deliveries ORDER BY event_sequence'),
        )
      ).map(({ attempts }) => attempts)
    const claim = async () => {
      const heads = await world.context.database.read((tx) => readHeads(tx, [agent.id]))
      const dependencies = { ...world.context, timeoutMs: 10_000 }
      return claimDue(
        dependencies,
        world.context.ids.next('lse'),
        [{ webhookId: hook.id, queue: 'first', head: heads.get(agent.id)! }],
        createUnderWay(),
      )
    }
    beforeEach(() => dispatch.stop(1000))

    test('between its claim and its requests uses one attempt of each event, and after a restart one of the first event only', async () => {
      const { database } = world.context
      for (let n = 0; n < 5; n++) await world.send(user, chatId)
      await claim()
      expect(await counted()).toEqual([])
      for (let crash = 1; crash <= 3; crash++) {
        await database.write((tx) => voidLeases(tx, 0))
        await claim()
        expect(await counted()).toEqual([1, 1, 1, 1, 1].map((one, index) => (index < crash ? one + 1 : one)))
        await database.write((tx) => tx.run('UPDATE deliveries SET next_at = ? WHERE attempts > 1', [9e15]))
      }
    })

    test('does not delay the next process on an embedded database', async () => {
      await world.send(user, chatId)
      await world.send(user, chatId)
      await claim()
      dispatch = createWebhookDispatch(world.context, {})
      dispatch.start()
      const alone = !world.context.database.signals.shared
      await new Promise((resolve) => setTimeout(resolve, 700))
      expect(receiver.received).toHaveLength(alone ? 2 : 0)
    })
  })

  test('a claim whose events could not be read is released with its attempts', async () => {
    await dispatch.stop(1000)
    const { database } = world.context
    let broken = true
    const failing: EventLoader = {
      measure: async () => new Map(),
      load: async (_tx, events) => {
        if (broken) throw new Error('the events could not be read')
        return events
      },
    }
    world.context.eventLoaders = [...world.context.eventLoaders, failing]
    dispatch = createWebhookDispatch(world.context, {})
    dispatch.start()
    for (let n = 0; n < 3; n++) await world.send(user, chatId)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await dispatch.stop(1000)
    const rows = await database.read((tx) => tx.rows('SELECT attempts, lease_id FROM deliveries'))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).toEqual(rows.map(() => ({ attempts: 0, lease_id: null })))
    const ends = await database.read((tx) =>
      tx.rows('SELECT delivered_through = attempting_through AS same FROM webhooks'),
    )
    expect(ends.map(({ same }) => Boolean(same))).toEqual([true])
    broken = false
    dispatch = createWebhookDispatch(world.context, {})
    dispatch.start()
    await arrived(3)
  }, 15_000)

  test('an eleventh webhook is rejected, and a webhook with a forbidden URL', async () => {
    for (let n = 1; n < 10; n++)
      await createWebhook(world.context, agent, { url: `${receiver.url}/${n}`, form: 'current' })
    await expect(createWebhook(world.context, agent, { url: receiver.url, form: 'current' })).rejects.toMatchObject({
      kind: 'limit_exceeded',
    })
    for (const url of [
      'http://example.org/',
      'https://10.0.0.1/',
      'https://2130706434/',
      'https://u:p@example.org/',
      'nonsense',
    ]) {
      await expect(createWebhook(world.context, agent, { url, form: 'current' })).rejects.toMatchObject({
        kind: 'invalid_request',
        field: 'url',
      })
    }
  })
})
