import { fold } from '../../platform/fold.ts'
import type { TextRange } from './part.ts'

/** Maximum words of a query. Further words are ignored. */
const askedWordsMax = 8
/** Maximum number of terms of a message, and length of a term in code points. */
const termsMax = 2_000
const termMax = 40

/** Scripts that are written without spaces between words. */
const unspaced = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
const run = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const beginsUnspaced = new RegExp(`^[${unspaced}]`, 'u')

/** A word of a text, or a run of characters of a script without spaces. */
interface Word extends TextRange {
  /** The word without case and accents. */
  folded: string
  isUnspaced: boolean
}

export interface SearchTerm {
  text: string
  /** Whether the term matches the beginning of a word. */
  isPrefix: boolean
}

function* wordsOf(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(run)) {
    // Compatibility forms may contain punctuation, and combining marks alone are no word.
    const folded = fold(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
    if (folded !== '') yield { start: index, length: word.length, folded, isUnspaced: beginsUnspaced.test(word) }
  }
}

const cut = (text: string): string => [...text].slice(0, termMax).join('')

/** Returns each pair of neighbors, and the last character, so that every character begins a term. */
function pairsOf(characters: string): string[] {
  const all = [...characters]
  return all.map((character, at) => character + (all[at + 1] ?? ''))
}

/** Returns the terms under which a text is found. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>()
  for (const { folded, isUnspaced } of wordsOf(text)) {
    if (terms.size >= termsMax) break
    for (const term of isUnspaced ? pairsOf(folded) : [cut(folded)]) terms.add(term)
  }
  return [...terms].slice(0, termsMax)
}

/**
 * Returns the terms that a message must have; empty for a query without a word. The last word matches the beginning of
 * words as well, if it has two characters.
 */
export function termsAsked(query: string): SearchTerm[] {
  const words = [...wordsOf(query)].slice(0, askedWordsMax)
  return words.flatMap(({ folded, isUnspaced }, at): SearchTerm[] => {
    if (!isUnspaced) return [{ text: cut(folded), isPrefix: at === words.length - 1 && [...folded].length > 1 }]
    const pairs = pairsOf(folded)
    return pairs.length === 1
      ? [{ text: pairs[0]!, isPrefix: true }]
      : pairs.slice(0, -1).map((text) => ({ text, isPrefix: false }))
  })
}

/** Returns the ranges of a text that match words of a query, in order and without overlaps. */
export function matchesIn(text: string, query: string): TextRange[] {
  const asked = [...wordsOf(query)].slice(0, askedWordsMax)
  return [...wordsOf(text)].flatMap((word) =>
    word.isUnspaced
      ? runsIn(text, word, asked)
      : asked.some((one, at) => isMatch(word, one, at === asked.length - 1))
        ? [{ start: word.start, length: word.length }]
        : [],
  )
}

function isMatch(word: Word, asked: Word, isLast: boolean): boolean {
  if (asked.isUnspaced) return false
  const [found, sought] = [cut(word.folded), cut(asked.folded)]
  return isLast && [...sought].length > 1 ? found.startsWith(sought) : found === sought
}

/** Returns the occurrences of words without spaces inside a longer run. */
function runsIn(text: string, word: Word, asked: readonly Word[]): TextRange[] {
  const within = text.slice(word.start, word.start + word.length)
  // A range of the folded text is a range of the text only if folding keeps all lengths.
  if (word.folded.length !== within.length) return []
  const ranges: TextRange[] = []
  for (let at = 0; at < within.length;) {
    const found = asked.find(({ isUnspaced, folded }) => isUnspaced && word.folded.startsWith(folded, at))
    if (found) ranges.push({ start: word.start + at, length: found.folded.length })
    at += found?.folded.length ?? 1
  }
  return ranges
}
