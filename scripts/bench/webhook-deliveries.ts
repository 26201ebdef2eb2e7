import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicFactory } from 'ulid'
import { Agent, request } from 'undici'
import { receiverCertificate } from '../../src/cli/demo/certificates.ts'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, Measured, MeasureOptions } from './figure.ts'
import { costsInTurns, operationCost } from './operation-cost.ts'
import { startProgram, type Program } from './processes.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld, type World } from './world.ts'

const SUBSCRIPTIONS = 50
const COST_MAX = 1.4
/** Messages in flight, each delivered to all subscriptions: enough that no delivery queue runs empty. */
const LEAD = 20
const WARM_UP_SECONDS = 1

const ulid = monotonicFactory()
const parts = [{ type: 'text', text: 'The quick brown fox jumps over the lazy dog.' }]

const title = `processor time of a webhook delivery, ${SUBSCRIPTIONS} subscriptions`
const against = 'against a program written by hand that signs, stores and posts'

/** Deliveries of messages to a group whose agents all have a webhook. */
export const webhookDeliveries: readonly Figure[] = [
  {
    name: 'webhook-deliveries',
    title: `${title}, embedded; ${against}`,
    goal: `≤ ${COST_MAX}`,
    async measure(options) {
      const folder = openTemporaryFolder()
      const measured = await measureDeliveries(options, `${folder.path}/parley.db`, `${folder.path}/peer.db`)
      await folder.remove()
      return measured
    },
  },
  {
    name: 'webhook-deliveries-postgres',
    title: `${title}, server and PostgreSQL; ${against}`,
    goal: `≤ ${COST_MAX}`,
    async measure(options) {
      const [database, peer] = [await openBenchDatabase(), await openBenchDatabase()]
      if (!database || !peer) return { skipped: 'PostgreSQL is not there' }
      const measured = await measureDeliveries(options, database.url, peer.url)
      await Promise.all([database.drop(), peer.drop()])
      return measured
    },
  },
]

async function measureDeliveries(options: MeasureOptions, ownUrl: string, peerUrl: string): Promise<Measured> {
  const subscribers = await openSubscribers(ownUrl, SUBSCRIPTIONS)
  const { receiver, caFile, http, world, count } = subscribers
  const args = [peerUrl, caFile, receiver.url, String(SUBSCRIPTIONS)]
  const peer = await startProgram('scripts/bench/hand-written-webhooks.ts', args, {})
  const sendToPeer = async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ message_id: `msg_${ulid().toLowerCase()}`, parts })
    const answer = await request(`${peer.url}/messages`, { dispatcher: http, method: 'POST', headers, body })
    await answer.body.dump()
  }
  const databaseOf = (url: string) => (url.startsWith('postgres') ? url : undefined)
  const ownRates: number[] = []
  const peerRates: number[] = []
  const costOf = (program: Program, url: string, send: () => Promise<unknown>, rates: number[]) => (seconds: number) =>
    operationCost(
      program,
      async () => {
        const { arrived, rate } = await deliver({ count, send, subscriptions: SUBSCRIPTIONS }, seconds, LEAD)
        rates.push(rate)
        return arrived
      },
      databaseOf(url),
    )
  const own = costOf(world, ownUrl, () => send(subscribers), ownRates)
  const hand = costOf(peer, peerUrl, sendToPeer, peerRates)
  await own(WARM_UP_SECONDS)
  await hand(WARM_UP_SECONDS)
  const measured = await costsInTurns(
    options,
    COST_MAX,
    () => own(options.seconds),
    () => hand(options.seconds),
  )
  await peer.stop()
  await subscribers.stop()
  const [ownRate, peerRate] = [ownRates, peerRates].map((rates) => Math.round(spread(rates).median))
  return { ...measured, note: `${ownRate} deliveries/s against ${peerRate}` }
}

/** A server, a group of its agents, and a receiver for the webhook of each. */
export interface Subscribers {
  receiver: Program
  /** Certificate authority of the receiver. */
  caFile: string
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
    caFile: at('demo-ca.pem'),
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

/** A program that delivers messages to a number of subscriptions. */
interface Source {
  subscriptions: number
  /** Returns the number of requests that the receiver has received. */
  count(): Promise<number>
  /** Sends one message to all subscriptions. */
  send(): Promise<unknown>
}

/**
 * Keeps `lead` messages in flight while deliveries are made, and waits until all have arrived.
 * @returns the number of deliveries, and the deliveries per second while messages were sent
 */
async function deliver({ subscriptions, count, send: sendOne }: Source, seconds: number, lead: number) {
  const before = await count()
  const started = performance.now()
  let sent = 0
  let arrived = 0
  const elapsed = () => (performance.now() - started) / 1000
  while (elapsed() < seconds) {
    arrived = (await count()) - before
    const missing = Math.max(0, Math.ceil(arrived / subscriptions) + lead - sent)
    await Promise.all(Array.from({ length: missing }, sendOne))
    sent += missing
    await sleep(5)
  }
  const rate = ((await count()) - before) / elapsed()
  while ((await count()) - before < sent * subscriptions) await sleep(20)
  return { arrived: sent * subscriptions, rate }
}

/** Returns the server's processor time for one delivery, in microseconds, with one message in flight. */
export function deliveryCost(subscribers: Subscribers, seconds: number): Promise<number> {
  const { world, count } = subscribers
  const source = { count, send: () => send(subscribers), subscriptions: world.agents.length }
  return operationCost(world, async () => (await deliver(source, seconds, 1)).arrived)
}

function send({ world: { agents, call }, chatId }: Subscribers): Promise<unknown> {
  const body = { message_id: `msg_${ulid().toLowerCase()}`, parts }
  return call(agents[0]!.session, 'POST', `/v1/me/chats/${chatId}/messages`, body)
}

async function countAt({ url }: Program, http: Agent): Promise<number> {
  const answer = await request(url, { dispatcher: http })
  return Number(await answer.body.text())
}
