import { DatabaseSync } from 'node:sqlite'
import { monotonicFactory } from 'ulid'
import { processorTime } from '../processor-time.ts'
import { spread } from '../statistics.ts'
import { openTemporaryFolder } from '../temporary-folder.ts'
import { makeGroup, startWorld, type World } from '../world.ts'
import { deliveryCost, openSubscribers, type Subscribers } from '../webhook-deliveries.ts'
import { idleWebhooks } from './fill.ts'
import type { Point, Series } from './series.ts'

const ROUNDS = 3
/** Number of events of one round, for all group sizes. */
const EVENTS = 20_000

const DELIVERY_SECONDS = 4
/** Seconds of warm-up: some code is compiled only after thousands of deliveries. */
const DELIVERY_WARM_UP_SECONDS = 10
/** Number of webhooks that receive every message, while other webhooks receive none. */
const SUBSCRIBERS = 50

const ulid = monotonicFactory()
const parts = [{ type: 'text', text: 'The quick brown fox jumps over the lazy dog.' }]

/** Cost of one event of a message to a group, by the number of members who receive it. */
export const byMembers: Series = {
  name: 'growth-members',
  title: 'one event of a message to a group, embedded, by the members of the group',
  size: 'members',
  async measure(sizesMax) {
    const points: Point[] = []
    for (const size of [10, 100, 1_000].slice(0, sizesMax)) {
      const folder = openTemporaryFolder()
      const world = await startWorld(`${folder.path}/parley.db`, size)
      const chatId = await makeGroup(world, world.agents)
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await costOfEvent(world, chatId, size))
      points.push({ size, costs: { 'server µs': spread(rounds).median } })
      await world.stop()
      await folder.remove()
    }
    return points
  },
}

/** Cost of one delivery of a message to a group, by the number of members with a webhook. */
export const bySubscriptions: Series = {
  name: 'growth-subscriptions',
  title: 'one webhook delivery, embedded, by the webhooks that get one',
  size: 'webhooks',
  measure: (sizesMax) =>
    eachSubscribers([10, 100, 1_000].slice(0, sizesMax), (file, size) => openSubscribers(file, size)),
}

/** Cost of one delivery, by the number of webhooks of other agents. */
export const byIdleSubscriptions: Series = {
  name: 'growth-idle-subscriptions',
  title: 'one webhook delivery, embedded, by the webhooks of others, which get none',
  size: 'webhooks',
  measure: (sizesMax) =>
    eachSubscribers([10, 1_000, 100_000].slice(0, sizesMax), async (file, size) => {
      const subscribers = await openSubscribers(file, SUBSCRIBERS)
      addIdleWebhooks(file, size)
      return subscribers
    }),
}

async function eachSubscribers(
  sizes: readonly number[],
  open: (file: string, size: number) => Promise<Subscribers>,
): Promise<Point[]> {
  const points: Point[] = []
  for (const size of sizes) {
    const folder = openTemporaryFolder()
    const subscribers = await open(`${folder.path}/parley.db`, size)
    await deliveryCost(subscribers, DELIVERY_WARM_UP_SECONDS)
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await deliveryCost(subscribers, DELIVERY_SECONDS))
    points.push({ size, costs: { 'server µs': spread(rounds).median } })
    await subscribers.stop()
    await folder.remove()
  }
  return points
}

function addIdleWebhooks(file: string, count: number): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA busy_timeout = 20000; BEGIN IMMEDIATE')
  for (const statement of idleWebhooks(count)) database.exec(statement)
  database.exec('COMMIT')
  database.close()
}

async function costOfEvent({ agents, call, pid }: World, chatId: string, members: number): Promise<number> {
  const before = processorTime(pid) ?? Number.NaN
  const messages = EVENTS / members
  for (let at = 0; at < messages; at++) {
    const body = { message_id: `msg_${ulid().toLowerCase()}`, parts }
    await call(agents[0]!.session, 'POST', `/v1/me/chats/${chatId}/messages`, body)
  }
  return ((processorTime(pid) ?? Number.NaN) - before) / EVENTS
}
