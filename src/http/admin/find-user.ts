import type { Actor } from '../../identity/accounts/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { findAccount } from './find-account.ts'

/** Returns the user with the handle. @throws DomainError not_found, also for the handle of an agent */
export async function findUser(tx: Tx, handle: string): Promise<Actor> {
  const account = await findAccount(tx, handle)
  if (account.kind !== 'user') throw notFound('There is no such person.')
  return account
}
