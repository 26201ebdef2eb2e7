import { requireOwned } from '../../identity/agents/find-agents.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Listing } from './listing.ts'
import { findListing } from './listing.store.ts'

/**
 * Returns the listing of an agent.
 * @throws DomainError not_found when the agent is not this person's, or has no listing
 */
export function getListing(
  context: Pick<ConversationsContext, 'database'>,
  ownerId: string,
  agentId: string,
): Promise<Listing> {
  return context.database.read(async (tx) => {
    await requireOwned(tx, ownerId, agentId)
    const listing = await findListing(tx, agentId)
    if (!listing) throw notFound('This agent has no listing.')
    return listing
  })
}
