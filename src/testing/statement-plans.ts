import type { Tx } from '../platform/database/database.ts'

/** Test support: returns the plans of the statements of `work` as text; each statement returns no rows. */
export async function statementPlans(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  const explain = tx.dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN ' : 'EXPLAIN '
  const note = (rows: readonly Record<string, unknown>[]) =>
    void plans.push(...rows.map((row) => String(row.detail ?? row['QUERY PLAN'])))
  const explaining: Tx = {
    ...tx,
    rows: async <R>(sql: string, bindings?: readonly unknown[]) => {
      note(await tx.rows(explain + sql, bindings))
      return [] as R[]
    },
    ...(tx.rowsWhile && {
      rowsWhile: <R>(sql: string, bindings: readonly unknown[]) => {
        note(tx.rowsWhile!(explain + sql, bindings, () => true))
        return [] as R[]
      },
    }),
  }
  await work(explaining)
  return plans.join('\n')
}
