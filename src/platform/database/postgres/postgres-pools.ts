import pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import type { Connections } from './connections.ts'
import type { ServerUrl } from './server-url.ts'

const int8 = 20
const numeric = 1700

const idleInTransactionTimeoutMs = 60_000
const connectTimeoutMs = 5_000
/** Time after the statement timeout of the server after which a connection counts as dead, in milliseconds. */
const silenceMs = 5_000
/** Idle time after which TCP keepalive probes are sent, in milliseconds. */
const keepAliveDelayMs = 10_000

export interface Pools {
  writers: pg.Pool
  readers: pg.Pool
  connections: Connections
  /** The latest warning for each connection. */
  warnedOf: WeakMap<object, string>
  end(): Promise<void>
}

export interface PoolOptions {
  schema: string
  /** Whether the tables are distributed over several servers. */
  distributed: boolean
  /** Maximum number of connections of each pool. */
  size: number
  statementTimeoutMs: number
  log: DatabaseLog
}

/** Returns the name of a server's connections in pg_stat_activity. */
export const applicationName = (schema: string): string => `parley_${schema}`

export function connectionConfig(url: ServerUrl, schema: string): pg.ClientConfig {
  return {
    connectionString: url.driverUrl,
    types: { getTypeParser: typeParser } as pg.CustomTypesConfig,
    application_name: applicationName(schema),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    connectionTimeoutMillis: connectTimeoutMs,
    options: settings({ search_path: schema }),
  }
}

/**
 * Creates two pools of at most `size` connections each. Connections of `readers` are read-only, so that a read needs no
 * BEGIN and COMMIT, which would be two more round trips.
 */
export function createPools(connections: Connections, clientConfig: pg.ClientConfig, options: PoolOptions): Pools {
  const { statementTimeoutMs } = options
  const warnedOf = new WeakMap<object, string>()
  const pool = (session: Record<string, string | number>) => {
    // Statements of a transaction that start together are pipelined: one round trip instead of many.
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
    // Every statement has an index. A plan prepared for a small table would scan it sequentially, and stay in use while
    // the table grows: sends fell from 8,000 to 4,000 per second within ten seconds.
    enable_seqscan: 'off',
    // A necessary sequential scan then has an extreme cost estimate, which would trigger JIT compilation: seconds.
    jit: 'off',
    // One connection per server: statements of a send are short, and each further connection starts a process there.
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
 * Handles lost connections. A lost connection emits `error` on the pool when idle and on the client when in use;
 * without a listener either would end the process. The running query fails anyway.
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

/** Formats settings as startup options: they apply before the first statement, without a round trip. */
function settings(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

function typeParser(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary' && (oid === int8 || oid === numeric)) return safeNumber
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its types list the built-in types alone
  return pg.types.getTypeParser(oid, format as 'text')
}

/** Parses bigint columns, which contain counters and times. Throws for a number that a double cannot represent. */
function safeNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`A number from the database is beyond 2^53 - 1: ${text}`)
  }
  return value
}
