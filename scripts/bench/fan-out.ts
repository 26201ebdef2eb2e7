import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { monotonicFactory } from 'ulid'
import { Agent, request } from 'undici'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, Measured, MeasureOptions } from './figure.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import type { WaitingClients } from './waiting-clients.ts'
import { makeGroup, startWorld, type World } from './world.ts'

const MEMBERS = 1_000
const PULLS = 10_000
/** Number of actors outside the fan-out. */
const OTHERS = 8
const REQUESTS_PER_SECOND = 100
const GOAL_MS = 100
const SETTLE_MS = 3_000

const ulid = monotonicFactory()

/** Sends one after the other, each after all waiting clients have received the one before. */
interface FanOut {
  waiting: readonly string[]
  send(): Promise<void>
}

type Arrange = (world: World) => Promise<FanOut>

/** Creates a group whose members all wait. */
const toGroup: Arrange = async (world) => {
  const { agents, call } = world
  const members = agents.slice(OTHERS)
  const chatId = await makeGroup(world, members)
  return {
    waiting: members.map(({ token }) => token),
    send: async () =>
      void (await call(members[0]!.session, 'POST', `/v1/me/chats/${chatId}/messages`, message('Everybody.'))),
  }
}

/** Lets one agent wait 10,000 times. */
const toOneAgent: Arrange = async ({ agents, call }) => {
  const agent = agents[OTHERS]!
  return {
    waiting: Array.from({ length: PULLS }, () => agent.token),
    send: async () =>
      void (await call(agent.session, 'POST', `/v1/me/chats/${agent.chatId}/messages`, message('Only you.'))),
  }
}

const message = (text: string) => ({ message_id: `msg_${ulid().toLowerCase()}`, parts: [{ type: 'text', text }] })

/** Measures the 99th percentile of other actors' sends and reads during repeated fan-out. */
async function measureFanOut(
  databaseUrl: string,
  arrange: Arrange,
  agents: number,
  { rounds, seconds }: MeasureOptions,
): Promise<Measured> {
  const world = await startWorld(databaseUrl, OTHERS + agents, {
    PARLEY_HTTP_LIMITS: `connections_per_address=${2 * PULLS}`,
  })
  const fanOut = await arrange(world)
  const others = new Others(world)
  const quiet = await others.latencies(seconds)
  const clients = new Clients(world, fanOut.waiting)
  await clients.settled()
  const percentiles: number[] = []
  let worst = 0
  let sends = 0
  for (let round = 0; round < rounds; round++) {
    const under = await others.latencies(seconds, async () => {
      sends++
      const reached = clients.reached(fanOut.waiting.length)
      await fanOut.send()
      await reached
    })
    percentiles.push(percentile(under, 0.99))
    worst = Math.max(worst, under.at(-1)!)
  }
  await clients.stop()
  await others.stop()
  await world.stop()
  const own = spread(percentiles)
  const note = `longest ${worst.toFixed(0)} ms; ${sends} sends; without them ${percentile(quiet, 0.99).toFixed(1)} ms`
  return { unit: 'ms', own, met: own.median <= GOAL_MS, note }
}

/** Sends requests of other actors at a steady rate, half of them sends and half reads. */
class Others {
  readonly #world: World
  readonly #http = new Agent({ connections: 64 })

  constructor(world: World) {
    this.#world = world
  }

  /** Returns sorted latencies in milliseconds. @param busy runs repeatedly meanwhile; its last run is awaited */
  async latencies(seconds: number, busy?: () => Promise<void>): Promise<number[]> {
    const found: number[] = []
    const until = performance.now() + seconds * 1_000
    const work = async () => {
      while (busy && performance.now() < until) await busy()
    }
    const working = work()
    let ended = busy === undefined
    void working.then(() => (ended = true))
    const requests: Promise<void>[] = []
    const started = performance.now()
    for (let at = 0; performance.now() < until || !ended; at++) {
      // Latency counts from the time at which the request was due, so that waiting for earlier requests counts.
      const due = started + (at * 1_000) / REQUESTS_PER_SECOND
      await sleep(Math.max(0, due - performance.now()))
      requests.push(this.#one(at).then(() => void found.push(performance.now() - due)))
    }
    await Promise.all([...requests, working])
    return found.sort((a, b) => a - b)
  }

  stop(): Promise<void> {
    return this.#http.destroy()
  }

  /** Sends a request again when the server closed an idle connection at the moment of the request. */
  async #one(at: number): Promise<void> {
    const sent = message('The quick brown fox.')
    for (;;) {
      try {
        return await this.#call(at, sent)
      } catch (error) {
        if ((error as { code?: string }).code !== 'ECONNRESET') throw error
      }
    }
  }

  async #call(at: number, sent: object): Promise<void> {
    const { token, chatId } = this.#world.agents[at % OTHERS]!
    const sends = at % 2 === 0
    const reply = await request(
      `${this.#world.url}${sends ? '/v1/messages' : `/v1/chats/${chatId}/messages?limit=10`}`,
      {
        dispatcher: this.#http,
        method: sends ? 'POST' : 'GET',
        body: sends ? JSON.stringify({ ...sent, chat_id: chatId }) : null,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
    )
    await reply.body.dump()
    if (reply.statusCode >= 300) throw new Error(`a request of another actor answered ${reply.statusCode}`)
  }
}

/** The thread of the waiting clients. */
class Clients {
  readonly #worker: Worker
  readonly #reached = new EventTarget()
  #answered = 0

  constructor(world: World, tokens: readonly string[]) {
    const workerData: WaitingClients = { port: Number(new URL(world.url).port), tokens }
    this.#worker = new Worker(new URL('waiting-clients.ts', import.meta.url), { workerData })
    this.#worker.on('message', (answered: number) => {
      this.#answered = answered
      this.#reached.dispatchEvent(new Event('answered'))
    })
  }

  /** Waits until all clients have received the existing events and wait again. */
  async settled(): Promise<void> {
    for (let seen = -1; seen !== this.#answered;) {
      seen = this.#answered
      await sleep(SETTLE_MS)
    }
  }

  /** Waits for `more` further answers with events. */
  async reached(more: number): Promise<void> {
    const goal = this.#answered + more
    while (this.#answered < goal) await once(this.#reached, 'answered')
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)]!

function figure(
  name: string,
  what: string,
  agents: number,
  arrange: Arrange,
  database: 'embedded' | 'postgres',
): Figure {
  const title = `sends and readings of other actors while ${what}, ${database}; 99th percentile`
  return {
    name: `${name}-${database}`,
    title,
    goal: `≤ ${GOAL_MS} ms`,
    async measure(options) {
      if (database === 'postgres') {
        const opened = await openBenchDatabase()
        if (!opened) return { skipped: 'PostgreSQL is not there' }
        const measured = await measureFanOut(opened.url, arrange, agents, options)
        await opened.drop()
        return measured
      }
      const folder = openTemporaryFolder()
      const measured = await measureFanOut(`${folder.path}/parley.db`, arrange, agents, options)
      await folder.remove()
      return measured
    },
  }
}

const groups = 'a group of 1,000 waiting agents is sent to again and again'
const pulls = '10,000 waiting pulls of one agent are answered again and again'

export const fanOut: readonly Figure[] = [
  figure('fan-out-group', groups, MEMBERS, toGroup, 'embedded'),
  figure('fan-out-group', groups, MEMBERS, toGroup, 'postgres'),
  figure('fan-out-pulls', pulls, 1, toOneAgent, 'embedded'),
  figure('fan-out-pulls', pulls, 1, toOneAgent, 'postgres'),
]
