import { createServer } from 'node:https'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { receiverCertificate } from '../../src/cli/demo/certificates.ts'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, Measured, MeasureOptions } from './figure.ts'
import { operateAtRate, personSend, postWith } from './load.ts'
import { percentile } from './neighbours/neighbour.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld } from './world.ts'

const AGENTS = 32
const RATE = 100
const WARM_UP_SECONDS = 5
/** Time after the last send in which its delivery arrives, in milliseconds. */
const ARRIVAL_MS = 1_000

interface Goal {
  p50: number
  p99: number
}

/** A receiver in this process, whose clock is the clock of the sends. */
interface Receiver {
  url: string
  /** Times of arrival by message. */
  arrivals: Map<string, number>
  close(): void
}

async function startReceiver({ key, certificate }: { key: string; certificate: string }): Promise<Receiver> {
  const arrivals = new Map<string, number>()
  // An idle connection stays open for 60 s, as with proxies in front of real receivers.
  const server = createServer({ key, cert: certificate, keepAliveTimeout: 60_000 }, (request, response) => {
    const arrived = performance.now()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(204).end()
      const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { message?: { message_id: string } } }
      if (data.message) arrivals.set(data.message.message_id, arrived)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    arrivals,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function measure(databaseUrl: string, goal: Goal, { rounds, seconds }: MeasureOptions): Promise<Measured> {
  const folder = openTemporaryFolder()
  const receiver = await startReceiver(await receiverCertificate(folder.path))
  const world = await startWorld(databaseUrl, AGENTS, {
    PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
    PARLEY_WEBHOOK_CA_FILE: `${folder.path}/demo-ca.pem`,
  })
  for (const { token, handle } of world.agents)
    await world.call(token, 'POST', '/v1/webhooks', { url: `${receiver.url}/${handle}` })
  const pool = new Pool(world.url, { connections: AGENTS })

  /** Sends messages of persons at a fixed rate. @returns the milliseconds from the time of each send to its arrival */
  const latencies = async (duration: number): Promise<number[]> => {
    const dueBy = new Map<string, number>()
    await operateAtRate({ seconds: duration, rate: RATE }, (at, due) => {
      const { messageId, ...send } = personSend(world.agents[at % AGENTS]!)
      dueBy.set(messageId, due)
      return postWith(pool, send)
    })
    await sleep(ARRIVAL_MS)
    return [...dueBy].map(([messageId, due]) => {
      const arrived = receiver.arrivals.get(messageId)
      if (arrived === undefined) throw new Error(`${messageId} did not arrive`)
      return arrived - due
    })
  }

  await latencies(WARM_UP_SECONDS)
  const [p50, p99]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const sorted = (await latencies(seconds)).toSorted((a, b) => a - b)
    p50.push(percentile(sorted, 0.5))
    p99.push(percentile(sorted, 0.99))
  }
  await pool.close()
  await world.stop()
  receiver.close()
  await folder.remove()
  const [own, slow] = [spread(p50), spread(p99)]
  const note = `p99 ${slow.median.toFixed(1)} ms (${slow.min.toFixed(1)} to ${slow.max.toFixed(1)})`
  return { unit: 'ms', own, met: own.median <= goal.p50 && slow.median <= goal.p99, note }
}

const goalOf = ({ p50, p99 }: Goal): string => `p50 ≤ ${p50} ms, p99 ≤ ${p99} ms`
const embedded: Goal = { p50: 3, p99: 15 }
const postgres: Goal = { p50: 5, p99: 25 }

/** Time from a send to the arrival at the webhook of the recipient, on both kinds of database. */
export const webhookLatency: readonly Figure[] = [
  {
    name: 'webhook-latency',
    title: `send to arrival at a webhook, ${RATE} sends a second in ${AGENTS} direct chats, embedded`,
    goal: goalOf(embedded),
    async measure(options) {
      const folder = openTemporaryFolder()
      const measured = await measure(`${folder.path}/parley.db`, embedded, options)
      await folder.remove()
      return measured
    },
  },
  {
    name: 'webhook-latency-postgres',
    title: 'the same on PostgreSQL',
    goal: goalOf(postgres),
    async measure(options) {
      const database = await openBenchDatabase()
      if (!database) return { skipped: 'PostgreSQL is not there' }
      const measured = await measure(database.url, postgres, options)
      await database.drop()
      return measured
    },
  },
]
