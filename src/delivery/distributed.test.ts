import { afterEach, expect, test } from 'vitest'
import { createChat } from '../conversations/chats/create-chat.ts'
import { listMessages } from '../conversations/messages/list-messages.ts'
import { sendWrite } from '../conversations/messages/send.write.ts'
import { react } from '../conversations/reactions/react.ts'
import { markDelivered, markRead } from '../conversations/receipts/mark-watermarks.ts'
import type { Caller } from '../identity/accounts/caller.ts'
import type { Database } from '../platform/database/database.ts'
import { createSecretBox } from '../platform/encryption/secret-box.ts'
import { block } from '../testing/chats.ts'
import { eachDistributed } from '../testing/databases.ts'
import { recordStatements, unnamedKeys } from '../testing/named-keys.ts'
import { startReceiver } from '../testing/receiver.ts'
import { createWorld, type World } from '../testing/world.ts'
import { createAddressGuard } from './webhooks/address-guard.ts'
import { createWebhook } from './webhooks/webhooks.ts'
import { listWebhookAttempts } from './webhooks/dead-letters.ts'
import { createWebhookDispatch } from './webhooks/webhook-dispatch.ts'

eachDistributed((name, open) => {
  const endings: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end()
  })

  function begin(database: Database): World {
    const world = createWorld(database)
    endings.push(world.stop)
    return world
  }

  async function chatOf(world: World, user: Caller, agent: Caller): Promise<string> {
    const asked = { kind: 'direct' as const, handles: [agent.handle], groupName: null, requestId: null }
    return (await createChat(world.context, user, asked)).chat.id
  }

  test('each statement of sends, receipts, reads and webhooks has a condition on the distribution key', async () => {
    const opened = await open()
    const { database, statements } = recordStatements(opened)
    const world = begin(database)
    const receiver = await startReceiver()
    endings.push(receiver.close)
    world.context.config = { webhookBackoffMs: 20, webhookTimeoutMs: 300 } as typeof world.context.config
    world.context.secretBox = createSecretBox(Buffer.alloc(32, 7))
    world.context.webhooks = { guard: createAddressGuard(['127.0.0.1/32']), ca: receiver.ca }
    const dispatch = createWebhookDispatch(world.context, {})
    dispatch.start()
    endings.push(() => dispatch.stop(1000))
    const user = await world.user()
    const agent = await world.agent({ owner: user })
    const chatId = await chatOf(world, user, agent)
    const { webhook } = await createWebhook(world.context, agent, { url: `${receiver.url}/hook`, form: 'current' })
    receiver.answer = (_request, count) => (count === 1 ? 503 : 204)

    const first = await world.send(user, chatId, 'one')
    const keyed = {
      actorId: user.id,
      chatId,
      parts: [{ type: 'text' as const, text: 'two' }],
      text: null,
      replyTo: null,
    }
    const named = { ...keyed, messageId: world.context.ids.next('msg'), idempotencyKey: 'k' }
    const sent = await world.context.commits.submit(sendWrite, named)
    const again = await world.context.commits.submit(sendWrite, {
      ...named,
      messageId: world.context.ids.next('msg'),
    })
    expect(again.message.id).toBe(sent.message.id)
    await markDelivered(world.context, agent, { chatId, messageId: first.id })
    await markRead(world.context, agent, { chatId, messageId: sent.message.id })
    const reaction = { messageId: first.id, operation: 'add', type: 'like', emoji: null, targetPartId: null } as const
    await react(world.context, agent, reaction)
    const { messages } = await listMessages(world.context, user, { chatId, limit: 10, beforeSequence: null })
    expect(messages.map(({ message, reactions }) => [message.id, reactions.length])).toEqual([
      [sent.message.id, 0],
      [first.id, 1],
    ])
    const page = await world.pull(agent)
    expect(page.events.map(({ message }) => message?.id)).toEqual([first.id, sent.message.id])
    await expect
      .poll(async () => {
        const key = { id: webhook.id, form: 'current' as const }
        const { items } = await listWebhookAttempts(world.context, agent, key, { cursor: undefined, limit: 10 })
        return items.map(({ status }) => status)
      })
      .toEqual([204, 204, 503])

    const unnamed = [...statements].flatMap((sql) => unnamedKeys(sql).map((table) => `${table}: ${sql}`))
    expect(unnamed).toEqual([])
    expect([...statements].filter((sql) => /\bmessages\b/.test(sql)).length).toBeGreaterThan(3)
  })

  test('a message id is accepted once, for any chat', async () => {
    const world = begin(await open())
    const [user, one, other] = [await world.user(), await world.agent(), await world.agent()]
    const [first, second] = [await chatOf(world, one, user), await chatOf(world, other, user)]
    const messageId = world.context.ids.next('msg')
    const write = { messageId, parts: [{ type: 'text' as const, text: 'hello' }], text: null, replyTo: null }
    await world.context.commits.submit(sendWrite, { ...write, actorId: one.id, chatId: first })
    await expect(
      world.context.commits.submit(sendWrite, { ...write, actorId: other.id, chatId: second }),
    ).rejects.toThrow()
  })

  test('a database of a single server becomes a distributed database with the same content', async () => {
    const before = begin(await open({ distributed: false }))
    const user = await before.user()
    const agent = await before.agent({ owner: user })
    const chatId = await chatOf(before, user, agent)
    const message = await before.send(user, chatId, 'hello')
    const reaction = { messageId: message.id, operation: 'add', type: 'like', emoji: null, targetPartId: null } as const
    await react(before.context, agent, reaction)
    await block(before.context.database, user.id, agent.id)
    const suppressed = await before.send(agent, chatId, 'unheard')
    before.stop()

    for (let start = 1; start <= 2; start++) {
      const after = begin(await open.another(name === 'citus' ? {} : { distributed: true }))
      const asked = { chatId, limit: 10, beforeSequence: null }
      const { messages } = await listMessages(after.context, user, asked)
      expect(messages.map(({ message: { id }, reactions }) => [id, reactions.length])).toEqual([[message.id, 1]])
      const own = await listMessages(after.context, agent, asked)
      expect(own.messages.map(({ message: { id } }) => id)).toEqual([suppressed.id, message.id])
      expect((await after.pull(agent)).events.map(({ message: handed }) => handed?.id)).toEqual([message.id])
    }
  })
})
