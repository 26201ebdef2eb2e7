import { requireOwned, lockOwned } from '../../identity/agents/find-agents.ts'
import type { Needs } from '../../platform/context.ts'
import { notFound, conflict } from '../../platform/errors.ts'
import type { Listing, Offer } from './listing.ts'
import { findListing, saveListing, deleteListing, listedAmong } from './listing.store.ts'
import { sameOffer, tidyTasks } from './listing.rules.ts'
import { reindexAgent } from './reindex-agent.ts'
import type { DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Returns the listing of an agent.
 * @throws DomainError not_found when the agent is not this person's, or has no listing
 */
export function getListing(context: Needs<'database'>, ownerId: string, agentId: string): Promise<Listing> {
  return context.database.read(async (tx) => {
    await requireOwned(tx, ownerId, agentId)
    const listing = await findListing(tx, agentId)
    if (!listing) throw notFound('This agent has no listing.')
    return listing
  })
}

/**
 * Submits an agent for review (PROF-015). The same offer does not change the listing, unless it was rejected. Another
 * offer is reviewed again, and is listed only after it is published.
 * @throws DomainError not_found (not this person's agent), conflict (not public)
 */
export function submitListing(
  context: Needs<'clock' | 'database'>,
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

/**
 * Removes an agent from the directory. Without a listing it does nothing.
 * @throws DomainError not_found when the agent is not this person's
 */
export function withdrawListing(context: Needs<'database'>, ownerId: string, agentId: string): Promise<void> {
  return context.database.write(async (tx) => {
    await lockOwned(tx, ownerId, agentId)
    await deleteListing(tx, agentId)
    await reindexAgent(tx, agentId)
  })
}

/** Removes deleted agents from the directory. The deletion has locked their rows. */
export async function withdrawListingsOf(tx: Tx, { agentIds }: DeletedAccounts): Promise<ErasureCounts> {
  let listings = 0
  for (const agentId of await listedAmong(tx, agentIds)) {
    listings += await deleteListing(tx, agentId)
    await reindexAgent(tx, agentId)
  }
  return { erased: { agent_settings: listings } }
}
