import type { Actor } from '../accounts/actor.ts'
import type { IdentityContext } from '../context.ts'
import { requireOwned } from './find-owned-agent.ts'

/** @throws DomainError not_found for another user's agent as for none */
export function getOwnedAgent(
  context: Pick<IdentityContext, 'database'>,
  ownerId: string,
  agentId: string,
): Promise<Actor> {
  return context.database.read((tx) => requireOwned(tx, ownerId, agentId))
}
