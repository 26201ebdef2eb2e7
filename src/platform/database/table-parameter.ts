import type { Cell, ColumnType, TableParameter, Tx } from './database.ts'

const columnName = /^[a-z][a-z0-9_]*$/

/**
 * SQLite: one JSON array, of values where there is one column and else of arrays. `value` and `->>` give TEXT for
 * strings, INTEGER for numbers and NULL for null, so the columns keep the types that the rows have.
 */
export function jsonTable(columns: Record<string, ColumnType>, rows: readonly Record<string, Cell>[]): TableParameter {
  const names = namesOf(columns)
  const alone = names.length === 1
  const selected = names.map((name, index) => `${alone ? 'value' : `value ->> ${index}`} AS ${name}`).join(', ')
  const cells = rows.map((row) => (alone ? cellOf(row, names[0]!) : names.map((name) => cellOf(row, name))))
  return { sql: `(SELECT ${selected} FROM json_each(?))`, bindings: [JSON.stringify(cells)] }
}

/**
 * PostgreSQL: one array per column, unnested side by side. Each is behind a SELECT, so that no plan depends on how many rows it
 * has: a statement would else be planned anew for each small table, which takes longer than to run it.
 */
export const unnestTable: TableOf = (columns, rows) => unnested(columns, rows, (type) => `(SELECT ?::${type}[])`)

/** The same where a plan has to know the rows: it names the servers that have them. */
export const distributedTable: TableOf = (columns, rows) => unnested(columns, rows, (type) => `?::${type}[]`)

type TableOf = (columns: Record<string, ColumnType>, rows: readonly Record<string, Cell>[]) => TableParameter

function unnested(
  columns: Record<string, ColumnType>,
  rows: readonly Record<string, Cell>[],
  arrayOf: (type: ColumnType) => string,
): TableParameter {
  const names = namesOf(columns)
  const arrays = names.map((name) => arrayOf(columns[name]!)).join(', ')
  return {
    sql: `(SELECT * FROM unnest(${arrays}) AS u(${names.join(', ')}))`,
    bindings: names.map((name) => rows.map((row) => cellOf(row, name))) as TableParameter['bindings'],
  }
}

/** How PostgreSQL stores rows: all of them by one statement. */
export function insertUnnested(
  table: string,
  columns: Record<string, ColumnType>,
  rows: readonly Record<string, Cell>[],
  skipTaken?: string,
): { sql: string; bindings: TableParameter['bindings'] } {
  const added = unnestTable(columns, rows)
  const sql = `INSERT INTO ${table} (${namesOf(columns).join(', ')}) SELECT * FROM ${added.sql} AS t${skipping(skipTaken)}`
  return { sql, bindings: added.bindings }
}

/** How SQLite does: one after the other by a statement that stays prepared, in half the time that one of JSON takes. */
export function insertOneByOne(
  table: string,
  columns: Record<string, ColumnType>,
  rows: readonly Record<string, Cell>[],
  skipTaken?: string,
): { sql: string; bindings: Cell[][] } {
  const names = namesOf(columns)
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})${skipping(skipTaken)}`
  return { sql, bindings: rows.map((row) => names.map((name) => cellOf(row, name))) }
}

/** Parameters of one statement; PostgreSQL takes 65,535. */
const parametersMax = 50_000

/**
 * How a distributed PostgreSQL does: it sends each server the rows that are for it, where what is selected would pass through
 * a file first. Texts depend on the number of rows, so that a statement of many is one of few different ones.
 */
export function insertValues(
  table: string,
  columns: Record<string, ColumnType>,
  rows: readonly Record<string, Cell>[],
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

/** The largest power of two that is no more than a number. */
const powerOfTwo = (most: number): number => 2 ** Math.floor(Math.log2(most))

const skipping = (key: string | undefined): string => (key === undefined ? '' : ` ON CONFLICT (${key}) DO NOTHING`)

/** The names become part of the statement, so nothing but a plain name is taken. */
function namesOf(columns: Record<string, ColumnType>): string[] {
  const names = Object.keys(columns)
  const wrong = names.find((name) => !columnName.test(name))
  if (names.length === 0 || wrong !== undefined) throw new Error(`Not a column name: ${wrong ?? '(none given)'}`)
  return names
}

function cellOf(row: Record<string, Cell>, name: string): Cell {
  const cell = row[name]
  if (cell === undefined) throw new Error(`A row lacks the column ${name}.`)
  return cell
}

/** The texts of a column that has a JSON list of them, for use behind IN. A null column has none. */
export function jsonTexts({ dialect }: Pick<Tx, 'dialect'>, column: string): string {
  return dialect === 'sqlite'
    ? `(SELECT value FROM json_each(${column}))`
    : `(SELECT jsonb_array_elements_text(${column}::jsonb))`
}
