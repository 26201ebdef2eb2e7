import { knexBinder, type KnexQuery } from '../bound-knex.ts'
import { noCommitEffects, type CommitEffects } from '../commit-effects.ts'
import type { Tx } from '../database.ts'
import { insertOneByOne, jsonTable } from '../table-parameter.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

const binder = knexBinder('better-sqlite3')

/** A Tx, and the function that invalidates it. */
export interface SqliteTx {
  tx: Tx
  end(): void
}

/**
 * Creates a Tx of a read, or after BEGIN one that writes. The latter accepts statements only while the transaction is
 * open: a full disk rolls it back, and each later statement would be a transaction of its own, and be kept.
 */
export function sqliteTx(connection: SqliteConnection, onCommit: CommitEffects): SqliteTx {
  let ended = false
  const writes = onCommit !== noCommitEffects
  let queries: Tx['knex'] | undefined

  const live = (): SqliteConnection => {
    if (ended) throw new Error('This transaction has ended: its callback has returned or failed.')
    if (writes && !connection.inTransaction) throw new Error('The transaction was rolled back by an earlier failure.')
    return connection
  }
  const query = async (knexQuery: KnexQuery) => live().query(knexQuery)

  return {
    end: () => void (ended = true),
    tx: {
      dialect: 'sqlite',
      distributed: false,
      get knex() {
        return (queries ??= binder.queries(query))
      },
      get migrator() {
        return binder.complete(query).migrate
      },
      rows: async <R>(sql: string, bindings: readonly unknown[] = []) => live().rows(sql, bindings) as R[],
      rowsWhile: <R>(sql: string, bindings: readonly unknown[], accepts: (row: R) => boolean) =>
        live().rowsWhile(sql, bindings, accepts as (row: unknown) => boolean) as R[],
      run: async (sql, bindings = []) => live().run(sql, bindings),
      insert: async (table, columns, rows, skipTaken) => {
        const { sql, bindings } = insertOneByOne(table, columns, rows, skipTaken)
        return bindings.reduce((stored, row) => stored + live().run(sql, row), 0)
      },
      finish() {},
      table: jsonTable,
      forUpdate: '',
      forShare: '',
      forNoKeyUpdate: '',
      forUpdateOf: () => '',
      wake: onCommit.wake,
      wakeDeliveries: onCommit.wakeDeliveries,
      afterCommit: onCommit.afterCommit,
    },
  }
}
