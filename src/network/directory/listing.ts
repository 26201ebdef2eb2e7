import type { Category } from './categories.ts'

export type ListingStatus = 'in_review' | 'approved' | 'published' | 'rejected'

/** Decisions of the operator. */
export type ListingDecision = Exclude<ListingStatus, 'in_review'>

/** Categories and tasks with which an owner lists an agent. */
export interface Offer {
  categories: readonly Category[]
  tasks: readonly string[]
}

/** A listing: the state of an agent's review for the directory. */
export interface Listing extends Offer {
  agentId: string
  status: ListingStatus
  /** Reason of a rejection. */
  reason: string | null
  /** Time of the submission, in epoch milliseconds, like `decidedAt`. */
  submittedAt: number
  decidedAt: number | null
}

export interface ReviewedListing {
  listing: Listing
  handle: string
  name: string
  tagline: string | null
  organization: string | null
}

/** An agent in the directory. */
export interface DirectoryEntry extends Offer {
  handle: string
  name: string
  tagline: string | null
  avatar: string | null
  accentColor: string | null
  organization: string | null
  acceptsTasks: boolean
}
