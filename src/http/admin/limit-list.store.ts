import type { Tx } from '../../platform/database/database.ts'

/** How many accounts have a number of their own, by limit. */
export async function countOverrides(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.rows<{ name: string; n: number }>(
    'SELECT name, count(*) AS n FROM limit_overrides WHERE value IS NOT NULL GROUP BY name',
  )
  return new Map(rows.map(({ name, n }) => [name, Number(n)]))
}
