import type { Tx } from './database/database.ts'

/** A column of times from which a row is due, or free again, in epoch milliseconds. */
export interface DueColumn {
  table: string
  column: string
  /** SQL condition of the rows that wait for the due time. */
  where: string
  /** Longest time from storing the row to its due time, in milliseconds. */
  longestMs: number
  /** Column of the time at which the due time was stored. */
  storedAt?: string
}

/** Maximum difference between the clocks of several processes, in milliseconds. */
const skewMs = 10_000

/**
 * Makes rows due whose due time is impossible with a correct clock: a clock that was ahead would otherwise postpone
 * them until that time (AMB-241).
 * @returns the number of rows
 */
export async function pullBackDueTimes(tx: Tx, columns: readonly DueColumn[], now: number): Promise<number> {
  let changed = 0
  for (const { table, column, where, longestMs, storedAt } of columns) {
    const [condition, bounds]: [string, number[]] = storedAt
      ? [`(${column} > ? OR (${column} > ? AND ${storedAt} > ?))`, [now + longestMs, now, now + skewMs]]
      : [`${column} > ?`, [now + longestMs]]
    const rows = tx.knex<Record<string, number>>(table).whereRaw(where).whereRaw(condition, bounds)
    changed += await rows.update({ [column]: now })
  }
  return changed
}
