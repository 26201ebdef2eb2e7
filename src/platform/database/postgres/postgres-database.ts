import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { collectEffects, noCommitEffects } from '../commit-effects.ts'
import type { CommitTarget } from '../commit-effects.ts'
import { isRetryable } from '../database-errors.ts'
import type { DatabaseOptions, EngineDatabase, PoolUse, Tx } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { createPools } from './postgres-pools.ts'
import { openPostgresSignals } from './postgres-signals.ts'
import { postgresTx } from './postgres-tx.ts'

type Work<T> = (tx: Tx) => Promise<T>

/** A deadlock has a winner, so the losers get through soon; more attempts than this hide an error. */
const attemptsMax = 6
const poolSizeDefault = 10

/** The database to grow on: any number of server processes share one schema. */
export async function openPostgres(url: string, options: DatabaseOptions): Promise<EngineDatabase> {
  const schema = schemaName(options.schema ?? 'public')
  const { log } = options
  const pools = createPools(url, { schema, size: options.poolSize ?? poolSizeDefault, log })
  try {
    await migrateAlone(pools.clientConfig, schema, log)
    const signals = await openPostgresSignals({ clientConfig: pools.clientConfig, schema, log })
    const target = { actors: signals.actors, deliveries: signals.deliveries, log }
    let closing: Promise<void> | undefined
    return {
      dialect: 'postgres',
      write: (work) => withRetries(() => transaction(pools.writers, target, work)),
      read: (work) => readOnly(pools.readers, work),
      signals: { shared: true, ...signals },
      connections: () => [useOf('writers', pools.writers), useOf('readers', pools.readers)],
      close: () => (closing ??= pools.end().then(signals.close)),
    }
  } catch (error) {
    await pools.end()
    throw error
  }
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

/** One process at a time per schema; the others wait and then find nothing left to do. */
async function migrateAlone(config: pg.ClientConfig, schema: string, log: DatabaseOptions['log']): Promise<void> {
  const client = new pg.Client(config)
  client.on('error', (error) => log.warn({ err: error }, 'the connection for migrations was lost'))
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`parley migrations ${schema}`])
    const found = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema])
    if (found.rowCount === 0) await client.query(`CREATE SCHEMA ${schema}`)
    const { tx, end } = postgresTx(client, noCommitEffects)
    await migrate(tx)
    end()
    await client.query('COMMIT')
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

async function transaction<T>(pool: pg.Pool, target: CommitTarget, work: Work<T>): Promise<T> {
  const client = await pool.connect()
  const onCommit = collectEffects(target)
  const { tx, end } = postgresTx(client, onCommit)
  let broken = false
  let result: T
  try {
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED')
    result = await work(tx)
    end()
    await commit(client)
  } catch (error) {
    end()
    await client.query('ROLLBACK').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
  onCommit.release()
  return result
}

/** COMMIT of a transaction in which a statement failed answers ROLLBACK, without an error. */
async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('COMMIT')
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.')
}

async function readOnly<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const client = await pool.connect()
  const { tx, end } = postgresTx(client, noCommitEffects)
  try {
    return await work(tx)
  } finally {
    end()
    client.release()
  }
}
