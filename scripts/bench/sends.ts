import { serverOptions } from '../server-options.ts'
import { bareSqlCost } from './bare-sql.ts'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure } from './figure.ts'
import { sendRate } from './load.ts'
import { backendCost, costsInTurns, operationCost } from './operation-cost.ts'
import { startProgram, type Program } from './processes.ts'
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
  title: 'processor time to route, authenticate and validate a send, no database; against bare express',
  goal: '≤ 0.71 (1.4 times as fast)',
  async measure(options) {
    const own = await startProgram('scripts/bench/edge-only.ts', [], {}, serverOptions)
    const peer = await startProgram('scripts/bench/bare-express.ts', [], {})
    const sends = async (program: Program, seconds: number) =>
      seconds * (await sendRate(program.url, [edgeAgent], { connections: CONNECTIONS, seconds }))
    await sends(own, WARM_UP_SECONDS)
    await sends(peer, WARM_UP_SECONDS)
    const cost = (program: Program) => () => operationCost(program, () => sends(program, options.seconds))
    const measured = await costsInTurns(options, 0.71, cost(own), cost(peer))
    await Promise.all([own.stop(), peer.stop()])
    return measured
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
