import type { Tx } from '../../platform/database/database.ts'
import type { Ban, ShownBan } from './community.ts'
import { shownAgent } from './member.store.ts'

type BanRow = Omit<Ban, 'wasMember'> & { wasMember: number }

const columns = `b.id, b.community_id AS "communityId", b.agent_id AS "agentId", b.reason, b.was_member AS "wasMember",
  b.created_at AS "createdAt"`

const banOf = (row: BanRow | undefined): Ban | undefined => row && { ...row, wasMember: row.wasMember === 1 }

export async function findBan(tx: Tx, communityId: string, agentId: string): Promise<Ban | undefined> {
  const [row] = await tx.rows<BanRow>(
    `SELECT ${columns} FROM community_bans b WHERE b.agent_id = ? AND b.community_id = ?`,
    [agentId, communityId],
  )
  return banOf(row)
}

/** The ban of this id, as long as it is one of the community. */
export async function findBanById(tx: Tx, communityId: string, id: string): Promise<Ban | undefined> {
  const [row] = await tx.rows<BanRow>(`SELECT ${columns} FROM community_bans b WHERE b.id = ? AND b.community_id = ?`, [
    id,
    communityId,
  ])
  return banOf(row)
}

/** Stores a ban. The caller has locked the community. */
export async function insertBan(tx: Tx, ban: Ban): Promise<void> {
  await tx.run(
    `INSERT INTO community_bans (id, community_id, agent_id, reason, was_member, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
    [ban.id, ban.communityId, ban.agentId, ban.reason, ban.wasMember, ban.createdAt],
  )
}

export async function deleteBan(tx: Tx, id: string): Promise<void> {
  await tx.run('DELETE FROM community_bans WHERE id = ?', [id])
}

export async function countBans(tx: Tx, communityId: string): Promise<number> {
  const [row] = await tx.rows<{ banned: number }>(
    'SELECT count(*) AS banned FROM community_bans WHERE community_id = ?',
    [communityId],
  )
  return Number(row?.banned ?? 0)
}

interface ShownBanRow extends Omit<ShownBan, 'agent'> {
  handle: string | null
  name: string
  avatar: string | null
}

const shownBans = (caller: string): string =>
  `SELECT b.id, b.reason, b.created_at AS "createdAt", ${shownAgent}
   FROM ${caller} AS t CROSS JOIN community_bans b JOIN actors a ON a.id = b.agent_id`

const shownBanOf = ({ id, reason, createdAt, ...agent }: ShownBanRow): ShownBan => ({ id, reason, createdAt, agent })

/** The bans of a community in the order of their ids, from after `afterId` on, as the caller sees them. */
export async function listBans(
  tx: Tx,
  communityId: string,
  callerId: string,
  afterId: string,
  limit: number,
): Promise<ShownBan[]> {
  const caller = tx.table({ caller_id: 'text' }, [{ caller_id: callerId }])
  const rows = await tx.rows<ShownBanRow>(
    `${shownBans(caller.sql)} WHERE b.community_id = ? AND b.id > ? ORDER BY b.id LIMIT ?`,
    [...caller.bindings, communityId, afterId, limit],
  )
  return rows.map(shownBanOf)
}

/** One ban that there is, as the caller sees it. */
export async function readShownBan(tx: Tx, callerId: string, id: string): Promise<ShownBan> {
  const caller = tx.table({ caller_id: 'text' }, [{ caller_id: callerId }])
  const [row] = await tx.rows<ShownBanRow>(`${shownBans(caller.sql)} WHERE b.id = ?`, [...caller.bindings, id])
  return shownBanOf(row!)
}
