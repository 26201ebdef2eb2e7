import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { startProgram } from './processes.ts'
import { spread } from './statistics.ts'
import { startWorld } from './world.ts'

/** Time from the start of the process to its first answer, on a database that exists. */
export const startUp: Figure = {
  name: 'start-up',
  title: 'ready after start, existing embedded database',
  goal: '≤ 1 s',
  async measure({ rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
    const databaseUrl = join(folder, 'parley.db')
    try {
      await (await startWorld(databaseUrl, 4)).stop()
      const seconds: number[] = []
      for (let round = 0; round < rounds; round++) {
        const started = performance.now()
        const program = await startProgram('src/main.ts', ['serve'], { PORT: '0', DATABASE_URL: databaseUrl, PARLEY_LOG_LEVEL: 'warn' })
        await fetch(`${program.url}/readyz`)
        seconds.push((performance.now() - started) / 1000)
        await program.stop()
      }
      const own = spread(seconds)
      return { unit: 's', own, met: own.median <= 1 }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
