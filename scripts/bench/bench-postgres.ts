import pg from 'pg'
import { atEnd } from './cleanups.ts'
import { processorTime } from './processor-time.ts'

/** Database of a cluster in which the benchmarks create databases. */
const adminUrl = process.env.BENCH_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

export interface BenchDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates a PostgreSQL database for one measurement. Undefined when no PostgreSQL answers. */
export async function openBenchDatabase(): Promise<BenchDatabase | undefined> {
  if ((await postgresVersion()) === undefined) return undefined
  const name = `parley_bench_${process.pid}_${Date.now().toString(36)}`
  await administer(`CREATE DATABASE ${name}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: atEnd(async () => void (await administer(`DROP DATABASE ${name} WITH (FORCE)`))) }
}

/** Returns the version; undefined when no PostgreSQL answers. */
export async function postgresVersion(): Promise<string | undefined> {
  try {
    const [row] = await administer('SHOW server_version')
    return String(row?.server_version)
  } catch {
    return undefined
  }
}

async function administer(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Returns the names of databases. */
export const namesOf = (urls: readonly string[]): string[] => urls.map((url) => new URL(url).pathname.slice(1))

/** Returns the processor time of the backends of some databases, by process id. */
export async function backendTimes(
  client: pg.Client,
  databases: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = ANY($1) AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    [namesOf(databases)],
  )
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid) ?? Number.NaN]))
}

/** Returns the processor time that backends used between two calls of `backendTimes`, in microseconds. */
export function usedSince(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)
}
