import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { canMakeClusters, makeCluster } from '../../src/testing/postgres-cluster.ts'

/** URL at which the tests expect PostgreSQL. */
export const postgresUrl = () => process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

/**
 * Starts PostgreSQL in the temporary folder for this process and its children, unless TEST_POSTGRES_URL is set or
 * PostgreSQL is not installed. Disposal stops and removes it.
 */
export async function startOwnPostgres(): Promise<AsyncDisposable | undefined> {
  if (process.env.TEST_POSTGRES_URL !== undefined || !canMakeClusters) return undefined
  const settings = {
    max_connections: '200',
    shared_buffers: "'128MB'",
    full_page_writes: 'off',
    max_wal_size: "'512MB'",
  }
  const cluster = await makeCluster({ settings })
  await cluster.start()
  process.env.TEST_POSTGRES_URL = cluster.url
  return {
    async [Symbol.asyncDispose]() {
      await cluster.stop('immediate')
      cluster.remove()
    },
  }
}

/** Returns whether PostgreSQL answers within two seconds. */
export async function postgresAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgresUrl(), connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Creates an empty database in the cluster of `postgresUrl()`. Disposal drops it. */
export async function temporaryDatabase(): Promise<AsyncDisposable & { url: string }> {
  const name = `parley_${randomBytes(6).toString('hex')}`
  await execute(`CREATE DATABASE ${name}`)
  const url = new URL(postgresUrl())
  url.pathname = `/${name}`
  return { url: url.href, [Symbol.asyncDispose]: () => execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function execute(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
