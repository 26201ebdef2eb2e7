import { fold } from '../../platform/fold.ts'
import { categoryNames, type Category } from './categories.ts'
import type { DirectoryEntry } from './listing.ts'

/** Term of every entry, for pages without a filter. */
const everyEntry = '*'

/** Maximum size of an entry in the index, in code points and in terms. */
const wordMax = 24
const phraseMax = 120
const termsMax = 400
/** Maximum words of a query. Further words are ignored. */
const askedWordsMax = 8

export interface Question {
  category: Category | undefined
  task: string | undefined
  q: string | undefined
}

export const foldPhrase = (text: string): string => cut(fold(text).trim().replaceAll(/\s+/g, ' '), phraseMax)

/** Sort key of pages: the folded name. */
export const sortName = (name: string): string => cut(fold(name).trim(), phraseMax)

export const categoryTerm = (category: Category): string => `c:${category}`
const taskTerm = (task: string): string => `t:${foldPhrase(task)}`
const wordTerm = (word: string): string => `w:${word}`

/** Returns all search terms of an entry. Words of name and handle have terms for their prefixes too. */
export function termsOf(entry: DirectoryEntry): string[] {
  const whole = [
    entry.tagline ?? '',
    entry.organization ?? '',
    ...entry.categories.map((id) => categoryNames[id]),
    ...entry.tasks,
  ]
  const filters = [...entry.categories.map(categoryTerm), ...entry.tasks.map(taskTerm)]
  return termsOfTexts([entry.name, entry.handle], whole, filters)
}

/**
 * Returns the terms of an object that is found by words.
 * @param byPrefix a name and an address, whose words match by prefix
 * @param whole texts with words that match only as a whole
 */
export function termsOfTexts(
  byPrefix: readonly [name: string, address: string],
  whole: readonly string[],
  filters: readonly string[] = [],
): string[] {
  const [name, address] = byPrefix
  const terms = new Set([
    everyEntry,
    ...filters,
    ...[...wordsOf(name), address, ...wordsOf(address)].flatMap(beginnings).map(wordTerm),
    ...whole.flatMap(wordsOf).map(wordTerm),
  ])
  return [...terms].slice(0, termsMax)
}

/**
 * Returns the terms that an entry must have, the estimated rarest first: a long word is rarer than a short one, a word
 * rarer than a task, a task rarer than a category. Undefined when nothing can match.
 */
export function termsAsked({ category, task, q }: Question): string[] | undefined {
  const words = q === undefined ? [] : wordsOf(q).slice(0, askedWordsMax)
  if (q !== undefined && words.length === 0) return undefined
  const terms = [
    ...words.toSorted((one, other) => other.length - one.length).map(wordTerm),
    ...(task === undefined ? [] : [taskTerm(task)]),
    ...(category === undefined ? [] : [categoryTerm(category)]),
  ]
  return terms.length === 0 ? [everyEntry] : [...new Set(terms)]
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => cut(word, wordMax))
}

function beginnings(word: string): string[] {
  const letters = [...word].slice(0, wordMax)
  return letters.map((_, at) => letters.slice(0, at + 1).join(''))
}

/** Cuts by code points, so that no surrogate pair is split. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('')
}
