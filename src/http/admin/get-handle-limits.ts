import { accountLimits, limitNames, type AccountLimit, type LimitName } from '../../platform/limits/account-limits.ts'
import type { HttpContext } from '../context.ts'
import { findAccount } from './find-account.ts'

export interface LimitOfAccount {
  name: LimitName
  value: number
  default: number
  override: boolean
  /** Null where it is not counted for one account as a whole. */
  used: number | null
}

/** The limits that can be set for an account, with what it uses of them. @throws DomainError not_found */
export async function getHandleLimits(
  { database, limits }: Pick<HttpContext, 'database' | 'limits'>,
  handle: string,
): Promise<{ handle: string; limits: LimitOfAccount[] }> {
  const account = await database.read((tx) => findAccount(tx, handle))
  const own = limits.overridesOf(account.id)
  const found = limitNames
    .filter((name) => isSettableFor(accountLimits[name], account.kind))
    .map((name) => ({
      name,
      value: limits.of(name, account.id),
      default: limits.of(name),
      override: own.has(name),
      used: null,
    }))
  return { handle: account.handle!, limits: found }
}

/** Whether an operator can set the limit for accounts of this kind. */
export function isSettableFor({ account }: AccountLimit, kind: 'user' | 'agent'): boolean {
  return account === 'any' || account === (kind === 'user' ? 'person' : 'agent')
}
