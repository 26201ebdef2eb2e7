import { freePort } from '../../../src/testing/free-port.ts'
import type { Program } from '../processes.ts'

/** A server that tells how many statements it sent. */
export interface CountedProgram extends Program {
  metricsUrl: string
}

/** @param start starts a server with some settings */
export async function counted<Started extends Program>(
  start: (settings: Record<string, string>) => Promise<Started>,
): Promise<Started & CountedProgram> {
  const address = `127.0.0.1:${await freePort()}`
  const program = await start({ PARLEY_METRICS_LISTEN: address })
  return { ...program, metricsUrl: `http://${address}/metrics` }
}

/** Statements that some servers sent to PostgreSQL since they began. */
export async function statementsOf(programs: readonly Pick<CountedProgram, 'metricsUrl'>[]): Promise<number> {
  let sum = 0
  // Not all at once: each opens a connection, and PostgreSQL takes a hundred.
  for (const { metricsUrl } of programs) sum += await countAt(metricsUrl)
  return sum
}

async function countAt(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text()
  const [, count] = /^parley_database_statements_total (\d+)$/m.exec(metrics) ?? []
  if (count === undefined) throw new Error(`${metricsUrl} does not tell how many statements were sent`)
  return Number(count)
}
