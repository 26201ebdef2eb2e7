import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openBenchDatabase } from '../bench-postgres.ts'
import type { WaitingClients } from '../waiting-clients.ts'
import { openServer, startWorld, type BenchAgent, type World } from '../world.ts'
import { counted, type CountedProgram } from './counted-program.ts'
import { fillBlocks, fillChats, fillLog, fillWebhooks, someChats, type Layout } from './fill.ts'
import { sendCosts, type Subject } from './send-cost.ts'
import { postgresSeries } from './postgres-series.ts'
import type { Point } from './series.ts'

const AGENTS = 32
/**
 * Number of filled chats that receive messages: the same for each size, so that the same part of the database is in
 * use.
 */
const CHATS_SHOWN = 1_000
const SETTLE_MS = 5_000

/** A subject, and a function that stops it. */
interface RunningSubject extends Subject {
  stop(): Promise<void>
}

/** Measures the costs of a send on a database for each size. The databases are filled one after the other. */
const eachOnItsOwn =
  (open: (url: string, size: number) => Promise<RunningSubject>) =>
  async (sizes: readonly number[]): Promise<Point['costs'][]> => {
    const subjects: RunningSubject[] = []
    for (const size of sizes) {
      const database = (await openBenchDatabase())!
      const subject = await open(database.url, size)
      const stop = async () => {
        await subject.stop()
        await database.drop()
      }
      subjects.push({ ...subject, stop })
    }
    const costs = await sendCosts(subjects)
    for (const subject of subjects) await subject.stop()
    return costs
  }

const served = (
  url: string,
  world: World & CountedProgram,
  agents: readonly BenchAgent[] = world.agents,
): RunningSubject => {
  const program = { ...world, agents }
  return { databases: [url], programsOf: () => [program], stop: world.stop }
}

/** Starts a server on a filled database. @param fill adds data besides an agent. @returns the sending agents */
const filled = (fill: (url: string, agent: BenchAgent, size: number) => Promise<readonly BenchAgent[]>) =>
  eachOnItsOwn(async (url, size) => {
    const maker = await startWorld(url, 1)
    const [agent] = maker.agents
    await maker.stop()
    const agents = await fill(url, agent!, size)
    return served(url, await counted((settings) => openServer(url, settings)), agents)
  })

const chatSizes = [1_000, 100_000, 1_000_000]

/** Lets the agent send to some of its chats. */
const inChats = (fill: (url: string, agent: BenchAgent, size: number) => Promise<void>, layout: Layout = 'anywhere') =>
  filled(async (url, agent, size) => {
    await fill(url, agent, size)
    return someChats(url, agent, CHATS_SHOWN, layout)
  })

export const byChats = postgresSeries(
  { name: 'growth-chats', title: 'one send to one of many chats, by their number', size: 'chats' },
  chatSizes,
  inChats(fillChats),
)

export const byOlderChats = postgresSeries(
  {
    name: 'growth-older-chats',
    title: 'one send to one of the thousand chats opened last, by the number of all',
    size: 'chats in all',
  },
  chatSizes,
  inChats(fillChats, 'opened last'),
)

export const byBlocks = postgresSeries(
  {
    name: 'growth-blocks',
    title: 'one send of an agent that blocks others and is blocked, by their number',
    size: 'blocks',
  },
  [10, 1_000, 100_000],
  inChats(async (url, agent, size) => {
    await fillChats(url, agent, CHATS_SHOWN)
    await fillBlocks(url, agent, size)
  }),
)

export const byWebhooks = postgresSeries(
  {
    name: 'growth-webhooks',
    title: 'one send, by webhooks of others, who get nothing',
    size: 'webhooks',
  },
  [10, 1_000, 100_000],
  inChats(async (url, agent, size) => {
    await fillChats(url, agent, CHATS_SHOWN)
    await fillWebhooks(url, size)
  }),
)

export const byLog = postgresSeries(
  { name: 'growth-log', title: 'one send to a reader, by the length of the log', size: 'events' },
  [10_000, 1_000_000, 10_000_000],
  filled(async (url, agent, size) => {
    await fillLog(url, agent, size)
    return [agent]
  }),
)

export const byWaiting = postgresSeries(
  { name: 'growth-waiting', title: 'one send, by other actors that wait for an event', size: 'actors' },
  [10, 100, 1_000],
  eachOnItsOwn(async (url, size) => {
    const world = await counted((settings) => startWorld(url, AGENTS + size, settings))
    const waiting: WaitingClients = {
      port: Number(new URL(world.url).port),
      tokens: world.agents.slice(AGENTS).map(({ token }) => token),
    }
    const clients = new Worker(new URL('../waiting-clients.ts', import.meta.url), { workerData: waiting })
    await sleep(SETTLE_MS)
    const stop = async () => {
      await clients.terminate()
      await world.stop()
    }
    return { ...served(url, world, world.agents.slice(0, AGENTS)), stop }
  }),
)
