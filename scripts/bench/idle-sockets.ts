import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Figure } from './figure.ts'
import { startProgram, type Program } from './processes.ts'
import { residentBytes } from './resident-memory.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { openServer, startWorld } from './world.ts'

const AGENTS = 500
const SOCKETS_PER_AGENT = 10
const SOCKETS = AGENTS * SOCKETS_PER_AGENT
/** Maximum number of sockets opened at once, because the accept queue of a listening socket is short. */
const OPENED_AT_ONCE = 100
const SETTLE_MS = 2_000

/** Memory of a process with idle WebSockets, compared with bare ws with as many. */
export const idleSockets: Figure = {
  name: 'idle-sockets',
  title: 'memory of 5,000 idle WebSockets, embedded; against bare ws holding 5,000',
  goal: '≤ 1.25 ×',
  async measure() {
    if (residentBytes(process.pid) === undefined) return { skipped: 'the system does not tell the memory of a process' }
    const folder = openTemporaryFolder()
    const databaseUrl = `${folder.path}/parley.db`
    // Agents are created in a separate process, so that the memory used for that does not count.
    const maker = await startWorld(databaseUrl, AGENTS)
    await maker.stop()
    // All sockets use one address.
    const world = await openServer(databaseUrl, { PARLEY_HTTP_LIMITS: `connections_per_address=${2 * SOCKETS}` })
    const own = await memoryWithSockets(world, async (at) => {
      const { token } = maker.agents[at % AGENTS]!
      return (await world.call<{ url: string }>(token, 'POST', '/v1/socket-tickets', { after: 0 })).url
    })
    await world.stop()
    await folder.remove()
    const bare = await startProgram('scripts/bench/bare-ws.ts', [], {})
    const peer = await memoryWithSockets(bare, async () => bare.url)
    await bare.stop()
    return {
      unit: 'MB',
      own: spread([own]),
      peer: spread([peer]),
      ratio: spread([own / peer]),
      met: own / peer <= 1.25,
    }
  },
}

/** Returns the resident megabytes of the program while all sockets are open. */
async function memoryWithSockets({ pid }: Program, addressOf: (at: number) => Promise<string>): Promise<number> {
  const sockets: WebSocket[] = []
  for (let from = 0; from < SOCKETS; from += OPENED_AT_ONCE) {
    const opened = Array.from({ length: OPENED_AT_ONCE }, async (_, at) => open(await addressOf(from + at)))
    sockets.push(...(await Promise.all(opened)))
  }
  await sleep(SETTLE_MS)
  const bytes = residentBytes(pid)!
  const closed = sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN).length
  if (closed > 0) throw new Error(`${closed} of ${SOCKETS} sockets were closed`)
  for (const socket of sockets) socket.terminate()
  return bytes / 1e6
}

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  return socket
}
