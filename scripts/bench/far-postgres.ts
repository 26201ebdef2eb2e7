import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure } from './figure.ts'
import { sendRate } from './load.ts'
import { spread } from './statistics.ts'
import { startWorld } from './world.ts'

const CONNECTIONS = 32
const ROUND_TRIP_MS = 2
const GOAL = 2_000
const WARM_UP_SECONDS = 3

/** Sends with a database on another machine: every wait for PostgreSQL takes a round trip more. */
export const farPostgres: Figure = {
  name: 'far-postgres',
  title: `sends with ${CONNECTIONS} connections, PostgreSQL ${ROUND_TRIP_MS} ms away`,
  goal: `≥ ${GOAL}/s`,
  async measure({ rounds, seconds }) {
    const database = await openBenchDatabase()
    if (!database) return { skipped: 'PostgreSQL is not there' }
    const line = await openSlowLine(new URL(database.url), ROUND_TRIP_MS / 2)
    const world = await startWorld(line.url, CONNECTIONS)
    const load = { connections: CONNECTIONS, seconds }
    await sendRate(world.url, world.agents, { ...load, seconds: WARM_UP_SECONDS })
    const rates: number[] = []
    for (let round = 0; round < rounds; round++) rates.push(await sendRate(world.url, world.agents, load))
    await world.stop()
    line.close()
    await database.drop()
    const own = spread(rates)
    return { unit: 'sends/s', own, met: own.median >= GOAL }
  },
}

/** Opens a port that passes bytes on to a database after a delay in each direction. @returns the URL by that port */
async function openSlowLine(target: URL, delayMs: number): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => setTimeout(() => to.write(bytes), delayMs))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port || 5432), noDelay: true })
    pass(client, upstream)
    pass(upstream, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
