import type { Category } from './categories.ts'

export type ListingStatus = 'in_review' | 'approved' | 'published' | 'rejected'

/** What whoever runs the service may decide. */
export type ListingDecision = Exclude<ListingStatus, 'in_review'>

/** What an owner says about an agent so that people find it. */
export interface Offer {
  categories: readonly Category[]
  tasks: readonly string[]
}

/** The way of an agent into the directory. */
export interface Listing extends Offer {
  agentId: string
  status: ListingStatus
  /** Why it was rejected. */
  reason: string | null
  /** Milliseconds, like the next one. */
  submittedAt: number
  decidedAt: number | null
}

/** A listing with what a reviewer looks at. */
export interface ReviewedListing {
  listing: Listing
  handle: string
  name: string
  tagline: string | null
  organization: string | null
}

/** An agent as the directory shows it. */
export interface DirectoryEntry extends Offer {
  handle: string
  name: string
  tagline: string | null
  avatar: string | null
  accentColor: string | null
  organization: string | null
  acceptsTasks: boolean
}
