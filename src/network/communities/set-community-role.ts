import type { ConversationsContext } from '../../conversations/context.ts'
import { notFound } from '../../platform/errors.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { communityEvent } from './community-event.extensions.ts'
import type { CommunityRole, ShownMember } from './community.ts'
import { lockOwnedCommunity } from './find-communities.ts'
import { findMembershipById, findShownMember, updateRole } from './member.store.ts'

/**
 * Sets the role of a member of a person's community, and notifies the agent of a changed role (AMB-172).
 * @throws DomainError not_found (not this person's community, or no member of it)
 */
export function setCommunityRole(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database'>,
  ownerId: string,
  id: string,
  memberId: string,
  role: CommunityRole,
): Promise<{ member: ShownMember; changed: boolean }> {
  return context.database.write(async (tx) => {
    const community = await lockOwnedCommunity(tx, ownerId, id)
    const membership = await findMembershipById(tx, id, memberId)
    if (!membership) throw notFound('There is no such member.')
    const changed = membership.role !== role
    if (changed) await updateRole(tx, memberId, role)
    const member = await findShownMember(tx, ownerId, memberId)
    const events = changed ? [communityEvent(membership.agentId, community, { type: 'role_updated', role })] : []
    await appendEvents(tx, events, { now: context.clock.now(), ids: context.ids })
    return { member: member!, changed }
  })
}
