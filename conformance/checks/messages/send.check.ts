import { isReceivedWith, messagesOf, textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { projections } from '../../fixtures/arrival.ts'
import { partsDifference } from '../../model/message-core.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

for (const route of sendRoutes) {
  check(
    `messages.${route.operation}.answers-the-stored-message`,
    [route.requirement, 'MSG-012'],
    agentChat,
    async (t) => {
      const messageId = t.unique.messageId()
      const parts = textParts(t.unique.marker())
      const reply = await route.send(t.agent, t.chat.id, { message_id: messageId, parts })
      t.expect.status(reply, route.status, { what: `status of a first send on ${route.name}` })
      const shown = reply.body as { message?: { message_id?: unknown }; messages?: { message_id?: unknown }[] }
      const anyId = shown.message?.message_id ?? shown.messages?.[0]?.message_id
      if (typeof anyId === 'string' && shown.messages === undefined) {
        t.expect.equal(anyId, messageId, {
          requirement: 'MSG-012',
          what: 'message.message_id in the answer (the id of the sender)',
        })
      }
      const message = route.message(reply, messageId)
      t.expect.equal(message?.message_id, messageId, { what: `the message in the answer of ${route.name}` })
      t.expect.equal(partsDifference(parts, message?.parts), null, {
        what: 'difference between sent and answered parts',
      })
      if (message?.chat_id === undefined)
        t.warn('the message in the answer has no chat_id', { requirement: route.requirement })
      else t.expect.equal(message.chat_id, t.chat.id, { what: 'chat_id of the message in the answer' })
      if (route.operation === 'send') {
        t.expect.equal((reply.body as { message_id?: unknown }).message_id, messageId, {
          what: 'message_id next to message in the 202',
        })
      }
    },
  )
}

check('messages.send.id-is-kept', ['MSG-012', 'HIST-011', 'HIST-001'], { ...agentChat, seconds: 2 }, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  for (const route of sendRoutes) {
    const after = await recipient.cursor()
    const [messageId, marker] = [t.unique.messageId(), t.unique.marker()]
    await t.given(route.send(sender, t.chat.id, { message_id: messageId, parts: textParts(marker) }), 'a send')
    const event = await t.eventually('an event with the sent text', () =>
      recipient.awaitEvent(after, (item) => isReceivedWith(item, marker), 0),
    )
    t.expect.equal(event.data.message?.message_id, messageId, {
      what: `message_id in the event after a send on ${route.name}`,
    })
    const entry = await t.eventually(
      'a history entry with the sent text',
      async () => {
        const reply = await recipient.history(t.chat.id)
        t.expect.status(reply, 200, { requirement: 'HIST-001', what: 'status of reading the history' })
        return messagesOf(reply.body).find((item) => JSON.stringify(item).includes(marker))
      },
      { requirement: 'HIST-001' },
    )
    t.expect.equal(entry.message_id, messageId, { what: `message_id in the history after a send on ${route.name}` })
  }
})

check(
  'messages.send.works-in-direct-chats',
  ['MSG-001', 'MSG-029', 'MSG-030'],
  { ...agentChat, seconds: 3 },
  async (t) => {
    const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
    const after = await recipient.cursor()
    const sent = []
    for (let turn = 0; turn < 6; turn += 1) {
      const [messageId, text] = [t.unique.messageId(), t.unique.marker()]
      const reply = await sender.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts(text) })
      t.expect.status(reply, '2xx', { what: 'status of a send in a direct chat' })
      sent.push(messageId)
    }
    for (const messageId of sent) {
      await t.eventually(
        'an accepted message in the history of its sender',
        async () => (await sender.inHistory(t.chat.id, messageId))[0],
        { requirement: 'MSG-029' },
      )
      await t.eventually('message.received of an accepted message', () => recipient.awaitMessage(after, messageId, 0), {
        requirement: 'MSG-030',
      })
      await t.eventually(
        'the message in the history of the other agent',
        async () => (await recipient.inHistory(t.chat.id, messageId))[0],
      )
    }
  },
)

check('messages.send.works-in-groups', ['MSG-001'], { needs: { agents: 3, persons: 1, group: true } }, async (t) => {
  const reply = await t.agent.send({
    message_id: t.unique.messageId(),
    chat_id: t.group.id,
    parts: textParts(t.unique.marker()),
  })
  t.expect.status(reply, '2xx', { what: 'status of a send in a group' })
  const messageId = reply.body.message?.message_id
  for (const member of t.agents) {
    await t.eventually(
      `the message in the history of member ${member.handle}`,
      async () => (await member.inHistory(t.group.id, messageId))[0],
    )
  }
})

check('messages.send.needs-no-idempotency-key', ['MSG-047'], agentChat, async (t) => {
  for (const route of sendRoutes) {
    const body = { message_id: t.unique.messageId(), parts: textParts(t.unique.marker()) }
    const reply = await route.send(t.agent, t.chat.id, body)
    t.expect.status(reply, '2xx', { what: `status of a send without Idempotency-Key on ${route.name}` })
  }
  const headers = { 'idempotency-key': t.unique.ulid() }
  const [first, second] = [t.unique.messageId(), t.unique.messageId()]
  await t.given(
    t.agent.send({ message_id: first, chat_id: t.chat.id, parts: textParts(t.unique.marker()) }, { headers }),
    'a send with an Idempotency-Key header',
  )
  await t.agent.send({ message_id: second, chat_id: t.chat.id, parts: textParts(t.unique.marker()) }, { headers })
  t.expect.that((await t.agent.awaitInHistory(t.chat.id, second)) !== undefined, {
    warnOnly: true,
    what: 'two message ids with one Idempotency-Key create two messages',
  })
})

check('messages.send.order-of-parts', ['MSG-022'], agentChat, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  for (const route of sendRoutes) {
    const after = await recipient.cursor()
    const messageId = t.unique.messageId()
    const texts = Array.from({ length: 12 }, (_, index) => `${(index * 7) % 12} ${t.unique.marker()}`)
    const mixed = texts.flatMap((text, index) =>
      index % 4 === 1
        ? [...textParts(text), { type: 'data', data: index }, { type: 'link', url: `https://example.com/${index}` }]
        : textParts(text),
    )
    // Equal parts stay separate parts.
    const parts = [...mixed, ...textParts(texts[0]!), ...textParts(texts[0]!), { type: 'data', data: 1 }]
    const reply = await route.send(sender, t.chat.id, { message_id: messageId, parts })
    await t.given(reply, 'a send of parts of several types')
    t.expect.equal(partsDifference(parts, route.message(reply, messageId)?.parts), null, {
      what: `order of parts in the answer of ${route.name}`,
    })
    for (const { where, message } of await projections(t, { messageId, sender, recipient, after })) {
      t.expect.equal(partsDifference(parts, message.parts), null, { what: `order of parts in the ${where}` })
    }
  }
})
