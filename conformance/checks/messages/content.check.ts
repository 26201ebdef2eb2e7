import fc from 'fast-check'
import { textOf, textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { WirePart } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { projections } from '../../fixtures/arrival.ts'
import { messageCore, partsDifference } from '../../model/message-core.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { jsonData, parts as anyParts, trickyTexts, wellFormedText } from './parts.arbitrary.ts'

check('messages.send.any-parts-arrive', ['MSG-002', 'HIST-011'], { ...agentChat, seconds: 3 }, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  await t.property(
    anyParts,
    async (parts, run) => {
      const after = await recipient.cursor()
      const messageId = run.messageId()
      const reply = await sender.send({ message_id: messageId, chat_id: t.chat.id, parts, text: run.marker() })
      t.expect.status(reply, '2xx', {
        what: `status of a send of ${parts.length} parts (${[...new Set(parts.map(({ type }) => type))].join(', ')})`,
      })
      const answered = messageCore(reply.body.message)
      for (const { where, message } of await projections(t, { messageId, sender, recipient, after })) {
        t.expect.equal(partsDifference(parts, message.parts), null, { what: `parts in the ${where}` })
        t.expect.equal(messageCore(message), answered, {
          requirement: 'HIST-011',
          what: `message in the ${where}, compared with the answer to the send`,
        })
      }
    },
    { runs: { quick: 6 } },
  )
})

check(
  'messages.send.projections-agree',
  ['HIST-011', 'MSG-022', 'MSG-002'],
  { ...agentChat, seconds: 2 },
  async (t) => {
    const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
    const target = await sender.sendText(t.chat.id)
    const url = 'https://example.com/page'
    const parts: WirePart[] = [
      { type: 'media', url, duration_ms: 1500 },
      { type: 'text', text: 'first' },
      { type: 'data', data: { a: [1, { b: null }] } },
      { type: 'link', url, title: 'A title', description: 'A description' },
      { type: 'text', text: 'last' },
    ]
    for (const route of sendRoutes) {
      const after = await recipient.cursor()
      const messageId = t.unique.messageId()
      const reply = await route.send(sender, t.chat.id, {
        message_id: messageId,
        parts,
        text: t.unique.marker('text'),
        reply_to: { message_id: target.messageId },
      })
      await t.given(reply, 'a message with all members')
      const answered = messageCore(route.message(reply, messageId))
      for (const { where, message } of await projections(t, { messageId, sender, recipient, after })) {
        t.expect.equal(messageCore(message), answered, {
          what: `message in the ${where}, compared with the answer of ${route.name}`,
        })
        t.expect.equal(partsDifference(parts, message.parts), null, {
          requirement: 'MSG-022',
          what: `parts in the ${where}`,
        })
      }
    }
  },
)

/** Asserts that an accepted text is unchanged everywhere. A rejection or a server error only warns here. */
async function textReturns(t: CheckContext, text: string, messageId: string): Promise<void> {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  const after = await recipient.cursor()
  const reply = await sender.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts(text) })
  const accepted = t.expect.status(reply, '2xx', { warnOnly: true, what: `status of the text ${JSON.stringify(text)}` })
  if (!accepted) return
  const seen = [
    { where: 'answer', message: reply.body.message },
    ...(await projections(t, { chatId: t.chat.id, messageId, sender, recipient, after }, { failureClass: 'lost' })),
  ]
  for (const { where, message } of seen) {
    t.expect.that(textOf(message) === text, {
      failureClass: 'changed',
      what: `the text in the ${where} is equal to the sent text`,
      expected: text,
      actual: textOf(message),
    })
  }
}

check('messages.send.text-returns-unchanged', ['MSG-051'], { ...agentChat, seconds: 4 }, async (t) => {
  await textReturns(t, `plain ${t.unique.marker()}`, t.unique.messageId())
  for (const text of trickyTexts) await textReturns(t, text, t.unique.messageId())
  await t.property(wellFormedText(400), (text, run) => textReturns(t, text, run.messageId()))
})

check('messages.send.text-with-nul', ['MSG-051'], agentChat, async (t) => {
  await t.agent.sendText(t.chat.id)
  const [messageId, text] = [t.unique.messageId(), `a\u0000b ${t.unique.marker()}`]
  const reply = await t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts(text) })
  // Databases that cannot store the character may reject it, but must not change it.
  if (!reply.ok) {
    t.expect.status(reply, '4xx', { what: 'status of a text with U+0000' })
    return
  }
  const stored = await t.eventually('the message in the history', () => t.agent.awaitInHistory(t.chat.id, messageId, 0))
  t.expect.equal(textOf(stored), text, {
    failureClass: 'changed',
    what: 'an accepted text with U+0000, in the history',
  })
})

check('messages.send.equal-messages-are-two', ['MSG-029', 'MSG-030'], agentChat, async (t) => {
  const [sender, reader] = [t.agents[0]!, t.agents[1]!]
  const [after, text] = [await reader.cursor(), t.unique.marker()]
  const ids = [(await sender.sendText(t.chat.id, text)).messageId, (await sender.sendText(t.chat.id, text)).messageId]
  for (const messageId of ids) {
    const about = { failureClass: 'lost' } as const
    await t.eventually(
      'the message.received of each of two messages with equal parts',
      () => reader.awaitMessage(after, messageId, 0),
      { requirement: 'MSG-030', ...about },
    )
    await t.eventually(
      'each of two messages with equal parts in the history',
      () => reader.awaitInHistory(t.chat.id, messageId, 0),
      about,
    )
  }
})

const edgeValues = [
  null,
  false,
  true,
  0,
  '',
  [],
  {},
  [[]],
  [null],
  { '': '' },
  JSON.parse('{"__proto__":{"a":1},"constructor":null,"toString":0}'),
  // Names with a special meaning in databases, object mappers and query languages.
  { $set: { $ref: 1 }, 'a.b': { 'c.d': 2 }, '@type': 'x', '#': 3, ' key ': 4, _id: 5, 'a-b': 6, 'a/b~c': 7, 'a[0]': 8 },
  {
    snake_case: { inner_name: 1 },
    camelCase: 2,
    PascalCase: 3,
    UPPER: 4,
    key: 5,
    Key: 6,
    ['k\u00e9y']: 7,
    ['ke\u0301y']: 8,
  },
  0.1,
  -1.5e-7,
  9_007_199_254_740_991,
  { a: { b: { c: { d: [1, [2, [3]]] } } } },
  'text',
  { type: 'text', text: null },
  // Digits in strings must stay strings.
  '0042',
  { '007': ['1e5', '12345678901234567890', '0x10', '-0', ' 7 '] },
] as const

check('messages.parts.data-is-any-json', ['PART-009', 'MSG-002'], { ...agentChat, seconds: 4 }, async (t) => {
  const returns = async (data: unknown, messageId: string): Promise<void> => {
    const parts = [{ type: 'data', data }]
    const reply = await t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts })
    t.expect.status(reply, '2xx', { what: `status of a data part with ${JSON.stringify(data).slice(0, 200)}` })
    const entry = await t.eventually('the message in the history', () =>
      t.agent.awaitInHistory(t.chat.id, messageId, 0),
    )
    t.expect.that(partsDifference(parts, entry.parts) === null, {
      what: 'the data in the history is equal to the sent data',
      expected: data,
      actual: entry.parts?.[0]?.['data'],
    })
  }
  for (const value of edgeValues) await returns(value, t.unique.messageId())
  await t.property(jsonData, (data, run) => returns(data, run.messageId()))
  const withNull = await t.agent.send({
    message_id: t.unique.messageId(),
    chat_id: t.chat.id,
    parts: [{ type: 'data', data: 'a\u0000b' }],
  })
  t.expect.status(withNull, '2xx', { warnOnly: true, what: 'status of a data part with U+0000' })
})

check('messages.parts.data-is-required', ['PART-010'], agentChat, async (t) => {
  await t.property(
    fc.constantFrom(...sendRoutes),
    async (route, run) => {
      const messageId = run.messageId()
      await t.rejects({
        what: `a data part without data on ${route.name}`,
        expect: 'body',
        attempt: () => route.send(t.agent, t.chat.id, { message_id: messageId, parts: [{ type: 'data' }] }),
        control: () =>
          route.send(t.agent, t.chat.id, { message_id: run.messageId(), parts: [{ type: 'data', data: null }] }),
        effect: async () => (await t.agent.inHistory(t.chat.id, messageId))[0],
      })
    },
    { runs: { quick: 4, full: 6, deep: 6 } },
  )
})
