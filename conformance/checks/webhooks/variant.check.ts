/** Subscriptions of the variant form: each has selected events and its own secret. */
import type { Delivery, Endpoint } from '../../client/receiver.ts'
import { verifySignature } from '../../client/signature.ts'
import { subscribe } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { effectTimeoutMs, arrivalMs } from '../../fixtures/timeouts.ts'
import { secretIn, subscriptionIdIn } from './secret.ts'

/** Subscribes in the variant form. The check uses up the slot, because no stated route deletes such a subscription. */
const subscribing = {
  forms: ['variant'],
  needs: { agents: 2, chat: 'agents', webhook: 'slot', usesUp: true },
} as const

/** Subscribes agents[0] to events, as a prerequisite. Unknown event names make the check not testable. */
async function subscribed(t: CheckContext, ...events: string[]): Promise<{ endpoint: Endpoint; body: unknown }> {
  const endpoint = t.receiver.endpoint()
  const body = await t.given(
    subscribe(t.agent, { target_url: endpoint.url, subscribed_events: events as never }),
    `a subscription to ${events.join(', ')}`,
  )
  return { endpoint, body }
}

/** Waits for the first delivery whose body contains a text, in any format (AMB-095). */
const about = (t: CheckContext, endpoint: Endpoint, text: string): Promise<Delivery | undefined> =>
  endpoint.next((delivery) => delivery.text.includes(text), arrivalMs(t))

check(
  'webhooks.subscribe.takes-address-and-events',
  ['WHK-036', 'VER-009'],
  { ...subscribing, needs: { agents: 1, webhook: 'slot', usesUp: true } },
  async (t) => {
    const reply = await subscribe(t.agent, {
      target_url: t.receiver.endpoint().url,
      subscribed_events: ['message.received'],
    })
    t.expect.that(![404, 405].includes(reply.status), {
      requirement: 'VER-009',
      what: 'the route POST /v1/webhook-subscriptions exists',
      actual: reply.status,
    })
    t.expect.status(reply, '2xx', { what: 'status of a subscription to message.received' })
    t.observeDecision('AMB-095', `a subscription answers ${reply.status}`)
  },
)

check('webhooks.subscribe.chosen-events-only', ['WHK-037'], subscribing, async (t) => {
  const writer = t.agents[1]!
  await subscribed(t, 'reaction.added')
  const { endpoint } = await subscribed(t, 'message.received')
  const after = await t.agent.cursor()
  const { messageId } = await t.agent.sendText(t.chat.id)
  await t.given(writer.react(messageId, { operation: 'add', type: 'love' }), 'a reaction')
  await t.eventually('reaction.added in the log', async () =>
    (await t.agent.eventsSince(after)).find(({ event_type: type }) => type === 'reaction.added'),
  )
  await t.absent({
    what: 'a delivery of reaction.added to a subscription to message.received',
    settleMs: 300,
    fence: async () => about(t, endpoint, (await writer.sendText(t.chat.id)).messageId),
    observe: async () => endpoint.deliveries.find(({ text }) => text.includes('reaction.added'))?.text,
  })
})

check('webhooks.subscribe.several-types', ['WHK-037'], subscribing, async (t) => {
  const writer = t.agents[1]!
  const { endpoint } = await subscribed(t, 'message.received', 'reaction.added')
  const { messageId } = await t.agent.sendText(t.chat.id)
  await t.given(writer.react(messageId, { operation: 'add', type: 'love' }), 'a reaction')
  const { messageId: sent } = await writer.sendText(t.chat.id)
  for (const [type, text] of [
    ['reaction.added', messageId],
    ['message.received', sent],
  ] as const)
    t.expect.that((await about(t, endpoint, text)) !== undefined, {
      what: `a delivery of ${type} to a subscription to message.received and reaction.added`,
      failureClass: 'lost',
      expected: 'a delivery',
      actual: 'none',
    })
})

check('webhooks.subscribe.secret-of-the-second', ['WHK-038'], subscribing, async (t) => {
  await subscribed(t, 'message.received')
  const { endpoint, body } = await subscribed(t, 'message.received')
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  const delivery =
    (await about(t, endpoint, messageId)) ??
    t.notTestable('no delivery of the message arrived', 'webhooks that reach the receiver')
  const secret = secretIn(body)
  t.expect.that(secret === undefined || verifySignature(delivery, secret).valid, {
    what: 'the signature of a delivery to the second subscription of an agent is valid with the secret of this subscription',
    expected: 'HMAC-SHA256 with that secret',
    actual: delivery.signature.slice(0, 80),
  })
})

check('webhooks.subscribe.own-secret', ['WHK-038'], subscribing, async (t) => {
  const { endpoint, body } = await subscribed(t, 'message.received')
  const secret = secretIn(body)
  if (secret === undefined)
    return t.notTestable(
      'the answer of a subscription contains no secret',
      'a target whose answer contains a whsec_ string',
    )
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  const delivery =
    (await about(t, endpoint, messageId)) ??
    t.notTestable('no delivery of the message arrived', 'webhooks that reach the receiver')
  t.expect.that(verifySignature(delivery, secret).valid, {
    what: 'the signature of a delivery is valid with the secret of its subscription',
    expected: 'HMAC-SHA256 with that secret',
  })
  const other = secretIn(
    await t.given(
      subscribe(t.agents[1]!, { target_url: t.receiver.endpoint().url, subscribed_events: ['message.received'] }),
      'a subscription of another agent',
    ),
  )
  t.expect.that(other !== undefined && other !== secret && !verifySignature(delivery, other).valid, {
    what: 'the signature of a delivery is invalid with the secret of another subscription',
    expected: 'another secret',
    actual: other === secret ? 'the same secret' : 'a valid signature',
  })
})

/** Returns the id of a subscription for hooks, as a prerequisite. */
const idOf = (t: CheckContext, body: unknown): string =>
  subscriptionIdIn(body) ?? t.notTestable('the answer of a subscription contains no id', 'a subscription with an id')

check(
  'webhooks.subscribe.rotated-secret',
  ['WHK-038'],
  { ...subscribing, needs: { ...subscribing.needs, hooks: ['rotateSubscriptionSecret'] } },
  async (t) => {
    const { endpoint, body } = await subscribed(t, 'message.received')
    const rotated = await attemptHook(t, 'rotateSubscriptionSecret', { id: idOf(t, body) }, t.agent)
    t.expect.that(rotated.accepted, {
      what: 'the rotation of the secret of a subscription is accepted',
      actual: rotated,
    })
    const secret = rotated.accepted ? secretIn(rotated.result) : undefined
    t.expect.that(secret !== undefined && secret !== secretIn(body), {
      what: 'the rotation of the secret of a subscription returns a new secret',
    })
    const { messageId } = await t.agents[1]!.sendText(t.chat.id)
    const delivery =
      (await about(t, endpoint, messageId)) ??
      t.notTestable('no delivery of the message arrived', 'webhooks that reach the receiver')
    t.expect.that(verifySignature(delivery, secret ?? '').valid, {
      what: 'the signature of a delivery after the rotation is valid with the new secret',
    })
  },
)

check(
  'webhooks.subscribe.ended',
  ['WHK-037'],
  { ...subscribing, needs: { ...subscribing.needs, hooks: ['deleteSubscription'] } },
  async (t) => {
    const { endpoint, body } = await subscribed(t, 'message.received')
    const writer = t.agents[1]!
    const first = await writer.sendText(t.chat.id)
    if ((await about(t, endpoint, first.messageId)) === undefined)
      t.notTestable('no delivery of the message arrived', 'webhooks that reach the receiver')
    const deleted = await attemptHook(t, 'deleteSubscription', { id: idOf(t, body) }, t.agent)
    t.expect.that(deleted.accepted, { what: 'the deletion of a subscription is accepted', actual: deleted })
    const after = await t.agent.cursor()
    const { messageId } = await writer.sendText(t.chat.id)
    await t.absent({
      what: 'a delivery to a deleted subscription',
      failureClass: 'leaked',
      fence: () => t.agent.awaitMessage(after, messageId, effectTimeoutMs(t)),
      observe: async () => endpoint.deliveries.find(({ text }) => text.includes(messageId))?.text,
    })
  },
)
