import type { Tx } from '../../platform/database/database.ts'

/** Counts the accounts with an override, by limit. */
export async function countOverrides(tx: Tx): Promise<Map<string, number>> {
  const overrides = tx.knex('limit_overrides').whereNotNull('value').groupBy('name')
  const rows = (await overrides.select('name').count({ n: '*' })) as { name: string; n: number }[]
  return new Map(rows.map(({ name, n }) => [name, Number(n)]))
}
