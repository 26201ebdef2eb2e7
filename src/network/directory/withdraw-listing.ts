import { lockOwned } from '../../identity/agents/find-agents.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { deleteListing } from './listing.store.ts'
import { reindexAgent } from './reindex-agent.ts'

/**
 * Removes an agent from the directory. Without a listing it does nothing. @throws DomainError not_found when the agent
 * is not this person's
 */
export function withdrawListing(
  context: Pick<ConversationsContext, 'database'>,
  ownerId: string,
  agentId: string,
): Promise<void> {
  return context.database.write(async (tx) => {
    await lockOwned(tx, ownerId, agentId)
    await deleteListing(tx, agentId)
    await reindexAgent(tx, agentId)
  })
}
