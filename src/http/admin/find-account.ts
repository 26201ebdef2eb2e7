import type { Actor } from '../../identity/accounts/actor.ts'
import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'

/** Returns the account with the handle. @throws DomainError not_found */
export async function findAccount(tx: Tx, handle: string): Promise<Actor> {
  const account = await findActorByHandle(tx, foldHandle(handle))
  if (!account || account.status === 'deleted') throw notFound('There is no such handle.')
  return account
}
