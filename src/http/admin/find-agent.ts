import type { Actor } from '../../identity/accounts/actor.ts'
import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Returns the agent with the handle, also when it is deleted. @throws DomainError not_found */
export async function findAgent(tx: Tx, handle: string): Promise<Actor> {
  const agent = await findActorByHandle(tx, foldHandle(handle))
  if (agent?.kind !== 'agent') throw notFound('There is no such agent.', 'agent')
  return agent
}
