import { notFound, unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import type { Actor } from '../accounts/actor.ts'
import { findActor, lockActor, listOwned } from '../accounts/actor.store.ts'
import type { Needs } from '../../platform/context.ts'

/**
 * Locks the row of an owned agent, so that concurrent changes are serialized.
 * @throws DomainError not_found for another user's agent and an unknown one alike
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

/**
 * Returns the agent of an Agent Token (AUTH-012).
 * @throws unauthorized when the agent was deleted or suspended meanwhile
 */
export async function getOwnAgent(context: Needs<'database'>, agentId: string): Promise<Actor> {
  const agent = await context.database.read((tx) => findActor(tx, agentId))
  if (agent?.status !== 'active') throw unauthorized()
  return agent
}

/** Returns an owned agent. @throws DomainError not_found for another user's agent and an unknown one alike */
export function getOwnedAgent(context: Needs<'database'>, ownerId: string, agentId: string): Promise<Actor> {
  return context.database.read((tx) => requireOwned(tx, ownerId, agentId))
}

/** Lists a user's agents, oldest first. */
export function listOwnedAgents(context: Needs<'database'>, ownerId: string, page: ListPage): Promise<List<Actor>> {
  return readOldestFirst(context.database, 'agt', page, (tx, after, limit) => listOwned(tx, ownerId, after, limit))
}
