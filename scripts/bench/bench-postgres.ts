import pg from 'pg'
import { atEnd } from './cleanups.ts'

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
