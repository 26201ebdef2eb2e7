import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicFactory } from 'ulid'
import { Agent, request } from 'undici'
import { receiverCertificate } from '../../src/cli/demo/certificates.ts'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, Measured, MeasureOptions } from './figure.ts'
import { startProgram, type Program } from './processes.ts'
import { processorTime } from './processor-time.ts'
import { inTurns, spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld, type World } from './world.ts'

const SUBSCRIPTIONS = 50
const GOAL = 0.5
/** Messages in flight, each delivered to all subscriptions: enough that no delivery queue runs empty. */
const LEAD = 20

const ulid = monotonicFactory()
const parts = [{ type: 'text', text: 'The quick brown fox jumps over the lazy dog.' }]

/**
 * Deliveries per second of messages to a group whose agents all have a webhook, compared with posts of the same size.
 */
export const webhookDeliveries: readonly Figure[] = [
  {
    name: 'webhook-deliveries',
    title: 'webhook deliveries per second, 50 subscriptions, embedded; against undici posting over 50 connections',
    goal: `≥ ${GOAL}`,
    async measure(options) {
      const folder = openTemporaryFolder()
      const measured = await measureDeliveries(`${folder.path}/parley.db`, options)
      await folder.remove()
      return measured
    },
  },
  {
    name: 'webhook-deliveries-postgres',
    title: 'the same on PostgreSQL',
    goal: `≥ ${GOAL}`,
    async measure(options) {
      const database = await openBenchDatabase()
      if (!database) return { skipped: 'no PostgreSQL answers' }
      const measured = await measureDeliveries(database.url, options)
      await database.drop()
      return measured
    },
  },
]

async function measureDeliveries(databaseUrl: string, { rounds, seconds }: MeasureOptions): Promise<Measured> {
  const subscribers = await openSubscribers(databaseUrl, SUBSCRIPTIONS)
  const { receiver, http, world, count } = subscribers
  await deliveryRate(subscribers, 1)
  const ownCosts: number[] = []
  const peerCosts: number[] = []
  const figures = await inTurns(
    rounds,
    () => withCost(world.pid, ownCosts, count, () => deliveryRate(subscribers, seconds)),
    () => withCost(process.pid, peerCosts, count, () => postRate(receiver, http, seconds)),
  )
  await subscribers.stop()
  const [own, peer] = [ownCosts, peerCosts].map((costs) => Math.round(spread(costs).median))
  const note = `processor time of the sender per delivery: ${own} µs against ${peer} µs`
  const cost = spread(ownCosts.map((value, at) => value / peerCosts[at]!))
  return { unit: 'deliveries/s', ...figures, cost, met: figures.ratio.median >= GOAL, note }
}

/** A server, a group of its agents, and a receiver for the webhook of each. */
export interface Subscribers {
  receiver: Program
  /** HTTP agent for posts to the receiver. */
  http: Agent
  world: World
  chatId: string
  /** Returns the number of requests that the receiver has received. */
  count(): Promise<number>
  stop(): Promise<void>
}

export async function openSubscribers(databaseUrl: string, subscriptions: number): Promise<Subscribers> {
  const folder = openTemporaryFolder()
  const { ca } = await receiverCertificate(folder.path)
  const at = (name: string) => `${folder.path}/${name}`
  const receiver = await startProgram(
    'scripts/bench/webhook-receiver.ts',
    [at('demo-receiver.key'), at('demo-receiver.pem')],
    {},
  )
  const http = new Agent({ connections: SUBSCRIPTIONS, connect: { ca } })
  const world = await startWorld(databaseUrl, subscriptions, {
    PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
    PARLEY_WEBHOOK_CA_FILE: at('demo-ca.pem'),
  })
  return {
    receiver,
    http,
    world,
    chatId: await subscribe(world, receiver),
    count: () => countAt(receiver, http),
    async stop() {
      await http.destroy()
      await world.stop()
      await receiver.stop()
      await folder.remove()
    },
  }
}

/** Adds the processor time of the sending process per arrival to `costs`, in microseconds. */
async function withCost(
  pid: number,
  costs: number[],
  count: () => Promise<number>,
  measure: () => Promise<number>,
): Promise<number> {
  const arrivedBefore = await count()
  const before = processorTime(pid)
  const rate = await measure()
  const after = processorTime(pid)
  const arrived = (await count()) - arrivedBefore
  if (before !== undefined && after !== undefined && arrived > 0) costs.push((after - before) / arrived)
  return rate
}

/** Creates a group of all agents, whose webhooks point to the receiver. */
async function subscribe({ agents, call }: World, receiver: Program): Promise<string> {
  for (const { token, handle } of agents)
    await call(token, 'POST', '/v1/webhooks', { url: `${receiver.url}/${handle}` })
  const { chat } = await call<{ chat: { id: string } }>(agents[0]!.session, 'POST', '/v1/chats', {
    kind: 'group',
    group_name: 'Subscribers',
    handles: agents.map(({ handle }) => handle),
  })
  return chat.id
}

/** Keeps `lead` messages in flight while deliveries are made. @returns the deliveries per second */
async function deliveryRate(subscribers: Subscribers, seconds: number, lead = LEAD): Promise<number> {
  const { world, count } = subscribers
  const subscriptions = world.agents.length
  const before = await count()
  const started = performance.now()
  let sent = 0
  let arrived = 0
  const elapsed = () => (performance.now() - started) / 1000
  while (elapsed() < seconds) {
    arrived = (await count()) - before
    const missing = Math.max(0, Math.ceil(arrived / subscriptions) + lead - sent)
    await Promise.all(Array.from({ length: missing }, () => send(subscribers)))
    sent += missing
    await sleep(5)
  }
  const rate = ((await count()) - before) / elapsed()
  while ((await count()) - before < sent * subscriptions) await sleep(20)
  return rate
}

/** Returns the server's processor time for one delivery, in microseconds, with one message in flight. */
export async function deliveryCost(subscribers: Subscribers, seconds: number): Promise<number> {
  const costs: number[] = []
  await withCost(subscribers.world.pid, costs, subscribers.count, () => deliveryRate(subscribers, seconds, 1))
  return costs[0] ?? Number.NaN
}

function send({ world: { agents, call }, chatId }: Subscribers): Promise<unknown> {
  const body = { message_id: `msg_${ulid().toLowerCase()}`, parts }
  return call(agents[0]!.session, 'POST', `/v1/me/chats/${chatId}/messages`, body)
}

/** Posts bodies of the size of an event, one after the other on each connection. @returns the posts per second */
async function postRate({ url }: Program, http: Agent, seconds: number): Promise<number> {
  const body = JSON.stringify({
    event_id: `evt_${ulid()}`,
    event_type: 'message.received',
    data: { message: { parts } },
    rest: 'x'.repeat(400),
  })
  const headers = {
    'content-type': 'application/json',
    'webhook-id': `evt_${ulid()}`,
    'webhook-signature': `v1,${'x'.repeat(44)}`,
  }
  const started = performance.now()
  let posted = 0
  await Promise.all(
    Array.from({ length: SUBSCRIPTIONS }, async () => {
      while (performance.now() - started < seconds * 1000) {
        const answer = await request(url, { dispatcher: http, method: 'POST', headers, body })
        await answer.body.dump()
        posted++
      }
    }),
  )
  return posted / ((performance.now() - started) / 1000)
}

async function countAt({ url }: Program, http: Agent): Promise<number> {
  const answer = await request(url, { dispatcher: http })
  return Number(await answer.body.text())
}
