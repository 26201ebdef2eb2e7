import { expect, it } from 'vitest'

import type { Listing, ListingDecision, ListingStatus } from './listing.ts'
import { decide, sameOffer, tidyTasks } from './listing.rules.ts'

const listing = (status: ListingStatus): Listing => ({
  agentId: 'agt_1',
  status,
  categories: ['travel'],
  tasks: [],
  reason: 'old',
  submittedAt: 1,
  decidedAt: null,
})

it.each<[ListingStatus, ListingDecision[]]>([
  ['in_review', ['approved', 'rejected']],
  ['approved', ['published', 'rejected']],
  ['published', ['rejected']],
  ['rejected', []],
])('%s can change only to %j', (from, allowed) => {
  for (const to of ['approved', 'published', 'rejected'] as const) {
    const before = listing(from)
    if (from === to) expect(decide(before, to, null, 9)).toBe(before)
    else if (allowed.includes(to)) {
      expect(decide(before, to, 'why', 9)).toEqual({
        ...before,
        status: to,
        reason: to === 'rejected' ? 'why' : null,
        decidedAt: 9,
      })
    } else expect(() => decide(before, to, null, 9)).toThrow('cannot become')
  }
})

it('removes duplicate tasks, and compares offers in any order', () => {
  expect(tidyTasks([' Book  a flight', 'book a flight', '  ', 'Pack'])).toEqual(['Book a flight', 'Pack'])
  const offer = { categories: ['travel', 'games'] as const, tasks: ['a', 'b'] }
  expect(sameOffer(offer, { categories: ['games', 'travel'], tasks: ['b', 'a'] })).toBe(true)
  expect(sameOffer(offer, { categories: ['games'], tasks: ['b', 'a'] })).toBe(false)
})
