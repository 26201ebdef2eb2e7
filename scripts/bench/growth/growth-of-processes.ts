import { openBenchDatabase, type BenchDatabase } from '../bench-postgres.ts'
import type { Program } from '../processes.ts'
import { openServer, startWorld, type BenchAgent } from '../world.ts'
import { counted } from './counted-program.ts'
import { sendCosts, type LoadedProgram, type Subject } from './send-cost.ts'
import { postgresSeries } from './postgres-series.ts'
import type { Point } from './series.ts'

const SIZES = [1, 2, 4, 8]
/** Enough that processes seldom write to the chat of one agent at the same time. */
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
 * What one send costs by the number of processes that share a database. The load goes from one process to the next, so that no
 * more programs share the processors and their caches than with one process: what grows is the cost of sharing a database.
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
 * The same while all of them take sends at once, against as many processes with a database each: these share the processors and
 * nothing else.
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

/** So many of the servers that run; with each round it begins with the next one. */
const subjectOf = (running: readonly RunningProgram[], size: number): Subject => ({
  databases: [...new Set(running.map(({ database }) => database.url))],
  programsOf: (round) => Array.from({ length: size }, (_, at) => running[(round + at) % running.length]!.program),
})

/** A server on each database. */
async function run(filled: readonly FilledDatabase[]): Promise<RunningProgram[]> {
  const running: RunningProgram[] = []
  for (const { database, agents } of filled) {
    const program = await counted((settings) => openServer(database.url, settings))
    running.push({ program: { ...program, agents }, database })
  }
  return running
}

/** By servers that end before any other begins: making agents opens nearly as many connections as there may be. */
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
