import type { Needs } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Returns the names of the tables in which a column contains the text. The search is case-sensitive. */
export function searchDump(context: Needs<'database'>, text: string): Promise<string[]> {
  return context.database.read(async (tx) => {
    const found: string[] = []
    for (const table of await tableNames(tx)) {
      if (await holds(tx, table, await columnNames(tx, table), text)) found.push(table)
    }
    return found
  })
}

async function tableNames(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    tx.dialect === 'sqlite'
      ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY 1',
  )
  return rows.map(({ name }) => name)
}

async function columnNames(tx: Tx, table: string): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    tx.dialect === 'sqlite'
      ? 'SELECT name FROM pragma_table_info(?)'
      : `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = ?`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Table and column names come from the catalog and are quoted; the text is a bound parameter. */
async function holds(tx: Tx, table: string, columns: readonly string[], text: string): Promise<boolean> {
  const position = tx.dialect === 'sqlite' ? 'instr' : 'strpos'
  const tests = columns.map((column) => `${position}(CAST("${column}" AS text), ?) > 0`)
  const rows = await tx.rows(
    `SELECT 1 AS hit FROM "${table}" WHERE ${tests.join(' OR ')} LIMIT 1`,
    columns.map(() => text),
  )
  return rows.length > 0
}
