import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { Tx } from './database.ts'
import { isOneOf } from './id-table.ts'

/** Returns the condition that a column is one of some ids, for `where`; the text does not depend on their number. */
export function amongIds(tx: Tx, column: string, ids: Iterable<string>): Knex.Raw {
  const { sql, bindings } = isOneOf(tx, column, ids)
  return tx.knex.raw(sql, bindings as Knex.RawBinding[])
}

/**
 * Deletes the rows of a table in which one of some columns contains one of some ids. One statement for each column uses
 * the index of the column. @returns number of deleted rows
 */
export async function deleteAmong<Table extends keyof Tables>(
  tx: Tx,
  table: Table,
  columns: readonly (string & keyof Knex.ResolveTableType<Tables[Table]>)[],
  ids: Iterable<string>,
): Promise<number> {
  let deleted = 0
  for (const column of columns)
    deleted += await tx
      .knex(table as string)
      .where(amongIds(tx, column, ids))
      .delete()
  return deleted
}

export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [row] = (await query.count({ n: '*' })) as { n: number }[]
  return Number(row!.n)
}

/** Counts the rows of a query by a column, and sends it at once. Values without rows are missing. */
export async function countsBy(query: Knex.QueryBuilder, column: string): Promise<Map<string, number>> {
  const rows = (await query.groupBy(column).select({ id: column }).count({ n: '*' })) as { id: string; n: number }[]
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}

/**
 * Sends a query at once. A query that is only awaited is sent a microtask later, after the statements of `rows` and
 * `run` that the caller issues next, which matters for locks and for the statements of a batch.
 */
export function sendNow<Result>(query: PromiseLike<Result>): Promise<Result> {
  return Promise.resolve(query.then((result) => result))
}

/**
 * Runs steps that each send their statements before they wait, so that all of them need one round trip. The database
 * executes the statements in the order of the steps: a step sees the changes of earlier ones, and waits for their locks.
 * @returns the results, in order
 */
export function inOrder<Steps extends readonly (() => unknown)[]>(
  ...steps: Steps
): Promise<{ -readonly [Index in keyof Steps]: Awaited<ReturnType<Steps[Index]>> }> {
  return Promise.all(steps.map((step) => step())) as ReturnType<typeof inOrder<Steps>>
}
