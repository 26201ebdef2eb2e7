import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { fillLog } from './event-page.ts'
import { residentBytes } from './resident-memory.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { openServer, startWorld } from './world.ts'

/** Returns a figure: the time from the start of the process to its first answer, on an existing database. */
function startUpFigure(name: string, messages: number, mostSeconds: number): Figure {
  const content = messages === 0 ? '' : ` with ${messages.toLocaleString('en')} messages`
  return {
    name,
    title: `ready after start, existing embedded database${content}`,
    goal: `≤ ${mostSeconds} s`,
    async measure({ rounds }) {
      const folder = openTemporaryFolder()
      const databaseUrl = `${folder.path}/parley.db`
      const world = await startWorld(databaseUrl, 4)
      await world.stop()
      if (messages > 0) fillLog(databaseUrl, world.agents[0]!, messages)
      const seconds: number[] = []
      for (let round = 0; round < rounds; round++) {
        const started = performance.now()
        const program = await openServer(databaseUrl)
        const reply = await fetch(`${program.url}/readyz`)
        if (!reply.ok) throw new Error(`/readyz answered ${reply.status}`)
        seconds.push((performance.now() - started) / 1000)
        await program.stop()
      }
      await folder.remove()
      const own = spread(seconds)
      return { unit: 's', own, met: own.median <= mostSeconds }
    },
  }
}

export const startUp: readonly Figure[] = [
  startUpFigure('start-up', 0, 0.5),
  startUpFigure('start-up-million', 1_000_000, 0.9),
]

const REST_MS = 10_000
const REST_MB = 100

/** Resident memory of a server that answered one request and then rests, on an existing database. */
export const memoryAtRest: Figure = {
  name: 'memory-at-rest',
  title: 'resident memory at rest, existing embedded database',
  goal: `≤ ${REST_MB} MB`,
  async measure({ rounds }) {
    if (residentBytes(process.pid) === undefined) return { skipped: 'the system does not tell the memory of a process' }
    const folder = openTemporaryFolder()
    const databaseUrl = `${folder.path}/parley.db`
    const { agents, stop } = await startWorld(databaseUrl, 1)
    await stop()
    const megabytes: number[] = []
    for (let round = 0; round < rounds; round++) {
      const server = await openServer(databaseUrl)
      await server.call(agents[0]!.token, 'GET', '/v1/events?after=0')
      await sleep(REST_MS)
      megabytes.push(residentBytes(server.pid)! / 1e6)
      await server.stop()
    }
    await folder.remove()
    const own = spread(megabytes)
    return { unit: 'MB', own, met: own.median <= REST_MB }
  },
}
