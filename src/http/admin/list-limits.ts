import { limitNames, type LimitName } from '../../platform/limits/account-limits.ts'
import type { HttpContext } from '../context.ts'
import { countOverrides } from './account-list.store.ts'

export interface GeneralLimit {
  name: LimitName
  value: number
  /** The number of accounts with an override. */
  overrides: number
}

/** Returns every limit with its default for accounts without an override. */
export async function listLimits({
  database,
  limits,
}: Pick<HttpContext, 'database' | 'limits'>): Promise<GeneralLimit[]> {
  const overrides = await database.read((tx) => countOverrides(tx))
  return limitNames.map((name) => ({ name, value: limits.of(name), overrides: overrides.get(name) ?? 0 }))
}
