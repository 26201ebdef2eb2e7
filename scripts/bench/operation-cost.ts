import pg from 'pg'
import { backendTimes, usedSince } from './bench-postgres.ts'
import type { Measured, MeasureOptions } from './figure.ts'
import type { Program } from './processes.ts'
import { processorTime } from './processor-time.ts'
import { inTurns } from './statistics.ts'

/**
 * Runs a load and measures the processor time of the backends of a database for one operation, in microseconds.
 * @param load returns the number of operations
 */
export async function backendCost(databaseUrl: string, load: () => Promise<number>): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const before = await backendTimes(client, [databaseUrl])
  const operations = await load()
  const used = usedSince(before, await backendTimes(client, [databaseUrl]))
  await client.end()
  return used / operations
}

/**
 * Runs a load and measures the processor time of a program for one operation, in microseconds.
 * @param load returns the number of operations
 * @param databaseUrl database of PostgreSQL whose backends count as well
 */
export async function operationCost(
  program: Pick<Program, 'pid'>,
  load: () => Promise<number>,
  databaseUrl?: string,
): Promise<number> {
  let programCost = 0
  const loadProgram = async () => {
    const before = processorTime(program.pid)!
    const operations = await load()
    programCost = (processorTime(program.pid)! - before) / operations
    return operations
  }
  if (databaseUrl !== undefined) return (await backendCost(databaseUrl, loadProgram)) + programCost
  await loadProgram()
  return programCost
}

/**
 * Measures the cost of an operation of the server and of the yardstick in turns.
 * @param most largest quotient of both that meets the goal
 */
export async function costsInTurns(
  { rounds }: MeasureOptions,
  most: number,
  own: () => Promise<number>,
  peer: () => Promise<number>,
): Promise<Measured> {
  const figures = await inTurns(rounds, own, peer)
  return { unit: 'µs', ...figures, cost: figures.ratio, met: figures.ratio.median <= most }
}
