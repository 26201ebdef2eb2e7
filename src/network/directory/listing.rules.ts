import { conflict } from '../../platform/errors.ts'
import { foldPhrase } from './term.rules.ts'
import type { Listing, ListingDecision, ListingStatus, Offer } from './listing.ts'

/** From where a decision may be taken (PROF-015): nothing is published that was not approved. */
const decidedFrom: Record<ListingDecision, readonly ListingStatus[]> = {
  approved: ['in_review'],
  published: ['approved'],
  rejected: ['in_review', 'approved', 'published'],
}

/**
 * The listing after a decision; the same object when it was decided so already.
 * @throws DomainError conflict when the decision does not follow from the state
 */
export function decide(listing: Listing, status: ListingDecision, reason: string | null, now: number): Listing {
  if (listing.status === status) return listing
  if (!decidedFrom[status].includes(listing.status)) {
    throw conflict(`A listing that is ${listing.status} cannot become ${status}.`, 'status')
  }
  return { ...listing, status, reason: status === 'rejected' ? reason : null, decidedAt: now }
}

/** The tasks as they are kept: trimmed, single spaces, each once whatever its case. */
export function tidyTasks(tasks: readonly string[]): string[] {
  const tidy = new Map<string, string>()
  for (const task of tasks) {
    const phrase = foldPhrase(task)
    if (phrase !== '' && !tidy.has(phrase)) tidy.set(phrase, task.trim().replaceAll(/\s+/g, ' '))
  }
  return [...tidy.values()]
}

/** Whether two offers say the same, in whatever order. */
export function sameOffer(one: Offer, other: Offer): boolean {
  return sameSet(one.categories, other.categories) && sameSet(one.tasks, other.tasks)
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item))
}
