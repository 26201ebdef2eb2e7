import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { KnexQuery } from '../bound-knex.ts'
import { storable } from '../storable.ts'
import { checkpointPages } from './checkpoints.ts'

/** Maximum number of prepared statements, because the texts of knex vary. */
const statementsMax = 500

/** Wait of a statement for another process, such as a backup tool, in milliseconds. It blocks the event loop. */
const busyTimeoutMs = 2000

interface Prepared {
  statement: StatementSync
  /** Names of the columns; empty for a statement that returns no rows. */
  columns: readonly string[]
}

/** A connection of node:sqlite with its prepared statements. Reading an integer beyond 2^53 - 1 fails. */
export class SqliteConnection {
  readonly #native: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(path: string, options: { readOnly: boolean }) {
    this.#native = new DatabaseSync(path, { readOnly: options.readOnly, timeout: busyTimeoutMs })
    this.exec('PRAGMA foreign_keys = ON')
    this.exec('PRAGMA cache_size = -32768')
    if (options.readOnly) return
    // WAL lets the reading connection read during a write. A batch of sends changes one or two pages per chat and log, in
    // scattered places: small pages write the fewest bytes. The page size applies to new files; an existing file keeps
    // its own.
    this.exec('PRAGMA page_size = 1024')
    this.exec('PRAGMA journal_mode = WAL')
    // log-flush.ts flushes the log. Without a log, a commit has to wait for the disk itself.
    this.exec(`PRAGMA synchronous = ${this.hasLog ? 'NORMAL' : 'FULL'}`)
    // SQLite itself copies a log of this length. Usually, the thread of checkpoints.ts has copied it before. The log
    // restarts when no reader uses it.
    this.exec(`PRAGMA wal_autocheckpoint = ${4 * checkpointPages}`)
    this.exec('PRAGMA journal_size_limit = 67108864')
  }

  /** Whether commits go to a write-ahead log, which a file system without shared memory does not support. */
  get hasLog(): boolean {
    return (this.rows('PRAGMA journal_mode', []) as { journal_mode: string }[])[0]?.journal_mode === 'wal'
  }

  get inTransaction(): boolean {
    return this.#native.isTransaction
  }

  /** Runs a statement without bindings and rows: BEGIN, COMMIT, PRAGMA. */
  exec(sql: string): void {
    this.#native.exec(sql)
  }

  rows(sql: string, bindings: readonly unknown[]): unknown[] {
    const { statement, columns } = this.#prepare(sql)
    return rowsOf(statement.all(...bindings.map(sqliteValue)), columns)
  }

  /** Returns the first rows, up to the first that is not accepted. Later rows are not read. */
  rowsWhile(sql: string, bindings: readonly unknown[], accepts: (row: unknown) => boolean): unknown[] {
    const { statement, columns } = this.#prepare(sql)
    const rows: unknown[] = []
    for (const cells of statement.iterate(...bindings.map(sqliteValue))) {
      const row = rowOf(cells as unknown as unknown[], columns)
      if (!accepts(row)) break
      rows.push(row)
    }
    return rows
  }

  run(sql: string, bindings: readonly unknown[]): number {
    return Number(this.#prepare(sql).statement.run(...bindings.map(sqliteValue)).changes)
  }

  /** Runs a query of knex, with the result that its better-sqlite3 dialect expects. */
  query(query: KnexQuery): KnexQuery {
    const prepared = this.#prepare(query.sql)
    const bindings = (query.bindings ?? []).map(sqliteValue)
    if (prepared.columns.length > 0) {
      query.response = rowsOf(prepared.statement.all(...bindings), prepared.columns)
      return query
    }
    const result = prepared.statement.run(...bindings)
    const changes = Number(result.changes)
    query.response = { changes }
    query.context = { lastID: Number(result.lastInsertRowid), changes }
    return query
  }

  close(): void {
    this.#prepared.clear()
    this.#native.close()
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    const statement = this.#native.prepare(planOnce(sql))
    statement.setReturnArrays(true)
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) }
    // The row id of a change of the full-text index may exceed 2^53 - 1, which fails as a number.
    if (prepared.columns.length === 0) statement.setReadBigInts(true)
    if (this.#prepared.size >= statementsMax) this.#prepared.delete(this.#prepared.keys().next().value!)
    this.#prepared.set(sql, prepared)
    return prepared
  }
}

/**
 * SQLite plans a statement for the value of a bound limit, again at each binding, which takes ten times as long as
 * running a small statement. It does not evaluate an expression for planning.
 */
const planOnce = (sql: string): string => sql.replace(/\b(limit|offset) \?/gi, '$1 CAST(? AS INTEGER)')

const rowsOf = (found: unknown, columns: readonly string[]): unknown[] =>
  (found as unknown[][]).map((cells) => rowOf(cells, columns))

/** Creates objects that share a shape; objects of node:sqlite are dictionaries, slow to create and to read. */
function rowOf(cells: readonly unknown[], columns: readonly string[]): unknown {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < columns.length; at++) row[columns[at]!] = cells[at]
  return row
}

/**
 * Converts a binding. node:sqlite binds every number as a float, visible in `1 / 2` and `'a' || 1`. Integers are bound
 * as bigint, so that both engines compute the same.
 */
function sqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'boolean') return value ? 1n : 0n
  // knex's migrator writes its timestamps as Date.
  if (value instanceof Date) return value.getTime()
  if (value === undefined) throw new Error('A binding is undefined; write null for NULL.')
  return storable(value) as SQLInputValue
}
