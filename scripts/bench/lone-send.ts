import { copyFileSync } from 'node:fs'
import { openBenchDatabase } from './bench-postgres.ts'
import type { Figure, Measured, MeasureOptions } from './figure.ts'
import { sendRate, sendsAtRate } from './load.ts'
import { startProgram, type Program } from './processes.ts'
import { operationCost } from './operation-cost.ts'
import { mainThreadTime } from './processor-time.ts'
import { percentile } from './neighbours/neighbour.ts'
import { inTurns } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { openServer, startWorld, type BenchAgent, type World } from './world.ts'

const AGENTS = 32
const WARM_UP_SECONDS = 4
const RATE = 500

/** The server and the hand-written program, with the same rows in databases of one kind. */
interface Pair {
  own: Program
  peer: Program
  agents: readonly BenchAgent[]
  /** Database of PostgreSQL that both use; undefined for files. */
  databaseUrl?: string
}

type Measure = (
  program: Program,
  agents: readonly BenchAgent[],
  seconds: number,
  /** Undefined for a file. */
  databaseUrl: string | undefined,
) => Promise<number>

/** Measures the time of the main thread for one send, in microseconds, with a single sending connection. */
const costOfLoneSend: Measure = async (program, agents, seconds) => {
  const before = mainThreadTime(program.pid)
  const rate = await sendRate(program.url, agents, { connections: 1, seconds })
  return (mainThreadTime(program.pid) - before) / (rate * seconds)
}

/** Measures the processor time of the program and of its PostgreSQL for one of many concurrent sends, in microseconds. */
const costOfSend: Measure = (program, agents, seconds, databaseUrl) =>
  operationCost(
    program,
    async () => seconds * (await sendRate(program.url, agents, { connections: AGENTS, seconds })),
    databaseUrl,
  )

const latencyAt =
  (share: number): Measure =>
  async (program, agents, seconds) =>
    percentile(
      (await sendsAtRate(program.url, agents, { connections: 32, seconds, rate: RATE })).sort((a, b) => a - b),
      share,
    )

/** Runs a measurement on both programs, on the embedded database. */
async function onFile(measure: (pair: Pair) => Promise<Measured>): Promise<Measured> {
  const folder = openTemporaryFolder()
  const file = `${folder.path}/parley.db`
  const { agents, stop } = await startWorld(file, AGENTS)
  // The server merges its log into the file when it stops.
  await stop()
  copyFileSync(file, `${folder.path}/peer.db`)
  const own = await openServer(file)
  const peer = await startHandWritten(`${folder.path}/peer.db`)
  const measured = await measure({ own, peer, agents })
  await Promise.all([own.stop(), peer.stop()])
  await folder.remove()
  return measured
}

/** Runs a measurement on both programs, on one database of PostgreSQL. */
async function onPostgres(measure: (pair: Pair) => Promise<Measured>): Promise<Measured | { skipped: string }> {
  const database = await openBenchDatabase()
  if (!database) return { skipped: 'PostgreSQL is not there' }
  const own: World = await startWorld(database.url, AGENTS)
  const peer = await startHandWritten(database.url)
  const measured = await measure({ own, peer, agents: own.agents, databaseUrl: database.url })
  await Promise.all([own.stop(), peer.stop()])
  await database.drop()
  return measured
}

/** Starts the program written by hand. @param database file or URL of a database that the server has created */
export const startHandWritten = (database: string): Promise<Program> =>
  startProgram('scripts/bench/hand-written.ts', [database], {})

const compare =
  (unit: string, most: number, measure: Measure, { rounds, seconds }: MeasureOptions) =>
  async ({ own, peer, agents, databaseUrl }: Pair): Promise<Measured> => {
    const of = (program: Program, length: number) => measure(program, agents, length, databaseUrl)
    await of(own, WARM_UP_SECONDS)
    await of(peer, WARM_UP_SECONDS)
    const figures = await inTurns(
      rounds,
      () => of(own, seconds),
      () => of(peer, seconds),
    )
    const isProcessorTime = unit === 'µs'
    return { unit, ...figures, ...(isProcessorTime && { cost: figures.ratio }), met: figures.ratio.median <= most }
  }

const title = 'time of the main thread for a send while nobody else sends'
const costTitle = 'processor time of server and database for a send, 32 connections'
const titleAtRate = (share: string) => `${share} of ${RATE} sends a second`
const peerTitle = 'against a program of express written by hand, the same rows and durability'

/** A lone send, many concurrent sends, and 500 sends a second, on both kinds of database. */
export const loneSends: readonly Figure[] = [
  { name: 'lone-send', title, unit: 'µs', most: 1.5, measure: costOfLoneSend },
  { name: 'send-cost', title: costTitle, unit: 'µs', most: 0.5, measure: costOfSend },
  { name: 'sends-at-500-p50', title: titleAtRate('p50'), unit: 'ms', most: 1, measure: latencyAt(0.5) },
  { name: 'sends-at-500-p99', title: titleAtRate('p99'), unit: 'ms', most: 1, measure: latencyAt(0.99) },
].flatMap(({ name, title: text, unit, most, measure }): Figure[] => [
  {
    name,
    title: `${text}, embedded; ${peerTitle}`,
    goal: `≤ ${most.toFixed(1)}`,
    measure: (options) => onFile(compare(unit, most, measure, options)),
  },
  {
    name: `${name}-postgres`,
    title: `${text}, PostgreSQL; ${peerTitle}`,
    goal: `≤ ${most.toFixed(1)}`,
    measure: (options) => onPostgres(compare(unit, most, measure, options)),
  },
])
