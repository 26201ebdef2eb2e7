import { isReceived } from '../../client/agent.ts'
import type { WireEvent, WireMessage, WirePart } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { RequirementId } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { containsValue, isNonEmpty } from '../../fixtures/reactions.ts'

/** Compares the message in an event with the sent parts and with the answer of the send, by member (AMB-108). */
function judgeMessage(
  t: CheckContext,
  event: WireEvent,
  sent: readonly WirePart[],
  answered: WireMessage,
  about: { requirement: RequirementId; failureClass?: 'lost' },
): void {
  const shown = event.data.message
  t.expect.equal(shown?.message_id, answered.message_id, { ...about, what: 'data.message.message_id' })
  t.expect.equal(shown?.parts?.length, answered.parts.length, { ...about, what: 'number of parts in data.message' })
  for (const [index, part] of sent.entries()) {
    const expected = Object.fromEntries(Object.keys(part).map((key) => [key, answered.parts[index]?.[key]]))
    t.expect.contains(shown?.parts[index], expected, { ...about, what: `part ${index} of data.message` })
  }
  t.expect.equal(shown?.text ?? null, answered.text ?? null, { ...about, what: 'text of data.message' })
  const { message_id, part_id } = answered.reply_to ?? {}
  if (message_id !== undefined) {
    t.expect.contains(
      shown?.reply_to,
      { message_id, ...(part_id === undefined ? {} : { part_id }) },
      { ...about, what: 'reply_to of data.message' },
    )
  }
}

const mixed: WirePart[] = [
  { type: 'text', text: 'Grüße 👋🏽\n  second line ' },
  { type: 'link', url: 'https://example.org/a?b=c', title: 'A page', description: 'With words' },
  { type: 'data', data: { list: [1, null, 'two', { deep: false }], empty: {} } },
  { type: 'text', text: 'last' },
]

check('events.received.full-message', ['EVT-031'], agentChat, async (t) => {
  const [sender, agent] = [t.agents[0]!, t.agents[1]!]
  const base = await agent.cursor()
  const first = await sender.sendText(t.chat.id)
  const messageId = t.unique.messageId()
  const reply = await t.given(
    sender.send({
      message_id: messageId,
      chat_id: t.chat.id,
      parts: mixed,
      reply_to: { message_id: first.messageId },
    }),
    'a reply with several parts',
  )
  const event = await t.eventually('a message.received with this message', () => agent.awaitMessage(base, messageId, 0))
  t.expect.equal(event.chat_id, t.chat.id, { what: 'chat_id of message.received' })
  judgeMessage(t, event, mixed, reply.message, { requirement: 'EVT-031' })
})

/** Returns 32 parts with a total of nearly 400,000 bytes, each within its own limit. */
const largest = (marker: string): WirePart[] =>
  Array.from({ length: 32 }, (_, index) =>
    index % 2 === 0
      ? { type: 'text', text: `${marker} ${index} `.padEnd(8000, 'abcdefghij') }
      : { type: 'data', data: { index, filling: 'é'.repeat(7900) } },
  )

check('events.received.largest-message', ['EVT-051', 'EVT-031'], { ...agentChat, seconds: 2 }, async (t) => {
  const [sender, agent] = [t.agents[0]!, t.agents[1]!]
  const base = await agent.cursor()
  const first = await sender.sendText(t.chat.id)
  const parts = largest(t.unique.marker())
  const messageId = t.unique.messageId()
  const reply = await t.given(
    sender.send({
      message_id: messageId,
      chat_id: t.chat.id,
      parts,
      reply_to: { message_id: first.messageId },
    }),
    'a message of 32 parts',
  )
  const event = await t.eventually(
    'a message.received with the largest message',
    () => agent.awaitMessage(base, messageId, 0),
    { failureClass: 'lost' },
  )
  judgeMessage(t, event, parts, reply.message, { requirement: 'EVT-051', failureClass: 'lost' })
})

check('events.reactions.carry-the-reaction', ['EVT-037', 'EVT-038'], agentChat, async (t) => {
  const [author, other] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await author.sendText(t.chat.id)
  await other.awaitInHistory(t.chat.id, messageId)
  const emoji = '👍🏽'
  for (const [operation, type, requirement] of [
    ['add', 'reaction.added', 'EVT-037'],
    ['remove', 'reaction.removed', 'EVT-038'],
  ] as const) {
    const base = await author.cursor()
    await t.given(other.react(messageId, { operation, type: 'emoji', emoji }), `to ${operation} a reaction`)
    const event = await t.eventually(
      `a ${type} event for the author of the message`,
      async () =>
        (await author.eventsSince(base)).find((found) => found.event_type === type && found.chat_id === t.chat.id),
      { requirement },
    )
    const reaction = event.data?.['reaction']
    t.expect.that(isNonEmpty(reaction), {
      requirement,
      what: `data.reaction of ${type}`,
      expected: 'a non-empty value',
      actual: event.data,
    })
    t.expect.that(!containsValue(event.data, '👍'), {
      requirement,
      failureClass: 'changed',
      what: `the emoji of a reaction in the data of ${type}`,
      expected: emoji,
      actual: event.data,
    })
    if (!JSON.stringify(event.data).includes(emoji))
      t.warn(`the data of ${type} does not contain the emoji`, { requirement })
  }
})

check('events.received.once-for-each-message', ['EVT-031', 'EVT-005'], agentChat, async (t) => {
  const [sender, agent] = [t.agents[0]!, t.agents[1]!]
  const base = await agent.cursor()
  const { messageId } = await sender.sendText(t.chat.id)
  await t.eventually('the message.received of an accepted message', () => agent.awaitMessage(base, messageId, 0))
  await t.absent({
    what: 'a second message.received of one message',
    failureClass: 'duplicated',
    fence: async () => agent.awaitMessage(base, (await sender.sendText(t.chat.id)).messageId),
    observe: async () => {
      const ids = new Set(
        (await agent.eventsSince(base)).filter((event) => isReceived(event, messageId)).map((event) => event.event_id),
      )
      return ids.size > 1 ? [...ids] : undefined
    },
  })
})
