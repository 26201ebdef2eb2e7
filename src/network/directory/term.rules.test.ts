import { expect, it } from 'vitest'

import type { DirectoryEntry } from './listing.ts'
import { foldPhrase, sortName, termsAsked, termsOf } from './term.rules.ts'

const entry: DirectoryEntry = {
  handle: 'weather_bot',
  name: 'Café Météo',
  tagline: 'Rain, before it falls',
  organization: 'Sky & Co',
  avatar: null,
  accentColor: null,
  categories: ['customer_service'],
  tasks: ['Book  a Flight'],
  acceptsTasks: false,
}
const asked = (question: { q?: string; task?: string; category?: 'travel' | 'customer_service' }) =>
  termsAsked({ category: undefined, task: undefined, q: undefined, ...question })
const finds = (question: Parameters<typeof asked>[0]) => asked(question)?.every((term) => termsOf(entry).includes(term))

it.each([
  [{}, true],
  [{ q: 'meteo' }, true],
  [{ q: 'MÉT caf' }, true],
  [{ q: 'weather_b' }, true],
  [{ q: 'bot' }, true],
  [{ q: 'rain sky falls' }, true],
  // Only words of name and handle match by prefix.
  [{ q: 'rai' }, false],
  [{ q: 'meteo snow' }, false],
  [{ task: 'book a flight' }, true],
  [{ task: 'book' }, false],
  [{ q: 'flight' }, true],
  [{ category: 'customer_service' as const, q: 'service' }, true],
  [{ category: 'travel' as const, q: 'meteo' }, false],
])('finds an entry by %j: %s', (question, found) => {
  expect(finds(question)).toBe(found)
})

it('matches nothing when a query contains no word', () => {
  expect(asked({ q: '!? …' })).toBe(undefined)
})

it('scans the rarest term first', () => {
  expect(asked({ q: 'a translator', task: 'Go', category: 'travel' })).toEqual([
    'w:translator',
    'w:a',
    't:go',
    'c:travel',
  ])
})

it('limits the terms of one entry, and splits no surrogate pair', () => {
  const long = {
    ...entry,
    name: '𝒳𝒴'.repeat(50),
    tasks: Array.from({ length: 20 }, (_, i) => `task number ${i} ${'😀'.repeat(20)}`),
  }
  const terms = termsOf(long)
  expect(terms.length).toBeLessThanOrEqual(400)
  expect(terms.every((term) => term.isWellFormed())).toBe(true)
  expect(sortName('👩‍🚀'.repeat(100)).isWellFormed()).toBe(true)
  expect(foldPhrase('  Grüß   Gott ')).toBe('gruß gott')
})
