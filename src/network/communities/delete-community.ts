import type { ConversationsContext } from '../../conversations/context.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { communityEvent } from './community-event.extensions.ts'
import { deleteCommunities } from './community.store.ts'
import { lockOwnedCommunity } from './find-communities.ts'
import { memberIds } from './member.store.ts'

/**
 * Deletes a community with its memberships and bans, and notifies its members. The slug becomes available.
 * @throws DomainError not_found (not owned by this person)
 */
export function deleteCommunity(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database'>,
  ownerId: string,
  id: string,
): Promise<void> {
  return context.database.write(async (tx) => {
    const community = await lockOwnedCommunity(tx, ownerId, id)
    const members = await memberIds(tx, id)
    await deleteCommunities(tx, [id])
    const events = members.map((agentId) => communityEvent(agentId, community, { type: 'deleted' }))
    await appendEvents(tx, events, { now: context.clock.now(), ids: context.ids })
  })
}
