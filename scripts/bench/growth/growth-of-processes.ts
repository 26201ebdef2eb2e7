import { openBenchDatabase, postgresVersion, type BenchDatabase } from '../bench-postgres.ts'
import type { Program } from '../processes.ts'
import { openServer, startWorld, type BenchAgent } from '../world.ts'
import { sendCosts, type LoadedProgram, type Subject } from './send-cost.ts'
import type { Series } from './series.ts'

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
 * What one send costs by the number of processes that share a database; and the same against as many processes with a database
 * each, which share the processors and nothing else: what grows in that is the cost of sharing.
 */
export const byProcesses: Series = {
  name: 'growth-processes',
  title: 'one send, by server processes on one PostgreSQL',
  size: 'processes',
  async measure(sizesMax) {
    if ((await postgresVersion()) === undefined) return { skipped: 'PostgreSQL is not there' }
    const sizes = SIZES.slice(0, sizesMax)
    const [shared, ...own] = await fillDatabases(1 + sizes.at(-1)!)
    const together = await run(own.map(() => shared!))
    const apart = await run(own)
    const several = sizes.filter((size) => size > 1)
    const costs = await sendCosts([
      ...sizes.map((size) => subjectOf(together, size)),
      ...several.map((size) => subjectOf(apart, size)),
    ])
    for (const { program } of [...together, ...apart]) await program.stop()
    for (const { database } of [shared!, ...own]) await database.drop()
    // One process shares its database with nobody.
    const alone = [costs[0]!, ...costs.slice(sizes.length)]
    return sizes.map((size, at) => {
      const against = (cost: string) => ({ [`${cost} : apart`]: costs[at]![cost]! / alone[at]![cost]! })
      return { size, costs: { ...costs[at]!, ...against('server µs'), ...against('PostgreSQL µs') } }
    })
  },
}

const subjectOf = (running: readonly RunningProgram[], size: number): Subject => {
  const some = running.slice(0, size)
  return {
    databases: [...new Set(some.map(({ database }) => database.url))],
    programs: some.map(({ program }) => program),
  }
}

/** A server on each database. */
async function run(filled: readonly FilledDatabase[]): Promise<RunningProgram[]> {
  const running: RunningProgram[] = []
  for (const { database, agents } of filled) {
    const program = await openServer(database.url)
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
