import type { Tx } from '../../platform/database/database.ts'
import type { DirectoryPlace } from '../directory/directory.store.ts'
import type { Community } from './community.ts'
import { indexOf } from './community.rules.ts'

/** A community as its row has it: the rules are a JSON list. */
export type CommunityRow = Omit<Community, 'rules'> & { rules: string }

export const communityColumns = `c.id, c.owner_id AS "ownerId", c.slug, c.name, c.description, c.avatar, c.visibility,
  c.rules, c.rules_version AS "rulesVersion", c.member_count AS "memberCount", c.created_at AS "createdAt"`

export function communityOf(row: CommunityRow): Community {
  return { ...row, rules: JSON.parse(row.rules) as string[] }
}

/** @returns false, with nothing stored, when its slug or its owner's request id is taken */
export async function insertCommunity(tx: Tx, community: Community, requestId: string | null): Promise<boolean> {
  const inserted = await tx.run(
    `INSERT INTO communities (id, owner_id, slug, name, description, avatar, visibility, rules, rules_version, request_id,
       created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [
      community.id,
      community.ownerId,
      community.slug,
      community.name,
      community.description,
      community.avatar,
      community.visibility,
      JSON.stringify(community.rules),
      community.rulesVersion,
      requestId,
      community.createdAt,
    ],
  )
  if (inserted === 0) return false
  await indexCommunity(tx, community)
  return true
}

/** Stores what its owner changed. The caller has locked the community. */
export async function updateCommunityRow(tx: Tx, community: Community): Promise<void> {
  await tx.run(
    `UPDATE communities SET name = ?, description = ?, avatar = ?, visibility = ?, rules = ?, rules_version = ?
     WHERE id = ?`,
    [
      community.name,
      community.description,
      community.avatar,
      community.visibility,
      JSON.stringify(community.rules),
      community.rulesVersion,
      community.id,
    ],
  )
  await tx.run('DELETE FROM community_terms WHERE slug = ?', [community.slug])
  await indexCommunity(tx, community)
}

async function indexCommunity(tx: Tx, community: Community): Promise<void> {
  const { sortName, terms } = indexOf(community)
  await tx.insert(
    'community_terms',
    { term: 'text', sort_name: 'text', slug: 'text' },
    terms.map((term) => ({ term, sort_name: sortName, slug: community.slug })),
  )
}

/** Deletes communities with all that belongs to them. The caller has locked them. */
export async function deleteCommunities(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = tx.table(
    { id: 'text' },
    ids.map((id) => ({ id })),
  )
  const among = `IN (SELECT t.id FROM ${gone.sql} AS t)`
  await tx.run(
    `DELETE FROM community_terms WHERE slug IN (SELECT c.slug FROM communities c WHERE c.id ${among})`,
    gone.bindings,
  )
  await tx.run(`DELETE FROM community_members WHERE community_id ${among}`, gone.bindings)
  await tx.run(`DELETE FROM community_bans WHERE community_id ${among}`, gone.bindings)
  await tx.run(`DELETE FROM communities WHERE id ${among}`, gone.bindings)
}

/** The community, with its row locked until the transaction ends; after the locks of accounts, before those of logs. */
export async function lockCommunity(tx: Tx, id: string): Promise<Community | undefined> {
  const [row] = await tx.rows<CommunityRow>(
    `SELECT ${communityColumns} FROM communities c WHERE c.id = ?${tx.forUpdate}`,
    [id],
  )
  return row && communityOf(row)
}

export async function findCommunity(tx: Tx, id: string): Promise<Community | undefined> {
  const [row] = await tx.rows<CommunityRow>(`SELECT ${communityColumns} FROM communities c WHERE c.id = ?`, [id])
  return row && communityOf(row)
}

export async function findBySlug(tx: Tx, slug: string): Promise<Community | undefined> {
  const [row] = await tx.rows<CommunityRow>(`SELECT ${communityColumns} FROM communities c WHERE c.slug = ?`, [slug])
  return row && communityOf(row)
}

/** What its owner called it when it was created. */
export async function findByRequestId(tx: Tx, ownerId: string, requestId: string): Promise<Community | undefined> {
  const [row] = await tx.rows<CommunityRow>(
    `SELECT ${communityColumns} FROM communities c WHERE c.owner_id = ? AND c.request_id = ?`,
    [ownerId, requestId],
  )
  return row && communityOf(row)
}

/** How many communities a person owns. */
export async function countOwned(tx: Tx, ownerId: string): Promise<number> {
  const [row] = await tx.rows<{ owned: number }>('SELECT count(*) AS owned FROM communities WHERE owner_id = ?', [
    ownerId,
  ])
  return Number(row?.owned ?? 0)
}

/** A person's communities in the order of their ids, from after `afterId` on. */
export async function listOwned(tx: Tx, ownerId: string, afterId: string, limit: number): Promise<Community[]> {
  const rows = await tx.rows<CommunityRow>(
    `SELECT ${communityColumns} FROM communities c WHERE c.owner_id = ? AND c.id > ? ORDER BY c.id LIMIT ?`,
    [ownerId, afterId, limit],
  )
  return rows.map(communityOf)
}

/** Public communities that have every term, by name and slug: the first term is walked through, the others are looked up. */
export async function searchIndexed(
  tx: Tx,
  terms: readonly string[],
  after: DirectoryPlace,
  limit: number,
): Promise<{ place: DirectoryPlace; community: Community }[]> {
  const [walked, ...others] = terms
  const has = others.map(
    () => `AND (SELECT 1 FROM community_terms o
    WHERE o.term = ? AND o.sort_name = d.sort_name AND o.slug = d.slug) IS NOT NULL`,
  )
  const rows = await tx.rows<CommunityRow & { sortName: string }>(
    `SELECT p.sort_name AS "sortName", ${communityColumns}
     FROM (SELECT d.sort_name, d.slug FROM community_terms d
           WHERE d.term = ? AND (d.sort_name, d.slug) > (?, ?) ${has.join(' ')}
           ORDER BY d.sort_name, d.slug LIMIT ?) AS p
     JOIN communities c ON c.slug = p.slug
     ORDER BY p.sort_name, p.slug`,
    [walked, after.sortName, after.handle, ...others, limit],
  )
  return rows.map(({ sortName, ...row }) => ({ place: { sortName, handle: row.slug }, community: communityOf(row) }))
}
