import type { Actor } from '../../identity/accounts/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { findAccount } from './find-account.ts'

/** The person who has the handle. @throws DomainError not_found for an agent as for nobody */
export async function findUser(tx: Tx, handle: string): Promise<Actor> {
  const account = await findAccount(tx, handle)
  if (account.kind !== 'user') throw notFound('There is no such person.')
  return account
}
