import pg from 'pg'

const ADMIN_URL = process.env.BENCH_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

export interface BenchDatabase {
  url: string
  drop(): Promise<void>
}

/** A new PostgreSQL database for one measurement; undefined when no PostgreSQL answers. */
export async function openBenchDatabase(): Promise<BenchDatabase | undefined> {
  const admin = new pg.Client({ connectionString: ADMIN_URL })
  try {
    await admin.connect()
  } catch {
    return undefined
  }
  const name = `parley_bench_${Date.now().toString(36)}`
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(ADMIN_URL)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    },
  }
}
