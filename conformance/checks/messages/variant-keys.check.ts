/** idempotency_key: the key that the sender chooses for a send. */
import { check } from '../../check-api/check.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'
import { copies, received, write } from '../../fixtures/variant-sends.ts'

check(
  'messages.send-to-handles.key-of-one-agent',
  ['VMSG-007'],
  { ...variantChat, needs: { agents: 3, chat: 'agents' } },
  async (t) => {
    const [one, reader, other] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const after = await reader.cursor()
    const key = { idempotency_key: t.unique.ulid() }
    const [text, otherText] = [t.unique.marker(), t.unique.marker()]
    const first = await write(one, reader, text, key)
    t.expect.status(first, '2xx', { what: 'status of a send with an idempotency_key' })
    // A send with another key in between: the service remembers more than the last key of an agent.
    const between = await write(one, reader, t.unique.marker(), { idempotency_key: t.unique.ulid() })
    t.expect.status(between, '2xx', { what: 'status of a send with another idempotency_key' })
    const repeat = await write(one, reader, text, key)
    t.expect.status(repeat, '2xx', { what: 'status of the repeated send' })
    t.expect.equal(repeat.body.chat_id, first.body.chat_id, { what: 'chat_id of the repeated send' })
    const foreign = await write(other, reader, otherText, key)
    t.expect.status(foreign, '2xx', { what: 'status of a send of another agent with the same key' })
    await received(t, reader, after, otherText)
    const { chatId } = await received(t, reader, after, text)
    await t.absent({
      what: 'a second message of one agent with the same key, repeated after a send with another key',
      failureClass: 'duplicated',
      settleMs: 300,
      fence: async () => reader.awaitMessage(after, (await one.sendText(t.chat.id)).messageId),
      observe: async () => {
        const seen = await copies(reader, chatId, after, text)
        return Math.max(seen.entries, seen.events) > 1 ? seen : undefined
      },
    })
  },
)

check('messages.send-to-handles.key-is-optional', ['VMSG-008'], variantChat, async (t) => {
  const reader = t.agents[1]!
  const [after, text] = [await reader.cursor(), t.unique.marker()]
  for (const which of ['first', 'second']) {
    t.expect.status(await write(t.agent, reader, text), '2xx', {
      what: `status of the ${which} of two equal sends without a key`,
    })
  }
  const { chatId } = await received(t, reader, after, text)
  await t.eventually(
    'two messages of two sends without a key',
    async () => (await copies(reader, chatId, after, text)).entries === 2,
  )
})

check('messages.send-to-handles.key-in-parallel', ['VMSG-009'], { ...variantChat, seconds: 2 }, async (t) => {
  const reader = t.agents[1]!
  for (let round = 0; round < { quick: 2, full: 6, deep: 30 }[t.mode]; round += 1) {
    const [after, text, key] = [await reader.cursor(), t.unique.marker(), { idempotency_key: t.unique.ulid() }]
    const replies = await Promise.all(Array.from({ length: 20 }, () => write(t.agent, reader, text, key)))
    const retried = replies.some(({ ok }) => ok) ? undefined : await write(t.agent, reader, text, key)
    t.expect.that(retried?.ok ?? true, {
      failureClass: 'lost',
      what: 'one of 20 parallel sends with one key succeeds, or a retry',
      actual: retried?.status,
    })
    t.expect.every(replies, ({ ok }) => ok, {
      warnOnly: true,
      what: 'all of 20 parallel sends with one key succeed',
      actual: replies.map(({ status }) => status),
    })
    const { chatId } = await received(t, reader, after, text, { failureClass: 'lost' })
    const { messageId } = await t.agent.sendText(t.chat.id)
    await t.eventually('a later message', () => reader.awaitMessage(after, messageId, 0))
    await t.eventually(
      'the message in the history',
      async () => (await copies(reader, chatId, after, text)).entries > 0,
      { failureClass: 'lost' },
    )
    t.expect.equal(
      await copies(reader, chatId, after, text),
      { entries: 1, events: 1 },
      { failureClass: 'duplicated', what: 'messages and events of 20 parallel sends with one key' },
    )
  }
})
