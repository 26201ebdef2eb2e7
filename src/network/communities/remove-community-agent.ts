import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { notFound } from '../../platform/errors.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { communityEvent } from './community-event.extensions.ts'
import { assertMayModerate } from './community.rules.ts'
import { lockCommunity } from './community.store.ts'
import { noCommunity, requireActor } from './find-communities.ts'
import { deleteMembership, findMembershipById } from './member.store.ts'

/**
 * Ends the membership of an agent and notifies it. It can join again (AMB-172).
 * @throws DomainError not_found (community or member, or not visible to the caller), forbidden (the caller is no
 * moderator, or the other is one too)
 */
export function removeCommunityAgent(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database'>,
  caller: Caller,
  id: string,
  memberId: string,
): Promise<void> {
  return context.database.write(async (tx) => {
    const community = await lockCommunity(tx, id)
    const actor = await requireActor(tx, caller, community)
    if (!community) throw noCommunity()
    assertMayModerate(actor)
    const membership = await findMembershipById(tx, id, memberId)
    if (!membership) throw notFound('There is no such member.')
    assertMayModerate(actor, membership)
    await deleteMembership(tx, membership)
    const event = communityEvent(membership.agentId, community, { type: 'member_removed' })
    await appendEvents(tx, [event], { now: context.clock.now(), ids: context.ids })
  })
}
