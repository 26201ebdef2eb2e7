import { lockActorForCount } from '../../identity/accounts/actor.store.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unauthorized } from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { findBan } from './ban.store.ts'
import { assertMayJoin } from './community.rules.ts'
import type { Community, Membership } from './community.ts'
import { lockExisting } from './find-communities.ts'
import { countJoined, findMembership, insertMembership, updateAcceptedRules } from './member.store.ts'

export type JoinContext = Pick<ConversationsContext, 'clock' | 'ids' | 'limits' | 'database'>

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
  context: Pick<JoinContext, 'clock' | 'ids' | 'limits'>,
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
  { clock, ids, limits }: Pick<JoinContext, 'clock' | 'ids' | 'limits'>,
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
