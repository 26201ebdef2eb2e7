/** Answers of agents that accept no tasks: the reply in the chat where the message arrived answers the call. */
import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Needs } from '../../check-api/needs.ts'
import type { Agent } from '../../client/agent.ts'
import { textParts } from '../../client/agent.ts'
import type { WireObject } from '../../client/wire.ts'
import { answerText, arrival, chatWhereWroteLast, writeLast } from '../../fixtures/a2a-calls.ts'
import { pair, type Pair } from '../../fixtures/a2a-tasks.ts'
import { beforeDeadline, WaitingCall } from '../../fixtures/a2a-waits.ts'

const trio: Needs = { agents: 3, persons: 1, ownedBy: 'person' }

/** Registers a check whose calls must stay open until the agent replies. */
function answers(
  id: string,
  requirements: readonly [RequirementId, ...RequirementId[]],
  needs: Needs,
  body: (t: CheckContext) => Promise<void>,
): void {
  check(id, requirements, { needs }, (t) => beforeDeadline(() => body(t)))
}

/** Sends a text to a chat, with reply_to if `to` is given. */
function reply(t: CheckContext, from: Agent, chatId: string, text: string, to?: string): Promise<unknown> {
  return t.given(
    from.send({
      message_id: t.unique.messageId(),
      chat_id: chatId,
      parts: textParts(text),
      ...(to !== undefined && { reply_to: { message_id: to } }),
    }),
    'the reply of the called agent',
  )
}

answers(
  'a2a.message.named-reply-answers',
  ['A2A-011', 'A2A-004', 'A2A-006', 'A2A-007', 'A2A-008', 'A2A-009', 'A2A-010'],
  pair,
  async (t) => {
    const [caller, agent] = t.agents as Pair
    const after = await agent.cursor()
    const [question, answer] = [t.unique.marker('question'), t.unique.marker('answer')]
    const waiting = new WaitingCall(t, caller, agent, question)
    const { event, message } = await arrival(t, agent, after, question)
    await t.given(
      agent.react(message.message_id, { operation: 'add', type: 'emoji', emoji: '👀' }),
      'a reaction to the message',
    )
    await reply(t, agent, event.chat_id, answer, message.message_id)
    const body = (await waiting.answer())?.body ?? {}
    const result = body['result'] as { message?: WireObject; task?: unknown } | undefined
    t.expect.that(result?.message !== undefined && result.task === undefined, {
      requirement: 'A2A-006',
      what: 'the answer is a message and no task',
      actual: body,
    })
    const answered = result!.message!
    t.expect.equal(answered['contextId'], event.chat_id, { requirement: 'A2A-008', what: 'contextId of the answer' })
    t.expect.equal(answered['role'], 'ROLE_AGENT', { requirement: 'A2A-010', what: 'role of the answer' })
    t.expect.that(typeof answered['messageId'] === 'string', {
      requirement: 'A2A-010',
      what: 'type of messageId in the answer',
      expected: 'a string',
      actual: answered,
    })
    const parts = answered['parts'] as WireObject[]
    t.expect.that(Array.isArray(parts) && parts.length > 0 && parts.every(isPart), {
      requirement: 'A2A-010',
      what: 'each part of the answer contains one of text, raw, url and data',
      actual: parts,
    })
    t.expect.equal(parts.map((part) => part['text'] ?? '').join(''), answer, {
      requirement: 'A2A-009',
      what: 'text of the answer',
    })
    await t.eventually(
      'the message in the history of its sender',
      () => caller.awaitInHistory(event.chat_id, message.message_id, 0),
      { requirement: 'A2A-007' },
    )
  },
)

const isPart = (part: WireObject): boolean => ['text', 'raw', 'url', 'data'].filter((kind) => kind in part).length === 1

answers('a2a.message.one-chat-of-two', ['CHAT-004', 'A2A-007'], pair, async (t) => {
  const [caller, agent] = t.agents as Pair
  const chats: unknown[] = []
  for (const word of ['first', 'second']) {
    const [after, question] = [await agent.cursor(), t.unique.marker(word)]
    const waiting = new WaitingCall(t, caller, agent, question)
    const { event, message } = await arrival(t, agent, after, question)
    chats.push(event.chat_id)
    await reply(t, agent, event.chat_id, `re ${question}`, message.message_id)
    await waiting.answer()
  }
  t.expect.equal(chats[1], chats[0], { what: 'the chat of the second call', failureClass: 'duplicated' })
})

answers('a2a.message.each-call-its-reply', ['A2A-012', 'A2A-009', 'A2A-011'], pair, async (t) => {
  const [caller, agent] = t.agents as Pair
  const after = await agent.cursor()
  const [one, two] = [t.unique.marker('one'), t.unique.marker('two')]
  const [first, second] = [new WaitingCall(t, caller, agent, one), new WaitingCall(t, caller, agent, two)]
  const [toOne, toTwo] = [await arrival(t, agent, after, one), await arrival(t, agent, after, two)]
  await reply(t, agent, toTwo.event.chat_id, `re ${two}`, toTwo.message.message_id)
  await second.expectAnswer(`re ${two}`, { what: 'the answer to the second call' })
  await first.expectOpen({ what: 'the first call is still open after the answer to the second' })
  await reply(t, agent, toOne.event.chat_id, `re ${one}`, toOne.message.message_id)
  await first.expectAnswer(`re ${one}`, { what: 'the answer to the first call' })
})

answers('a2a.message.callers-apart', ['A2A-033'], trio, async (t) => {
  const [a, b, agent] = t.agents as [Agent, Agent, Agent]
  const after = await agent.cursor()
  const [one, two] = [t.unique.marker('one'), t.unique.marker('two')]
  const [first, second] = [new WaitingCall(t, a, agent, one), new WaitingCall(t, b, agent, two)]
  const [toOne, toTwo] = [await arrival(t, agent, after, one), await arrival(t, agent, after, two)]
  await reply(t, agent, toOne.event.chat_id, `re ${one}`, toOne.message.message_id)
  await first.expectAnswer(`re ${one}`, { what: 'the answer to the caller whose message was replied to' })
  await second.expectOpen({ what: 'the call of the other caller is still open' })
  await reply(t, agent, toTwo.event.chat_id, `re ${two}`, toTwo.message.message_id)
  await second.expectAnswer(`re ${two}`, { what: 'the answer to the other caller' })
})

answers('a2a.message.plain-reply-answers', ['A2A-013'], pair, async (t) => {
  const [caller, agent] = t.agents as Pair
  const chatId = await chatWhereWroteLast(t, agent, caller)
  const after = await agent.cursor()
  const question = t.unique.marker('question')
  const waiting = new WaitingCall(t, caller, agent, question)
  await arrival(t, agent, after, question)
  await reply(t, agent, chatId, `re ${question}`)
  await waiting.expectAnswer(`re ${question}`, { what: 'the answer from a plain reply' })
})

check('a2a.message.first-contact', ['A2A-016'], { needs: { ...pair, freshAgents: true } }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const [question, plain, named] = [t.unique.marker('question'), t.unique.marker('plain'), t.unique.marker('named')]
  const waiting = new WaitingCall(t, caller, agent, question)
  const { event, message } = await arrival(t, agent, 0, question)
  await reply(t, agent, event.chat_id, plain)
  if ((await waiting.settled()) === undefined) await reply(t, agent, event.chat_id, named, message.message_id)
  const answer = await waiting.answer()
  const text = answer && answerText(answer)
  t.expect.that(text === plain || text === named, {
    what: 'the answer in a new chat',
    failureClass: 'lost',
    expected: [plain, named],
    actual: answer?.body,
  })
  if (text === named) t.warn('a plain reply in a new chat does not answer (AMB-077)', { requirement: 'A2A-016' })
})

answers('a2a.message.later-plain-reply-does-not-answer', ['A2A-014', 'A2A-017'], pair, async (t) => {
  const [caller, agent] = t.agents as Pair
  const chatId = await t.openChat(caller, agent)
  const older = await caller.sendText(chatId)
  await writeLast(t, agent, caller, chatId)
  const after = await agent.cursor()
  const question = t.unique.marker('question')
  const waiting = new WaitingCall(t, caller, agent, question)
  const { message } = await arrival(t, agent, after, question)
  await reply(t, agent, chatId, t.unique.marker('to-an-older-message'), older.messageId)
  await waiting.expectOpen({
    requirement: 'A2A-017',
    what: 'the call stays open after a reply to another message',
  })
  await reply(t, agent, chatId, t.unique.marker('later-plain'))
  await waiting.expectOpen({ what: 'the call stays open after a later plain reply' })
  await reply(t, agent, chatId, `re ${question}`, message.message_id)
  await waiting.expectAnswer(`re ${question}`, {
    what: 'the answer from the reply to the message',
    requirement: 'A2A-017',
  })
})

for (const order of ['before', 'after'] as const) {
  answers(`a2a.message.plain-reply-with-another-${order}`, ['A2A-015'], pair, async (t) => {
    const [caller, agent] = t.agents as Pair
    const chatId = await chatWhereWroteLast(t, agent, caller)
    const after = await agent.cursor()
    const question = t.unique.marker('question')
    if (order === 'before') await caller.sendText(chatId)
    const waiting = new WaitingCall(t, caller, agent, question)
    const { message } = await arrival(t, agent, after, question)
    if (order === 'after') await caller.sendText(chatId)
    await reply(t, agent, chatId, t.unique.marker('plain'))
    await waiting.expectOpen({
      what: `the call stays open after a plain reply, with another message sent ${order} it`,
    })
    await reply(t, agent, chatId, `re ${question}`, message.message_id)
    await waiting.expectAnswer(`re ${question}`, { what: 'the answer from the reply to the message' })
  })
}

answers('a2a.message.only-messages-answer', ['A2A-032'], pair, async (t) => {
  const [caller, agent] = t.agents as Pair
  const chatId = await chatWhereWroteLast(t, agent, caller)
  const after = await agent.cursor()
  const question = t.unique.marker('question')
  const waiting = new WaitingCall(t, caller, agent, question)
  const { message } = await arrival(t, agent, after, question)
  await t.given(
    agent.react(message.message_id, { operation: 'add', type: 'emoji', emoji: '👍' }),
    'a reaction to the message',
  )
  await waiting.expectOpen({ what: 'the call stays open after a reaction', failureClass: 'changed' })
  await reply(t, agent, chatId, `re ${question}`)
  await waiting.expectAnswer(`re ${question}`, {
    what: 'the answer from a plain reply after a reaction',
    failureClass: 'lost',
  })
})

answers('a2a.message.caller-that-leaves', ['A2A-031'], pair, async (t) => {
  const [caller, agent] = t.agents as Pair
  const after = await agent.cursor()
  const question = t.unique.marker('left')
  const abort = new AbortController()
  const waiting = new WaitingCall(t, caller, agent, question, { signal: abort.signal })
  const { event, message } = await arrival(t, agent, after, question)
  const parties = Object.entries({ caller, agent })
  for (const [, party] of parties) await party.awaitInHistory(event.chat_id, message.message_id)
  abort.abort()
  await waiting.ended()
  // After the target returns a later message, it has had time to notice that the caller disconnected.
  const { messageId: later } = await agent.sendText(event.chat_id)
  for (const [who, party] of parties) {
    await party.awaitInHistory(event.chat_id, later)
    t.expect.equal((await party.inHistory(event.chat_id, message.message_id)).length, 1, {
      what: `the message in the history of the ${who}`,
      failureClass: 'lost',
    })
  }
})

answers('a2a.message.reply-of-several-parts', ['A2A-009', 'A2A-010'], pair, async (t) => {
  const [caller, agent] = t.agents as Pair
  const [after, question] = [await agent.cursor(), t.unique.marker('question')]
  const texts = [t.unique.marker('one'), t.unique.marker('two')]
  const waiting = new WaitingCall(t, caller, agent, question)
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
  const answer = await waiting.answer()
  t.expect.equal(answer && answerText(answer), texts.join(''), { what: 'text of the answer' })
  const { message: answered } = answer!.body['result'] as { message: { parts: WireObject[] } }
  t.expect.every(answered.parts, isPart, {
    requirement: 'A2A-010',
    what: 'each part of the answer contains one of text, raw, url and data',
  })
  // The mapping of other parts is open (AMB-073), but a part named data must contain the data.
  const data = answered.parts.filter((part) => 'data' in part)
  t.expect.every(data, (part) => JSON.stringify(part['data']) === JSON.stringify({ answer: 42 }), {
    requirement: 'A2A-010',
    what: 'the data of the answer',
    warnOnly: true,
  })
})

answers('a2a.message.own-context-continues', ['A2A-008', 'A2A-007'], pair, async (t) => {
  const [caller, agent] = t.agents as Pair
  let contextId: unknown
  for (const word of ['first', 'second']) {
    const [after, question] = [await agent.cursor(), t.unique.marker(word)]
    const waiting = new WaitingCall(t, caller, agent, question, {
      message: contextId === undefined ? {} : { contextId },
    })
    const { event, message } = await arrival(t, agent, after, question)
    await reply(t, agent, event.chat_id, `re ${question}`, message.message_id)
    const answered = (await waiting.answer())?.body['result'] as { message?: { contextId?: unknown } } | undefined
    contextId = answered?.message?.contextId
    t.expect.equal(contextId, event.chat_id, { what: `contextId of the answer to the ${word} call` })
  }
})
