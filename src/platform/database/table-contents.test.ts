import { expect, test } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import type { Database } from './database.ts'
import { insertRows, readRows, storedTables, type StoredRow } from './table-contents.ts'

/** Lists `table.column` of the catalog; columns that the engine computes are not stored. */
async function catalog(database: Database): Promise<string[]> {
  const sql =
    database.dialect === 'sqlite'
      ? `SELECT t.name || '.' || c.name AS name FROM sqlite_schema t, pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.sql NOT LIKE 'CREATE VIRTUAL%' AND t.name NOT LIKE 'sqlite%'`
      : `SELECT table_name || '.' || column_name AS name FROM information_schema.columns JOIN information_schema.tables
           USING (table_schema, table_name)
         WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'`
  const rows = await database.read((tx) => tx.rows<{ name: string }>(sql))
  return rows.map(({ name }) => name).filter((name) => !/^(schema_migrations|search_)/.test(name))
}

eachDatabase((_name, open) => {
  test('the exported tables have every column of the database', async () => {
    const tables = await storedTables()
    const listed = tables.flatMap(({ name, columns }) => Object.keys(columns).map((column) => `${name}.${column}`))
    const found = await catalog(await open({ distributed: false }))
    expect(listed.length).toBeGreaterThan(300)
    expect(listed.sort()).toEqual(found.sort())
  })

  test('rows are read in pages, each row once, also by a key of several columns', async () => {
    const database = await open({ distributed: false })
    const table = (await storedTables()).find(({ name }) => name === 'epoch_starts')!
    const rows = Array.from({ length: 1_234 }, (_, index) => ({
      actor_id: `agt_${String(index % 3)}`,
      number: index,
      last_sequence: 2 ** 53 - 1 - index,
    }))
    await database.write((tx) => insertRows(tx, table, rows))
    const found: StoredRow[] = []
    await database.read(async (tx) => {
      for await (const page of readRows(tx, table)) found.push(...page)
    })
    const byNumber = found.toSorted((a, b) => Number(a['number']) - Number(b['number']))
    expect(byNumber).toEqual(rows)
  })
})
