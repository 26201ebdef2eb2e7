import type { Figure } from './figure.ts'
import { serverOptions } from '../server-options.ts'
import { startProgram } from './processes.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld } from './world.ts'

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
