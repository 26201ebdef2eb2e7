/** Effect of deliveries on the delivered timestamp that the sender sees. */
import { isReceived, messagesOf, textParts, type Agent } from '../../client/agent.ts'
import type { Person } from '../../client/person.ts'
import type { Answer } from '../../client/receiver.ts'
import type { WireEvent, WireMessage, WireObject } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { retryWindow } from './scripted-receiver.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'

const direct = {
  optionalArea: 'read_state',
  needs: { agents: 1, chat: 'receipts', webhook: 'subscribed' },
} as const
const stamped = { ...direct, needs: { ...direct.needs, names: ['delivered_stamp'] } } as const

/** Sets the answers to message.received of this check's messages. Other deliveries are answered with 204. */
function answerMessages(t: CheckContext): Map<string, Answer> {
  const plans = new Map<string, Answer>()
  t.webhook.endpoint.answer(
    ({ event }) =>
      (event?.event_type === 'message.received' && plans.get(event.data?.message?.message_id ?? '')) || { status: 204 },
  )
  return plans
}

/** Sends a message of the other participant to the subscriber, and waits for the first attempt. */
async function deliver(t: CheckContext, plans: Map<string, Answer>, answer: Answer): Promise<string> {
  const messageId = t.unique.messageId()
  plans.set(messageId, answer)
  const parts = textParts(t.unique.marker())
  if (t.reader.kind === 'agent')
    await t.given(t.reader.send({ message_id: messageId, chat_id: t.chat.id, parts }), 'a message to the subscriber')
  else await t.hooks.run('sendAsPerson', { chat_id: t.chat.id, message_id: messageId, parts }, t.reader)
  const delivery = await t.webhook.endpoint.message(messageId, arrivalMs(t))
  if (delivery === undefined)
    t.notTestable('no message.received delivery arrived', 'webhooks that reach the receiver (see EVT-001)')
  return messageId
}

/** Returns the history of the other participant. */
async function historyOf(t: CheckContext, reader: Agent | Person): Promise<WireMessage[]> {
  if (reader.kind === 'agent') return messagesOf(await t.given(reader.history(t.chat.id), 'the history'))
  return messagesOf((await t.hooks.run('historyAsPerson', { chat_id: t.chat.id }, reader)) as WireObject)
}

/** Returns the delivered timestamp that the sender sees. Undefined if there is none. */
async function stampOf(t: CheckContext, messageId: string): Promise<unknown> {
  const entry = (await historyOf(t, t.reader)).find((message) => message.message_id === messageId)
  return (entry === undefined ? undefined : t.named(entry, 'delivered_stamp')) ?? undefined
}

check('webhooks.deliver.success-marks-delivered', ['RCP-007', 'WHK-029'], stamped, async (t) => {
  const plans = answerMessages(t)
  for (const status of [200, 204]) {
    const messageId = await deliver(t, plans, { status })
    await t.eventually(
      `the delivered timestamp of a message that the webhook answered with ${status}`,
      () => stampOf(t, messageId),
      { withinMs: arrivalMs(t) },
    )
  }
  const retried = await deliver(t, plans, { status: 503 })
  plans.set(retried, { status: 204 })
  const since = Date.now()
  const { ms } = retryWindow(t, 2)
  // The attempt after the change of the answer succeeds. The checks of retries judge a missing one.
  const [, success] = await t.webhook.endpoint.collect(
    ({ event, arrivedAt, attempt }) =>
      event !== undefined && isReceived(event, retried) && (attempt === 1 || arrivedAt > since),
    2,
    ms,
  )
  if (success === undefined) return
  await t.eventually(
    'the delivered timestamp of a message that the webhook answered with 503 first and with 204 in a retry',
    () => stampOf(t, retried),
    { withinMs: arrivalMs(t) },
  )
})

check('webhooks.deliver.failure-leaves-sent', ['RCP-008', 'WHK-029'], { ...stamped, seconds: 3 }, async (t) => {
  const plans = answerMessages(t)
  const control = await deliver(t, plans, { status: 204 })
  await t.eventually('the delivered timestamp of the control message', () => stampOf(t, control), {
    requirement: 'WHK-029',
    withinMs: arrivalMs(t),
  })
  const failures: Answer[] = [{ status: 404 }, { status: 301 }, { status: 500 }, { reset: true }]
  const sent: string[] = []
  for (const answer of failures) sent.push(await deliver(t, plans, answer))
  await t.absent({
    what: 'a delivered timestamp on a message whose delivery failed',
    failureClass: 'changed',
    fence: () => deliver(t, plans, { status: 400 }),
    observe: async () => {
      for (const [index, messageId] of sent.entries()) {
        const stamp = await stampOf(t, messageId)
        if (stamp !== undefined) return { answered: failures[index], stamp }
      }
      return undefined
    },
  })
})

check(
  'webhooks.deliver.marks-without-stamps',
  ['WHK-029', 'RCP-007', 'RCP-008'],
  { ...direct, seconds: 5, modes: ['full', 'deep'] },
  async (t) => {
    const plans = answerMessages(t)
    const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, t.timing.settle_ms))
    const failed = await deliver(t, plans, { status: 404 })
    await settle()
    const first = await t.given(t.agent.delivered(t.chat.id, failed), 'POST delivered')
    t.expect.equal(first.advanced, true, {
      requirement: 'RCP-008',
      failureClass: 'changed',
      what: 'advanced of POST delivered for a message whose webhook answered 404',
    })
    const taken = await deliver(t, plans, { status: 200 })
    await settle()
    const second = await t.given(t.agent.delivered(t.chat.id, taken), 'POST delivered')
    t.expect.equal(second.advanced, false, {
      what: 'advanced of POST delivered for a message that the webhook answered with 200',
    })
  },
)

check('webhooks.deliver.other-event-does-not-mark', ['RCP-009'], { ...stamped, seconds: 3 }, async (t) => {
  const plans = answerMessages(t)
  const messageId = await deliver(t, plans, { status: 500 })
  await t.given(
    t.reader.react(messageId, { operation: 'add', type: 'emoji', emoji: '👍' }),
    'a reaction of the other participant',
  )
  const taken = await t.webhook.endpoint.next(
    ({ event, text }) => event?.event_type === 'reaction.added' && text.includes(messageId),
    arrivalMs(t),
  )
  if (taken === undefined) {
    t.notTestable(
      'the reaction event did not arrive during the retries of the message (AMB-052)',
      'webhooks on which a failing event does not delay others',
    )
  }
  await t.absent({
    what: 'a delivered timestamp after another event of the chat was delivered',
    fence: () => deliver(t, plans, { status: 500 }),
    observe: () => stampOf(t, messageId),
  })
})

check(
  'webhooks.deliver.both-channels-advance-once',
  ['RCP-033'],
  { ...direct, optionalArea: ['read_state', 'other_events'], seconds: 3 },
  async (t) => {
    if (t.reader.kind === 'person' && !t.hooks.has('eventsAsPerson'))
      t.notTestable('the log of a person cannot be read', 'the hook eventsAsPerson')
    const since = async (after: number): Promise<WireEvent[]> =>
      t.reader.kind === 'agent'
        ? t.reader.eventsSince(after)
        : ((await t.hooks.run('eventsAsPerson', { after }, t.reader))['events'] as WireEvent[])
    const base = Math.max(0, ...(await since(0)).map((event) => event.sequence))
    const plans = answerMessages(t)
    const mine = await t.agent.cursor()
    const sent: string[] = []
    for (let count = 0; count < 4; count += 1) {
      const [messageId] = await Promise.all([
        deliver(t, plans, { status: 200 }),
        t.agent.events({ after: mine, timeout: 1 }),
      ])
      sent.push(messageId)
      if ((await t.agent.awaitMessage(mine, messageId)) === undefined)
        t.notTestable('the message is not in the log', 'see EVT-002')
    }
    await t.absent({
      what: 'a second message.delivered for one through_sequence',
      failureClass: 'duplicated',
      settleMs: 700,
      fence: async () => t.agent.awaitMessage(mine, await deliver(t, plans, { status: 200 })),
      observe: async () => {
        const seen = new Map<string, string>()
        for (const { event_id: id, event_type: type, chat_id: chatId, data } of await since(base)) {
          if (type !== 'message.delivered' || chatId !== t.chat.id) continue
          const key = JSON.stringify([data['through_sequence'], data['recipient']])
          if ((seen.get(key) ?? id) !== id)
            return { through_sequence: data['through_sequence'], event_ids: [seen.get(key), id] }
          seen.set(key, id)
        }
        return undefined
      },
    })
  },
)

check(
  'webhooks.deliver.groups-have-no-receipts',
  ['RCP-006'],
  { needs: { agents: 2, group: true, webhook: 'subscribed' }, seconds: 3 },
  async (t) => {
    const [subscriber, writer] = [t.agents[0]!, t.agents[1]!]
    const base = await writer.cursor()
    t.webhook.endpoint.answer({ status: 200 })
    const say = async (): Promise<unknown> =>
      t.webhook.endpoint.message(
        (await writer.sendText(t.group.id)).messageId,
        Math.max(arrivalMs(t), retryWindow(t).ms),
      )
    if ((await say()) === undefined)
      t.notTestable('no message of the group was delivered', 'webhooks that reach the receiver (see EVT-001)')
    await subscriber.eventsSince(0)
    await t.absent({
      what: 'a receipt event of a group',
      failureClass: 'changed',
      fence: say,
      observe: async () =>
        (await writer.eventsSince(base)).find(
          ({ chat_id: chatId, event_type: type }) =>
            chatId === t.group.id && (type === 'message.delivered' || type === 'message.read'),
        ),
    })
  },
)
