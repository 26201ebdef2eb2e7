import type { Actor } from '../accounts/actor.ts'
import { findActor, lockActor } from '../accounts/actor.store.ts'
import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Locks the row of an owned agent, so that concurrent changes are serialized. @throws DomainError not_found for another
 * user's agent and an unknown one alike
 */
export async function lockOwned(tx: Tx, ownerId: string, agentId: string): Promise<Actor> {
  await lockActor(tx, agentId)
  return requireOwned(tx, ownerId, agentId)
}

/** Returns an owned agent. @throws DomainError not_found for another user's agent and an unknown one alike */
export async function requireOwned(tx: Tx, ownerId: string, agentId: string): Promise<Actor> {
  const agent = await findActor(tx, agentId)
  if (agent?.ownerId !== ownerId || agent.status === 'deleted') throw notFound('There is no such agent.')
  return agent
}
