import { serverOptions } from '../server-options.ts'
import { bareSqlCost } from './bare-sql.ts'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure } from './figure.ts'
import { sendRate } from './load.ts'
import { backendCost, costsInTurns } from './operation-cost.ts'
import { startProgram, type Program } from './processes.ts'
import { ratesInTurns } from './rates.ts'
import { startWorld, type BenchAgent } from './world.ts'

const CONNECTIONS = 32
const AGENTS = 32
const WARM_UP_SECONDS = 2

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
    const peer = await startProgram('scripts/bench/bare-express.ts', [], {})
    const rate = (program: Program, seconds: number) =>
      sendRate(program.url, [edgeAgent], { connections: CONNECTIONS, seconds })
    await rate(own, WARM_UP_SECONDS)
    await rate(peer, WARM_UP_SECONDS)
    const { note, ...figures } = await ratesInTurns(own, peer, options, rate)
    await Promise.all([own.stop(), peer.stop()])
    const met = figures.ratio.median >= 1.4
    return { unit: 'sends/s', ...figures, met, note: `processor time per request: ${note}` }
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
