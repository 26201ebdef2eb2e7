import { postgresVersion } from '../bench-postgres.ts'
import type { Point, Series } from './series.ts'

/**
 * Returns a series on PostgreSQL, skipped when no PostgreSQL answers.
 * @param measure returns the costs of some sizes, in order
 */
export function postgresSeries(
  about: Omit<Series, 'measure'>,
  sizes: readonly number[],
  measure: (sizes: readonly number[]) => Promise<readonly Point['costs'][]>,
): Series {
  return {
    ...about,
    async measure(sizesMax) {
      if ((await postgresVersion()) === undefined) return { skipped: 'PostgreSQL is not there' }
      const chosen = sizes.slice(0, sizesMax)
      const costs = await measure(chosen)
      return chosen.map((size, at) => ({ size, costs: costs[at]! }))
    },
  }
}
