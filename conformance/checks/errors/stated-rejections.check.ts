import { textParts, type Agent } from '../../client/agent.ts'
import { until } from '../../client/until.ts'
import type { WireEvent, WireMessage } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { ErrorReply } from '../../fixtures/error-body.ts'
import { provokeRejections, sentId } from './rejections.ts'

const needs = { agents: 2, chat: 'agents' } as const
const stated = { status: 422, code: 'invalid_request' } as const

check('errors.send.unknown-style', ['ERR-029', 'ERR-012'], { needs }, async (t) => {
  const send = (style: string) =>
    t.agent.send({
      message_id: t.unique.messageId(),
      chat_id: t.chat.id,
      parts: [{ type: 'text', text: 'styled', styles: [{ style, start: 0, length: 6 }] }],
    })
  const plain = (name: string) =>
    t.agent.send({
      message_id: t.unique.messageId(),
      chat_id: t.chat.id,
      parts: [{ type: 'text', text: 'styled', styles: [name] }],
    })
  const objects = await send('bold')
  const spelt = objects.ok ? send : plain
  await t.rejects({
    what: 'a text part with an unknown style',
    expect: stated,
    attempt: () => spelt('sparkling'),
    control: () => spelt('bold'),
  })
})

check('errors.send.unknown-field-on-v2', ['ERR-030', 'ERR-012', 'VER-002'], { needs }, async (t) => {
  const body = () => ({ message_id: t.unique.messageId(), parts: textParts(t.unique.marker()) })
  const clean = await t.agent.sendStrict(t.chat.id, body())
  t.expect.status(clean, 201, { requirement: 'VER-002', what: 'POST /v2/chats/{id}/messages' })
  t.expect.that(typeof clean.body.message === 'object' && clean.body.message !== null, {
    requirement: 'VER-002',
    what: 'the answer of the v2 send has message',
    actual: clean.body,
  })
  await t.rejects({
    what: 'an unknown member on the v2 send',
    expect: stated,
    attempt: () => t.agent.sendStrict(t.chat.id, { ...body(), x_unknown: true }),
    control: () => t.agent.sendStrict(t.chat.id, body()),
  })
})

check('errors.retry.after-lost-answer', ['ERR-018'], { needs }, async (t) => {
  for (const at of ['sent', 'first-byte'] as const) {
    const messageId = t.unique.messageId()
    const body = { message_id: messageId, chat_id: t.chat.id, parts: textParts(t.unique.marker()) }
    await t.http.cut(
      {
        method: 'POST',
        path: '/v1/messages',
        json: body,
        headers: { authorization: `Bearer ${t.agent.credential}` },
      },
      at,
    )
    const retried =
      (await until(async () => {
        const reply = await t.agent.send(body)
        return reply.status === 429 || reply.status >= 500 ? undefined : reply
      }, 5000)) ?? t.notTestable('the retry was answered with 429 or 5xx for 5 s', 'a target that accepts sends')
    t.expect.status(retried, '2xx', { what: 'the retry of a send whose answer was lost, with the same message_id' })
    t.expect.equal(retried.body.message?.message_id, messageId, { what: 'message_id of the retry' })
    await t.eventually(
      'the message in the history',
      async () => (await t.agent.inHistory(t.chat.id, messageId)).length > 0,
    )
    const stored = await t.agent.inHistory(t.chat.id, messageId)
    t.expect.equal(stored.length, 1, {
      failureClass: 'duplicated',
      what: 'messages with this id in the history after the retry',
    })
  }
})

/** Asserts that the history contains no rejected message, and no reaction on the message of the conflict. */
function expectNothingStored(
  t: CheckContext,
  rejections: readonly ErrorReply[],
  conflict: ErrorReply | undefined,
  history: readonly WireMessage[],
): void {
  for (const rejection of rejections) {
    const id = sentId(rejection.request)
    if (id === undefined) continue
    const stored = history.filter((message) => message.message_id === id)
    t.expect.equal(stored.length, rejection === conflict ? 1 : 0, {
      failureClass: 'changed',
      what: `messages with the id of ${rejection.what}`,
    })
    const plain = stored.every((message) => (message.reactions ?? []).length === 0)
    t.expect.that(plain, {
      failureClass: 'changed',
      what: 'no rejected reaction is visible',
      expected: [],
      actual: stored,
    })
  }
}

/** Asserts that the logs contain only events of accepted messages, and no reaction to the message of the conflict. */
function expectNothingAnnounced(
  t: CheckContext,
  { own, others }: { own: readonly WireEvent[]; others: readonly WireEvent[] },
  conflict: ErrorReply | undefined,
  history: readonly WireMessage[],
): void {
  // Only these agents write to this chat. Other messages in the log belong to other chats.
  const received = others.filter(
    ({ event_type: type, chat_id: chatId }) => type === 'message.received' && chatId === t.chat.id,
  )
  const announced = [...new Set(received.map((event) => event.data.message?.message_id))]
  const accepted = history.map((message) => message.message_id)
  t.expect.every(announced, (id) => accepted.includes(id as string), {
    failureClass: 'changed',
    what: 'the log of the other agent contains only events of accepted messages',
    expected: accepted,
    actual: announced,
  })
  const target = conflict === undefined ? undefined : sentId(conflict.request)
  const reactions = [...own, ...others].filter(
    (event) =>
      target !== undefined && event.event_type.startsWith('reaction.') && JSON.stringify(event.data).includes(target),
  )
  t.expect.equal(reactions, [], { failureClass: 'changed', what: 'reaction events after rejected reactions' })
}

/** Asserts that the id of a rejected send can be used again. */
async function expectIdFree(t: CheckContext, agent: Agent): Promise<void> {
  const id = t.unique.messageId()
  const wrong = await agent.send({ message_id: id, chat_id: t.chat.id, parts: [] })
  if (wrong.ok) return
  const right = await agent.send({ message_id: id, chat_id: t.chat.id, parts: textParts('right') })
  t.expect.status(right, '2xx', {
    failureClass: 'changed',
    what: 'a send with an id that was rejected before with an invalid body',
  })
}

check('errors.refusal.has-no-effect', ['ERR-035'], { needs }, async (t) => {
  const [agent, other] = [t.agents[0]!, t.agents[1]!]
  const base = await other.cursor()
  const first = await agent.sendText(t.chat.id)
  // Events of accepted messages may arrive late (AMB-107). They must not count as effects of rejected requests.
  await other.awaitMessage(base, first.messageId)
  await agent.awaitInHistory(t.chat.id, first.messageId)
  const cursors = { own: await agent.cursor(), other: await other.cursor() }
  const rejected = await provokeRejections(t)
  t.expect.that(rejected.length > 3, {
    what: 'invalid requests are rejected',
    warnOnly: true,
    actual: rejected.map(({ what }) => what),
  })
  const fence = await agent.sendText(t.chat.id)
  await other.awaitMessage(cursors.other, fence.messageId)
  await agent.awaitInHistory(t.chat.id, fence.messageId)
  const history = await agent.historyAll(t.chat.id, { backTo: first.messageId })
  const conflict = rejected.find(({ what }) => what === 'an id of another sender')
  expectNothingStored(t, rejected, conflict, history)
  const logs = { own: await agent.eventsSince(cursors.own), others: await other.eventsSince(cursors.other) }
  expectNothingAnnounced(t, logs, conflict, history)
  await expectIdFree(t, agent)
})
