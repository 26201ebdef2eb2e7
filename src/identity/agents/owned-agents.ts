import type { Actor, Profile } from '../accounts/actor.ts'
import { findActor, listOwned, lockActor } from '../accounts/actor.store.ts'
import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Tx } from '../../platform/database/database.ts'
import { changeProfile } from '../profiles/change-profile.ts'

/** One page of a person's agents, oldest first. */
export async function listOwnedAgents(
  context: Pick<IdentityContext, 'database'>,
  ownerId: string,
  page: ListPage,
): Promise<List<Actor>> {
  const rows = await context.database.read((tx) => listOwned(tx, ownerId, page.cursor ?? '', page.limit + 1))
  return paginate(rows, page.limit, ({ id }) => id)
}

/** @throws DomainError not_found for another person's agent as for none */
export function getOwnedAgent(
  context: Pick<IdentityContext, 'database'>,
  ownerId: string,
  agentId: string,
): Promise<Actor> {
  return context.database.read((tx) => requireOwned(tx, ownerId, agentId))
}

/** Changes what is given and leaves the rest. Nothing is announced to anybody. */
export function updateOwnedAgent(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  ownerId: string,
  agentId: string,
  changes: Partial<Profile>,
): Promise<Actor> {
  return context.database.write(async (tx) => {
    return changeProfile(tx, await lockOwned(tx, ownerId, agentId), changes, context.clock.now())
  })
}

/**
 * The agent, with its row locked: whoever changes it at the same time goes first or waits.
 * @throws DomainError not_found for another person's agent as for none
 */
export async function lockOwned(tx: Tx, ownerId: string, agentId: string): Promise<Actor> {
  await lockActor(tx, agentId)
  return requireOwned(tx, ownerId, agentId)
}

/** @throws DomainError not_found for another person's agent as for none */
export async function requireOwned(tx: Tx, ownerId: string, agentId: string): Promise<Actor> {
  const agent = await findActor(tx, agentId)
  if (agent?.ownerId !== ownerId || agent.status === 'deleted') throw notFound('There is no such agent.')
  return agent
}
