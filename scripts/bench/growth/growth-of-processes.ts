import { openBenchDatabase, type BenchDatabase } from '../bench-postgres.ts'
import type { Program } from '../processes.ts'
import { openServer, startWorld, type BenchAgent } from '../world.ts'
import { counted } from './counted-program.ts'
import { sendCosts, type LoadedProgram, type Subject } from './send-cost.ts'
import { postgresSeries } from './postgres-series.ts'
import type { Point } from './series.ts'

const SIZES = [1, 2, 4, 8]
/** Number of agents, large enough that processes seldom write to the chat of one agent at the same time. */
const AGENTS = 256

interface FilledDatabase {
  database: BenchDatabase
  agents: readonly BenchAgent[]
}

interface RunningProgram {
  database: BenchDatabase
  program: LoadedProgram & Pick<Program, 'stop'>
}

/**
 * Cost of one send by the number of processes that share a database. The load moves from one process to the next, so
 * that no more programs share the processors and caches than with one process. Growth is the cost of the shared
 * database.
 */
export const byProcesses = postgresSeries(
  { name: 'growth-processes', title: 'one send, by server processes on one PostgreSQL', size: 'processes' },
  SIZES,
  async (sizes) => {
    const [shared] = await fillDatabases(1)
    const running = await run(Array.from({ length: sizes.at(-1)! }, () => shared!))
    const costs = await sendCosts(sizes.map((size) => ({ ...subjectOf(running, size), inTurns: true })))
    await end(running)
    return costs
  },
)

/**
 * The same cost while all processes accept sends at once, compared with as many processes that have separate databases
 * and share only the processors.
 */
export const byBusyProcesses = postgresSeries(
  {
    name: 'growth-busy-processes',
    title: 'one send, by server processes that are busy at once, against as many that share no database',
    size: 'processes',
  },
  SIZES,
  async (sizes) => {
    const [shared, ...own] = await fillDatabases(1 + sizes.at(-1)!)
    const [together, apart] = [await run(own.map(() => shared!)), await run(own)]
    const costs = await sendCosts([together, apart].flatMap((some) => sizes.map((size) => subjectOf(some, size))))
    await end([...together, ...apart])
    return sizes.map((_size, at) => ratiosOf(costs[at]!, costs[sizes.length + at]!))
  },
)

function ratiosOf(costs: Point['costs'], against: Point['costs']): Point['costs'] {
  return Object.fromEntries(Object.entries(costs).map(([cost, value]) => [`${cost} : apart`, value / against[cost]!]))
}

async function end(running: readonly RunningProgram[]): Promise<void> {
  for (const { program } of running) await program.stop()
  for (const database of new Set(running.map((one) => one.database))) await database.drop()
}

/** Returns a subject of `size` running servers. Each round starts with the next server. */
const subjectOf = (running: readonly RunningProgram[], size: number): Subject => ({
  databases: [...new Set(running.map(({ database }) => database.url))],
  programsOf: (round) => Array.from({ length: size }, (_, at) => running[(round + at) % running.length]!.program),
})

/** Starts a server on each database. */
async function run(filled: readonly FilledDatabase[]): Promise<RunningProgram[]> {
  const running: RunningProgram[] = []
  for (const { database, agents } of filled) {
    const program = await counted((settings) => openServer(database.url, settings))
    running.push({ program: { ...program, agents }, database })
  }
  return running
}

/**
 * Fills databases with servers that end before other servers start, because creating agents opens nearly the maximum
 * number of connections.
 */
async function fillDatabases(count: number): Promise<FilledDatabase[]> {
  const filled: FilledDatabase[] = []
  while (filled.length < count) {
    const database = (await openBenchDatabase())!
    const maker = await startWorld(database.url, AGENTS)
    await maker.stop()
    filled.push({ database, agents: maker.agents })
  }
  return filled
}
