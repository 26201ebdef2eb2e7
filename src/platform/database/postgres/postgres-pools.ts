import pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import type { Connections } from './connections.ts'
import type { ServerUrl } from './server-url.ts'

const int8 = 20
const numeric = 1700

const idleInTransactionTimeoutMs = 60_000
const connectTimeoutMs = 5_000
/** So much later than the server would have ended a statement, it counts as one that says nothing at all any more. */
const silenceMs = 5_000
/** Silence after which the system asks whether the other side is still there. */
const keepAliveDelayMs = 10_000

export interface Pools {
  writers: pg.Pool
  readers: pg.Pool
  connections: Connections
  /** The latest warning that each connection got. */
  warnedOf: WeakMap<object, string>
  end(): Promise<void>
}

export interface PoolOptions {
  schema: string
  /** Whether the tables are spread over several servers. */
  distributed: boolean
  /** Connections of each pool. */
  size: number
  statementTimeoutMs: number
  log: DatabaseLog
}

/** What every connection of a server is opened with. */
export function connectionConfig(url: ServerUrl, schema: string): pg.ClientConfig {
  return {
    connectionString: url.driverUrl,
    types: { getTypeParser: typeParser } as pg.CustomTypesConfig,
    application_name: 'parley',
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    connectionTimeoutMillis: connectTimeoutMs,
    options: settings({ search_path: schema }),
  }
}

/**
 * Two pools of at most `size` connections each. Those of `readers` refuse to write, so that a read needs no
 * BEGIN and COMMIT around it, which would be two more round trips.
 */
export function createPools(connections: Connections, clientConfig: pg.ClientConfig, options: PoolOptions): Pools {
  const { statementTimeoutMs } = options
  const warnedOf = new WeakMap<object, string>()
  const pool = (session: Record<string, string | number>) => {
    // Statements of one transaction that are started together travel together: one round trip instead of many.
    const config = { ...clientConfig, pipeline: true, max: options.size, idleTimeoutMillis: 60_000 }
    const limits = {
      Client: connections.Client,
      query_timeout: statementTimeoutMs + silenceMs,
      options: settings(session),
    }
    return watched(new pg.Pool({ ...config, ...limits }), options.log, warnedOf)
  }
  const session = {
    search_path: options.schema,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    // Every statement has its index. A plan that was prepared while a table was small would read it whole, and
    // stay in use while the table grows: sends fell from 8,000 to 4,000 a second within ten seconds.
    enable_seqscan: 'off',
    // A table that has to be read whole all the same looks endlessly costly then, and would be compiled for: seconds.
    jit: 'off',
    // One connection to each server: statements of a send are short, and each further one is a process that starts there.
    ...(options.distributed && { 'citus.max_adaptive_executor_pool_size': 1 }),
  }
  const writers = pool(session)
  const readers = pool({ ...session, default_transaction_read_only: 'on' })
  return {
    writers,
    readers,
    connections,
    warnedOf,
    end: async () => void (await Promise.all([writers.end(), readers.end()])),
  }
}

/**
 * A lost connection raises `error` on the pool when idle and on the client when in use. Without a listener
 * either would end the process; the query that was running fails anyway.
 */
function watched(pool: pg.Pool, log: DatabaseLog, warnedOf: WeakMap<object, string>): pg.Pool {
  const warn = (error: Error) => log.warn({ err: error }, 'a connection to PostgreSQL was lost')
  pool.on('error', warn)
  pool.on('connect', (client) => {
    client.on('error', warn)
    client.on('notice', ({ code, message }) => {
      if (code !== '00000') warnedOf.set(client, message ?? '')
    })
  })
  return pool
}

/** As startup options: in force before the first statement, without a round trip. */
function settings(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

function typeParser(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary' && (oid === int8 || oid === numeric)) return safeNumber
  return pg.types.getTypeParser(oid, format as 'text')
}

/** bigint columns hold counters and times. A number that a double cannot hold is an error, never rounded. */
function safeNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`A number from the database is beyond 2^53 - 1: ${text}`)
  }
  return value
}
