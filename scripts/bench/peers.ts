import { Pool } from 'undici'
import { openBenchDatabase } from './bench-postgres.ts'
import { startEjabberd } from './ejabberd.ts'
import type { Figure, MeasureOptions } from './figure.ts'
import type { Peer } from './peer.ts'
import { closedLoopRate, latenciesAtRate, postWith, sendOf } from './load.ts'
import { percentile } from './neighbours/neighbour.ts'
import { startRedis } from './redis.ts'
import { inTurns, spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld } from './world.ts'

const CONNECTIONS = 32
const RATE = 300
const WARM_UP_SECONDS = 2
const text = 'The quick brown fox jumps over the lazy dog.'

/** @returns the other server; undefined when it is not installed */
type StartPeer = (folder: string) => Promise<Peer | undefined>

/** Starts ejabberd with its archive in PostgreSQL, called over HTTP. */
const startArchive: StartPeer = async (folder) => {
  const archive = await openBenchDatabase()
  const server = archive && (await startEjabberd(folder, archive.url, 2 * CONNECTIONS))
  if (!archive || !server) return undefined
  const pool = new Pool(server.url, { connections: CONNECTIONS })
  let acknowledged = 0
  return {
    async send(at) {
      const from = at % CONNECTIONS
      const message = { type: 'chat', from: `u${from}@localhost`, to: `u${CONNECTIONS + from}@localhost`, subject: '' }
      await postWith(pool, {
        path: '/api/send_message',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, body: text }),
      })
      acknowledged += 1
    },
    async stop() {
      await pool.close()
      const rows = await server.archived()
      if (rows < 2 * acknowledged) throw new Error(`ejabberd acknowledged ${acknowledged} messages, ${rows} rows exist`)
      await server.stop()
      await archive.drop()
    },
  }
}

/** Compares the median latency at a fixed rate; the note has the rates of 32 connections. */
async function compare(startPeer: StartPeer, most: number, { rounds, seconds }: MeasureOptions) {
  const folder = openTemporaryFolder()
  const peer = await startPeer(folder.path)
  if (!peer) return { skipped: 'it is not installed' }
  const database = await openBenchDatabase()
  if (!database) return { skipped: 'PostgreSQL is not there' }
  const world = await startWorld(database.url, CONNECTIONS)
  const pool = new Pool(world.url, { connections: CONNECTIONS })
  const sends = [(at: number) => postWith(pool, sendOf(world.agents[at % CONNECTIONS]!)), peer.send] as const
  const rates: number[][] = [[], []]
  const load = { connections: CONNECTIONS, seconds, rate: RATE }
  for (const send of sends) await closedLoopRate({ ...load, seconds: WARM_UP_SECONDS }, send)
  const medianOf = async (side: 0 | 1) => {
    rates[side]!.push(await closedLoopRate(load, sends[side]))
    return percentile(
      (await latenciesAtRate(load, sends[side])).sort((a, b) => a - b),
      0.5,
    )
  }
  const figures = await inTurns(
    rounds,
    () => medianOf(0),
    () => medianOf(1),
  )
  await pool.close()
  await Promise.all([world.stop(), peer.stop()])
  await database.drop()
  await folder.remove()
  const [own, other] = rates.map((values) => Math.round(spread(values).median))
  const note = `${own}/s against ${other}/s, ${CONNECTIONS} connections`
  return { unit: 'ms', ...figures, met: figures.ratio.median <= most, note }
}

const title = `p50 of ${RATE} durable sends a second, PostgreSQL`

/** Other servers, as far as they are installed. Parley validates, authorizes and routes; a stream only appends. */
export const peers: readonly Figure[] = [
  {
    name: 'peer-ejabberd',
    title: `${title}; against ejabberd with its archive there, over HTTP`,
    goal: '≤ 1.0',
    measure: (options) => compare(startArchive, 1, options),
  },
  {
    name: 'peer-redis',
    title: `${title}; against a Redis stream, appendfsync always`,
    goal: '',
    measure: (options) => compare(startRedis, Infinity, options),
  },
]
