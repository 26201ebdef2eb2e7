import type { Database, Tx } from '../../platform/database/database.ts'

/** Columns that may change without a change of data: leases of deliveries, counts of guesses, and times of last use. */
const restless = new Set([
  'webhooks.lease_owner',
  'webhooks.lease_until',
  'webhooks.claim_id',
  'webhooks.attempting_through',
  'webhooks.delivered_through',
  'device_authorizations.lookups',
  'credentials.last_seen_at',
  'credentials.last_address',
])

/** Tables that count requests, including rejected ones, and tables written up to a second after their requests. */
const counting = new Set(['rate_windows', 'stored_bytes', 'log_epochs'])

/** Test support: dumps all rows of all tables as sorted text, for comparisons. */
export function dumpTables(database: Database): Promise<string[]> {
  return database.read(async (tx) => {
    const tables = await tableNames(tx)
    if (tables.length === 0) throw new Error('The dump found no tables.')
    const dumps = await Promise.all(
      tables.map(async (table) => {
        const rows = await tx.rows(`SELECT * FROM "${table}"`)
        return rows.map((row) => `${table} ${JSON.stringify(settled(table, row))}`)
      }),
    )
    return dumps.flat().sort()
  })
}

/** Returns rows that only one of two dumps contains. */
export function differences(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)]
  return [
    ...before.filter((row) => !now.has(row)).map((row) => `gone: ${row}`),
    ...after.filter((row) => !old.has(row)).map((row) => `new: ${row}`),
  ]
}

function settled(table: string, row: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !restless.has(`${table}.${column}`)))
}

async function tableNames(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    tx.dialect === 'sqlite'
      ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
  )
  return rows.map(({ name }) => name).filter((name) => !counting.has(name))
}
