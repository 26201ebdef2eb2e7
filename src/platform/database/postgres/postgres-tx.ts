import type { Writable } from 'node:stream'
import type { ClientBase } from 'pg'
import { knexBinder } from '../bound-knex.ts'
import type { KnexQuery } from '../bound-knex.ts'
import type { CommitEffects } from '../commit-effects.ts'
import type { Tx } from '../database.ts'
import { insertUnnested, insertValues, unnestTable } from '../table-parameter.ts'
import { namedStatement } from './statements.ts'

const bind = knexBinder('pg')

/** A Tx and the switch that ends it. */
export interface PostgresTx {
  tx: Tx
  end(): void
}

export function postgresTx(client: ClientBase, onCommit: CommitEffects, distributed: boolean): PostgresTx {
  let ended = false
  let cause: unknown
  let builder: Tx['knex'] | undefined

  const live = (): ClientBase => {
    if (ended) throw new Error('This transaction has ended: its callback has returned or failed.')
    return client
  }
  /** Of statements that are sent together, those behind the one that failed fail too, and may be heard of first. */
  const fail = (error: unknown): never => {
    if (!isAborted(error)) cause ??= error
    throw cause ?? error
  }
  const prepared = async (sql: string, bindings: readonly unknown[]) => {
    pipelineWrites(live())
    const statement = { ...namedStatement(sql), values: bindings.map(postgresValue) }
    try {
      return await client.query(statement)
    } catch (error) {
      return fail(error)
    }
  }
  const query = async (asked: KnexQuery) => {
    const statement = { text: asked.sql, values: (asked.bindings ?? []).map(postgresValue) }
    asked.response = await live().query(statement).catch(fail)
    return asked
  }

  return {
    end: () => void (ended = true),
    tx: {
      dialect: 'postgres',
      distributed,
      get knex() {
        return (builder ??= bind(query))
      },
      rows: async <R>(sql: string, bindings: readonly unknown[] = []) => (await prepared(sql, bindings)).rows as R[],
      run: async (sql, bindings = []) => (await prepared(sql, bindings)).rowCount ?? 0,
      insert: async (table, columns, rows, skipTaken) => {
        if (distributed) {
          const inserts = insertValues(table, columns, rows, skipTaken).map(({ sql, bindings }) =>
            prepared(sql, bindings),
          )
          return (await Promise.all(inserts)).reduce((stored, { rowCount }) => stored + (rowCount ?? 0), 0)
        }
        const { sql, bindings } = insertUnnested(table, columns, rows, skipTaken)
        return (await prepared(sql, bindings)).rowCount ?? 0
      },
      table: unnestTable,
      forUpdate: ' FOR UPDATE',
      forShare: ' FOR KEY SHARE',
      forNoKeyUpdate: ' FOR NO KEY UPDATE',
      forUpdateOf: (alias) => ` FOR UPDATE OF ${alias}`,
      wake: onCommit.wake,
      wakeDeliveries: onCommit.wakeDeliveries,
      afterCommit: onCommit.afterCommit,
    },
  }
}

/** The transaction has failed before, which is all that this says. */
function isAborted(error: unknown): boolean {
  return (error as { code?: unknown }).code === '25P02'
}

/**
 * Statements that are started in one turn leave in one piece. A write of its own for each costs a system call here
 * and wakes the server for every one: a third of the time that this process spent on a send.
 */
function pipelineWrites(client: ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Booleans are smallint columns; an undefined binding is a mistake on both engines. */
function postgresValue(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined) throw new Error('A binding is undefined; write null for NULL.')
  return value
}
