import type { Needs } from '../../platform/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { ListingStatus, ReviewedListing, Listing, ListingDecision } from '../../network/directory/listing.ts'
import { listListings, findListing, saveListing } from '../../network/directory/listing.store.ts'
import { findActorByHandle, lockActor } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { notFound } from '../../platform/errors.ts'
import { decide } from '../../network/directory/listing.rules.ts'
import { reindexAgent } from '../../network/directory/reindex-agent.ts'

/** Returns a page of the listings in one state, for the operator's review. */
export async function adminListListings(
  context: Needs<'database'>,
  status: ListingStatus,
  page: ListPage,
): Promise<List<ReviewedListing>> {
  const rows = await context.database.read((tx) =>
    listListings(tx, status, readIdCursor('agt', page.cursor) ?? '', page.limit + 1),
  )
  return paginate(rows, page.limit, ({ listing }) => listing.agentId)
}

/**
 * Stores the operator's decision about a listing (PROF-015).
 * @throws DomainError not_found for a handle without a listing, conflict if its state does not allow the decision
 */
export function adminDecideListing(
  context: Needs<'clock' | 'database'>,
  handle: string,
  decision: { status: ListingDecision; reason: string | null },
): Promise<Listing> {
  return context.database.write(async (tx) => {
    const agent = await findActorByHandle(tx, foldHandle(handle))
    if (!agent) throw notFound('There is no listing of this handle.')
    await lockActor(tx, agent.id)
    const stored = await findListing(tx, agent.id)
    if (!stored) throw notFound('There is no listing of this handle.')
    const listing = decide(stored, decision.status, decision.reason, context.clock.now())
    if (listing === stored) return stored
    await saveListing(tx, listing)
    await reindexAgent(tx, agent.id)
    return listing
  })
}
