import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Agent } from '../../client/agent.ts'
import { textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireObject } from '../../client/wire.ts'
import { answerText, arrival, ask, chatWhereWroteLast, staysOpen, writeLast } from '../../fixtures/a2a-calls.ts'
import { pair, type Pair } from '../../fixtures/a2a-tasks.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

const area = 'a2a'
const optionalArea = 'a2a'
const trio = { agents: 3, persons: 1, ownedBy: 'person' } as const

/** A reply in a chat, with or without a message that it names. */
function reply(t: CheckContext, from: Agent, chatId: string, text: string, to?: string): Promise<unknown> {
  return t.given(
    from.send({
      message_id: t.unique.messageId(),
      chat_id: chatId,
      parts: textParts(text),
      ...(to !== undefined && { reply_to: { message_id: to } }),
    }),
    'the reply of the agent that was called',
  )
}

/** A reply answers when it is stored, not when the minute is over. */
const answeredWithinMs = 15_000

const soon = <T>(waiting: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    waiting,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, answeredWithinMs, undefined)
    }),
  ])

/** Asserts that a waiting call is answered by this text. */
async function expectAnswer(
  t: CheckContext,
  waiting: Promise<Reply<WireObject>>,
  text: string,
  about: Parameters<CheckContext['expect']['equal']>[2],
) {
  const answer = await soon(waiting)
  t.expect.equal(answer && answerText(answer), text, about)
}

check(
  'a2a.message.named-reply-answers',
  ['A2A-011', 'A2A-004', 'A2A-006', 'A2A-007', 'A2A-008', 'A2A-009', 'A2A-010'],
  { area, optionalArea, needs: pair },
  async (t) => {
    const [caller, agent] = t.agents as Pair
    const after = await agent.cursor()
    const [question, answer] = [t.unique.marker('question'), t.unique.marker('answer')]
    const waiting = ask(t, caller, agent, question)
    const { event, message } = await arrival(t, agent, after, question)
    t.expect.that((await caller.inHistory(event.chat_id, message.message_id)).length === 1, {
      requirement: 'A2A-007',
      what: 'the message in the history of its sender',
    })
    await t.given(
      agent.react(message.message_id, { operation: 'add', type: 'emoji', emoji: '👀' }),
      'a reaction to the message',
    )
    await reply(t, agent, event.chat_id, answer, message.message_id)
    const body = (await soon(waiting))?.body ?? {}
    const result = body['result'] as { message?: WireObject; task?: unknown } | undefined
    t.expect.that(result?.message !== undefined && result.task === undefined, {
      requirement: 'A2A-006',
      what: 'the answer is a message and no task',
      actual: body,
    })
    const answered = result!.message!
    t.expect.equal(answered['contextId'], event.chat_id, { requirement: 'A2A-008', what: 'contextId of the answer' })
    t.expect.equal(answered['role'], 'ROLE_AGENT', { requirement: 'A2A-010', what: 'role of the answer' })
    t.expect.equal(typeof answered['messageId'], 'string', {
      requirement: 'A2A-010',
      what: 'type of messageId of the answer',
    })
    const parts = answered['parts'] as WireObject[]
    t.expect.that(
      Array.isArray(parts) &&
        parts.length > 0 &&
        parts.every((part) => ['text', 'raw', 'url', 'data'].filter((kind) => kind in part).length === 1),
      { requirement: 'A2A-010', what: 'each part of the answer is one of text, raw, url and data', actual: parts },
    )
    t.expect.equal(parts.map((part) => part['text'] ?? '').join(''), answer, {
      requirement: 'A2A-009',
      what: 'text of the answer',
    })
  },
)

check('a2a.message.one-chat-of-two', ['CHAT-004', 'A2A-007'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const chats: unknown[] = []
  for (const word of ['first', 'second']) {
    const [after, question] = [await agent.cursor(), t.unique.marker(word)]
    const waiting = ask(t, caller, agent, question)
    const { event, message } = await arrival(t, agent, after, question)
    chats.push(event.chat_id)
    await reply(t, agent, event.chat_id, `re ${question}`, message.message_id)
    await waiting
  }
  t.expect.equal(chats[1], chats[0], { what: 'the chat of the second call', failureClass: 'duplicated' })
})

check(
  'a2a.message.each-call-its-reply',
  ['A2A-012', 'A2A-009', 'A2A-011'],
  { area, optionalArea, needs: pair },
  async (t) => {
    const [caller, agent] = t.agents as Pair
    const after = await agent.cursor()
    const [one, two] = [t.unique.marker('one'), t.unique.marker('two')]
    const [first, second] = [ask(t, caller, agent, one), ask(t, caller, agent, two)]
    const [toOne, toTwo] = [await arrival(t, agent, after, one), await arrival(t, agent, after, two)]
    await reply(t, agent, toTwo.event.chat_id, `re ${two}`, toTwo.message.message_id)
    await expectAnswer(t, second, `re ${two}`, { what: 'the answer to the second call' })
    t.expect.that(await staysOpen(t, first), { what: 'the first call is still open when the second was answered' })
    await reply(t, agent, toOne.event.chat_id, `re ${one}`, toOne.message.message_id)
    await expectAnswer(t, first, `re ${one}`, { what: 'the answer to the first call' })
  },
)

check('a2a.message.callers-apart', ['A2A-033'], { area, optionalArea, needs: trio }, async (t) => {
  const [a, b, agent] = t.agents as [Agent, Agent, Agent]
  const after = await agent.cursor()
  const [one, two] = [t.unique.marker('one'), t.unique.marker('two')]
  const [first, second] = [ask(t, a, agent, one), ask(t, b, agent, two)]
  const [toOne, toTwo] = [await arrival(t, agent, after, one), await arrival(t, agent, after, two)]
  await reply(t, agent, toOne.event.chat_id, `re ${one}`, toOne.message.message_id)
  await expectAnswer(t, first, `re ${one}`, { what: 'the answer to the caller that was replied to' })
  t.expect.that(await staysOpen(t, second), { what: 'the call of the other caller is still open' })
  await reply(t, agent, toTwo.event.chat_id, `re ${two}`, toTwo.message.message_id)
  await expectAnswer(t, second, `re ${two}`, { what: 'the answer to the other caller' })
})

check('a2a.message.plain-reply-answers', ['A2A-013'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const chatId = await chatWhereWroteLast(t, agent, caller)
  const after = await agent.cursor()
  const question = t.unique.marker('question')
  const waiting = ask(t, caller, agent, question)
  await arrival(t, agent, after, question)
  await reply(t, agent, chatId, `re ${question}`)
  await expectAnswer(t, waiting, `re ${question}`, { what: 'the answer by a plain reply' })
})

check(
  'a2a.message.first-contact',
  ['A2A-016'],
  { area, optionalArea, needs: { ...pair, freshAgents: true } },
  async (t) => {
    const [caller, agent] = t.agents as Pair
    const question = t.unique.marker('question')
    const waiting = ask(t, caller, agent, question)
    const { event, message } = await arrival(t, agent, 0, question)
    await reply(t, agent, event.chat_id, `re ${question}`)
    if (await staysOpen(t, waiting, effectTimeoutMs(t))) {
      t.warn('a plain reply in a new chat does not answer (AMB-077)', { requirement: 'A2A-016' })
      await reply(t, agent, event.chat_id, `re ${question}`, message.message_id)
    }
    await expectAnswer(t, waiting, `re ${question}`, { what: 'the answer in a new chat', failureClass: 'lost' })
  },
)

check(
  'a2a.message.later-plain-reply-does-not-answer',
  ['A2A-014', 'A2A-017'],
  { area, optionalArea, needs: pair },
  async (t) => {
    const [caller, agent] = t.agents as Pair
    const chatId = await t.openChat(caller, agent)
    const older = await caller.say(chatId)
    await writeLast(t, agent, caller, chatId)
    const after = await agent.cursor()
    const question = t.unique.marker('question')
    const waiting = ask(t, caller, agent, question)
    const { message } = await arrival(t, agent, after, question)
    await reply(t, agent, chatId, t.unique.marker('to-an-older-message'), older.messageId)
    t.expect.that(await staysOpen(t, waiting), {
      requirement: 'A2A-017',
      what: 'the call is open after a reply to another message',
    })
    await reply(t, agent, chatId, t.unique.marker('later-plain'))
    t.expect.that(await staysOpen(t, waiting), { what: 'the call is open after a later plain reply' })
    await reply(t, agent, chatId, `re ${question}`, message.message_id)
    await expectAnswer(t, waiting, `re ${question}`, {
      what: 'the answer that names the message',
      requirement: 'A2A-017',
    })
  },
)

for (const order of ['before', 'after'] as const) {
  check(
    `a2a.message.plain-reply-with-another-${order}`,
    ['A2A-015'],
    { area, optionalArea, needs: pair },
    async (t) => {
      const [caller, agent] = t.agents as Pair
      const chatId = await chatWhereWroteLast(t, agent, caller)
      const after = await agent.cursor()
      const question = t.unique.marker('question')
      if (order === 'before') await caller.say(chatId)
      const waiting = ask(t, caller, agent, question)
      const { message } = await arrival(t, agent, after, question)
      if (order === 'after') await caller.say(chatId)
      await reply(t, agent, chatId, t.unique.marker('plain'))
      t.expect.that(await staysOpen(t, waiting), {
        what: `the call is open after a plain reply, with another message sent ${order} it`,
      })
      await reply(t, agent, chatId, `re ${question}`, message.message_id)
      await expectAnswer(t, waiting, `re ${question}`, { what: 'the answer that names the message' })
    },
  )
}

check('a2a.message.only-messages-answer', ['A2A-032'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const chatId = await chatWhereWroteLast(t, agent, caller)
  const after = await agent.cursor()
  const question = t.unique.marker('question')
  const waiting = ask(t, caller, agent, question)
  const { message } = await arrival(t, agent, after, question)
  await t.given(
    agent.react(message.message_id, { operation: 'add', type: 'emoji', emoji: '👍' }),
    'a reaction to the message',
  )
  t.expect.that(await staysOpen(t, waiting), { what: 'the call is open after a reaction', failureClass: 'changed' })
  await reply(t, agent, chatId, `re ${question}`)
  await expectAnswer(t, waiting, `re ${question}`, {
    what: 'the answer by a plain reply after a reaction',
    failureClass: 'lost',
  })
})

check('a2a.message.caller-that-leaves', ['A2A-031'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const after = await agent.cursor()
  const question = t.unique.marker('left')
  const abort = new AbortController()
  const waiting = ask(t, caller, agent, question, { signal: abort.signal }).catch(() => undefined)
  const { event, message } = await arrival(t, agent, after, question)
  abort.abort()
  await waiting
  for (const [who, party] of [
    ['caller', caller],
    ['agent', agent],
  ] as const) {
    t.expect.equal((await party.inHistory(event.chat_id, message.message_id)).length, 1, {
      what: `the message in the history of the ${who}`,
      failureClass: 'lost',
    })
  }
})

check('a2a.message.reply-of-several-parts', ['A2A-009', 'A2A-010'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const [after, question] = [await agent.cursor(), t.unique.marker('question')]
  const texts = [t.unique.marker('one'), t.unique.marker('two')]
  const waiting = ask(t, caller, agent, question)
  const { event, message } = await arrival(t, agent, after, question)
  await t.given(
    agent.send({
      message_id: t.unique.messageId(),
      chat_id: event.chat_id,
      parts: [...textParts(texts[0]!), { type: 'data', data: { answer: 42 } }, ...textParts(texts[1]!)],
      reply_to: { message_id: message.message_id },
    }),
    'a reply of several parts',
  )
  const answer = await soon(waiting)
  t.expect.equal(answer && answerText(answer), texts.join(''), { what: 'text of the answer' })
  const { message: answered } = answer!.body['result'] as { message: { parts: WireObject[] } }
  t.expect.every(answered.parts, (part) => ['text', 'raw', 'url', 'data'].filter((kind) => kind in part).length === 1, {
    requirement: 'A2A-010',
    what: 'each part of the answer is one of text, raw, url and data',
  })
  // How other parts are mapped is open (AMB-073); what is called data must be the data.
  const data = answered.parts.filter((part) => 'data' in part)
  t.expect.every(data, (part) => JSON.stringify(part['data']) === JSON.stringify({ answer: 42 }), {
    requirement: 'A2A-010',
    what: 'the data of the answer',
    warnOnly: true,
  })
})

check('a2a.message.own-context-continues', ['A2A-008', 'A2A-007'], { area, optionalArea, needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  let contextId: unknown
  for (const word of ['first', 'second']) {
    const [after, question] = [await agent.cursor(), t.unique.marker(word)]
    const waiting = ask(t, caller, agent, question, { message: contextId === undefined ? {} : { contextId } })
    waiting.catch(() => undefined)
    const { event, message } = await arrival(t, agent, after, question)
    await reply(t, agent, event.chat_id, `re ${question}`, message.message_id)
    const answered = (await soon(waiting))?.body['result'] as { message?: { contextId?: unknown } } | undefined
    contextId = answered?.message?.contextId
    t.expect.equal(contextId, event.chat_id, { what: `contextId of the answer to the ${word} call` })
  }
})
