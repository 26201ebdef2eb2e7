/** Subscriptions and their deliveries. */
import fc from 'fast-check'
import { findMember } from '../../client/json-pointer.ts'
import { verifySignature } from '../../client/signature.ts'
import { kind } from '../command.ts'
import type { PairedSession } from '../paired-session.ts'
import { agentNames, pick, type AgentName } from '../../model/conversation.ts'
import { outcomeOf } from '../outcome.ts'
import type { Side } from '../side.ts'
import { readLog } from './reads.ts'
import { eventView, type EventView } from '../views.ts'

const badUrls: readonly unknown[] = [{ url: 'http://hooks.example/x' }, {}, { url: 7 }, { url: 'no url' }, []]

async function subscribe(paired: PairedSession, side: Side, owner: AgentName): Promise<unknown> {
  const endpoint = side.receiver?.endpoint()
  if (endpoint === undefined) return {}
  const reply = await side.agent(owner).createWebhook({ url: endpoint.url })
  const secret = findMember(reply.body, 'signing_secret')
  const id = findMember(reply.body, 'id')
  if (typeof secret === 'string' && typeof id === 'string')
    side.endpoints.set(owner, { endpoint, secret, id, earlier: side.eventIdsOf(owner) })
  return { ...outcomeOf(reply, { reading: 'body' }, paired.log), secret: /^whsec_\S+$/.test(String(secret)) }
}

export const webhooks = [
  kind({
    name: 'subscribe',
    weight: 2,
    parameters: fc.record({ agent: fc.nat(2) }),
    offered: (shared) => shared.offers('webhooks') && shared.hasReceiver && shared.has('deleteWebhook'),
    ready: (model, { agent }, shared) =>
      shared.roles.has(agentNames[agent]!) && !model.subscribers.has(agentNames[agent]!),
    perform: async (paired, { agent }) => {
      const owner = agentNames[agent]!
      paired.model.subscribers.add(owner)
      // Events before the subscription may be delivered or not (AMB-052).
      await readLog(paired, owner, 100)
      await paired.both({ what: `${owner} subscribes`, requirements: ['WHK-001', 'WHK-004'] }, (side) =>
        subscribe(paired, side, owner),
      )
    },
  }),
  kind({
    name: 'subscribe with an invalid body',
    parameters: fc.record({ body: fc.nat(badUrls.length - 1) }),
    offered: (shared) => shared.offers('webhooks'),
    ready: (_, { body }, shared) => body !== 0 || !shared.allowsHttp,
    perform: async (paired, { body }) => {
      const json = badUrls[body]
      await paired.both(
        { what: `a0 subscribes with ${JSON.stringify(json)}`, requirements: ['WHK-002', 'WHK-003'] },
        async (side) =>
          outcomeOf(
            await side.agent('a0').call({ method: 'POST', path: '/v1/webhooks', json }),
            { reading: 'body' },
            paired.log,
          ),
      )
    },
  }),
  kind({
    name: 'list subscriptions',
    weight: 3,
    parameters: fc.record({ agent: fc.nat(2) }),
    offered: (shared) => shared.offers('webhooks') && shared.has('listWebhooks') && shared.has('deleteWebhook'),
    ready: (_, { agent }, shared) => shared.roles.has(agentNames[agent]!),
    perform: async (paired, { agent }) => {
      const owner = agentNames[agent]!
      await paired.both(
        { what: `${owner} lists its subscriptions`, requirements: ['WHK-005', 'WHK-007'] },
        async (side) => {
          const { webhooks: listed } = await side.hook('listWebhooks', {}, owner)
          const text = JSON.stringify(listed)
          return { count: Array.isArray(listed) ? listed.length : 'no list', secret: text.includes('whsec_') }
        },
      )
    },
  }),
  kind({
    name: 'rotate the secret',
    parameters: fc.record({ agent: fc.nat(2) }),
    offered: (shared) => shared.has('rotateWebhookSecret'),
    ready: (model) => model.subscribers.size > 0,
    perform: async (paired, { agent }) => {
      const owner = pick([...paired.model.subscribers], agent)!
      paired.model.leftovers.add('rotated')
      await paired.both({ what: `${owner} has a new signing secret`, requirements: ['WHK-033'] }, async (side) => {
        const known = side.endpoints.get(owner)
        if (known === undefined) return { rotated: false }
        const { signing_secret: secret } = await side.hook(
          'rotateWebhookSecret',
          { id: known.id, overlap_seconds: 60 },
          owner,
        )
        const changed = typeof secret === 'string' && secret !== known.secret
        return { rotated: true, changed, secret: /^whsec_\S+$/.test(String(secret)) }
      })
    },
  }),
]

/** Compares the received deliveries as sets of events, and verifies each signature. */
export async function deliveries(paired: PairedSession): Promise<void> {
  for (const owner of paired.model.subscribers) {
    paired.startStep()
    paired.log.note('delivery-attempts')
    await paired.settled(
      {
        what: `deliveries to the subscription of ${owner}`,
        requirements: ['WHK-008', 'WHK-009', 'WHK-010', 'EVT-001', 'EVT-002'],
      },
      (side) => Promise.resolve(deliveredView(paired, side, owner)),
    )
  }
}

function deliveredView(paired: PairedSession, side: Side, owner: AgentName): unknown {
  const known = side.endpoints.get(owner)
  if (known === undefined) return 'no subscription'
  const seen = known.endpoint.deliveries
  const events = new Map<string, EventView>()
  const wrong = new Set<string>()
  for (const delivery of seen) {
    const view = delivery.event === undefined ? undefined : eventView(paired, side, owner, delivery.event)
    if (delivery.event === undefined) wrong.add('a body that is not an event')
    if (!/^application\/json/i.test(delivery.headers['content-type'] ?? ''))
      wrong.add('a body without the media type JSON')
    if (!paired.model.leftovers.has('rotated') && !verifySignature(delivery, known.secret).valid)
      wrong.add('an invalid signature')
    if (delivery.id === '') wrong.add('a delivery without webhook-id')
    if (view !== undefined && !known.earlier.has(String(delivery.event?.event_id)))
      events.set(String(delivery.event?.event_id), view)
  }
  const kept = [...events.values()].map((view) => JSON.stringify(view)).toSorted()
  return { events: kept, wrong: [...wrong] }
}
