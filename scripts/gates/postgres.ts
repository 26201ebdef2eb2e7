import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Where the tests look for PostgreSQL. */
export const postgresUrl = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

/** Whether PostgreSQL answers within two seconds. */
export async function postgresAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Makes an empty database beside the one at `postgresUrl`; it is dropped with everything in it when disposed of. */
export async function temporaryDatabase(): Promise<AsyncDisposable & { url: string }> {
  const name = `parley_${randomBytes(6).toString('hex')}`
  await execute(`CREATE DATABASE ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, [Symbol.asyncDispose]: () => execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function execute(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
