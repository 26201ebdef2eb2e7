import { getPriority, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sendInBursts } from '../load.ts'
import { processorTime } from '../processor-time.ts'
import { spread } from '../statistics.ts'
import type { BenchAgent } from '../world.ts'
import { statementsOf, type CountedProgram } from './counted-program.ts'

/** To each server process: processes are added for load, and fewer requests at once share fewer transactions. */
const CONNECTIONS = 32
const PRIORITY = -15
/** Many short ones: some machines change their speed within seconds. */
const ROUNDS = 15
const ROUND_SECONDS = 1.2
/** Of each process alone: one that shares the machine compiles as much, and would do so while it is measured. */
const COMPILE_SECONDS = 10
/** Before each round: what a turn of another size has taken from the caches comes back. */
const WARM_UP_SECONDS = 0.5
/** Of each program that takes sends in its turn. */
const TURN_SECONDS = 0.6
/** A backend reports what it did at most once a second, when it does something. */
const STATISTICS_MS = 1_100
/** Long enough for one burst. */
const BURST_SECONDS = 0.001

/** What PostgreSQL says that it has done so far. */
interface Statistics {
  'WAL bytes': number
  transactions: number
  rows: number
}

/** A server, and who sends through it. */
export interface LoadedProgram extends Pick<CountedProgram, 'url' | 'pid' | 'metricsUrl'> {
  agents: readonly BenchAgent[]
}

/** One size of a series: servers that run, and what is sent to them. */
export interface Subject {
  /** The databases of the servers, all on one PostgreSQL. */
  databases: readonly string[]
  /** The servers that take part in a round: a server of more rounds than others would be better compiled than they are. */
  programsOf(round: number): readonly LoadedProgram[]
  /** Whether its programs take sends one after the other: then a processor is shared by no more of them than with one. */
  inTurns?: boolean
}

type Costs = Record<string, number>

/**
 * What one send costs on PostgreSQL, while the programs of a subject take sends, 32 at once each, as fast as they answer them:
 * processor time of servers and database in microseconds, statements, transactions, rows written, and bytes of WAL. Medians of
 * many rounds, in each of which the subjects take turns.
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

/** Leaves nothing for autovacuum to do in the middle of a round. */
async function tidy(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('VACUUM (ANALYZE)')
  await client.query('CHECKPOINT')
  await client.end()
}

/**
 * The medians of the first subject, and those of the others as the median of their ratios to it in the same round: a machine that
 * changes its speed between two rounds changes neither ratio.
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

/** What all programs of a subject and PostgreSQL do while some of the programs take sends. */
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
  const database = [...(await backendTimes(client, databases))].reduce(
    (sum, [pid, time]) => sum + time - (backends.get(pid) ?? 0),
    0,
  )
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
 * Lets backends report what they did: the first statement of a burst does, and what follows it in the burst is reported the next
 * time, as often before a measurement as after it.
 */
async function reportAll(programs: readonly LoadedProgram[]): Promise<void> {
  await sleep(STATISTICS_MS)
  await loadAll(programs, BURST_SECONDS)
}

/** @returns how many sends were answered */
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

/** Lets this process have a processor when it wants one: bursts stay bursts however many servers there are. */
async function preferred<T>(run: () => Promise<T>): Promise<T> {
  const before = getPriority()
  try {
    setPriority(PRIORITY)
  } catch {
    // Only the superuser may: bursts are torn then, and share fewer transactions.
  }
  const result = await run()
  if (getPriority() !== before) setPriority(before)
  return result
}

/** The same agents for each process, each beginning with another one. */
function rotated(agents: readonly BenchAgent[], process: number): readonly BenchAgent[] {
  const begin = (process * CONNECTIONS) % agents.length
  return [...agents.slice(begin), ...agents.slice(0, begin)]
}

const namesOf = (databases: readonly string[]): string[] => databases.map((url) => new URL(url).pathname.slice(1))

async function statisticsOf(client: pg.Client, databases: readonly string[]): Promise<Statistics> {
  const { rows: found } = await client.query<Record<'wal' | 'transactions' | 'rows', string>>(
    `SELECT pg_current_wal_lsn() - '0/0' AS wal, sum(xact_commit) AS transactions,
       sum(tup_inserted + tup_updated + tup_deleted) AS rows FROM pg_stat_database WHERE datname = ANY($1)`,
    [namesOf(databases)],
  )
  const { wal, transactions, rows } = found[0]!
  return { 'WAL bytes': Number(wal), transactions: Number(transactions), rows: Number(rows) }
}

/** Processor time of the connections of some databases, by their process. */
async function backendTimes(client: pg.Client, databases: readonly string[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = ANY($1) AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    [namesOf(databases)],
  )
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid) ?? Number.NaN]))
}
