import { isReceived } from '../../client/agent.ts'
import type { Answer } from '../../client/receiver.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { receiptsIn, stampsOf, toAgent } from '../../fixtures/receipts.ts'
import { deliveryTimeoutMs, effectTimeoutMs } from '../../fixtures/timeouts.ts'

const byWebhook = { optionalArea: ['read_state', 'webhooks'] } as const
const needs = { agents: 2, chat: 'receipts', webhook: 'subscribed', names: ['delivered_stamp', 'read_stamp'] } as const
const noDelivery = [
  'the webhook received no delivery',
  'a target that delivers to the receiver of the harness',
] as const

check(
  'receipts.webhook.success-marks-delivered',
  ['RCP-007', 'RCP-001'],
  { ...byWebhook, needs, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const { send, entry } = toAgent(t)
    t.webhook.endpoint.answer({ status: 200 })
    const [messageId] = await send()
    if ((await t.webhook.endpoint.message(messageId!, deliveryTimeoutMs(t))) === undefined) t.notTestable(...noDelivery)
    await t.absent({
      what: 'a read timestamp on a message that was only delivered by webhook',
      requirement: 'RCP-001',
      fence: () =>
        t.eventually(
          'a delivered timestamp in the history of the sender, after the webhook answered 200',
          async () => stampsOf(t, await entry(messageId!)).delivered,
          { withinMs: deliveryTimeoutMs(t) },
        ),
      observe: async () => stampsOf(t, await entry(messageId!)).read,
    })
  },
)

/** Asserts that failed attempts set no delivered timestamp. A later success proves that the target sets timestamps. */
async function judgeFailure(t: CheckContext, failing: Answer, what: string): Promise<void> {
  const { send, entry } = toAgent(t)
  const { endpoint } = t.webhook
  endpoint.answer(failing)
  const [messageId] = await send()
  await t.absent({
    what: `a delivered timestamp on a message whose deliveries ${what}`,
    fence: () => endpoint.message(messageId!, deliveryTimeoutMs(t)),
    observe: async () => stampsOf(t, await entry(messageId!)).delivered,
  })
  endpoint.answer({ status: 200 })
  const [later] = await send()
  const stamped = (await endpoint.message(later!, deliveryTimeoutMs(t))) !== undefined
  if (!stamped)
    t.notTestable('no delivery arrived after the failed one', 'a target that continues after a failed delivery')
  await t.eventually(
    'a delivered timestamp on the next message, whose delivery was answered with 200',
    async () => stampsOf(t, await entry(later!)).delivered,
    { withinMs: deliveryTimeoutMs(t) },
  )
}

for (const [name, answer, what] of [
  ['404', { status: 404 }, 'were answered with 404'],
  ['500', { status: 500 }, 'were answered with 500'],
  ['301', { status: 301 }, 'were answered with 301'],
  ['reset', { reset: true }, 'were disconnected'],
] as const) {
  check(
    `receipts.webhook.failure-marks-nothing-${name}`,
    ['RCP-008'],
    {
      ...byWebhook,
      needs,
      seconds: 4,
      timeoutSeconds: 60,
      ...(name === '404' || name === '500' ? {} : { modes: ['full', 'deep'] as const }),
    },
    (t) => judgeFailure(t, answer, what),
  )
}

check(
  'receipts.webhook.timeout-marks-nothing',
  ['RCP-008'],
  {
    ...byWebhook,
    needs: { ...needs, timing: ['webhook_timeout_ms'] },
    modes: ['full', 'deep'],
    seconds: 6,
    timeoutSeconds: 90,
  },
  (t) =>
    judgeFailure(t, { status: 200, delayMs: t.timing.webhook_timeout_ms + 3000 }, 'were answered after the time limit'),
)

check(
  'receipts.webhook.other-events-mark-nothing',
  ['RCP-009'],
  { ...byWebhook, needs, seconds: 4, timeoutSeconds: 60 },
  async (t) => {
    const { sender, receiver, send, entry } = toAgent(t)
    const { endpoint } = t.webhook
    const own = await receiver.sendText(t.chat.id)
    endpoint.answer((delivery) => ({ status: delivery.event?.event_type === 'message.received' ? 500 : 200 }))
    const [messageId] = await send()
    if ((await endpoint.message(messageId!, deliveryTimeoutMs(t))) === undefined) t.notTestable(...noDelivery)
    await t.given(
      sender.react(own.messageId, { operation: 'add', type: 'emoji', emoji: '👍' }),
      'a reaction to a message of the recipient',
    )
    const reaction = await endpoint.next(({ event }) => event?.event_type === 'reaction.added', effectTimeoutMs(t))
    if (reaction === undefined)
      t.notTestable(
        'the reaction was not delivered during the retries of the message (AMB-052)',
        'a target whose failing events do not delay later ones',
      )
    await t.absent({
      what: 'a delivered timestamp on a message after only a later reaction was delivered',
      fence: async () => reaction,
      observe: async () => stampsOf(t, await entry(messageId!)).delivered,
    })
  },
)

check(
  'receipts.webhook.and-pull-advance-once',
  ['RCP-033'],
  { ...byWebhook, needs, seconds: 4, timeoutSeconds: 60 },
  async (t) => {
    const { sender, receiver, send, entry } = toAgent(t)
    if (sender.kind !== 'agent')
      return t.notTestable('only the log of an agent contains receipt events', 'receipts between agents (AMB-003)')
    t.webhook.endpoint.answer({ status: 200 })
    const [base, before] = [await receiver.cursor(), await sender.cursor()]
    const ids = await send(4)
    await t.together(ids.map((id) => () => receiver.awaitMessage(base, id)))
    const delivered = await t.webhook.endpoint.collect(
      ({ event }) => event !== undefined && ids.some((id) => isReceived(event, id)),
      ids.length,
      deliveryTimeoutMs(t),
    )
    if (delivered.length < ids.length) t.notTestable(...noDelivery)
    await t.absent({
      what: 'two message.delivered with one through_sequence, for messages that were delivered both by webhook and by pull',
      failureClass: 'duplicated',
      fence: () =>
        t.eventually(
          'a delivered timestamp on the last message',
          async () => stampsOf(t, await entry(ids.at(-1)!)).delivered,
        ),
      observe: async () => {
        const events = await receiptsIn(t, sender, before, 'delivered')
        const once = new Map(
          events.map((event) => [
            event.event_id,
            JSON.stringify([event.data?.['recipient'], event.data?.['through_sequence']]),
          ]),
        )
        return new Set(once.values()).size < once.size ? [...once.values()] : undefined
      },
    })
  },
)
