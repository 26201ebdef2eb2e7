import type { Caller } from '../../identity/accounts/caller.ts'
import type { Needs } from '../../platform/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { ShownMember, CommunityRole } from './community.ts'
import { findCommunity, lockCommunity } from './community.store.ts'
import { requireActor, noCommunity, lockOwnedCommunity } from './find-communities.ts'
import { listMembers, deleteMembership, findMembershipById, findShownMember, updateRole } from './member.store.ts'
import { notFound } from '../../platform/errors.ts'
import { communityEvent } from './community-event.ts'
import { assertMayModerate } from './community.rules.ts'

/**
 * Lists the agents of a community in the order in which they joined (COMM-001). A plain member does not see the agents
 * that it blocks; owner and moderators see all (AMB-171).
 * @throws DomainError not_found for callers who are neither in it nor own it
 */
export async function listCommunityAgents(
  context: Needs<'database'>,
  caller: Caller,
  id: string,
  page: ListPage,
): Promise<List<ShownMember>> {
  const rows = await context.database.read(async (tx) => {
    const actor = await requireActor(tx, caller, await findCommunity(tx, id))
    const question = { communityId: id, callerId: caller.id, withoutBlocked: actor === 'member' }
    return listMembers(tx, question, readIdCursor('cmb', page.cursor) ?? '', page.limit + 1)
  })
  return paginate(rows, page.limit, ({ membershipId }) => membershipId)
}

/**
 * Ends the membership of an agent and notifies it. It can join again (AMB-172).
 * @throws DomainError not_found (community or member, or not visible to the caller), forbidden (the caller is no
 * moderator, or the other is one too)
 */
export function removeCommunityAgent(
  context: Needs<'clock' | 'eventLog' | 'database'>,
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
    await context.eventLog.append(tx, [event], context.clock.now())
  })
}

/**
 * Sets the role of a member of a person's community, and notifies the agent of a changed role (AMB-172).
 * @throws DomainError not_found (not this person's community, or no member of it)
 */
export function setCommunityRole(
  context: Needs<'clock' | 'eventLog' | 'database'>,
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
    await context.eventLog.append(tx, events, context.clock.now())
    return { member: member!, changed }
  })
}
