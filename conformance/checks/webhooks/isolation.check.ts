/** Subscriptions of two agents: each receives only its own events and has its own secret. */
import type { Agent } from '../../client/agent.ts'
import { isReceived, textParts } from '../../client/agent.ts'
import type { Delivery, Endpoint } from '../../client/receiver.ts'
import { verifySignature } from '../../client/signature.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { secretIn, subscriptionIdIn } from './secret.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'

const twoAgents = { needs: { agents: 2, chat: 'agents', webhook: 'slot' } } as const

interface Subscription {
  agent: Agent
  endpoint: Endpoint
  secret: string
  id: string | undefined
}

async function subscribe(t: CheckContext, agent: Agent): Promise<Subscription> {
  const endpoint = t.receiver.endpoint()
  const body = await t.given(agent.createWebhook({ url: endpoint.url }), 'a webhook creation')
  const secret = secretIn(body) ?? t.notTestable('the answer of a creation contains no signing secret', 'see WHK-001')
  return { agent, endpoint, secret, id: subscriptionIdIn(body) }
}

/** Deletes the subscription of the second agent, which the runner does not track. */
async function unsubscribe(t: CheckContext, { agent, id }: Subscription): Promise<void> {
  if (id !== undefined && t.hooks.has('deleteWebhook')) await t.hooks.run('deleteWebhook', { id }, agent)
}

/** Sends a message to the agent of a subscription, and waits for its delivery. */
async function reach(t: CheckContext, from: Agent, to: Subscription): Promise<string> {
  const messageId = t.unique.messageId()
  await t.given(
    from.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts(t.unique.marker()) }),
    'a message',
  )
  const delivery = await to.endpoint.message(messageId, arrivalMs(t))
  if (delivery === undefined)
    t.notTestable('a subscription did not receive its own event', 'webhooks that reach the receiver (see EVT-001)')
  return messageId
}

check('webhooks.deliver.own-events-only', ['WHK-007'], twoAgents, async (t) => {
  const [one, other] = [await subscribe(t, t.agents[0]!), await subscribe(t, t.agents[1]!)]
  const pairs = [
    [one, other],
    [other, one],
  ] as const
  await reach(t, other.agent, one)
  await reach(t, one.agent, other)
  await t.absent({
    what: 'an event of another agent at a subscription',
    failureClass: 'leaked',
    settleMs: 500,
    fence: async () => (await reach(t, other.agent, one)) && reach(t, one.agent, other),
    observe: async () => {
      for (const [mine, theirs] of pairs) {
        const own = new Set((await mine.agent.eventsSince(0)).map((event) => event.event_id))
        const foreign = new Set(
          (await theirs.agent.eventsSince(0)).map((event) => event.event_id).filter((id) => !own.has(id)),
        )
        // Event ids may be unique only within a log. Then only agent_id distinguishes events of two agents.
        const misdelivered = mine.endpoint.deliveries.find(
          ({ event }) =>
            event !== undefined &&
            event.agent_id !== mine.agent.id &&
            (event.agent_id === theirs.agent.id || foreign.has(event.event_id)),
        )
        if (misdelivered !== undefined)
          return `${misdelivered.event?.event_type} ${misdelivered.event?.event_id} of ${theirs.agent.handle}`
      }
      return undefined
    },
  })
  await unsubscribe(t, other)
})

check('webhooks.create.own-secret-each', ['WHK-006'], twoAgents, async (t) => {
  const [one, other] = [await subscribe(t, t.agents[0]!), await subscribe(t, t.agents[1]!)]
  t.expect.that(one.secret !== other.secret, {
    failureClass: 'leaked',
    what: 'signing secrets of the subscriptions of two agents',
    expected: 'two different secrets',
    actual: 'the same secret',
  })
  await reach(t, other.agent, one)
  await reach(t, one.agent, other)
  for (const [mine, theirs] of [
    [one, other],
    [other, one],
  ] as const) {
    const delivery = mine.endpoint.deliveries[0]!
    t.expect.that(verifySignature(delivery, mine.secret).valid, {
      what: 'the signature of a delivery is valid with the secret of its own subscription',
      expected: 'a valid signature',
      actual: 'an invalid signature',
    })
    t.expect.that(!verifySignature(delivery, theirs.secret).valid, {
      failureClass: 'leaked',
      what: 'the signature of a delivery is invalid with the secret of another agent',
      expected: 'an invalid signature',
      actual: 'a valid signature',
    })
  }
  await unsubscribe(t, other)
})

check(
  'webhooks.rotate.new-secret-signs',
  ['WHK-033'],
  { needs: { ...twoAgents.needs, hooks: ['rotateWebhookSecret'] } },
  async (t) => {
    const mine = await subscribe(t, t.agents[0]!)
    await reach(t, t.agents[1]!, mine)
    if (mine.id === undefined)
      t.notTestable('the answer of the creation contains no id', 'a subscription with an id, or a hook that needs none')
    const secret = secretIn(await t.hooks.run('rotateWebhookSecret', { id: mine.id }, t.agents[0]!))
    t.expect.that(secret !== undefined, {
      what: 'a signing secret in the answer of a rotation',
      expected: 'a whsec_ string',
      actual: 'none',
    })
    t.expect.that(secret !== mine.secret, {
      what: 'the secret after a rotation',
      expected: 'a new secret',
      actual: 'the old secret',
    })
    await t.eventually('a delivery with a valid signature of the new secret', async () => {
      const messageId = await reach(t, t.agents[1]!, mine)
      const delivery = await mine.endpoint.message(messageId, 0)
      return delivery !== undefined && verifySignature(delivery, secret ?? '').valid
    })
  },
)

interface Second {
  delivery: Delivery | undefined
  secret: string | undefined
  id: string | undefined
  /** Both subscriptions received the message. */
  both: boolean
}

/** Judges a second subscription of an agent, whether or not it replaced the first one. */
async function judgeSecond(
  t: CheckContext,
  first: Subscription,
  { delivery, secret, id, both }: Second,
): Promise<void> {
  t.expect.that(delivery !== undefined, {
    requirement: 'WHK-008',
    failureClass: 'lost',
    what: 'a message, at the newest subscription of its recipient',
    expected: 'a delivery',
    actual: 'none',
  })
  t.expect.that(secret === undefined || verifySignature(delivery!, secret).valid, {
    requirement: 'WHK-010',
    what: 'the signature of a delivery to the second subscription of an agent is valid with the secret of this subscription',
    expected: 'a valid signature',
    actual: delivery!.signature.slice(0, 80),
  })
  if (!both || id === undefined || !t.hooks.has('deleteWebhook')) return
  await t.hooks.run('deleteWebhook', { id }, t.agents[0]!)
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  t.expect.that((await first.endpoint.message(messageId, arrivalMs(t))) !== undefined, {
    requirement: 'WHK-008',
    failureClass: 'lost',
    what: 'a message, at the first subscription of its recipient after the second was deleted',
    expected: 'a delivery',
    actual: 'none',
  })
}

check('webhooks.create.several-subscriptions', ['WHK-031', 'WHK-006', 'WHK-008', 'WHK-010'], twoAgents, async (t) => {
  const older = await t.agents[1]!.sendText(t.chat.id)
  const first = await subscribe(t, t.agents[0]!)
  const endpoint = t.receiver.endpoint()
  const second = await t.agents[0]!.createWebhook({ url: endpoint.url })
  t.expect.that(second.ok || (second.status >= 400 && second.status < 500), {
    requirement: 'WHK-031',
    what: 'a second subscription of one agent',
    expected: 'accepted, or rejected with a 4xx',
    actual: second.status,
  })
  const secret = secretIn(second.body)
  const kept = second.ok && subscriptionIdIn(second.body) !== first.id
  if (kept && secret === first.secret)
    t.warn('two subscriptions of one agent have the same secret', { requirement: 'WHK-006' })
  const messageId = t.unique.messageId()
  await t.given(
    t.agents[1]!.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts(t.unique.marker()) }),
    'a message',
  )
  const arrived = await Promise.all([first.endpoint, endpoint].map((one) => one.message(messageId, arrivalMs(t))))
  const got = arrived.filter((delivery) => delivery !== undefined).length
  if (kept)
    await judgeSecond(t, first, { delivery: arrived[1], secret, id: subscriptionIdIn(second.body), both: got === 2 })
  t.observeDecision(
    'AMB-048',
    second.ok ? `two creations; ${got} of the two URLs receive an event` : `a second creation answers ${second.status}`,
  )
  t.expect.that(got > 0, {
    requirement: 'WHK-031',
    what: 'an event after a second creation',
    expected: 'at least one delivery',
    actual: 'none',
  })
  const backlog = [first.endpoint, endpoint].some(({ deliveries }) =>
    deliveries.some(({ event }) => event !== undefined && isReceived(event, older.messageId)),
  )
  t.observeDecision(
    'AMB-052',
    backlog ? 'a new subscription receives older events' : 'a new subscription receives only later events',
  )
})
