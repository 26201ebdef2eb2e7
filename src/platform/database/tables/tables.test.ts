import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { silentLog } from '../../../testing/databases.ts'
import { openDatabase } from '../open-database.ts'

type Columns = Record<string, string>

/** Reads the row types from their source: types do not exist at run time. */
function declaredTables(): Record<string, Columns> {
  const text = globSync(join(import.meta.dirname, '*.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const rows = new Map([...text.matchAll(/^export interface (\w+) \{\n([^}]*)^\}/gm)].map((row) => [row[1]!, row[2]!]))
  const tables = [...text.matchAll(/^ {4}(\w+): Stored<\s*(\w+)/gm)]
  return Object.fromEntries(tables.map(([, table, row]) => [table!, columnsOf(rows.get(row!)!)]))
}

function columnsOf(row: string): Columns {
  const columns = [...row.matchAll(/^ {2}(\w+):([^\n]*(?:\n {4}\|[^\n]*)*)/gm)]
  return Object.fromEntries(
    columns.map(([, column, type]) => [
      column!,
      `${/\b(number|Flag)\b/.test(type!) ? 'number' : 'text'}${/\bnull\b/.test(type!) ? ' or null' : ''}`,
    ]),
  )
}

async function storedTables(): Promise<Record<string, Columns>> {
  const database = await openDatabase(':memory:', { log: silentLog })
  const rows = await database.read((tx) =>
    tx.rows<{ table: string; name: string; type: string; optional: number }>(
      `SELECT t.name AS "table", c.name, lower(c.type) AS type, c."notnull" = 0 AND c.pk = 0 AS optional
       FROM sqlite_schema t, pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'schema_migrations%' AND t.name NOT LIKE 'sqlite_%'
         AND t.name NOT LIKE 'search_words%'`,
    ),
  )
  await database.close()
  const tables: Record<string, Columns> = {}
  for (const { table, name, type, optional } of rows)
    (tables[table] ??= {})[name] = `${type === 'text' ? 'text' : 'number'}${optional === 1 ? ' or null' : ''}`
  return tables
}

test('the row types have the columns of the tables', async () => {
  const stored = await storedTables()
  expect(Object.keys(stored).length).toBeGreaterThan(50)
  const absent = new Set(['actor_id', 'queue', 'attempt_limit', 'lease_id'])
  const deliveryView = Object.fromEntries(Object.entries(stored['deliveries']!).filter(([name]) => !absent.has(name)))
  expect(declaredTables()).toEqual({
    ...stored,
    // Only SQLite has a table for the words of its search; `message_ids` is a table of a distributed database, else a view.
    search_words: { rowid: 'number', words: 'text', readers: 'text' },
    message_ids: { id: 'text', chat_id: 'text' },
    first_deliveries: deliveryView,
    all_deliveries: deliveryView,
  })
})
