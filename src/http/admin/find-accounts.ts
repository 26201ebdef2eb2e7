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

/** Returns the user with the handle. @throws DomainError not_found, also for the handle of an agent */
export async function findUser(tx: Tx, handle: string): Promise<Actor> {
  const account = await findAccount(tx, handle)
  if (account.kind !== 'user') throw notFound('There is no such person.')
  return account
}

/** Returns the agent with the handle, also when it is deleted. @throws DomainError not_found */
export async function findAgent(tx: Tx, handle: string): Promise<Actor> {
  const agent = await findActorByHandle(tx, foldHandle(handle))
  if (agent?.kind !== 'agent') throw notFound('There is no such agent.', 'agent')
  return agent
}
