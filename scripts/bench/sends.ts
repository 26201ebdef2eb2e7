import { serverOptions } from '../server-options.ts'
import { bareSqlCost } from './bare-sql.ts'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, MeasureOptions } from './figure.ts'
import { sendRate } from './load.ts'
import { backendCost, costsInTurns } from './operation-cost.ts'
import { startProgram, type Program } from './processes.ts'
import { ratesInTurns } from './rates.ts'
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

/** The agent that the server without storage knows. */
export const edgeAgent: BenchAgent = {
  id: 'agt_bench',
  handle: 'bench',
  token: `svc_live_${'b'.repeat(43)}`,
  chatId: 'cnv_01arz3ndektsv4rrffq69g5fav',
  session: '',
}

export const edgeOnly: Figure = {
  name: 'edge-only',
  title: 'routing, authentication and validation of a send, no database; against bare express',
  goal: '≥ 1.4',
  async measure(options) {
    const own = await startProgram('scripts/bench/edge-only.ts', [], {}, serverOptions)
    return againstExpress(own, [edgeAgent], 1.4, options)
  },
}

/** PostgreSQL's part of a send, which batches keep small. */
export const sendsBareSql: Figure = {
  name: 'sends-bare-sql',
  title: 'time of PostgreSQL for a send, 32 connections; against one bare transaction for each message, same tables',
  goal: '≤ 0.3',
  async measure(options) {
    const database = await openBenchDatabase()
    if (!database) return { skipped: 'PostgreSQL is not there' }
    const own = await startWorld(database.url, AGENTS)
    const sends = async (seconds: number) =>
      seconds * (await sendRate(own.url, own.agents, { connections: CONNECTIONS, seconds }))
    await sends(WARM_UP_SECONDS)
    const measured = await costsInTurns(
      options,
      0.3,
      () => backendCost(database.url, () => sends(options.seconds)),
      () => bareSqlCost(database.url, own.agents, options.seconds),
    )
    await own.stop()
    await database.drop()
    return measured
  },
}
