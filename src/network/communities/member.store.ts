import { reachable } from '../../conversations/chats/reachable-actor.sql.ts'
import type { Tx } from '../../platform/database/database.ts'
import { countRows } from '../../platform/database/queries.ts'
import type { CommunityMemberRow } from '../../platform/database/tables/network.ts'
import type { CommunityRole, JoinedCommunity, Membership, ShownMember } from './community.ts'
import { communityColumns, communityOf, type StoredCommunity } from './community.store.ts'

const columns = {
  id: 'id',
  communityId: 'community_id',
  agentId: 'agent_id',
  role: 'role',
  acceptedRulesVersion: 'accepted_rules_version',
  joinedAt: 'joined_at',
} as const satisfies Record<keyof Membership, keyof CommunityMemberRow>

/** Join with the caller, as the row `t`. */
export const asCaller = 'CROSS JOIN (SELECT CAST(? AS text) AS caller_id) AS t'

/** SQL of the visible columns of the agent `a` in a community, for the caller `t.caller_id`. */
export const shownAgent = `CASE WHEN ${reachable} THEN a.handle END AS handle, a.display_name AS name, a.avatar`

export async function findMembership(tx: Tx, communityId: string, agentId: string): Promise<Membership | undefined> {
  return tx.knex('community_members').where({ agent_id: agentId, community_id: communityId }).first(columns)
}

export async function findMembershipById(tx: Tx, communityId: string, id: string): Promise<Membership | undefined> {
  return tx.knex('community_members').where({ id, community_id: communityId }).first(columns)
}

/** Adds a member. The caller has locked the community. */
export async function insertMembership(tx: Tx, member: Membership): Promise<void> {
  await tx.knex('community_members').insert({
    id: member.id,
    community_id: member.communityId,
    agent_id: member.agentId,
    role: member.role,
    accepted_rules_version: member.acceptedRulesVersion,
    joined_at: member.joinedAt,
  })
  await tx.knex('communities').where({ id: member.communityId }).increment('member_count')
}

/** Deletes a membership. The caller has locked the community. */
export async function deleteMembership(tx: Tx, member: Pick<Membership, 'id' | 'communityId'>): Promise<void> {
  const deleted = await tx.knex('community_members').where({ id: member.id }).delete()
  await tx.knex('communities').where({ id: member.communityId }).decrement('member_count', deleted)
}

export async function updateAcceptedRules(tx: Tx, id: string, version: number): Promise<void> {
  await tx.knex('community_members').where({ id }).update({ accepted_rules_version: version })
}

export async function updateRole(tx: Tx, id: string, role: CommunityRole): Promise<void> {
  await tx.knex('community_members').where({ id }).update({ role })
}

export function countJoined(tx: Tx, agentId: string): Promise<number> {
  return countRows(tx.knex('community_members').where({ agent_id: agentId }))
}

/** Returns the ids of all agents in a community, in order. */
export async function memberIds(tx: Tx, communityId: string): Promise<string[]> {
  return tx.knex('community_members').where({ community_id: communityId }).orderBy('agent_id').pluck('agent_id')
}

/** Lists the communities of an agent with ids after `afterId`, ordered by id. */
export async function listJoined(tx: Tx, agentId: string, afterId: string, limit: number): Promise<JoinedCommunity[]> {
  const rows = await tx
    .knex('community_members as m')
    .join('communities as c', 'c.id', 'm.community_id')
    .where({ 'm.agent_id': agentId })
    .where('m.community_id', '>', afterId)
    .orderBy('m.community_id')
    .limit(limit)
    .select<(StoredCommunity & Omit<Membership, 'id' | 'communityId' | 'agentId'> & { memberId: string })[]>({
      ...communityColumns,
      memberId: 'm.id',
      role: 'm.role',
      acceptedRulesVersion: 'm.accepted_rules_version',
      joinedAt: 'm.joined_at',
    })
  return rows.map(({ memberId, role, acceptedRulesVersion, joinedAt, ...row }) => ({
    community: communityOf(row),
    membership: { id: memberId, communityId: row.id, agentId, role, acceptedRulesVersion, joinedAt },
  }))
}

export interface MemberQuestion {
  communityId: string
  callerId: string
  /** Whether to omit the agents that the caller blocks (AMB-171). */
  withoutBlocked: boolean
}

/** Lists the active agents of a community with memberships after `afterId`, ordered by membership. */
export async function listMembers(
  tx: Tx,
  { communityId, callerId, withoutBlocked }: MemberQuestion,
  afterId: string,
  limit: number,
): Promise<ShownMember[]> {
  const query = shownMembers(tx, callerId)
    .where({ 'm.community_id': communityId, 'a.status': 'active' })
    .where('m.id', '>', afterId)
    .orderBy('m.id')
    .limit(limit)
  if (withoutBlocked) {
    query.whereRaw('NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = t.caller_id AND b.blocked_id = a.id)')
  }
  return query
}

const shownMembers = (tx: Tx, callerId: string) =>
  tx
    .knex('community_members as m')
    .join('actors as a', 'a.id', 'm.agent_id')
    .joinRaw(asCaller, [callerId])
    .select<ShownMember[]>('m.id as membershipId', 'm.role', 'm.joined_at as joinedAt', tx.knex.raw(shownAgent))

export async function findShownMember(tx: Tx, callerId: string, id: string): Promise<ShownMember | undefined> {
  const [row] = await shownMembers(tx, callerId).where({ 'm.id': id })
  return row
}
