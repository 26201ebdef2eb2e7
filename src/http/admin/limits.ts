import { accountLimits, limitNames, type AccountLimit, type LimitName } from '../../platform/limits/account-limits.ts'
import type { HttpContext } from '../context.ts'
import { findAccount } from './find-accounts.ts'
import { limitUsage } from './limit-usage.ts'
import { countOverrides } from './account-list.store.ts'

export interface LimitOfAccount {
  name: LimitName
  value: number
  default: number
  override: boolean
  /** Current usage; null for a limit that is counted for each chat or task of the account. */
  used: number | null
}

/** Returns the limits that an operator can set for an account, with its usage. @throws DomainError not_found */
export async function getHandleLimits(
  { clock, database, limits }: Pick<HttpContext, 'clock' | 'database' | 'limits'>,
  handle: string,
): Promise<{ handle: string; limits: LimitOfAccount[] }> {
  return database.read(async (tx) => {
    const account = await findAccount(tx, handle)
    const own = limits.overridesOf(account.id)
    const found: LimitOfAccount[] = []
    for (const name of limitNames.filter((limit) => isSettableFor(accountLimits[limit], account.kind))) {
      found.push({
        name,
        value: limits.of(name, account.id),
        default: limits.of(name),
        override: own.has(name),
        used: (await limitUsage[name]?.(tx, account.id, clock.now())) ?? null,
      })
    }
    return { handle: account.handle!, limits: found }
  })
}

/** Returns whether an operator can set the limit for accounts of this kind. */
export function isSettableFor({ account }: AccountLimit, kind: 'user' | 'agent'): boolean {
  return account === 'any' || account === (kind === 'user' ? 'person' : 'agent')
}

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
