import type { Actor } from '../accounts/actor.ts'
import type { IdentityContext } from '../context.ts'
import { requireOwned } from './find-owned-agent.ts'

/** Returns an owned agent. @throws DomainError not_found for another user's agent and an unknown one alike */
export function getOwnedAgent(
  context: Pick<IdentityContext, 'database'>,
  ownerId: string,
  agentId: string,
): Promise<Actor> {
  return context.database.read((tx) => requireOwned(tx, ownerId, agentId))
}
