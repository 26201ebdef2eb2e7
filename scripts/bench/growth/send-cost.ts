import { getPriority, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sendInBursts } from '../load.ts'
import { processorTime } from '../processor-time.ts'
import type { Program } from '../processes.ts'
import { spread } from '../statistics.ts'
import type { BenchAgent } from '../world.ts'

/** To each server process: processes are added for load, and fewer requests at once share fewer transactions. */
const CONNECTIONS = 32
const PRIORITY = -15
const ROUNDS = 3
const ROUND_SECONDS = 4
const WARM_UP_SECONDS = 2
/** A backend reports what it did at most once a second. */
const STATISTICS_MS = 1_500

/** What PostgreSQL has done so far. */
interface Work {
  wal: number
  transactions: number
  rows: number
  /** Processor time of the connections of this database, by their process. */
  processes: ReadonlyMap<number, number>
}

/**
 * What one send costs on PostgreSQL, while all programs take sends, 32 at once each, as fast as they answer them: processor time of
 * servers and database in microseconds, transactions, rows written, and bytes of WAL. Medians of three rounds.
 */
export async function sendCost(
  url: string,
  programs: readonly Pick<Program, 'url' | 'pid'>[],
  agents: readonly BenchAgent[],
): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // What autovacuum would do in the middle of a round.
  await client.query('VACUUM (ANALYZE)')
  await client.query('CHECKPOINT')
  await loadAll(programs, agents, WARM_UP_SECONDS)
  const rounds: Record<string, number>[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(client, programs, agents))
  await client.end()
  return Object.fromEntries(
    Object.keys(rounds[0]!).map((cost) => [cost, spread(rounds.map((one) => one[cost]!)).median]),
  )
}

async function measureRound(
  client: pg.Client,
  programs: readonly Pick<Program, 'url' | 'pid'>[],
  agents: readonly BenchAgent[],
): Promise<Record<string, number>> {
  const serverTime = () => programs.reduce((sum, { pid }) => sum + (processorTime(pid) ?? Number.NaN), 0)
  await sleep(STATISTICS_MS)
  const [before, server] = [await workOf(client), serverTime()]
  const sends = await loadAll(programs, agents, ROUND_SECONDS)
  const used = serverTime() - server
  await sleep(STATISTICS_MS)
  const after = await workOf(client)
  const database = [...after.processes].reduce((sum, [pid, time]) => sum + time - (before.processes.get(pid) ?? 0), 0)
  return {
    'server µs': used / sends,
    'PostgreSQL µs': database / sends,
    transactions: (after.transactions - before.transactions) / sends,
    rows: (after.rows - before.rows) / sends,
    'WAL bytes': (after.wal - before.wal) / sends,
  }
}

/** @returns how many sends were answered */
async function loadAll(
  programs: readonly Pick<Program, 'url'>[],
  agents: readonly BenchAgent[],
  seconds: number,
): Promise<number> {
  const sent = await preferred(() =>
    Promise.all(
      programs.map(({ url }, at) => sendInBursts(url, rotated(agents, at), { connections: CONNECTIONS, seconds })),
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

async function workOf(client: pg.Client): Promise<Work> {
  const { rows } = await client.query<{ wal: string; transactions: string; rows: string }>(
    `SELECT pg_current_wal_lsn() - '0/0' AS wal, xact_commit AS transactions,
       tup_inserted + tup_updated + tup_deleted AS rows FROM pg_stat_database WHERE datname = current_database()`,
  )
  const { rows: backends } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  const [{ wal, transactions, rows: written } = { wal: 0, transactions: 0, rows: 0 }] = rows
  return {
    wal: Number(wal),
    transactions: Number(transactions),
    rows: Number(written),
    processes: new Map(backends.map(({ pid }) => [pid, processorTime(pid) ?? Number.NaN])),
  }
}
