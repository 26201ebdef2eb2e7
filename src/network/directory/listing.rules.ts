import { conflict } from '../../platform/errors.ts'
import { foldPhrase } from './term.rules.ts'
import type { Listing, ListingDecision, ListingStatus, Offer } from './listing.ts'

/** States from which a decision is allowed (PROF-015): only an approved listing can be published. */
const decidedFrom: Record<ListingDecision, readonly ListingStatus[]> = {
  approved: ['in_review'],
  published: ['approved'],
  rejected: ['in_review', 'approved', 'published'],
}

/**
 * Returns the listing after a decision, or the same object when the status is unchanged.
 * @throws DomainError conflict when the state does not allow the decision
 */
export function decide(listing: Listing, status: ListingDecision, reason: string | null, now: number): Listing {
  if (listing.status === status) return listing
  if (!decidedFrom[status].includes(listing.status)) {
    throw conflict(`A listing that is ${listing.status} cannot become ${status}.`, 'status')
  }
  return { ...listing, status, reason: status === 'rejected' ? reason : null, decidedAt: now }
}

/** Normalizes tasks: trimmed, single spaces, without case-insensitive duplicates. */
export function tidyTasks(tasks: readonly string[]): string[] {
  const tidy = new Map<string, string>()
  for (const task of tasks) {
    const phrase = foldPhrase(task)
    if (phrase !== '' && !tidy.has(phrase)) tidy.set(phrase, task.trim().replaceAll(/\s+/g, ' '))
  }
  return [...tidy.values()]
}

/** Returns whether two offers are equal, in any order. */
export function sameOffer(one: Offer, other: Offer): boolean {
  return sameSet(one.categories, other.categories) && sameSet(one.tasks, other.tasks)
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item))
}
