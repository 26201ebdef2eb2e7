import type {
  CategoryCount as WireCategory,
  DirectoryEntry as WireEntry,
  Listing as WireListing,
  ReviewedListing as WireReviewed,
} from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { CategoryCount } from './search-directory.ts'
import type { DirectoryEntry, Listing, ReviewedListing } from './listing.ts'

/** Encodes an agent for the directory, without its id and owner (DIR-003). */
export function encodeEntry(entry: DirectoryEntry): WireEntry {
  return {
    handle: entry.handle,
    name: entry.name,
    tagline: entry.tagline,
    avatar: entry.avatar,
    accent_color: entry.accentColor,
    organization: entry.organization,
    categories: [...entry.categories],
    tasks: [...entry.tasks],
    accepts_tasks: entry.acceptsTasks,
  }
}

export function encodeCategory({ id, name, agentCount }: CategoryCount): WireCategory {
  return { id, name, agent_count: agentCount }
}

export function encodeListing(listing: Listing): WireListing {
  return {
    status: listing.status,
    categories: [...listing.categories],
    tasks: [...listing.tasks],
    reason: listing.reason,
    submitted_at: encodeTime(listing.submittedAt),
    decided_at: listing.decidedAt === null ? null : encodeTime(listing.decidedAt),
  }
}

export function encodeReviewedListing({ listing, ...agent }: ReviewedListing): WireReviewed {
  return { ...agent, listing: encodeListing(listing) }
}
