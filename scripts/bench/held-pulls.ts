import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Figure } from './figure.ts'
import { startProgram, type Program } from './processes.ts'
import { residentBytes } from './resident-memory.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { openServer, startWorld } from './world.ts'

const AGENTS = 500
const PULLS_PER_AGENT = 20
const HELD = AGENTS * PULLS_PER_AGENT
/** Maximum number of requests opened at once, because the accept queue of a listening socket is short. */
const OPENED_AT_ONCE = 200
const SETTLE_MS = 2_000

/** Memory of a process with open requests, compared with bare express with as many. */
export const heldPulls: Figure = {
  name: 'held-pulls',
  title: 'memory of 10,000 waiting pulls, embedded; against bare express holding 10,000 requests',
  goal: '≤ 1.25 ×',
  async measure() {
    if (residentBytes(process.pid) === undefined) return { skipped: 'the system does not tell the memory of a process' }
    const folder = openTemporaryFolder()
    const databaseUrl = `${folder.path}/parley.db`
    // Agents are created in a separate process, so that the memory used for that does not count.
    const maker = await startWorld(databaseUrl, AGENTS)
    await maker.stop()
    // All requests use one address.
    const world = await openServer(databaseUrl, { PARLEY_HTTP_LIMITS: `connections_per_address=${2 * HELD}` })
    const own = await memoryWhileHolding(
      world,
      '/v1/events?timeout=30&after=0',
      (at) => maker.agents[at % AGENTS]!.token,
    )
    await world.stop()
    await folder.remove()
    const express = await startProgram('scripts/bench/bare-express.ts', [], {})
    const peer = await memoryWhileHolding(express, '/held', () => 'none')
    await express.stop()
    return {
      unit: 'MB',
      own: spread([own]),
      peer: spread([peer]),
      ratio: spread([own / peer]),
      met: own / peer <= 1.25,
    }
  },
}

/** Returns the resident megabytes of the program while all requests wait. */
async function memoryWhileHolding(
  { url, pid }: Program,
  path: string,
  credential: (at: number) => string,
): Promise<number> {
  const http = new Agent({ connections: HELD, headersTimeout: 0 })
  const leaving = new AbortController()
  let answered = 0
  const hold = async (at: number) => {
    const options = { dispatcher: http, signal: leaving.signal, headers: { authorization: `Bearer ${credential(at)}` } }
    await request(url + path, options).then(
      () => answered++,
      () => {},
    )
  }
  const held: Promise<void>[] = []
  for (let at = 0; at < HELD; at++) {
    held.push(hold(at))
    if (at % OPENED_AT_ONCE === 0) await sleep(20)
  }
  await sleep(SETTLE_MS)
  const bytes = residentBytes(pid)!
  if (answered > 0) throw new Error(`${answered} of ${HELD} requests to ${url}${path} did not wait`)
  leaving.abort()
  await Promise.all(held)
  await http.destroy()
  return bytes / 1e6
}
