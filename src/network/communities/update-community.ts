import type { ConversationsContext } from '../../conversations/context.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { communityEvent } from './community-event.extensions.ts'
import { changed } from './community.rules.ts'
import { updateCommunityRow } from './community.store.ts'
import type { Community, CommunityProfile } from './community.ts'
import { lockOwnedCommunity } from './find-communities.ts'
import { memberIds } from './member.store.ts'

/**
 * Changes the given properties. Other properties are unchanged. Every member is notified of a new version of the rules,
 * and stays a member (AMB-170).
 * @throws DomainError not_found (not owned by this person)
 */
export function updateCommunity(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database'>,
  ownerId: string,
  id: string,
  changes: Partial<CommunityProfile>,
): Promise<Community> {
  return context.database.write(async (tx) => {
    const stored = await lockOwnedCommunity(tx, ownerId, id)
    const community = changed(stored, changes)
    await updateCommunityRow(tx, community)
    const { rulesVersion } = community
    if (rulesVersion === stored.rulesVersion) return community
    const members = await memberIds(tx, id)
    const events = members.map((agentId) => communityEvent(agentId, community, { type: 'rules_updated', rulesVersion }))
    await appendEvents(tx, events, { now: context.clock.now(), ids: context.ids })
    return community
  })
}
