import { isReceived } from '../../client/agent.ts'
import type { Delivery } from '../../client/receiver.ts'
import { check } from '../../check-api/check.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'
import { fixedEvent, judgeEnvelope } from '../../fixtures/event-envelope.ts'
import { arrived, idsOf, missingFrom, sendTexts } from '../../fixtures/event-log.ts'
import { deliveryTimeoutMs } from '../../fixtures/timeouts.ts'

const eventsOf = (deliveries: readonly Delivery[]) =>
  deliveries.flatMap(({ event }) => (event === undefined ? [] : [event]))

check(
  'events.channels.webhook-pull-or-both',
  ['EVT-001'],
  { ...subscriber, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const [agent, sender] = [t.agents[0]!, t.agents[1]!]
    const { endpoint } = t.webhook
    t.expect.status(await sender.events({ after: 0, timeout: 0 }), '2xx', { what: 'status of a pull' })
    const senderBase = await sender.cursor()
    const pushed = await sendTexts(sender, t.chat.id, 4)
    const byWebhook = (ids: readonly string[]) => async (): Promise<boolean> =>
      missingFrom(eventsOf(endpoint.deliveries), ids).length === 0
    await t.eventually('a delivery of each message to an agent that does not pull', byWebhook(pushed), {
      withinMs: deliveryTimeoutMs(t),
    })
    const base = await agent.cursor()
    const both = await sendTexts(sender, t.chat.id, 4)
    await arrived(t, agent, base, both)
    await t.eventually('a delivery of each message to an agent that also pulls', byWebhook(both), {
      withinMs: deliveryTimeoutMs(t),
    })
    const pulled = await sendTexts(agent, t.chat.id, 2)
    await arrived(t, sender, senderBase, pulled)
  },
)

check(
  'events.channels.same-events',
  [
    'EVT-002',
    'EVT-003',
    'EVT-005',
    'EVT-006',
    'EVT-007',
    'EVT-008',
    'EVT-009',
    'EVT-010',
    'EVT-011',
    'EVT-012',
    'EVT-013',
  ],
  { ...subscriber, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const [agent, sender] = [t.agents[0]!, t.agents[1]!]
    const { endpoint } = t.webhook
    // When this message is in the log, the events from before the subscription are as well (AMB-107).
    await arrived(t, agent, await agent.cursor(), await sendTexts(sender, t.chat.id, 1), 'EVT-003')
    const base = await agent.cursor()
    const sent = await sendTexts(sender, t.chat.id, 3)
    const own = await agent.sendText(t.chat.id)
    await sender.awaitInHistory(t.chat.id, own.messageId)
    await sender.react(own.messageId, { operation: 'add', type: 'emoji', emoji: '👍' })
    const log = await arrived(t, agent, base, sent, 'EVT-003')
    const delivered = (): string[] => eventsOf(endpoint.deliveries).map(({ event_id: id }) => id)
    await t.eventually(
      'a delivery with the event_id of each event of the log',
      async () => idsOf(log).every((id) => delivered().includes(id)),
      { withinMs: deliveryTimeoutMs(t) },
    )
    const found = await agent.eventsSince(base)
    const strange = eventsOf(endpoint.deliveries).filter(
      (event) => sent.some((id) => isReceived(event, id)) && !idsOf(found).includes(event.event_id),
    )
    t.expect.equal(idsOf(strange), [], { what: 'event ids that the webhook received and the log lacks' })
    for (const event of found) {
      for (const { event: other } of endpoint.of(event.event_id)) {
        if (other === undefined) continue
        t.expect.equal(fixedEvent(other), fixedEvent(event), {
          what: `a ${event.event_type} as delivered, compared with the log`,
        })
        judgeEnvelope(t, other, agent.id)
      }
    }
  },
)

check(
  'events.channels.delivery-leaves-the-log',
  ['EVT-003'],
  { ...subscriber, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const [agent, sender] = [t.agents[0]!, t.agents[1]!]
    t.webhook.endpoint.answer({ status: 200 })
    const base = await agent.cursor()
    const sent = await sendTexts(sender, t.chat.id, 3)
    const seen = await Promise.all(sent.map((id) => t.webhook.endpoint.message(id, deliveryTimeoutMs(t))))
    if (seen.includes(undefined))
      t.notTestable('the webhook received no delivery', 'a target that delivers to the receiver of the harness')
    await t.absent({
      what: 'a message that the webhook accepted and that is then missing in the log',
      failureClass: 'lost',
      fence: () => agent.awaitMessage(base, sent[0]!, t.timing.settle_ms).then(() => true),
      observe: async () => {
        const missing = missingFrom(await agent.eventsSince(base), sent)
        return missing.length > 0 ? missing : undefined
      },
    })
  },
)

check(
  'events.channels.failed-delivery-stays-readable',
  ['EVT-004', 'EVT-005'],
  { ...subscriber, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const [agent, sender] = [t.agents[0]!, t.agents[1]!]
    const { endpoint } = t.webhook
    endpoint.answer({ status: 404 })
    const base = await agent.cursor()
    const [messageId] = await sendTexts(sender, t.chat.id, 1)
    const delivery = await endpoint.message(messageId!, deliveryTimeoutMs(t))
    if (delivery === undefined)
      t.notTestable('the webhook received no delivery', 'a target that delivers to the receiver of the harness')
    await t.absent({
      what: 'a message that the webhook rejected permanently and that is then missing in the log',
      failureClass: 'lost',
      fence: () => agent.awaitMessage(base, messageId!, t.timing.settle_ms).then(() => true),
      observe: async () => {
        const missing = missingFrom(await agent.eventsSince(base), [messageId!])
        return missing.length > 0 ? missing : undefined
      },
    })
  },
)

check(
  'events.channels.retries-keep-the-id',
  ['EVT-005', 'EVT-010'],
  {
    ...subscriber,
    needs: { agents: 2, chat: 'agents', webhook: 'subscribed', timing: ['webhook_backoff_ms'] },
    seconds: 3,
    timeoutSeconds: 60,
  },
  async (t) => {
    const [, sender] = [t.agents[0]!, t.agents[1]!]
    const { endpoint } = t.webhook
    endpoint.answer([{ status: 500 }, { status: 200 }])
    const [messageId] = await sendTexts(sender, t.chat.id, 1)
    const attempts = await endpoint.collect(
      ({ event }) => event !== undefined && isReceived(event, messageId!),
      2,
      t.timing.webhook_backoff_ms * 3 + deliveryTimeoutMs(t),
    )
    if (attempts.length < 2) t.notTestable('there was no second attempt', 'a shorter webhook_backoff_ms of the target')
    const [first, second] = eventsOf(attempts)
    t.expect.equal(second?.event_id, first?.event_id, { what: 'event_id of the second attempt' })
    t.expect.equal(second?.created_at, first?.created_at, {
      requirement: 'EVT-010',
      what: 'created_at of the second attempt',
    })
    t.expect.equal(second?.sequence, first?.sequence, { what: 'sequence of the second attempt' })
  },
)
