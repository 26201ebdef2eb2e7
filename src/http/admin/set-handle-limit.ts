import { accountLimits, isLimitName, type LimitName } from '../../platform/limits/account-limits.ts'
import { storeOverride } from '../../platform/limits/limit-override.store.ts'
import { notFound } from '../../platform/errors.ts'
import type { HttpContext } from '../context.ts'
import { findAccount } from './find-accounts.ts'
import { isSettableFor } from './limits.ts'

/**
 * Overrides one limit for one account: at once in this process, within 5 seconds in the others. Null deletes the
 * override.
 * @throws DomainError not_found for an unknown handle, or a limit that cannot be set for this kind of account
 */
export async function setHandleLimit(
  { database, limits }: Pick<HttpContext, 'database' | 'limits'>,
  handle: string,
  name: string,
  value: number | null,
): Promise<{ handle: string; name: LimitName }> {
  const found = await database.write(async (tx) => {
    const account = await findAccount(tx, handle)
    if (!isLimitName(name) || !isSettableFor(accountLimits[name], account.kind)) {
      throw notFound('There is no such limit for this account; `parley limits show HANDLE` lists them.')
    }
    await storeOverride(tx, account.id, name, value)
    return { handle: account.handle!, name }
  })
  await limits.changed()
  return found
}
