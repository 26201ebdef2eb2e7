import type { ColumnType, TableParameter } from './database.ts'

type Cell = string | number | null

const columnName = /^[a-z][a-z0-9_]*$/

/**
 * SQLite: one JSON array of arrays. `->>` gives TEXT for strings, INTEGER for numbers and NULL for null, so
 * the columns keep the types that the rows have.
 */
export function jsonTable(columns: Record<string, ColumnType>, rows: readonly Record<string, Cell>[]): TableParameter {
  const names = namesOf(columns)
  const selected = names.map((name, index) => `value ->> ${index} AS ${name}`).join(', ')
  const cells = rows.map((row) => names.map((name) => cellOf(row, name)))
  return { sql: `(SELECT ${selected} FROM json_each(?))`, bindings: [JSON.stringify(cells)] }
}

/** PostgreSQL: one array per column, unnested side by side. */
export function unnestTable(columns: Record<string, ColumnType>, rows: readonly Record<string, Cell>[]): TableParameter {
  const names = namesOf(columns)
  const arrays = names.map((name) => `?::${columns[name]}[]`).join(', ')
  return {
    sql: `(SELECT * FROM unnest(${arrays}) AS u(${names.join(', ')}))`,
    bindings: names.map((name) => rows.map((row) => cellOf(row, name))) as TableParameter['bindings'],
  }
}

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
