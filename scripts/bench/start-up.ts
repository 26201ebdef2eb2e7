import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { serverOptions } from '../server-options.ts'
import { startProgram } from './processes.ts'
import { residentBytes } from './resident-memory.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { openServer, startWorld } from './world.ts'

/** Time from the start of the process to its first answer, on an existing database. */
export const startUp: Figure = {
  name: 'start-up',
  title: 'ready after start, existing embedded database',
  goal: '≤ 0.6 s',
  async measure({ rounds }) {
    const folder = openTemporaryFolder()
    const databaseUrl = `${folder.path}/parley.db`
    await (await startWorld(databaseUrl, 4)).stop()
    const seconds: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      const environment = {
        PORT: '0',
        DATABASE_URL: databaseUrl,
        PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 'bench').toString('base64'),
        PARLEY_LOG_LEVEL: 'warn',
      }
      const program = await startProgram('scripts/launch.js', ['src/main.ts', 'serve'], environment, serverOptions)
      const reply = await fetch(`${program.url}/readyz`)
      if (!reply.ok) throw new Error(`/readyz answered ${reply.status}`)
      seconds.push((performance.now() - started) / 1000)
      await program.stop()
    }
    await folder.remove()
    const own = spread(seconds)
    return { unit: 's', own, met: own.median <= 0.6 }
  },
}

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
