import { storable } from './storable.ts'
import type { Cell, ColumnType, TableParameter, Tx } from './database.ts'

type Columns = Readonly<Partial<Record<string, ColumnType>>>

const columnName = /^[a-z][a-z0-9_]*$/

/**
 * SQLite: one JSON array, of values for one column, or else of arrays. `value` and `->>` return TEXT for strings,
 * INTEGER for numbers and NULL for null, so the columns keep the types of the rows.
 */
export function jsonTable(columns: Columns, rows: readonly object[]): TableParameter {
  const names = namesOf(columns)
  const alone = names.length === 1
  const selected = names.map((name, index) => `${alone ? 'value' : `value ->> ${index}`} AS ${name}`).join(', ')
  const cells = rows.map((row) => (alone ? cellOf(row, names[0]!) : names.map((name) => cellOf(row, name))))
  return { sql: `(SELECT ${selected} FROM json_each(?))`, bindings: [JSON.stringify(cells)] }
}

/**
 * PostgreSQL: one array per column, unnested in parallel. Each is in a subquery, so that plans do not depend on the
 * number of rows: a plan for each small table would take longer than the statement.
 */
export const unnestTable: TableOf = (columns, rows) => unnested(columns, rows, (type) => `(SELECT ?::${type}[])`)

/** Same as `unnestTable`, for plans that need the rows, because these decide which servers are queried. */
export const distributedTable: TableOf = (columns, rows) => unnested(columns, rows, (type) => `?::${type}[]`)

type TableOf = (columns: Columns, rows: readonly object[]) => TableParameter

function unnested(columns: Columns, rows: readonly object[], arrayOf: (type: ColumnType) => string): TableParameter {
  const names = namesOf(columns)
  const arrays = names.map((name) => arrayOf(columns[name]!)).join(', ')
  return {
    sql: `(SELECT * FROM unnest(${arrays}) AS u(${names.join(', ')}))`,
    bindings: names.map((name) => rows.map((row) => cellOf(row, name))) as TableParameter['bindings'],
  }
}

/** Inserts rows on PostgreSQL with one statement. */
export function insertUnnested(
  table: string,
  columns: Columns,
  rows: readonly object[],
  skipTaken?: string,
): { sql: string; bindings: TableParameter['bindings'] } {
  const added = unnestTable(columns, rows)
  const sql = `INSERT INTO ${table} (${namesOf(columns).join(', ')}) SELECT * FROM ${added.sql} AS t${skipping(skipTaken)}`
  return { sql, bindings: added.bindings }
}

/** Inserts rows on SQLite one by one with a prepared statement, in half the time of a statement with JSON. */
export function insertOneByOne(
  table: string,
  columns: Columns,
  rows: readonly object[],
  skipTaken?: string,
): { sql: string; bindings: Cell[][] } {
  const names = namesOf(columns)
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})${skipping(skipTaken)}`
  return { sql, bindings: rows.map((row) => names.map((name) => cellOf(row, name))) }
}

/** Maximum number of parameters in one statement; PostgreSQL accepts 65,535. */
const parametersMax = 50_000

/**
 * Inserts rows on a distributed PostgreSQL, with VALUES: it sends each server its rows, while selected rows would first
 * be written to a file. The number of rows in a statement is a power of two, so that there are few different texts.
 */
export function insertValues(
  table: string,
  columns: Columns,
  rows: readonly object[],
  skipTaken?: string,
): { sql: string; bindings: Cell[] }[] {
  const names = namesOf(columns)
  const row = `(${names.map(() => '?').join(', ')})`
  const inserts: { sql: string; bindings: Cell[] }[] = []
  for (let from = 0; from < rows.length;) {
    const count = Math.min(powerOfTwo(rows.length - from), powerOfTwo(parametersMax / names.length))
    const values = Array.from({ length: count }, () => row).join(', ')
    inserts.push({
      sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES ${values}${skipping(skipTaken)}`,
      bindings: rows.slice(from, from + count).flatMap((one) => names.map((name) => cellOf(one, name))),
    })
    from += count
  }
  return inserts
}

/** Returns the largest power of two up to a number. */
const powerOfTwo = (most: number): number => 2 ** Math.floor(Math.log2(most))

const skipping = (key: string | undefined): string => (key === undefined ? '' : ` ON CONFLICT (${key}) DO NOTHING`)

/** Returns the names, which become part of the statement; only plain names are allowed. */
function namesOf(columns: Columns): string[] {
  const names = Object.keys(columns)
  const wrong = names.find((name) => !columnName.test(name))
  if (names.length === 0 || wrong !== undefined) throw new Error(`Not a column name: ${wrong ?? '(none given)'}`)
  return names
}

function cellOf(row: object, name: string): Cell {
  const cell = (row as Record<string, Cell | undefined>)[name]
  if (cell === undefined) throw new Error(`A row lacks the column ${name}.`)
  return storable(cell)
}

/** Returns the texts of a column with a JSON list, for use after IN; none for null. */
export function jsonTexts({ dialect }: Pick<Tx, 'dialect'>, column: string): string {
  return dialect === 'sqlite'
    ? `(SELECT value FROM json_each(${column}))`
    : `(SELECT jsonb_array_elements_text(${column}::jsonb))`
}
