import { copyFileSync } from 'node:fs'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, Measured, MeasureOptions } from './figure.ts'
import { personSend } from './load.ts'
import { startHandWritten } from './lone-send.ts'
import type { Program } from './processes.ts'
import { mainThreadTime } from './processor-time.ts'
import { inTurns } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { openServer, startWorld, type BenchAgent, type World } from './world.ts'

const PAGE = 100
const MESSAGES = 5_000
const CHATS = 1_000
const PAGES_PER_ROUND = 300
const WARM_UP_PAGES = 1_000
const SENT_AT_ONCE = 32

/** Requests whose answers are full pages. */
interface Pages {
  name: string
  title: string
  /** Maximum time of the main thread in microseconds; undefined when the figure is only shown. */
  most?: number
  credentialOf(agent: BenchAgent): string
  pathOf(agent: BenchAgent): string
  /** Member of the answer that contains the elements of the page. */
  list: string
}

const anywhere = (): number => 1 + Math.floor(Math.random() * (MESSAGES - PAGE))

const events: Pages = {
  name: 'event-page',
  title: 'a page of 100 events',
  most: 700,
  credentialOf: ({ token }) => token,
  pathOf: () => `/v1/events?after=${anywhere()}&limit=${PAGE}`,
  list: 'events',
}

const history: Pages = {
  name: 'history-page',
  title: 'a page of 100 messages of a chat',
  credentialOf: ({ token }) => token,
  pathOf: ({ chatId }) => `/v1/chats/${chatId}/messages?before_sequence=${anywhere() + PAGE}&limit=${PAGE}`,
  list: 'messages',
}

const chatList: Pages = {
  name: 'chat-list',
  title: `the first 100 of ${CHATS} chats, by their latest activity`,
  credentialOf: ({ session }) => session,
  pathOf: () => `/v1/me/chats?limit=${PAGE}`,
  list: 'chats',
}

/** Sends messages of the person to an agent, in one chat. */
async function fillChat({ url }: World, agent: BenchAgent): Promise<void> {
  let sent = 0
  const client = async () => {
    while (sent++ < MESSAGES) {
      const { path, headers, body } = personSend(agent)
      const reply = await fetch(url + path, { method: 'POST', headers, body })
      await reply.text()
      if (!reply.ok) throw new Error(`a send was answered with ${reply.status}`)
    }
  }
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, client))
}

/** Opens chats of the person of the first agent with all other agents. */
async function openChats({ call, agents }: World): Promise<void> {
  const { session } = agents[0]!
  for (const { handle } of agents.slice(1))
    await call(session, 'POST', '/v1/chats', { kind: 'direct', handles: [handle] })
}

/** Returns the microseconds of the main thread for one page. */
async function pageTime({ url, pid }: Program, agent: BenchAgent, pages: Pages, count: number): Promise<number> {
  const headers = { authorization: `Bearer ${pages.credentialOf(agent)}` }
  const before = mainThreadTime(pid)
  for (let page = 0; page < count; page++) {
    const path = pages.pathOf(agent)
    const reply = await fetch(url + path, { headers })
    const body = (await reply.json()) as Record<string, unknown[] | undefined>
    if (body[pages.list]?.length !== PAGE) throw new Error(`${url}${path} answered ${reply.status} without a full page`)
  }
  return (mainThreadTime(pid) - before) / count
}

/** Compares pages of the server with pages of 100 events of the hand-written program. */
async function compare(pages: Pages, own: Program, peer: Program, agent: BenchAgent, { rounds }: MeasureOptions) {
  await pageTime(own, agent, pages, WARM_UP_PAGES)
  await pageTime(peer, agent, events, WARM_UP_PAGES)
  const figures = await inTurns(
    rounds,
    () => pageTime(own, agent, pages, PAGES_PER_ROUND),
    () => pageTime(peer, agent, events, PAGES_PER_ROUND),
  )
  const met = figures.own.median <= (pages.most ?? Infinity)
  return { unit: 'µs', ...figures, cost: figures.ratio, met } satisfies Measured
}

async function prepare(databaseUrl: string, pages: Pages): Promise<World> {
  const world = await startWorld(databaseUrl, pages === chatList ? CHATS : 1)
  if (pages === chatList) await openChats(world)
  await fillChat(world, world.agents[0]!)
  return world
}

async function measureFile(pages: Pages, options: MeasureOptions): Promise<Measured> {
  const folder = openTemporaryFolder()
  const file = `${folder.path}/parley.db`
  const world = await prepare(file, pages)
  // The server merges its log into the file when it stops.
  await world.stop()
  copyFileSync(file, `${folder.path}/peer.db`)
  const own = await openServer(file)
  const peer = await startHandWritten(`${folder.path}/peer.db`)
  const measured = await compare(pages, own, peer, world.agents[0]!, options)
  await Promise.all([own.stop(), peer.stop()])
  await folder.remove()
  return measured
}

async function measurePostgres(pages: Pages, options: MeasureOptions): Promise<Measured | { skipped: string }> {
  const database = await openBenchDatabase()
  if (!database) return { skipped: 'PostgreSQL is not there' }
  const own = await prepare(database.url, pages)
  const peer = await startHandWritten(database.url)
  const measured = await compare(pages, own, peer, own.agents[0]!, options)
  await Promise.all([own.stop(), peer.stop()])
  await database.drop()
  return measured
}

const against = 'against a page of 100 events of a program written by hand'

/** Pages that clients read after they were offline, on both kinds of database. */
export const catchUp: readonly Figure[] = [events, history, chatList].flatMap((pages): Figure[] => {
  const title = `time of the main thread for ${pages.title}`
  const goal = pages.most === undefined ? '' : `≤ ${pages.most} µs`
  return [
    {
      name: pages.name,
      title: `${title}, embedded; ${against}`,
      goal,
      measure: (options) => measureFile(pages, options),
    },
    {
      name: `${pages.name}-postgres`,
      title: `${title}, PostgreSQL; ${against}`,
      goal,
      measure: (options) => measurePostgres(pages, options),
    },
  ]
})
