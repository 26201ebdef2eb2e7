import type { Finding } from '../finding.ts'
import { compareMigrations } from '../migrations/migrate.ts'
import { createConnections } from './connections.ts'
import { explainServerError } from './explain-error.ts'
import { readServerUrl } from './server-url.ts'

const connectTimeoutMs = 5_000

/** Connects as a server would, and checks its requirements. */
export async function examineServer(url: string): Promise<Finding> {
  const server = readServerUrl(url)
  const { hosts, database } = server.address
  const log = { info() {}, warn() {}, error() {} }
  const config = { connectionString: server.driverUrl, connectionTimeoutMillis: connectTimeoutMs }
  const client = createConnections(server, config, log).newClient()
  client.on('error', () => undefined)
  try {
    await client.connect()
    const schema = server.schema ?? 'public'
    const { rows: settings } = await client.query<{ version: string; reads: string; found: boolean }>(
      `SELECT current_setting('server_version') AS version, current_setting('transaction_read_only') AS reads,
         to_regclass($1) IS NOT NULL AS found`,
      [`${schema}.schema_migrations`],
    )
    const { version, reads, found } = settings[0]!
    if (reads === 'on') throw Object.assign(new Error('it is read-only'), { code: '25006' })
    const { rows: steps } = found
      ? await client.query<{ name: string }>(`SELECT name FROM ${schema}.schema_migrations`)
      : { rows: [] }
    const tables = compareMigrations(steps.map(({ name }) => name))
    return { ok: true, text: `PostgreSQL ${version} at ${hosts}, database ${database}; ${tables}` }
  } catch (error) {
    return { ok: false, text: explainServerError(server.address, error).message }
  } finally {
    await client.end().catch(() => undefined)
  }
}
