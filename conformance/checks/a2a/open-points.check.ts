/**
 * Aspects of calls that the document leaves open. Any answer except a server error passes, and the result is reported.
 */
import type { Agent } from '../../client/agent.ts'
import { textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireObject } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import {
  addressOf,
  answerBoundMs,
  arrival,
  ask,
  callWithTimeout,
  call,
  settledWithin,
} from '../../fixtures/a2a-calls.ts'
import { pair, type Pair } from '../../fixtures/a2a-tasks.ts'

const answerTo = (t: CheckContext, agent: Agent, { event, message }: Awaited<ReturnType<typeof arrival>>) =>
  t.given(
    agent.send({
      message_id: t.unique.messageId(),
      chat_id: event.chat_id,
      parts: textParts('An answer'),
      reply_to: { message_id: message.message_id },
    }),
    'the reply of the called agent',
  )

const isEnvelope = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'jsonrpc' in body && 'error' in body

const clean = (t: CheckContext, reply: Reply, what: string): boolean =>
  t.expect.that(reply.status < 500 || isEnvelope(reply.body), {
    what: `${what} causes no server error`,
    actual: { status: reply.status, body: reply.body },
  })

check('a2a.message.repeated-id', ['A2A-025'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const after = await agent.cursor()
  const text = t.unique.marker('repeated')
  const message = { messageId: t.unique.marker('id') }
  const first = ask(t, caller, agent, text, { message })
  const arrived = await arrival(t, agent, after, text)
  const second = ask(t, caller, agent, text, { message })
  await answerTo(t, agent, arrived)
  clean(t, await first, 'the first call')
  const repeat = await settledWithin(second, t.timing.settle_ms)
  const copies = (await agent.eventsSince(after)).filter((event) => JSON.stringify(event.data).includes(text))
  t.observeDecision(
    'AMB-072',
    copies.length === 1 ? 'a repeated messageId joins the first call' : 'a repeated messageId is another message',
  )
  if (repeat) return void clean(t, repeat, 'the repeated call')
  await answerTo(t, agent, {
    event: copies.at(-1)!,
    message: (copies.at(-1)!.data as unknown as typeof arrived).message,
  })
  clean(t, await second, 'the repeated call')
})

check('a2a.message.receipts-between-agents', ['A2A-026'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const [after, before] = [await agent.cursor(), await caller.cursor()]
  const text = t.unique.marker('read')
  const waiting = ask(t, caller, agent, text)
  const { event, message } = await arrival(t, agent, after, text)
  const marks = [
    await agent.read(event.chat_id, message.message_id),
    await agent.read(event.chat_id, message.message_id),
  ]
  await answerTo(t, agent, { event, message })
  await waiting
  for (const mark of marks) clean(t, mark, 'POST read of a message that arrived by a call')
  // Other agents may read messages of the caller in other chats meanwhile.
  const receipts = (await caller.eventsSince(before)).filter(
    ({ event_type, chat_id }) => event_type === 'message.read' && chat_id === event.chat_id,
  )
  t.observeDecision(
    'AMB-003',
    marks[0]!.ok
      ? 'receipts exist between agents that call each other'
      : `POST read between agents answers ${marks[0]!.status}`,
  )
  t.expect.that(receipts.length <= 1, {
    what: 'one advance in this chat is reported at most once',
    actual: receipts,
  })
})

check(
  'a2a.message.setting-changed-meanwhile',
  ['A2A-029'],
  { needs: { ...pair, freshAgents: true }, modes: ['full', 'deep'], seconds: 4, timeoutSeconds: 130 },
  async (t) => {
    const [caller, agent] = t.agents as Pair
    const text = t.unique.marker('meanwhile')
    const bound = new Promise<undefined>((resolve) => {
      setTimeout(resolve, answerBoundMs, undefined).unref()
    })
    const waiting = ask(t, caller, agent, text).catch(() => undefined)
    const arrived = await arrival(t, agent, 0, text)
    await t.given(agent.settings({ accepts_tasks: true }), 'PATCH /v1/me { accepts_tasks: true }')
    await answerTo(t, agent, arrived)
    const reply = await Promise.race([waiting, bound])
    t.expect.that(reply !== undefined, { what: 'the call ends', expected: `an answer within ${answerBoundMs} ms` })
    if (reply) clean(t, reply, 'a call to an agent that starts to accept tasks meanwhile')
    const { message } = (reply?.body['result'] ?? {}) as { message?: unknown }
    t.observeDecision(
      'AMB-076',
      message === undefined
        ? 'the change of the setting ends the wait in another way'
        : 'a reply also answers after the change of the setting',
    )
  },
)

/**
 * Requires, as a prerequisite, that the address answers a call with the version header. The answer may be a result or
 * an error, with any status (AMB-166).
 */
async function mustAnswer(t: CheckContext, caller: Agent, agent: Agent): Promise<void> {
  await t.given(caller.call({ method: 'GET', path: `${addressOf(t, agent)}/agent-card.json` }), 'the agent card')
  const { body, status } = await call(t, caller, agent, 'GetTask', { id: t.unique.marker('task') })
  if (body['jsonrpc'] !== '2.0')
    t.notTestable(`a call is answered with ${status} and without a JSON-RPC envelope`, 'see A2A-001')
}

check('a2a.address.own', ['A2A-030'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  await mustAnswer(t, caller, agent)
  const reply = await callWithTimeout(t.timing.settle_ms, (signal) =>
    ask(t, caller, caller, t.unique.marker('self'), { signal }),
  )
  if (reply) clean(t, reply, 'a call of an agent to its own address')
  else
    clean(
      t,
      await call(t, caller, agent, 'GetTask', { id: t.unique.marker('task') }),
      'a call during a call of the agent to its own address',
    )
  t.observeDecision(
    'AMB-076',
    reply
      ? `a call of an agent to its own address is answered with ${JSON.stringify(reply.body['error'] ?? reply.status)}`
      : 'a call of an agent to its own address waits',
  )
})

check('a2a.address.without-version', ['A2A-035'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const json = { jsonrpc: '2.0', id: 1, method: 'GetTask', params: { id: t.unique.marker('task') } }
  await mustAnswer(t, caller, agent)
  const reply = await caller.call<WireObject>({ method: 'POST', path: addressOf(t, agent), json })
  clean(t, reply, 'a call without A2A-Version')
  const { code } = (reply.body['error'] ?? {}) as { code?: number }
  t.observeDecision('AMB-128', `a call without the header is answered with ${code ?? reply.status}`)
})
