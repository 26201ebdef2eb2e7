import type { Tx } from '../../platform/database/database.ts'
import { countRows } from '../../platform/database/queries.ts'
import type { CommunityBanRow } from '../../platform/database/tables/network.ts'
import type { Ban, ShownBan } from './community.ts'
import { asCaller, shownAgent } from './member.store.ts'

const columns = {
  id: 'id',
  communityId: 'community_id',
  agentId: 'agent_id',
  reason: 'reason',
  wasMember: 'was_member',
  createdAt: 'created_at',
} as const satisfies Record<keyof Ban, keyof CommunityBanRow>

async function findWhere(tx: Tx, key: Partial<CommunityBanRow>): Promise<Ban | undefined> {
  const row = await tx.knex('community_bans').where(key).first(columns)
  return row && { ...row, wasMember: row.wasMember === 1 }
}

export function findBan(tx: Tx, communityId: string, agentId: string): Promise<Ban | undefined> {
  return findWhere(tx, { agent_id: agentId, community_id: communityId })
}

export function findBanById(tx: Tx, communityId: string, id: string): Promise<Ban | undefined> {
  return findWhere(tx, { id, community_id: communityId })
}

/** Stores a ban. The caller has locked the community. */
export async function insertBan(tx: Tx, ban: Ban): Promise<void> {
  await tx.knex('community_bans').insert({
    id: ban.id,
    community_id: ban.communityId,
    agent_id: ban.agentId,
    reason: ban.reason,
    was_member: ban.wasMember,
    created_at: ban.createdAt,
  })
}

export async function deleteBan(tx: Tx, id: string): Promise<void> {
  await tx.knex('community_bans').where({ id }).delete()
}

export function countBans(tx: Tx, communityId: string): Promise<number> {
  return countRows(tx.knex('community_bans').where({ community_id: communityId }))
}

interface ShownBanRow extends Omit<ShownBan, 'agent'> {
  handle: string | null
  name: string
  avatar: string | null
}

const shownBans = (tx: Tx, callerId: string) =>
  tx
    .knex('community_bans as b')
    .join('actors as a', 'a.id', 'b.agent_id')
    .joinRaw(asCaller, [callerId])
    .select<ShownBanRow[]>('b.id', 'b.reason', 'b.created_at as createdAt', tx.knex.raw(shownAgent))

const shownBanOf = ({ id, reason, createdAt, ...agent }: ShownBanRow): ShownBan => ({ id, reason, createdAt, agent })

/** Lists the bans of a community with ids after `afterId`, ordered by id, as the caller sees them. */
export async function listBans(
  tx: Tx,
  communityId: string,
  callerId: string,
  afterId: string,
  limit: number,
): Promise<ShownBan[]> {
  const page = shownBans(tx, callerId).where({ 'b.community_id': communityId }).where('b.id', '>', afterId)
  const rows = await page.orderBy('b.id').limit(limit)
  return rows.map(shownBanOf)
}

export async function readShownBan(tx: Tx, callerId: string, id: string): Promise<ShownBan> {
  const [row] = await shownBans(tx, callerId).where({ 'b.id': id })
  return shownBanOf(row!)
}
