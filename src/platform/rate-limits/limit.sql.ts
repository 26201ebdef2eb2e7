import { idTable } from '../database/id-table.ts'
import type { Tx } from '../database/database.ts'

/** Count of a name in a window that ends at `endsAt`, in epoch milliseconds. */
export interface WindowCount {
  name: string
  used: number
  endsAt: number
}

/**
 * Adds to counts that all processes share; an expired window restarts with the added count. The rows stay locked until
 * the transaction ends, in the order of their names.
 * @returns the new counts
 */
export async function addToWindows(tx: Tx, counts: readonly WindowCount[], now: number): Promise<WindowCount[]> {
  const added = tx.table(
    { name: 'text', used: 'bigint', ends_at: 'bigint' },
    counts.map(({ name, used, endsAt }) => ({ name, used, ends_at: endsAt })),
  )
  const ended = 'rate_windows.ends_at <= ?'
  return tx.rows<WindowCount>(
    `INSERT INTO rate_windows (name, used, ends_at) SELECT name, used, ends_at FROM ${added.sql} AS t WHERE true ORDER BY name
     ON CONFLICT (name) DO UPDATE SET
       used = CASE WHEN ${ended} THEN excluded.used ELSE rate_windows.used + excluded.used END,
       ends_at = CASE WHEN ${ended} THEN excluded.ends_at ELSE rate_windows.ends_at END
     RETURNING name, used, ends_at AS "endsAt"`,
    [...added.bindings, now, now],
  )
}

/** Returns the counts of windows that have not ended. */
export function readWindows(tx: Tx, names: readonly string[], now: number): Promise<WindowCount[]> {
  const requested = idTable(tx, names)
  return tx.rows<WindowCount>(
    `SELECT w.name, w.used, w.ends_at AS "endsAt" FROM ${requested.sql} AS t JOIN rate_windows w ON w.name = t.id
     WHERE w.ends_at > ?`,
    [...requested.bindings, now],
  )
}

/** Deletes the counts of ended windows, which are no longer read. */
export async function deleteEndedWindows(tx: Tx, now: number): Promise<void> {
  await tx.knex('rate_windows').where('ends_at', '<=', now).delete()
}
