import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, MeasureOptions } from './figure.ts'
import { sendRate } from './load.ts'
import { startProgram } from './processes.ts'
import { bareSqlRate } from './bare-sql.ts'
import { inTurns } from './statistics.ts'
import { startWorld } from './world.ts'

const CONNECTIONS = 32
const AGENTS = 32

/** Sends per second of the own server on a database, against express that only echoes. */
async function againstExpress(databaseUrl: string, goal: number, { rounds, seconds }: MeasureOptions) {
  const own = await startWorld(databaseUrl, AGENTS)
  const peer = await startProgram('scripts/bench/bare-express.ts', [], {})
  try {
    const load = (url: string, length = seconds) => sendRate(url, own.agents, { connections: CONNECTIONS, seconds: length })
    await load(own.url, 2)
    await load(peer.url, 2)
    const figures = await inTurns(rounds, () => load(own.url), () => load(peer.url))
    return { unit: 'sends/s', ...figures, met: figures.ratio.median >= goal }
  } finally {
    await Promise.all([own.stop(), peer.stop()])
  }
}

export const sendsEmbedded: Figure = {
  name: 'sends-embedded',
  title: 'durable POST /v1/messages, 32 connections, embedded; against bare express',
  goal: '≥ 0.5',
  async measure(options) {
    const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
    try {
      return await againstExpress(join(folder, 'parley.db'), 0.5, options)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

export const sendsPostgres: Figure = {
  name: 'sends-postgres',
  title: 'the same on PostgreSQL; against bare express',
  goal: '≥ 0.35',
  async measure(options) {
    const database = await openBenchDatabase()
    if (!database) return { skipped: 'PostgreSQL is not there' }
    try {
      return await againstExpress(database.url, 0.35, options)
    } finally {
      await database.drop()
    }
  },
}

export const sendsBareSql: Figure = {
  name: 'sends-bare-sql',
  title: 'the same on PostgreSQL; against one bare transaction per message, 16 connections, no HTTP',
  goal: '≥ 1.0',
  async measure({ rounds, seconds }) {
    const database = await openBenchDatabase()
    if (!database) return { skipped: 'PostgreSQL is not there' }
    const own = await startWorld(database.url, AGENTS)
    try {
      const load = { connections: CONNECTIONS, seconds }
      await sendRate(own.url, own.agents, { ...load, seconds: 2 })
      const figures = await inTurns(
        rounds,
        () => sendRate(own.url, own.agents, load),
        () => bareSqlRate(database.url, own.agents, seconds),
      )
      return { unit: 'sends/s', ...figures, met: figures.ratio.median >= 1 }
    } finally {
      await own.stop()
      await database.drop()
    }
  },
}
