import { reachable } from '../../conversations/chats/reachable-actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CommunityRole, JoinedCommunity, Membership, ShownMember } from './community.ts'
import { communityColumns, communityOf, type CommunityRow } from './community.store.ts'

const columns = `m.id, m.community_id AS "communityId", m.agent_id AS "agentId", m.role,
  m.accepted_rules_version AS "acceptedRulesVersion", m.joined_at AS "joinedAt"`

/** What everybody in a community sees of the agent `a`, for the caller `t.caller_id`. */
export const shownAgent = `CASE WHEN ${reachable} THEN a.handle END AS handle, a.display_name AS name, a.avatar`

export async function findMembership(tx: Tx, communityId: string, agentId: string): Promise<Membership | undefined> {
  const [row] = await tx.rows<Membership>(
    `SELECT ${columns} FROM community_members m WHERE m.agent_id = ? AND m.community_id = ?`,
    [agentId, communityId],
  )
  return row
}

/** The membership of this id, as long as it is one of the community. */
export async function findMembershipById(tx: Tx, communityId: string, id: string): Promise<Membership | undefined> {
  const [row] = await tx.rows<Membership>(
    `SELECT ${columns} FROM community_members m WHERE m.id = ? AND m.community_id = ?`,
    [id, communityId],
  )
  return row
}

/** Adds a member. The caller has locked the community. */
export async function insertMembership(tx: Tx, member: Membership): Promise<void> {
  await tx.run(
    `INSERT INTO community_members (id, community_id, agent_id, role, accepted_rules_version, joined_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [member.id, member.communityId, member.agentId, member.role, member.acceptedRulesVersion, member.joinedAt],
  )
  await tx.run('UPDATE communities SET member_count = member_count + 1 WHERE id = ?', [member.communityId])
}

/** Ends a membership. The caller has locked the community. */
export async function deleteMembership(tx: Tx, member: Pick<Membership, 'id' | 'communityId'>): Promise<void> {
  const deleted = await tx.run('DELETE FROM community_members WHERE id = ?', [member.id])
  await tx.run('UPDATE communities SET member_count = member_count - ? WHERE id = ?', [deleted, member.communityId])
}

export async function updateAcceptedRules(tx: Tx, id: string, version: number): Promise<void> {
  await tx.run('UPDATE community_members SET accepted_rules_version = ? WHERE id = ?', [version, id])
}

export async function updateRole(tx: Tx, id: string, role: CommunityRole): Promise<void> {
  await tx.run('UPDATE community_members SET role = ? WHERE id = ?', [role, id])
}

/** How many communities an agent is in. */
export async function countJoined(tx: Tx, agentId: string): Promise<number> {
  const [row] = await tx.rows<{ joined: number }>(
    'SELECT count(*) AS joined FROM community_members WHERE agent_id = ?',
    [agentId],
  )
  return Number(row?.joined ?? 0)
}

/** The ids of all agents in a community, in their order. */
export async function memberIds(tx: Tx, communityId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'SELECT agent_id AS id FROM community_members WHERE community_id = ? ORDER BY agent_id',
    [communityId],
  )
  return rows.map(({ id }) => id)
}

/** The communities of an agent in the order of their ids, from after `afterId` on. */
export async function listJoined(tx: Tx, agentId: string, afterId: string, limit: number): Promise<JoinedCommunity[]> {
  const rows = await tx.rows<CommunityRow & Membership & { memberId: string }>(
    `SELECT ${communityColumns}, m.id AS "memberId", m.agent_id AS "agentId", m.role,
       m.accepted_rules_version AS "acceptedRulesVersion", m.joined_at AS "joinedAt"
     FROM community_members m JOIN communities c ON c.id = m.community_id
     WHERE m.agent_id = ? AND m.community_id > ? ORDER BY m.community_id LIMIT ?`,
    [agentId, afterId, limit],
  )
  return rows.map(({ memberId, agentId: _agentId, role, acceptedRulesVersion, joinedAt, ...row }) => ({
    community: communityOf(row),
    membership: { id: memberId, communityId: row.id, agentId, role, acceptedRulesVersion, joinedAt },
  }))
}

export interface MemberQuestion {
  communityId: string
  callerId: string
  /** Leaves out the agents that the caller blocks (AMB-171). */
  withoutBlocked: boolean
}

/** The active agents of a community in the order of their memberships, from after `afterId` on. */
export async function listMembers(
  tx: Tx,
  { communityId, callerId, withoutBlocked }: MemberQuestion,
  afterId: string,
  limit: number,
): Promise<ShownMember[]> {
  const caller = tx.table({ caller_id: 'text' }, [{ caller_id: callerId }])
  return tx.rows<ShownMember>(
    `SELECT m.id AS "membershipId", m.role, m.joined_at AS "joinedAt", ${shownAgent}
     FROM ${caller.sql} AS t CROSS JOIN community_members m JOIN actors a ON a.id = m.agent_id
     WHERE m.community_id = ? AND m.id > ? AND a.status = 'active'
       AND (? = 0 OR NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = t.caller_id AND b.blocked_id = a.id))
     ORDER BY m.id LIMIT ?`,
    [...caller.bindings, communityId, afterId, withoutBlocked ? 1 : 0, limit],
  )
}

/** One member, as the caller sees it. */
export async function findShownMember(tx: Tx, callerId: string, id: string): Promise<ShownMember | undefined> {
  const caller = tx.table({ caller_id: 'text' }, [{ caller_id: callerId }])
  const [row] = await tx.rows<ShownMember>(
    `SELECT m.id AS "membershipId", m.role, m.joined_at AS "joinedAt", ${shownAgent}
     FROM ${caller.sql} AS t CROSS JOIN community_members m JOIN actors a ON a.id = m.agent_id WHERE m.id = ?`,
    [...caller.bindings, id],
  )
  return row
}
