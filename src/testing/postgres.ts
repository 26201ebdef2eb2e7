import pg from 'pg'

/** PostgreSQL server for tests; each block creates databases and schemas there and drops them. */
export const testPostgresUrl = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

/** An absent server rejects connections immediately; a busy one is slow, and must not cause tests to be skipped. */
const connectLimitMs = 30_000

/** Runs statements on a separate connection, outside of every pool under test. */
export async function asAdministrator<T>(work: (client: pg.Client) => Promise<T>, url = testPostgresUrl): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectLimitMs })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
