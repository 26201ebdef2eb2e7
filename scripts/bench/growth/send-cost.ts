import { getPriority, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { backendTimes, namesOf, usedSince } from '../bench-postgres.ts'
import { sendInBursts } from '../load.ts'
import { processorTime } from '../processor-time.ts'
import { spread } from '../statistics.ts'
import type { BenchAgent } from '../world.ts'
import { statementsOf, type CountedProgram } from './counted-program.ts'

/**
 * Connections to each server process. Deployments add processes for more load, and fewer concurrent requests would
 * share fewer transactions.
 */
const CONNECTIONS = 32
const PRIORITY = -15
/** Many short rounds, because some machines change their speed within seconds. */
const ROUNDS = 15
const ROUND_SECONDS = 1.2
/** Warm-up of each process alone: concurrent processes would still compile during the measurement. */
const COMPILE_SECONDS = 10
/** Warm-up before each round, which refills the caches after the turn of another size. */
const WARM_UP_SECONDS = 0.5
/** Duration of the turn of one program, when programs accept sends in turns. */
const TURN_SECONDS = 0.6
/** A backend reports its statistics at most once a second, and only while it is active. */
const STATISTICS_MS = 1_100
/** Duration of one burst, in seconds. */
const BURST_SECONDS = 0.001

/** Cumulative statistics of PostgreSQL. */
interface Statistics {
  'WAL bytes': number
  transactions: number
  rows: number
}

/** A server, and the agents that send through it. */
export interface LoadedProgram extends Pick<CountedProgram, 'url' | 'pid' | 'metricsUrl'> {
  agents: readonly BenchAgent[]
}

/** One size of a series: running servers and the load on them. */
export interface Subject {
  /** Databases of the servers, all in one PostgreSQL. */
  databases: readonly string[]
  /**
   * Servers that take part in a round. All servers take part in equally many rounds, so that V8 optimizes their code
   * equally.
   */
  programsOf(round: number): readonly LoadedProgram[]
  /**
   * Whether the programs accept sends one after the other, so that as few of them share a processor as with one
   * program.
   */
  inTurns?: boolean
}

type Costs = Record<string, number>

/**
 * Returns the costs of one send on PostgreSQL, while the programs of a subject accept sends under full load on 32
 * connections each: processor time of servers and database in microseconds, statements, transactions, written rows, and
 * WAL bytes. The costs are medians of many rounds, in each of which the subjects take turns.
 */
export async function sendCosts(subjects: readonly Subject[]): Promise<Costs[]> {
  const numbers = Array.from({ length: ROUNDS }, (_, round) => round)
  const programs = new Set(subjects.flatMap(({ programsOf }) => numbers.flatMap(programsOf)))
  for (const program of programs) await loadAll([program], COMPILE_SECONDS)
  for (const url of new Set(subjects.flatMap(({ databases }) => databases))) await tidy(url)
  const client = new pg.Client({ connectionString: subjects[0]!.databases[0]! })
  await client.connect()
  const rounds: Costs[][] = subjects.map(() => [])
  for (const round of numbers)
    for (const [at, subject] of subjects.entries()) rounds[at]!.push(await measureRound(client, subject, round))
  await client.end()
  return againstFirst(rounds)
}

/** Runs maintenance first, so that autovacuum does not start during a round. */
async function tidy(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('VACUUM (ANALYZE)')
  await client.query('CHECKPOINT')
  await client.end()
}

/**
 * Returns the medians of the first subject. For other subjects, multiplies them by the median of the ratios to the
 * first subject in the same round, because a change in the machine's speed between rounds affects no ratio.
 */
function againstFirst(rounds: readonly (readonly Costs[])[]): Costs[] {
  const [first] = rounds
  const median = (values: readonly number[]) => spread(values).median
  return rounds.map((some) =>
    Object.fromEntries(
      Object.keys(first![0]!).map((cost) => [
        cost,
        median(first!.map((one) => one[cost]!)) * median(some.map((one, at) => one[cost]! / first![at]![cost]!)),
      ]),
    ),
  )
}

async function measureRound(client: pg.Client, subject: Subject, round: number): Promise<Costs> {
  const { databases, inTurns = false } = subject
  const programs = subject.programsOf(round)
  const turns = inTurns ? programs.map((program) => [program]) : [programs]
  const total: Costs = {}
  let sends = 0
  for (const turn of turns) {
    await loadAll(turn, WARM_UP_SECONDS)
    const done = await measureTurn(client, { databases, programs }, turn, inTurns ? TURN_SECONDS : ROUND_SECONDS)
    sends += done.sends
    for (const [cost, used] of Object.entries(done.used)) total[cost] = (total[cost] ?? 0) + used
  }
  return Object.fromEntries(Object.entries(total).map(([cost, used]) => [cost, used / sends]))
}

/** Measures the work of PostgreSQL and all programs of a subject while some of the programs accept sends. */
async function measureTurn(
  client: pg.Client,
  { databases, programs }: { databases: readonly string[]; programs: readonly LoadedProgram[] },
  turn: readonly LoadedProgram[],
  seconds: number,
): Promise<{ sends: number; used: Costs }> {
  const serverTime = () => programs.reduce((sum, { pid }) => sum + (processorTime(pid) ?? Number.NaN), 0)
  await reportAll(turn)
  const statements = await statementsOf(programs)
  const before = await statisticsOf(client, databases)
  const [server, backends] = [serverTime(), await backendTimes(client, databases)]
  const sends = await loadAll(turn, seconds)
  const serverUsed = serverTime() - server
  const database = usedSince(backends, await backendTimes(client, databases))
  const statementsUsed = (await statementsOf(programs)) - statements
  await reportAll(turn)
  const after = await statisticsOf(client, databases)
  const used = {
    'server µs': serverUsed,
    'PostgreSQL µs': database,
    statements: statementsUsed,
    transactions: after.transactions - before.transactions,
    rows: after.rows - before.rows,
    'WAL bytes': after['WAL bytes'] - before['WAL bytes'],
  }
  return { sends, used }
}

/**
 * Lets backends report their statistics. The first statement of a burst triggers the report; later statements of the
 * burst are reported next time, before a measurement as well as after it.
 */
async function reportAll(programs: readonly LoadedProgram[]): Promise<void> {
  await sleep(STATISTICS_MS)
  await loadAll(programs, BURST_SECONDS)
}

/** Loads the programs. @returns the number of answered sends */
async function loadAll(programs: readonly LoadedProgram[], seconds: number): Promise<number> {
  const sent = await preferred(() =>
    Promise.all(
      programs.map(({ url, agents }, at) =>
        sendInBursts(url, rotated(agents, at), { connections: CONNECTIONS, seconds }),
      ),
    ),
  )
  return sent.reduce((sum, count) => sum + count, 0)
}

/** Raises the priority of this process, so that bursts stay bursts with any number of servers. */
async function preferred<T>(run: () => Promise<T>): Promise<T> {
  const before = getPriority()
  try {
    setPriority(PRIORITY)
  } catch {
    // Only the superuser may raise it. Otherwise bursts are torn, and share fewer transactions.
  }
  const result = await run()
  if (getPriority() !== before) setPriority(before)
  return result
}

/** Returns the same agents for each process, starting at another agent. */
function rotated(agents: readonly BenchAgent[], process: number): readonly BenchAgent[] {
  const begin = (process * CONNECTIONS) % agents.length
  return [...agents.slice(begin), ...agents.slice(0, begin)]
}

async function statisticsOf(client: pg.Client, databases: readonly string[]): Promise<Statistics> {
  const { rows: found } = await client.query<Record<'wal' | 'transactions' | 'rows', string>>(
    `SELECT pg_current_wal_lsn() - '0/0' AS wal, sum(xact_commit) AS transactions,
       sum(tup_inserted + tup_updated + tup_deleted) AS rows FROM pg_stat_database WHERE datname = ANY($1)`,
    [namesOf(databases)],
  )
  const { wal, transactions, rows } = found[0]!
  return { 'WAL bytes': Number(wal), transactions: Number(transactions), rows: Number(rows) }
}
