import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import type { KnexQuery } from '../bound-knex.ts'
import { checkpointPages } from './checkpoints.ts'

/** Statements kept prepared; the texts of knex vary, so there must be a bound. */
const statementsMax = 500

/** How long a statement waits for another process, a backup tool for instance. It blocks the event loop. */
const busyTimeoutMs = 2000

interface Prepared {
  statement: StatementSync
  /** Names of the columns; none for a statement that returns no rows. */
  columns: readonly string[]
}

/** One connection of node:sqlite with its prepared statements. Integers beyond 2^53 - 1 fail to be read. */
export class SqliteConnection {
  readonly #native: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()
  #waitsForDisk: boolean | undefined

  constructor(path: string, options: { readOnly: boolean }) {
    this.#native = new DatabaseSync(path, { readOnly: options.readOnly, timeout: busyTimeoutMs })
    this.exec('PRAGMA foreign_keys = ON')
    this.exec('PRAGMA cache_size = -32768')
    if (options.readOnly) return
    // WAL lets the reading connection read during a write; FULL syncs the log at every commit.
    // A batch of sends touches a page or two for each chat and log, wherever they lie: small pages are the fewest
    // bytes to write. It holds for new files; the size of a file that exists stays.
    this.exec('PRAGMA page_size = 1024')
    this.exec('PRAGMA journal_mode = WAL')
    // A thread copies the log before it is so large, see checkpoints.ts; a quiet moment then lets it begin anew.
    this.exec(`PRAGMA wal_autocheckpoint = ${4 * checkpointPages}`)
    this.waitForDisk(true)
    this.exec('PRAGMA journal_size_limit = 67108864')
  }

  /** Whether commits wait until the disk has them. Those that do not are there once a later one has waited. */
  waitForDisk(wanted: boolean): void {
    if (wanted === this.#waitsForDisk) return
    this.exec(`PRAGMA synchronous = ${wanted ? 'FULL' : 'NORMAL'}`)
    this.#waitsForDisk = wanted
  }

  get inTransaction(): boolean {
    return this.#native.isTransaction
  }

  /** For statements without bindings and rows: BEGIN, COMMIT, PRAGMA. */
  exec(sql: string): void {
    this.#native.exec(sql)
  }

  rows(sql: string, bindings: readonly unknown[]): unknown[] {
    const { statement, columns } = this.#prepare(sql)
    return rowsOf(statement.all(...bindings.map(sqliteValue)), columns)
  }

  run(sql: string, bindings: readonly unknown[]): number {
    return Number(this.#prepare(sql).statement.run(...bindings.map(sqliteValue)).changes)
  }

  /** One query of knex, answered as its better-sqlite3 dialect expects it. */
  query(query: KnexQuery): KnexQuery {
    const prepared = this.#prepare(query.sql)
    const bindings = (query.bindings ?? []).map(sqliteValue)
    if (prepared.columns.length > 0) {
      query.response = rowsOf(prepared.statement.all(...bindings), prepared.columns)
      return query
    }
    const result = prepared.statement.run(...bindings)
    query.response = result
    query.context = { lastID: result.lastInsertRowid, changes: result.changes }
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
    if (this.#prepared.size >= statementsMax) this.#prepared.delete(this.#prepared.keys().next().value!)
    this.#prepared.set(sql, prepared)
    return prepared
  }
}

/**
 * SQLite plans a statement by the value of a bound limit, and so anew each time that one is bound, which takes ten times as
 * long as to run a small one. It does not look into an expression.
 */
const planOnce = (sql: string): string => sql.replace(/\b(limit|offset) \?/gi, '$1 CAST(? AS INTEGER)')

/** Objects made here share a shape; those of node:sqlite are dictionaries, slow to make and to read. */
function rowsOf(found: unknown, columns: readonly string[]): unknown[] {
  return (found as unknown[][]).map((cells) => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < columns.length; at++) row[columns[at]!] = cells[at]
    return row
  })
}

/**
 * node:sqlite binds every number as a float, which shows in `1 / 2` and `'a' || 1`: integers go in as
 * bigint, so that both engines compute the same.
 */
function sqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'boolean') return value ? 1n : 0n
  // knex's migrator stamps its rows with a Date.
  if (value instanceof Date) return value.getTime()
  if (value === undefined) throw new Error('A binding is undefined; write null for NULL.')
  return value as SQLInputValue
}
