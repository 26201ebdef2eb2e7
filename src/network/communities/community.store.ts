import type { Tx } from '../../platform/database/database.ts'
import { amongIds, deleteAmong, countRows } from '../../platform/database/queries.ts'
import type { CommunityRow } from '../../platform/database/tables/network.ts'
import type { DirectoryPlace } from '../directory/directory.sql.ts'
import type { Community } from './community.ts'
import { indexOf } from './community.rules.ts'

/** A stored community, with the rules as a JSON list. */
export type StoredCommunity = Omit<Community, 'rules'> & { rules: string }

export const communityColumns = {
  id: 'c.id',
  ownerId: 'c.owner_id',
  slug: 'c.slug',
  name: 'c.name',
  description: 'c.description',
  avatar: 'c.avatar',
  visibility: 'c.visibility',
  rules: 'c.rules',
  rulesVersion: 'c.rules_version',
  memberCount: 'c.member_count',
  createdAt: 'c.created_at',
} as const satisfies Record<keyof Community, `c.${keyof CommunityRow}`>

export function communityOf(row: StoredCommunity): Community {
  return { ...row, rules: JSON.parse(row.rules) as string[] }
}

/** Stores a community. @returns false, without changes, when its slug or its owner's request id is taken */
export async function insertCommunity(tx: Tx, community: Community, requestId: string | null): Promise<boolean> {
  const inserted = await tx
    .knex('communities')
    .insert({
      id: community.id,
      owner_id: community.ownerId,
      slug: community.slug,
      ...changeableColumns(community),
      request_id: requestId,
      request_hash: null,
      created_at: community.createdAt,
    })
    .onConflict()
    .ignore()
    .returning('id')
  if (inserted.length === 0) return false
  await indexCommunity(tx, community)
  return true
}

const changeableColumns = ({ name, description, avatar, visibility, rules, rulesVersion }: Community) => ({
  name,
  description,
  avatar,
  visibility,
  rules: JSON.stringify(rules),
  rules_version: rulesVersion,
})

/** Stores the owner's changes. The caller has locked the community. */
export async function updateCommunityRow(tx: Tx, community: Community): Promise<void> {
  await tx.knex('communities').where({ id: community.id }).update(changeableColumns(community))
  await tx.knex('community_terms').where({ slug: community.slug }).delete()
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

/** Deletes communities with all dependent rows. The caller has locked them. */
export async function deleteCommunities(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const slugs = tx
    .knex('communities')
    .where(amongIds(tx, 'id', ids))
    .select('slug')
  await tx.knex('community_terms').whereIn('slug', slugs).delete()
  const members = await deleteAmong(tx, 'community_members', ['community_id'], ids)
  const bans = await deleteAmong(tx, 'community_bans', ['community_id'], ids)
  return members + bans + (await deleteAmong(tx, 'communities', ['id'], ids))
}

/** Locks and reads a community. Lock order: after accounts, before logs. */
export async function lockCommunity(tx: Tx, id: string): Promise<Community | undefined> {
  const row = await tx
    .knex('communities as c')
    .where({ 'c.id': id })
    .forUpdate()
    .first<StoredCommunity | undefined>(communityColumns)
  return row && communityOf(row)
}

export function findCommunity(tx: Tx, id: string): Promise<Community | undefined> {
  return findWhere(tx, { 'c.id': id })
}

export function findBySlug(tx: Tx, slug: string): Promise<Community | undefined> {
  return findWhere(tx, { 'c.slug': slug })
}

export function findByRequestId(tx: Tx, ownerId: string, requestId: string): Promise<Community | undefined> {
  return findWhere(tx, { 'c.owner_id': ownerId, 'c.request_id': requestId })
}

async function findWhere(
  tx: Tx,
  key: Partial<Record<`c.${keyof CommunityRow}`, string>>,
): Promise<Community | undefined> {
  const row = await tx.knex('communities as c').where(key).first<StoredCommunity | undefined>(communityColumns)
  return row && communityOf(row)
}

export function countOwned(tx: Tx, ownerId: string): Promise<number> {
  return countRows(tx.knex('communities').where({ owner_id: ownerId }))
}

/** Lists a person's communities with ids after `afterId`, ordered by id. */
export async function listOwned(tx: Tx, ownerId: string, afterId: string, limit: number): Promise<Community[]> {
  const rows = await tx
    .knex('communities as c')
    .where({ 'c.owner_id': ownerId })
    .where('c.id', '>', afterId)
    .orderBy('c.id')
    .limit(limit)
    .select<StoredCommunity[]>(communityColumns)
  return rows.map(communityOf)
}

/**
 * Searches public communities that have every term, ordered by name and slug. The first term is scanned, the others are
 * looked up.
 */
export async function searchIndexed(
  tx: Tx,
  terms: readonly string[],
  after: DirectoryPlace,
  limit: number,
): Promise<{ place: DirectoryPlace; community: Community }[]> {
  const [walked, ...others] = terms
  const page = tx
    .knex('community_terms as d')
    .where({ 'd.term': walked })
    .whereRaw('(d.sort_name, d.slug) > (?, ?)', [after.sortName, after.handle])
    .orderBy(['d.sort_name', 'd.slug'])
    .limit(limit)
    .select('d.sort_name', 'd.slug')
  for (const term of others) {
    page.whereRaw(
      `(SELECT 1 FROM community_terms o
        WHERE o.term = ? AND o.sort_name = d.sort_name AND o.slug = d.slug) IS NOT NULL`,
      [term],
    )
  }
  const rows = await tx
    .knex('communities as c')
    .join(page.as('p'), 'c.slug', 'p.slug')
    .orderBy(['p.sort_name', 'p.slug'])
    .select<(StoredCommunity & { sortName: string })[]>({ ...communityColumns, sortName: 'p.sort_name' })
  return rows.map(({ sortName, ...row }) => ({ place: { sortName, handle: row.slug }, community: communityOf(row) }))
}
