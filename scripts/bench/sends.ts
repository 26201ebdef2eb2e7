import { serverOptions } from '../server-options.ts'
import { bareSqlRate } from './bare-sql.ts'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, MeasureOptions } from './figure.ts'
import { sendRate } from './load.ts'
import { startProgram, type Program } from './processes.ts'
import { ratesInTurns } from './rates.ts'
import { inTurns } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld, type BenchAgent } from './world.ts'

const CONNECTIONS = 32
const AGENTS = 32
const WARM_UP_SECONDS = 2

/** Compares the sends per second of a program with express that only echoes, under the same load. */
async function againstExpress(
  own: Program,
  agents: readonly BenchAgent[],
  goal: number,
  { rounds, seconds }: MeasureOptions,
) {
  const peer = await startProgram('scripts/bench/bare-express.ts', [], {})
  const rate = (program: Program, length: number) =>
    sendRate(program.url, agents, { connections: CONNECTIONS, seconds: length })
  await rate(own, WARM_UP_SECONDS)
  await rate(peer, WARM_UP_SECONDS)
  const { note, ...figures } = await ratesInTurns(own, peer, { rounds, seconds }, rate)
  await Promise.all([own.stop(), peer.stop()])
  return { unit: 'sends/s', ...figures, met: figures.ratio.median >= goal, note: `processor time per request: ${note}` }
}

export const edgeOnly: Figure = {
  name: 'edge-only',
  title: 'routing, authentication and validation of a send, no database; against bare express',
  goal: '≥ 1.0',
  async measure(options) {
    const own = await startProgram('scripts/bench/edge-only.ts', [], {}, serverOptions)
    const agent = {
      id: 'agt_bench',
      handle: 'bench',
      token: `svc_live_${'b'.repeat(43)}`,
      chatId: 'cnv_01arz3ndektsv4rrffq69g5fav',
      session: '',
    }
    return againstExpress(own, [agent], 1, options)
  },
}

export const sendsEmbedded: Figure = {
  name: 'sends-embedded',
  title: 'durable POST /v1/messages, 32 connections, embedded; against bare express',
  goal: '≥ 0.6',
  async measure(options) {
    const folder = openTemporaryFolder()
    const own = await startWorld(`${folder.path}/parley.db`, AGENTS)
    const measured = await againstExpress(own, own.agents, 0.6, options)
    await folder.remove()
    return measured
  },
}

export const sendsPostgres: Figure = {
  name: 'sends-postgres',
  title: 'the same on PostgreSQL; against bare express',
  goal: '≥ 0.35',
  async measure(options) {
    const database = await openBenchDatabase()
    if (!database) return { skipped: 'PostgreSQL is not there' }
    const own = await startWorld(database.url, AGENTS)
    const measured = await againstExpress(own, own.agents, 0.35, options)
    await database.drop()
    return measured
  },
}

export const sendsBareSql: Figure = {
  name: 'sends-bare-sql',
  title: 'the same on PostgreSQL; against one bare transaction per message, 16 connections, no HTTP',
  goal: '≥ 2.0',
  async measure({ rounds, seconds }) {
    const database = await openBenchDatabase()
    if (!database) return { skipped: 'PostgreSQL is not there' }
    const own = await startWorld(database.url, AGENTS)
    const load = { connections: CONNECTIONS, seconds }
    await sendRate(own.url, own.agents, { ...load, seconds: WARM_UP_SECONDS })
    const figures = await inTurns(
      rounds,
      () => sendRate(own.url, own.agents, load),
      () => bareSqlRate(database.url, own.agents, seconds),
    )
    await own.stop()
    await database.drop()
    return { unit: 'sends/s', ...figures, met: figures.ratio.median >= 2 }
  },
}
