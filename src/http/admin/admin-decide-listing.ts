import { findActorByHandle, lockActor } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Listing, ListingDecision } from '../../network/directory/listing.ts'
import { decide } from '../../network/directory/listing.rules.ts'
import { findListing, saveListing } from '../../network/directory/listing.store.ts'
import { reindexAgent } from '../../network/directory/reindex-agent.ts'

/**
 * Stores the operator's decision about a listing (PROF-015).
 * @throws DomainError not_found when the handle has no listing, conflict when the state does not allow the decision
 */
export function adminDecideListing(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
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
