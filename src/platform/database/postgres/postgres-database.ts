import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { collectEffects, noCommitEffects, type CommitEffects, type CommitTarget } from '../commit-effects.ts'
import { ConcurrentChange, DatabaseUnavailable, isOutage, isReadOnlyServer, isRetryable } from '../database-errors.ts'
import { isDomainError } from '../../errors.ts'
import type { DatabaseLog, DatabaseOptions, Durability, EngineDatabase, PoolUse, Tx } from '../database.ts'
import { openServerHistory, type ServerHistory } from '../history/server-history.ts'
import { migrate } from '../migrations/migrate.ts'
import { openSharedSignals } from '../signals/shared-signals.ts'
import type { Transport } from '../signals/transport.ts'
import { createConnections, type Connections } from './connections.ts'
import { explainServerError } from './explain-error.ts'
import { distributeTables, hasCitus } from './distribution.ts'
import { connectionConfig, createPools, type Pools } from './postgres-pools.ts'
import { createPostgresTransport } from './postgres-transport.ts'
import { readServerUrl } from './server-url.ts'
import { postgresTx } from './postgres-tx.ts'

type Work<T> = (tx: Tx) => Promise<T>

/** A deadlock has a winner, so a few attempts suffice; more would hide an error. */
const attemptsMax = 6
/** The deletion of an account is repeated for each chat that is opened with it meanwhile. */
const attemptsAfterChangesMax = 20
const retryDelayMaxMs = 100
const poolSizeDefault = 10
/** Statements of the service are short; the lock of a stuck process must not block the others for long. */
const statementTimeoutDefaultMs = 30_000

/** Opens a PostgreSQL database. Any number of server processes can share one schema. */
export async function openPostgres(url: string, options: DatabaseOptions): Promise<EngineDatabase> {
  const server = readServerUrl(url)
  const schema = schemaName(options.schema ?? server.schema ?? 'public')
  const { log, poolSize = poolSizeDefault, statementTimeoutMs = statementTimeoutDefaultMs } = options
  const clientConfig = connectionConfig(server, schema)
  const connections = createConnections(server, clientConfig, log)
  let pools: Pools | undefined
  try {
    const alone = <T>(work: (client: pg.Client) => Promise<T>) => runAlone(connections, schema, log, work)
    const distributed = await alone((client) => migrateSchema(client, schema, options))
    const history = await openServerHistory(alone, log)
    const opened = createPools(connections, clientConfig, {
      schema,
      size: poolSize,
      statementTimeoutMs,
      distributed,
      log,
    })
    pools = opened
    const signals = await openSharedSignals(await createTransport(connections, schema, options), log)
    const target = { actors: signals.actors, deliveries: signals.deliveries, log }
    const store = { pools: opened, distributed, history }
    let closing: Promise<void> | undefined
    return {
      dialect: 'postgres',
      write: (work, survives = 'machine') => withRetries(() => transaction(store, target, work, survives)),
      read: (work) => readOnly(store, work),
      signals,
      connections: () => [useOf('writers', opened.writers), useOf('readers', opened.readers)],
      statements: connections.statements,
      epoch: history.epoch,
      close: () => (closing ??= opened.end().then(signals.close)),
    }
  } catch (error) {
    await pools?.end()
    throw explainServerError(server.address, error)
  }
}

/** Creates the transport of signals. The client of the broker is loaded only when it is configured. */
async function createTransport(
  connections: Connections,
  schema: string,
  { broker, log }: DatabaseOptions,
): Promise<Transport> {
  if (!broker) return createPostgresTransport({ connections, schema, log })
  const { createNatsTransport } = await import('../signals/nats-transport.ts')
  return createNatsTransport(broker, schema)
}

function useOf(pool: PoolUse['pool'], { totalCount, idleCount, waitingCount }: pg.Pool): PoolUse {
  return { pool, idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount }
}

/** Validates a schema name, which is used in settings and statements without quotes. */
function schemaName(schema: string): string {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) {
    throw new Error(
      'The schema must be 1 to 41 lower-case letters, digits and underscores, not beginning with a digit.',
    )
  }
  return schema
}

/** Runs work in a transaction on its own connection, in one process of the schema at a time. */
async function runAlone<T>(
  connections: Connections,
  schema: string,
  log: DatabaseLog,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = connections.newClient()
  client.on('error', (error) => log.warn({ err: error }, 'the connection for migrations was lost'))
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`parley migrations ${schema}`])
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } finally {
    await client.end()
  }
}

/** @returns whether the database is distributed */
async function migrateSchema(
  client: pg.Client,
  schema: string,
  { log, distributed: setting }: DatabaseOptions,
): Promise<boolean> {
  const found = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema])
  if (found.rowCount === 0) await client.query(`CREATE SCHEMA ${schema}`)
  const { tx, end } = postgresTx(client, noCommitEffects, { distributed: false })
  await migrate(tx)
  const citus = await hasCitus(tx)
  const distributed = setting ?? citus
  if (distributed) await distributeTables(tx, citus, log)
  end()
  return distributed
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt()
    } catch (error) {
      const most = error instanceof ConcurrentChange ? attemptsAfterChangesMax : attemptsMax
      if (number >= most || !isRetryable(error)) throw error
      await sleep(Math.random() * Math.min(5 * 2 ** number, retryDelayMaxMs))
    }
  }
}

const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED'
/** COMMIT does not wait for the disk: a crash of the database server loses recent commits. */
const beginUnflushed = `${begin}; SET LOCAL synchronous_commit = off`

interface Store {
  pools: Pools
  distributed: boolean
  history: ServerHistory
}

async function transaction<T>(store: Store, target: CommitTarget, work: Work<T>, survives: Durability): Promise<T> {
  const { pools, distributed } = store
  const client = await checkOut(store, pools.writers)
  const onCommit = collectEffects(target)
  const options = { distributed, begin: survives === 'process' ? beginUnflushed : begin }
  const { tx, untilBegun, commit, ending, end } = postgresTx(client, onCommit, options)
  pools.warnedOf.delete(client)
  let broken = false
  let result: T
  try {
    result = await work(tx)
    await untilBegun()
    end()
    assertCommitted(pools, client, await commit())
  } catch (error) {
    end()
    const command = await ending()
    if (command === undefined) await client.query('ROLLBACK').catch(() => (broken = true))
    else if (command === 'COMMIT') releaseLate(target, onCommit, error)
    if (isReadOnlyServer(error)) pools.connections.primary.demoted()
    const isLost = broken && !isOutage(error) && !isDomainError(error)
    broken ||= isOutage(error)
    throw isLost ? unavailable(error) : error
  } finally {
    client.release(broken)
  }
  onCommit.release()
  return result
}

/** Returns a connection to the primary whose history is known; ends connections to other servers. */
async function checkOut({ pools: { connections }, history }: Store, pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    for (;;) {
      const client = await pool.connect()
      if (!connections.isCurrent(client)) {
        client.release(true)
        continue
      }
      await recognize(history, client)
      return client
    }
  } catch (error) {
    throw isOutage(error) ? error : unavailable(error)
  }
}

/** @throws the error of the comparison, after it has closed the connection */
async function recognize(history: ServerHistory, client: pg.PoolClient): Promise<void> {
  try {
    await history.recognize(client)
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Returns the error for a connection that could not be opened. */
function unavailable(error: unknown): DatabaseUnavailable {
  const said = error instanceof Error ? error.message : String(error)
  return new DatabaseUnavailable(`No connection to PostgreSQL: ${said}`, { cause: error })
}

/** Runs the effects of a transaction that was committed although its work failed, as after a missing confirmation. */
function releaseLate({ log }: CommitTarget, onCommit: CommitEffects, error: unknown): void {
  onCommit.release()
  if (!(error instanceof DatabaseUnavailable))
    log.error({ err: error }, 'a transaction was committed although its work failed')
}

/**
 * Checks the result of COMMIT, which is ROLLBACK after a failed statement, without an error. A warning means that the
 * server stopped waiting for its standby, for example after a cancel by an operator: a failover could lose the commit.
 */
function assertCommitted({ warnedOf }: Pools, client: pg.ClientBase, { command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.')
  const warning = warnedOf.get(client)
  if (warning !== undefined) throw new DatabaseUnavailable(`The commit is not confirmed: ${warning}`)
}

async function readOnly<T>(store: Store, work: Work<T>): Promise<T> {
  const { pools, distributed } = store
  const client = await checkOut(store, pools.readers)
  const { tx, end } = postgresTx(client, noCommitEffects, { distributed })
  let broken = false
  try {
    return await work(tx)
  } catch (error) {
    broken = isOutage(error)
    throw error
  } finally {
    end()
    client.release(broken)
  }
}
