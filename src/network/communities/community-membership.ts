import { lockActorForCount } from '../../identity/accounts/actor.store.ts'
import type { Needs } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unauthorized } from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { findBan } from './ban.store.ts'
import { assertMayJoin } from './community.rules.ts'
import type { Community, Membership } from './community.ts'
import { lockExisting } from './find-communities.ts'
import { countJoined, findMembership, insertMembership, updateAcceptedRules, deleteMembership } from './member.store.ts'
import { lockOwned } from '../../identity/agents/find-agents.ts'
import { communityEvent } from './community-event.ts'

export type JoinContext = Needs<'clock' | 'eventLog' | 'ids' | 'limits' | 'database'>

export interface Joining {
  membership: Membership
  /** Whether the agent was not in the community, or had accepted other rules. */
  changed: boolean
}

/**
 * Makes the calling agent a member, or lets a member accept the rules in force (COMM-002, AMB-170).
 * @param rulesVersion the version of the rules that it accepts
 * @throws DomainError not_found, forbidden (banned), conflict (other rules are in force), limit_exceeded
 */
export function joinCommunity(
  context: JoinContext,
  agentId: string,
  id: string,
  rulesVersion: number,
): Promise<Joining> {
  return context.database.write(async (tx) => {
    if (!(await lockActorForCount(tx, agentId))) throw unauthorized()
    const { community: _community, joined: _joined, ...joining } = await join(tx, context, agentId, id, rulesVersion)
    return joining
  })
}

/**
 * Joins in a transaction that has locked the agent.
 * @returns also the community, and whether the agent was not in it
 */
export async function join(
  tx: Tx,
  context: Needs<'clock' | 'ids' | 'limits'>,
  agentId: string,
  id: string,
  rulesVersion: number,
): Promise<Joining & { community: Community; joined: boolean }> {
  const community = await lockExisting(tx, id)
  assertMayJoin(community, (await findBan(tx, id, agentId)) !== undefined, rulesVersion)
  const earlier = await findMembership(tx, id, agentId)
  if (!earlier) {
    const membership = await addMember(tx, context, community, agentId)
    return { membership, changed: true, community, joined: true }
  }
  const changed = earlier.acceptedRulesVersion !== rulesVersion
  if (changed) await updateAcceptedRules(tx, earlier.id, rulesVersion)
  return { membership: { ...earlier, acceptedRulesVersion: rulesVersion }, changed, community, joined: false }
}

async function addMember(
  tx: Tx,
  { clock, ids, limits }: Needs<'clock' | 'ids' | 'limits'>,
  { id: communityId, ownerId, memberCount, rulesVersion }: Community,
  agentId: string,
): Promise<Membership> {
  assertWithinLimit('agents_per_community', memberCount, limits.of('agents_per_community', ownerId))
  const most = limits.of('communities_per_agent', agentId)
  assertWithinLimit('communities_per_agent', await countJoined(tx, agentId), most)
  const membership: Membership = {
    id: ids.next('cmb'),
    communityId,
    agentId,
    role: 'member',
    acceptedRulesVersion: rulesVersion,
    joinedAt: clock.now(),
  }
  await insertMembership(tx, membership)
  return membership
}

/**
 * Ends the membership of the calling agent (COMM-002).
 * @returns `changed: false` when it was not in the community
 * @throws DomainError not_found (no such community)
 */
export function leaveCommunity(context: Needs<'database'>, agentId: string, id: string): Promise<{ changed: boolean }> {
  return context.database.write(async (tx) => ({ changed: (await leave(tx, agentId, id)).changed }))
}

/** Ends a membership in a given transaction. */
export async function leave(tx: Tx, agentId: string, id: string): Promise<{ community: Community; changed: boolean }> {
  const community = await lockExisting(tx, id)
  const membership = await findMembership(tx, id, agentId)
  if (membership) await deleteMembership(tx, membership)
  return { community, changed: membership !== undefined }
}

/**
 * Makes an agent that the person owns a member, under the rules for agents (COMM-002). The agent is notified if it was
 * not a member.
 * @throws DomainError not_found (agent or community), forbidden (banned), conflict (other rules are in force),
 * limit_exceeded
 */
export function joinCommunityForAgent(
  context: JoinContext,
  ownerId: string,
  agentId: string,
  id: string,
  rulesVersion: number,
): Promise<Joining> {
  return context.database.write(async (tx) => {
    await lockOwned(tx, ownerId, agentId)
    const { community, joined, ...joining } = await join(tx, context, agentId, id, rulesVersion)
    const events = joined ? [communityEvent(agentId, community, { type: 'joined' })] : []
    await context.eventLog.append(tx, events, context.clock.now())
    return joining
  })
}

/**
 * Ends the membership of an agent that the person owns, and notifies the agent if it was a member (COMM-002).
 * @throws DomainError not_found (agent or community)
 */
export function leaveCommunityForAgent(
  context: Needs<'clock' | 'eventLog' | 'database'>,
  ownerId: string,
  agentId: string,
  id: string,
): Promise<{ changed: boolean }> {
  return context.database.write(async (tx) => {
    await lockOwned(tx, ownerId, agentId)
    const { community, changed } = await leave(tx, agentId, id)
    const events = changed ? [communityEvent(agentId, community, { type: 'left' })] : []
    await context.eventLog.append(tx, events, context.clock.now())
    return { changed }
  })
}
