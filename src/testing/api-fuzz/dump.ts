import type { Database, Tx } from '../../platform/database/database.ts'

/** Columns that may move although nothing was changed: leases of deliveries, what counts guesses, and last uses. */
const restless = new Set([
  'webhooks.lease_owner',
  'webhooks.lease_until',
  'webhooks.claim_id',
  'webhooks.attempting_through',
  'webhooks.delivered_through',
  'device_authorizations.lookups',
  'credentials.last_seen_at',
])

/** Tables that count requests, also those that are rejected. */
const counting = new Set(['rate_windows'])

/** Test support: every row of every table as text, sorted, so that two dumps can be compared. */
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

/** The rows that only one of two dumps has. */
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
