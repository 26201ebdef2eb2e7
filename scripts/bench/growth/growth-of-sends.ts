import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openBenchDatabase } from '../bench-postgres.ts'
import type { WaitingClients } from '../waiting-clients.ts'
import { openServer, startWorld, type World } from '../world.ts'
import { fillChats, fillLog } from './fill.ts'
import { sendCost } from './send-cost.ts'
import type { Point, Series } from './series.ts'

const AGENTS = 32
/** Enough that processes seldom write to the chat of one agent at the same time. */
const AGENTS_OF_PROCESSES = 256
/** Chats of the filled ones that are written to: as many in each size, so that as much of the database is in use. */
const CHATS_SHOWN = 1_000
const SETTLE_MS = 5_000

/** A series of costs of a send, each measured on a database of its own. */
function series(
  about: Omit<Series, 'measure'>,
  sizes: readonly number[],
  costAt: (url: string, size: number) => Promise<Point['costs']>,
): Series {
  return {
    ...about,
    async measure(sizesMax) {
      const points: Point[] = []
      for (const size of sizes.slice(0, sizesMax)) {
        const database = await openBenchDatabase()
        if (!database) return { skipped: 'PostgreSQL is not there' }
        points.push({ size, costs: await costAt(database.url, size) })
        await database.drop()
      }
      return points
    },
  }
}

/** Measures on a server that is stopped afterwards. */
async function costOn(url: string, world: World, agents = world.agents): Promise<Point['costs']> {
  const costs = await sendCost(url, [world], agents)
  await world.stop()
  return costs
}

export const byProcesses = series(
  { name: 'growth-processes', title: 'one send, by server processes on one PostgreSQL', size: 'processes' },
  [1, 2, 4, 8],
  async (url, size) => {
    const world = await startWorld(url, AGENTS_OF_PROCESSES)
    const others = await Promise.all(Array.from({ length: size - 1 }, () => openServer(url)))
    const costs = await sendCost(url, [world, ...others], world.agents)
    await Promise.all([world, ...others].map((program) => program.stop()))
    return costs
  },
)

export const byChats = series(
  { name: 'growth-chats', title: 'one send to one of many chats, by their number', size: 'chats' },
  [1_000, 100_000, 1_000_000],
  async (url, size) => {
    const maker = await startWorld(url, 1)
    const [agent] = maker.agents
    await maker.stop()
    const agents = await fillChats(url, agent!, size, CHATS_SHOWN)
    return costOn(url, await openServer(url), agents)
  },
)

export const byLog = series(
  { name: 'growth-log', title: 'one send to a reader, by the length of the log', size: 'events' },
  [10_000, 1_000_000, 10_000_000],
  async (url, size) => {
    const maker = await startWorld(url, 1)
    const { agents } = maker
    await maker.stop()
    await fillLog(url, agents[0]!, size)
    return costOn(url, await openServer(url), agents)
  },
)

export const byWaiting = series(
  { name: 'growth-waiting', title: 'one send, by other actors that wait for an event', size: 'actors' },
  [10, 100, 1_000],
  async (url, size) => {
    const world = await startWorld(url, AGENTS + size)
    const waiting: WaitingClients = {
      port: Number(new URL(world.url).port),
      tokens: world.agents.slice(AGENTS).map(({ token }) => token),
    }
    const clients = new Worker(new URL('../waiting-clients.ts', import.meta.url), { workerData: waiting })
    await sleep(SETTLE_MS)
    const costs = await costOn(url, world, world.agents.slice(0, AGENTS))
    await clients.terminate()
    return costs
  },
)
