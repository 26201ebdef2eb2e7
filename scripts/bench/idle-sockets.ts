import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { serverOptions } from '../server-options.ts'
import type { Figure } from './figure.ts'
import { preloads, startProgram, type Program } from './processes.ts'
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
/** Maximum time of a collection. */
const HEAP_MS = 10_000

/** Heap of a process for each idle WebSocket after a collection, compared with bare ws. */
export const idleSockets: Figure = {
  name: 'idle-sockets',
  title: `heap of an idle WebSocket after a collection, of ${SOCKETS}, embedded; against bare ws`,
  goal: '≤ 4 KiB',
  async measure() {
    if (residentBytes(process.pid) === undefined) return { skipped: 'the system does not tell the memory of a process' }
    const folder = openTemporaryFolder()
    const databaseUrl = `${folder.path}/parley.db`
    const heapFile = `${folder.path}/heap`
    const environment = { BENCH_HEAP_FILE: heapFile }
    // Agents are created in a separate process, so that the memory used for that does not count.
    const maker = await startWorld(databaseUrl, AGENTS)
    await maker.stop()
    // All sockets use one address.
    const settings = { ...environment, PARLEY_HTTP_LIMITS: `connections_per_address=${2 * SOCKETS}` }
    const world = await openServer(databaseUrl, settings, [...serverOptions, ...reportsHeap])
    const own = await memoryOfSocket(world, heapFile, async (at) => {
      const { token } = maker.agents[at % AGENTS]!
      return (await world.call<{ url: string }>(token, 'POST', '/v1/socket-tickets', { after: 0 })).url
    })
    await world.stop()
    const bare = await startProgram('scripts/bench/bare-ws.ts', [], environment, reportsHeap)
    const peer = await memoryOfSocket(bare, heapFile, async () => bare.url)
    await bare.stop()
    await folder.remove()
    return {
      unit: 'KiB',
      own: spread([own.heap]),
      peer: spread([peer.heap]),
      ratio: spread([own.heap / peer.heap]),
      met: own.heap <= 4,
      note: `resident memory of a socket ${own.resident.toFixed(1)} KiB against ${peer.resident.toFixed(1)}`,
    }
  },
}

/** Node.js options of a program that reports its heap. */
const reportsHeap = ['--expose-gc', ...preloads]

/** KiB of one socket. */
interface SocketMemory {
  heap: number
  resident: number
}

async function memoryOfSocket(
  program: Program,
  heapFile: string,
  addressOf: (at: number) => Promise<string>,
): Promise<SocketMemory> {
  // Code and caches that the first sockets need are no memory of a socket.
  const first = await openSockets(OPENED_AT_ONCE, addressOf)
  const [heapBefore, residentBefore] = [await heapBytes(program, heapFile), residentBytes(program.pid)!]
  const more = await openSockets(SOCKETS - OPENED_AT_ONCE, (at) => addressOf(OPENED_AT_ONCE + at))
  await sleep(SETTLE_MS)
  const resident = residentBytes(program.pid)! - residentBefore
  const heap = (await heapBytes(program, heapFile)) - heapBefore
  const closed = [...first, ...more].filter(({ readyState }) => readyState !== WebSocket.OPEN).length
  if (closed > 0) throw new Error(`${closed} of ${SOCKETS} sockets were closed`)
  for (const socket of [...first, ...more]) socket.terminate()
  return { heap: heap / 1024 / more.length, resident: resident / 1024 / more.length }
}

async function openSockets(count: number, addressOf: (at: number) => Promise<string>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let from = 0; from < count; from += OPENED_AT_ONCE) {
    const opened = Array.from({ length: OPENED_AT_ONCE }, async (_, at) => open(await addressOf(from + at)))
    sockets.push(...(await Promise.all(opened)))
  }
  return sockets
}

/** Returns the used heap of a program after a collection. */
async function heapBytes({ pid }: Program, heapFile: string): Promise<number> {
  rmSync(heapFile, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let waited = 0; waited < HEAP_MS; waited += 50) {
    await sleep(50)
    if (existsSync(heapFile) && readFileSync(heapFile, 'utf8') !== '') return Number(readFileSync(heapFile, 'utf8'))
  }
  throw new Error('the program did not report its heap')
}

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  return socket
}
