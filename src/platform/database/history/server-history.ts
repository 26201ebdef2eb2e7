import type { ClientBase } from 'pg'
import { noCommitEffects } from '../commit-effects.ts'
import type { DatabaseLog } from '../database.ts'
import { postgresTx } from '../postgres/postgres-tx.ts'
import { beginEpoch, currentEpoch, type LogEpoch } from './epoch.store.ts'
import { newHistory } from './file-history.ts'

/**
 * Parts of the identity of a PostgreSQL database, as expressions: the cluster, its timeline, the database, and the
 * table of epochs, which a restored dump creates again.
 */
const parts = {
  cluster: '(SELECT system_identifier::text FROM pg_control_system())',
  timeline: 'left(pg_walfile_name(pg_current_wal_lsn()), 8)',
  database: '(SELECT oid::text FROM pg_database WHERE datname = current_database())',
  table: "'log_epochs'::regclass::oid::text",
}

/** The user may not call the function, or it does not exist, as with some hosted PostgreSQL services. */
const unavailableCodes = new Set(['42501', '42883', '0A000'])

export interface ServerHistory {
  epoch(): string
  /** Compares the database of a connection with the epoch, once per connection and before its first use. */
  recognize(client: ClientBase): Promise<void>
}

/** Runs work on its own connection, in one transaction at a time over all processes. */
type RunAlone = <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>

/**
 * Identifies the history of a PostgreSQL database on each new connection, so that nothing is written to another history
 * before its epoch starts (AMB-240).
 */
export async function openServerHistory(runAlone: RunAlone, log: DatabaseLog): Promise<ServerHistory> {
  const known = new WeakSet<ClientBase>()
  const expressions = Object.values(parts)
  let current: LogEpoch | undefined

  const begin = (): Promise<LogEpoch> =>
    runAlone(async (client) => {
      const { tx, end } = postgresTx(client, noCommitEffects, { distributed: false })
      const before = await currentEpoch(tx)
      const identity = await readIdentity(client, expressions)
      const epoch = before?.identity === identity ? before : await beginEpoch(tx, identity)
      end()
      if (before && epoch !== before) log.warn({ epoch: epoch.epoch, before: before.epoch }, newHistory)
      return epoch
    })

  current = await runAlone((client) => selectAvailable(client, expressions)).then(begin)
  let beginning: Promise<LogEpoch> | undefined

  return {
    epoch: () => current!.epoch,
    async recognize(client) {
      if (known.has(client)) return
      const { rows } = await client.query<{ epoch: string }>(
        `SELECT epoch FROM log_epochs
         WHERE number = (SELECT max(number) FROM log_epochs) AND identity = ${concatenated(expressions)}`,
      )
      if (rows[0]?.epoch !== current!.epoch) {
        current = await (beginning ??= begin().finally(() => {
          beginning = undefined
        }))
      }
      known.add(client)
    },
  }
}

/** Removes the expressions that this user cannot read. */
async function selectAvailable(client: ClientBase, expressions: string[]): Promise<void> {
  for (const expression of [...expressions]) {
    await client.query('SAVEPOINT part')
    try {
      await client.query(`SELECT ${expression}`)
    } catch (error) {
      if (!unavailableCodes.has(String((error as { code?: unknown }).code))) throw error
      await client.query('ROLLBACK TO SAVEPOINT part')
      expressions.splice(expressions.indexOf(expression), 1)
    }
  }
}

async function readIdentity(client: ClientBase, expressions: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(`SELECT ${concatenated(expressions)} AS identity`)
  return rows[0]!.identity
}

const concatenated = (expressions: readonly string[]): string => `concat_ws('/', ${expressions.join(', ')})`
