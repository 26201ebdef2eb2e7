import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { noCommitEffects } from '../commit-effects.ts'
import type { DatabaseCopy, ReadTx } from '../database.ts'
import { createConnections } from './connections.ts'
import { hasCitus } from './distribution.ts'
import { explainServerError, UnusableServerError } from './explain-error.ts'
import { applicationName, connectionConfig } from './postgres-pools.ts'
import { postgresTx } from './postgres-tx.ts'
import { readServerUrl, type ServerUrl } from './server-url.ts'

/** Maximum length of a program's error output in an error message, in characters. */
const stderrMax = 600

/** A schema of PostgreSQL, and a connection to the primary. */
interface Session {
  client: pg.Client
  schema: string
  server: ServerUrl
}

/** Dumps a snapshot of the schema, while servers write to it. @throws UnusableServerError */
export async function dumpServer(url: string, file: string): Promise<DatabaseCopy> {
  const session = await connect(url)
  const { client, schema } = session
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    if (await runIn(client, hasCitus)) throw new UnusableServerError(citusText)
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
    closeSync(openSync(file, 'wx', 0o600))
    await run(session, 'pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--schema=${schema}`,
      `--snapshot=${rows[0]!.snapshot}`,
      `--file=${file}`,
    ])
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    read: (work) => runIn(client, work),
    async readNow(work) {
      const { client: other } = await connect(url)
      try {
        return await runIn(other, work)
      } finally {
        await other.end()
      }
    },
    close: () => client.end(),
  }
}

const citusText =
  'Citus distributes the tables over several servers, so a dump is no consistent snapshot: back up each server, as the guide on scaling describes.'

async function runIn<T>(client: pg.Client, work: ReadTx<T>): Promise<T> {
  const { tx, end } = postgresTx(client, noCommitEffects, { distributed: false })
  try {
    return await work(tx)
  } finally {
    end()
  }
}

/** Returns whether the schema has no tables. */
export async function isEmptySchema(url: string): Promise<boolean> {
  const session = await connect(url)
  try {
    return (await tablesOf(session)).length === 0
  } finally {
    await session.client.end()
  }
}

/** PostgreSQL lists a connection for some time after the process that opened it has ended, in milliseconds. */
const closedWithinMs = 2_000

/** @throws UnusableServerError when servers use the schema */
export async function assertNoServer(url: string): Promise<void> {
  const { client, schema } = await connect(url)
  try {
    for (const end = performance.now() + closedWithinMs; await hasServer(client, schema); await sleep(50))
      if (performance.now() > end) throw new UnusableServerError('A server uses the database: stop all servers first.')
  } finally {
    await client.end()
  }
}

async function hasServer(client: pg.Client, schema: string): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE datname = current_database() AND application_name IN ($1, $1 || ' signals')`,
    [applicationName(schema)],
  )
  return rows.length > 0
}

/**
 * Restores a dump in one transaction. Tables of the dump that exist in the schema are replaced.
 * @throws UnusableServerError when the schema has tables that the dump does not have
 */
export async function restoreServer(url: string, dump: string): Promise<void> {
  const session = await connect(url)
  const { client, schema } = session
  const contents = `${dump}.list`
  try {
    // The schema itself is not restored: it may contain objects of other programs.
    const list = (await run(session, 'pg_restore', ['--list', dump])).split('\n')
    const restored = list.filter((line) => !/^\d+; \d+ \d+ (?:SCHEMA|ACL|COMMENT) /.test(line))
    const known = restored.flatMap((line) => / TABLE (?!DATA )(\S+) (\S+) /.exec(line)?.slice(1, 3).join('.') ?? [])
    if (known.length === 0) throw new UnusableServerError('The backup contains no tables.')
    const others = known.filter((table) => !table.startsWith(`${schema}.`))
    if (others.length > 0)
      throw new UnusableServerError(
        `The backup contains the schema ${others[0]!.split('.')[0]}, and DATABASE_URL names ${schema}: set the same schema in DATABASE_URL (?schema=NAME).`,
      )
    const unknown = (await tablesOf(session)).filter((table) => !known.includes(`${schema}.${table}`))
    if (unknown.length > 0)
      throw new UnusableServerError(
        `The schema ${schema} has tables that the backup does not have (${unknown.slice(0, 3).join(', ')}): they would be ` +
          'those of a newer program or of another one. Restore into an empty database, or drop them.',
      )
    writeFileSync(contents, restored.join('\n'), { mode: 0o600 })
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await run(session, 'pg_restore', [
      '--single-transaction',
      '--exit-on-error',
      '--clean',
      '--if-exists',
      '--no-owner',
      '--no-privileges',
      `--use-list=${contents}`,
      `--dbname=${client.database ?? ''}`,
      dump,
    ])
  } finally {
    rmSync(contents, { force: true })
    await client.end()
  }
}

async function tablesOf({ client, schema }: Session): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') ORDER BY c.relname`,
    [schema],
  )
  return rows.map(({ name }) => name)
}

async function connect(url: string): Promise<Session> {
  const server = readServerUrl(url)
  const schema = server.schema ?? 'public'
  const config = { ...connectionConfig(server, schema), application_name: 'parley backup' }
  const client = createConnections(server, config, { info() {}, warn() {}, error() {} }).newClient()
  client.on('error', () => undefined)
  try {
    await client.connect()
    // The snapshot ends with this session, which must stay open during a long dump.
    await client.query('SET idle_in_transaction_session_timeout = 0')
    return { client, schema, server }
  } catch (error) {
    throw explainServerError(server.address, error)
  }
}

/**
 * Runs a PostgreSQL program against the server of a session. Secrets are passed in the environment, because other users
 * can list the arguments.
 * @returns its standard output
 */
async function run(session: Session, program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { env: environmentOf(session), stdio: ['ignore', 'pipe', 'pipe'] })
  let stderr = ''
  let out = ''
  child.stderr.on('data', (piece: Buffer) => (stderr = (stderr + piece.toString()).slice(-stderrMax)))
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()))
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new UnusableServerError(
      `${program} is not on the PATH. Install the client programs of PostgreSQL, of the version of the server or a newer one ` +
        '(package postgresql-client on Debian, libpq on Homebrew).',
    )
  })
  if (code !== 0) throw new UnusableServerError(`${program} failed: ${stderr.trim()}`)
  return out
}

/** Environment variables of the PostgreSQL programs, by the corresponding setting of the driver. */
const tlsVariables = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
} as const

function environmentOf({ client, server }: Session): NodeJS.ProcessEnv {
  const parameters = new URL(server.driverUrl).searchParams
  const tls = Object.entries(tlsVariables).flatMap(([name, variable]) => {
    const value = parameters.get(name)
    return value === null ? [] : [[variable, value === 'no-verify' ? 'require' : value]]
  })
  return {
    ...process.env,
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGUSER: client.user,
    PGDATABASE: client.database,
    ...(typeof client.password === 'string' && { PGPASSWORD: client.password }),
    ...Object.fromEntries(tls),
  }
}
