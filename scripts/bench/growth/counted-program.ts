import { freePort } from '../../../src/testing/free-port.ts'
import type { Program } from '../processes.ts'

/** A server that reports the number of statements that it sent. */
export interface CountedProgram extends Program {
  metricsUrl: string
}

/** Starts a server with metrics. @param start starts a server with some settings */
export async function counted<Started extends Program>(
  start: (settings: Record<string, string>) => Promise<Started>,
): Promise<Started & CountedProgram> {
  const address = `127.0.0.1:${await freePort()}`
  const program = await start({ PARLEY_METRICS_LISTEN: address })
  return { ...program, metricsUrl: `http://${address}/metrics` }
}

/** Returns the number of statements that some servers have sent to PostgreSQL. */
export async function statementsOf(programs: readonly Pick<CountedProgram, 'metricsUrl'>[]): Promise<number> {
  let sum = 0
  // Sequential, because each opens a connection, and PostgreSQL accepts a hundred.
  for (const { metricsUrl } of programs) sum += await countAt(metricsUrl)
  return sum
}

async function countAt(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text()
  const [, count] = /^parley_database_statements_total (\d+)$/m.exec(metrics) ?? []
  if (count === undefined) throw new Error(`${metricsUrl} does not tell how many statements were sent`)
  return Number(count)
}
