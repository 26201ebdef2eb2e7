import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { collectEffects, noCommitEffects } from '../commit-effects.ts'
import type { CommitEffects, CommitTarget } from '../commit-effects.ts'
import { DatabaseUnavailable, isOutage, isReadOnlyServer, isRetryable } from '../database-errors.ts'
import { isDomainError } from '../../errors.ts'
import type { DatabaseOptions, Durability, EngineDatabase, PoolUse, Tx } from '../database.ts'
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

/** A deadlock has a winner, so the losers get through soon; more attempts than this hide an error. */
const attemptsMax = 6
const poolSizeDefault = 10
/** No statement of the service takes long; a lock held by a stuck process must not hold up everybody. */
const statementTimeoutDefaultMs = 30_000

/** The database to grow on: any number of server processes share one schema. */
export async function openPostgres(url: string, options: DatabaseOptions): Promise<EngineDatabase> {
  const server = readServerUrl(url)
  const schema = schemaName(options.schema ?? server.schema ?? 'public')
  const { log, poolSize = poolSizeDefault, statementTimeoutMs = statementTimeoutDefaultMs } = options
  const clientConfig = connectionConfig(server, schema)
  const connections = createConnections(server, clientConfig, log)
  let pools: Pools | undefined
  try {
    const distributed = await migrateAlone(connections, schema, options)
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
    const store = { pools: opened, distributed }
    let closing: Promise<void> | undefined
    return {
      dialect: 'postgres',
      write: (work, survives = 'machine') => withRetries(() => transaction(store, target, work, survives)),
      read: (work) => readOnly(store, work),
      signals,
      connections: () => [useOf('writers', opened.writers), useOf('readers', opened.readers)],
      statements: connections.statements,
      close: () => (closing ??= opened.end().then(signals.close)),
    }
  } catch (error) {
    await pools?.end()
    throw explainServerError(server.address, error)
  }
}

/** The client of the broker is loaded where there is one. */
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

/** The name goes into settings and statements: only what needs no quoting is taken. */
function schemaName(schema: string): string {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) {
    throw new Error(
      'The schema must be 1 to 41 lower-case letters, digits and underscores, not beginning with a digit.',
    )
  }
  return schema
}

/**
 * One process at a time per schema; the others wait and then find nothing left to do.
 * @returns whether the database is distributed
 */
async function migrateAlone(
  connections: Connections,
  schema: string,
  { log, distributed: asked }: DatabaseOptions,
): Promise<boolean> {
  const client = connections.newClient()
  client.on('error', (error) => log.warn({ err: error }, 'the connection for migrations was lost'))
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`parley migrations ${schema}`])
    const found = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema])
    if (found.rowCount === 0) await client.query(`CREATE SCHEMA ${schema}`)
    const { tx, end } = postgresTx(client, noCommitEffects, { distributed: false })
    await migrate(tx)
    const citus = await hasCitus(tx)
    const distributed = asked ?? citus
    if (distributed) await distributeTables(tx, citus, log)
    end()
    await client.query('COMMIT')
    return distributed
  } finally {
    await client.end()
  }
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt()
    } catch (error) {
      if (number === attemptsMax || !isRetryable(error)) throw error
      await sleep(Math.random() * 5 * 2 ** number)
    }
  }
}

const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED'
/** The server answers before its log is on the disk: its crash loses what was committed a moment ago. */
const beginUnflushed = `${begin}; SET LOCAL synchronous_commit = off`

interface Store {
  pools: Pools
  distributed: boolean
}

async function transaction<T>(store: Store, target: CommitTarget, work: Work<T>, survives: Durability): Promise<T> {
  const { pools, distributed } = store
  const client = await checkOut(pools, pools.writers)
  const onCommit = collectEffects(target)
  const options = { distributed, begin: survives === 'process' ? beginUnflushed : begin }
  const { tx, begun, commit, ending, end } = postgresTx(client, onCommit, options)
  pools.warnedOf.delete(client)
  let broken = false
  let result: T
  try {
    result = await work(tx)
    await begun()
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

/** A connection to the server that takes writes; those that lead elsewhere are ended. */
async function checkOut({ connections }: Pools, pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    for (;;) {
      const client = await pool.connect()
      if (connections.isCurrent(client)) return client
      client.release(true)
    }
  } catch (error) {
    throw isOutage(error) ? error : unavailable(error)
  }
}

/** Whatever the words for it: there is no connection. */
function unavailable(error: unknown): DatabaseUnavailable {
  const said = error instanceof Error ? error.message : String(error)
  return new DatabaseUnavailable(`No connection to PostgreSQL: ${said}`, { cause: error })
}

/** What was committed although its work failed is seen by others; a confirmation that is missing is the one good reason. */
function releaseLate({ log }: CommitTarget, onCommit: CommitEffects, error: unknown): void {
  onCommit.release()
  if (!(error instanceof DatabaseUnavailable))
    log.error({ err: error }, 'a transaction was committed although its work failed')
}

/**
 * COMMIT of a transaction in which a statement failed answers ROLLBACK, without an error. A warning says that the server
 * stopped waiting for its standby, as when an operator cancels the statement: what is only there could yet be lost.
 */
function assertCommitted({ warnedOf }: Pools, client: pg.ClientBase, { command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.')
  const warning = warnedOf.get(client)
  if (warning !== undefined) throw new DatabaseUnavailable(`The commit is not confirmed: ${warning}`)
}

async function readOnly<T>({ pools, distributed }: Store, work: Work<T>): Promise<T> {
  const client = await checkOut(pools, pools.readers)
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
