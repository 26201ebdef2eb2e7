import { lockOwned } from '../../identity/agents/find-agents.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { conflict } from '../../platform/errors.ts'
import type { Listing, Offer } from './listing.ts'
import { sameOffer, tidyTasks } from './listing.rules.ts'
import { findListing, saveListing } from './listing.store.ts'
import { reindexAgent } from './reindex-agent.ts'

/**
 * Submits an agent for review (PROF-015). The same offer does not change the listing, unless it was rejected. Another
 * offer is reviewed again, and is listed only after it is published.
 * @throws DomainError not_found (not this person's agent), conflict (not public)
 */
export function submitListing(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  ownerId: string,
  agentId: string,
  offer: Offer,
): Promise<Listing> {
  const submitted = { categories: offer.categories, tasks: tidyTasks(offer.tasks) }
  return context.database.write(async (tx) => {
    const agent = await lockOwned(tx, ownerId, agentId)
    if (agent.visibility !== 'public') throw conflict('Only a public agent can be listed.', 'visibility')
    const stored = await findListing(tx, agentId)
    if (stored && stored.status !== 'rejected' && sameOffer(stored, submitted)) return stored
    const listing: Listing = {
      ...submitted,
      agentId,
      status: 'in_review',
      reason: null,
      submittedAt: context.clock.now(),
      decidedAt: null,
    }
    await saveListing(tx, listing)
    await reindexAgent(tx, agentId)
    return listing
  })
}
