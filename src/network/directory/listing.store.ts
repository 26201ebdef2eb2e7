import type { Tx } from '../../platform/database/database.ts'
import type { Category } from './categories.ts'
import type { Listing, ListingStatus, ReviewedListing } from './listing.ts'

interface ListingRow {
  agentId: string
  status: ListingStatus
  categories: string
  tasks: string
  reason: string | null
  submittedAt: number
  decidedAt: number | null
}

const columns = `l.agent_id AS "agentId", l.status, l.categories, l.tasks, l.reason, l.submitted_at AS "submittedAt",
  l.decided_at AS "decidedAt"`

function listingOf(row: ListingRow): Listing {
  return { ...row, categories: JSON.parse(row.categories) as Category[], tasks: JSON.parse(row.tasks) as string[] }
}

export async function findListing(tx: Tx, agentId: string): Promise<Listing | undefined> {
  const [row] = await tx.rows<ListingRow>(`SELECT ${columns} FROM listings l WHERE l.agent_id = ?`, [agentId])
  return row && listingOf(row)
}

/** Stores a listing in the place of the one that the agent had. */
export async function saveListing(tx: Tx, listing: Listing): Promise<void> {
  await tx.run(
    `INSERT INTO listings (agent_id, status, categories, tasks, reason, submitted_at, decided_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (agent_id) DO UPDATE SET status = excluded.status, categories = excluded.categories,
       tasks = excluded.tasks, reason = excluded.reason, submitted_at = excluded.submitted_at,
       decided_at = excluded.decided_at`,
    [
      listing.agentId,
      listing.status,
      JSON.stringify(listing.categories),
      JSON.stringify(listing.tasks),
      listing.reason,
      listing.submittedAt,
      listing.decidedAt,
    ],
  )
}

export async function deleteListing(tx: Tx, agentId: string): Promise<void> {
  await tx.run('DELETE FROM listings WHERE agent_id = ?', [agentId])
}

/** Listings in one state by the id of their agent, behind `afterId`. Deleted agents are left out. */
export async function listListings(
  tx: Tx,
  status: ListingStatus,
  afterId: string,
  limit: number,
): Promise<ReviewedListing[]> {
  const rows = await tx.rows<ListingRow & Omit<ReviewedListing, 'listing'>>(
    `SELECT ${columns}, a.handle, a.display_name AS name, a.tagline, a.organization
     FROM listings l JOIN actors a ON a.id = l.agent_id
     WHERE l.status = ? AND l.agent_id > ? AND a.status <> 'deleted' ORDER BY l.agent_id LIMIT ?`,
    [status, afterId, limit],
  )
  return rows.map(({ handle, name, tagline, organization, ...row }) => ({
    handle,
    name,
    tagline,
    organization,
    listing: listingOf(row),
  }))
}
