import type { Message } from './message.ts'
import type { Part, TextRange } from './part.ts'
import { matchesIn } from './search-words.rules.ts'

/** Length of an excerpt, and of its text before the first match, in UTF-16 code units. */
const excerptMax = 160
const beforeMatch = 40

/** A part of a text, with the matching words. */
export interface Excerpt {
  text: string
  matches: TextRange[]
}

/** Returns the text of a message that is searched, as one line. */
export function searchedText(parts: readonly Part[], text: string | null): string {
  const texts = parts.flatMap((part) => {
    if (part.type === 'text') return part.text
    return part.type === 'link' ? [part.title ?? '', part.url] : []
  })
  return (texts.length > 0 ? texts.join(' ') : (text ?? '')).replaceAll(/\s+/g, ' ').trim()
}

/** Returns the part of a message around the first match. */
export function excerptOf({ parts, text }: Pick<Message, 'parts' | 'text'>, query: string): Excerpt {
  const whole = searchedText(parts, text)
  const matches = matchesIn(whole, query)
  const from = whole.length <= excerptMax ? 0 : beginOf(whole, (matches[0]?.start ?? 0) - beforeMatch)
  const opening = from > 0 ? '…' : ''
  const end = from + excerptMax
  const shown = `${opening}${whole.slice(from, end).toWellFormed()}${end < whole.length ? '…' : ''}`
  return {
    text: shown,
    matches: matches
      .filter(({ start, length }) => start >= from && start + length <= end)
      .map(({ start, length }) => ({ start: start - from + opening.length, length })),
  }
}

/** Returns the beginning of a word at or after a position. */
function beginOf(text: string, position: number): number {
  if (position <= 0) return 0
  const space = text.indexOf(' ', position)
  return space === -1 || space > position + beforeMatch / 2 ? position : space + 1
}
