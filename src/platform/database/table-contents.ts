import type { Cell, ColumnType, Tx } from './database.ts'
import { openDatabase } from './open-database.ts'
import { hasKeys } from './postgres/distribution.ts'

/** A table as the migrations create it, on both engines. */
export interface StoredTable {
  name: string
  columns: Readonly<Record<string, ColumnType>>
  /** Columns of the primary key, in order; all columns of a table without one. */
  key: readonly string[]
}

export type StoredRow = Record<string, Cell>

/** Number of rows that one statement reads. */
const pageRows = 500

const silent = { info() {}, warn() {}, error() {} }

/**
 * Lists the tables and columns that the migrations create, read from a new database in memory: a new column needs no
 * entry in a list. Not included are tables and columns that only a distributed database has, because it derives them, and
 * the search index, because a database without one builds it from the messages.
 */
export async function storedTables(): Promise<StoredTable[]> {
  const database = await openDatabase(':memory:', { log: silent })
  try {
    return await database.read(readTables)
  } finally {
    await database.close()
  }
}

async function readTables(tx: Tx): Promise<StoredTable[]> {
  const rows = await tx.rows<{ table: string; name: string; type: string; pk: number }>(
    `SELECT t.name AS "table", c.name, lower(c.type) AS type, c.pk
     FROM pragma_table_list t, pragma_table_info(t.name) c
     WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND t.name NOT LIKE 'schema\\_migrations%' ESCAPE '\\' AND t.name NOT LIKE 'search\\_%' ESCAPE '\\'
     ORDER BY t.name, c.cid`,
  )
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => {
    const inKey = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
    return {
      name,
      columns: Object.fromEntries(columns.map((column) => [column.name, columnType(name, column)])),
      key: (inKey.length > 0 ? inKey : columns).map((column) => column.name),
    }
  })
}

function columnType(table: string, { name, type }: { name: string; type: string }): ColumnType {
  if (type === 'text') return 'text'
  if (['bigint', 'integer', 'smallint'].includes(type)) return 'bigint'
  throw new Error(`The column ${table}.${name} has the type ${type}, which cannot be moved between engines.`)
}

/** Reads all rows of a table in pages, ordered by its key. */
export async function* readRows(tx: Tx, { name, columns, key }: StoredTable): AsyncGenerator<StoredRow[]> {
  const keys = key.join(', ')
  const after = ` WHERE (${keys}) > (${key.map(() => '?').join(', ')})`
  for (let last: StoredRow | undefined; ;) {
    const page: StoredRow[] = await tx.rows<StoredRow>(
      `SELECT ${Object.keys(columns).join(', ')} FROM ${name}${last === undefined ? '' : after} ORDER BY ${keys} LIMIT ${pageRows}`,
      last === undefined ? [] : key.map((column) => last![column]),
    )
    if (page.length > 0) yield page
    if (page.length < pageRows) return
    last = page.at(-1)!
  }
}

/** Inserts rows of a table with all of its columns. @returns the number of inserted rows */
export function insertRows(tx: Tx, { name, columns }: StoredTable, rows: readonly StoredRow[]): Promise<number> {
  // The names come from the migrations, and the types of knex do not know them.
  const insert = tx.insert as (table: string, columns: object, rows: readonly object[]) => Promise<number>
  return insert(name, columns, rows)
}

export async function hasNoAccounts(tx: Tx): Promise<boolean> {
  return (await tx.knex('actors').first('id')) === undefined
}

/** Returns whether the tables have the keys of a distributed database. */
export async function isDistributed(tx: Tx): Promise<boolean> {
  return tx.dialect === 'postgres' && hasKeys(tx)
}
