import type { Tx } from '../../platform/database/database.ts'
import { amongIds } from '../../platform/database/queries.ts'
import type { ListingRow } from '../../platform/database/tables/network.ts'
import type { Category } from './categories.ts'
import type { Listing, ListingStatus, ReviewedListing } from './listing.ts'

const columns = {
  agentId: 'agent_id',
  status: 'status',
  categories: 'categories',
  tasks: 'tasks',
  reason: 'reason',
  submittedAt: 'submitted_at',
  decidedAt: 'decided_at',
} as const satisfies Record<keyof Listing, keyof ListingRow>

type StoredListing = Omit<Listing, 'categories' | 'tasks'> & { categories: string; tasks: string }

function listingOf(row: StoredListing): Listing {
  return { ...row, categories: JSON.parse(row.categories) as Category[], tasks: JSON.parse(row.tasks) as string[] }
}

export async function findListing(tx: Tx, agentId: string): Promise<Listing | undefined> {
  const row = await tx.knex('listings').where({ agent_id: agentId }).first(columns)
  return row && listingOf(row)
}

/** Stores a listing, or replaces the agent's listing. */
export async function saveListing(tx: Tx, listing: Listing): Promise<void> {
  const row = {
    agent_id: listing.agentId,
    status: listing.status,
    categories: JSON.stringify(listing.categories),
    tasks: JSON.stringify(listing.tasks),
    reason: listing.reason,
    submitted_at: listing.submittedAt,
    decided_at: listing.decidedAt,
  }
  await tx.knex('listings').insert(row).onConflict('agent_id').merge()
}

export async function deleteListing(tx: Tx, agentId: string): Promise<number> {
  return tx.knex('listings').where({ agent_id: agentId }).delete()
}

/** Lists listings in one state with agent ids after `afterId`. Deleted agents are left out. */
export async function listListings(
  tx: Tx,
  status: ListingStatus,
  afterId: string,
  limit: number,
): Promise<ReviewedListing[]> {
  const rows = await tx
    .knex('listings as l')
    .join('actors as a', 'a.id', 'l.agent_id')
    .where({ 'l.status': status })
    .where('l.agent_id', '>', afterId)
    .whereNot({ 'a.status': 'deleted' })
    .orderBy('l.agent_id')
    .limit(limit)
    .select<(StoredListing & Omit<ReviewedListing, 'listing'>)[]>(
      ...Object.entries(columns).map(([name, column]) => `l.${column} as ${name}`),
      'a.handle',
      'a.display_name as name',
      'a.tagline',
      'a.organization',
    )
  return rows.map(({ handle, name, tagline, organization, ...row }) => ({
    handle,
    name,
    tagline,
    organization,
    listing: listingOf(row),
  }))
}

/** Returns the agents among some ids that have a listing or a directory entry, ordered by id. */
export async function listedAmong(tx: Tx, agentIds: readonly string[]): Promise<string[]> {
  const listings = await tx
    .knex('listings')
    .where(amongIds(tx, 'agent_id', agentIds))
    .pluck('agent_id')
  const entries = await tx
    .knex('directory_entries')
    .where(amongIds(tx, 'agent_id', agentIds))
    .pluck('agent_id')
  return [...new Set([...listings, ...entries])].toSorted()
}
