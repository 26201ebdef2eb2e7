import type { TableParameter, Tx } from './database.ts'

/** Ids as a table with one column, `id`. */
export function idTable(tx: Pick<Tx, 'table'>, ids: Iterable<string>): TableParameter {
  return tx.table(
    { id: 'text' },
    Array.from(ids, (id) => ({ id })),
  )
}
