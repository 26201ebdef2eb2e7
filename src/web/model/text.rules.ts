import type { TextPart, TextStyle } from '../../../generated/current/types.gen.ts'
import type { Chat } from '../../../generated/extensions/types.gen.ts'
import type { Me, State } from './state.ts'

/** A range of text with uniform style. */
export interface Segment {
  text: string
  styles: readonly TextStyle[]
  isMention: boolean
  /** Target of a link; null for other text. */
  href: string | null
}

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/g

/** Splits a text at the boundaries of styles, the mention and links. Ranges beyond the end are cut. */
export function segmentsOf(part: TextPart): Segment[] {
  const { text, styles = [], mention_range: mentioned } = part
  const whole = styles.filter((style) => typeof style === 'string')
  const ranges = styles.filter((style) => typeof style !== 'string').map(withEnd)
  const mention = mentioned && withEnd(mentioned)
  const links = [...text.matchAll(address)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const edges = [...ranges, ...links, ...(mention ? [mention] : [])].flatMap(({ start, end }) => [start, end])
  const cuts = [...new Set([0, ...edges, text.length])].filter((at) => at >= 0 && at <= text.length).sort(ascending)
  const isWithin = (at: number, range: { start: number; end: number } | undefined) =>
    range !== undefined && at >= range.start && at < range.end
  return cuts.slice(0, -1).map((start, index) => {
    const link = links.find((one) => isWithin(start, one))
    return {
      text: text.slice(start, cuts[index + 1]),
      styles: [...new Set([...whole, ...ranges.filter((range) => isWithin(start, range)).map(({ style }) => style)])],
      isMention: isWithin(start, mention),
      href: link ? text.slice(link.start, link.end) : null,
    }
  })
}

const ascending = (one: number, other: number) => one - other

function withEnd<R extends { start: number; length: number }>(range: R): R & { end: number } {
  return { ...range, end: range.start + range.length }
}

/** Returns the first `@handle` of a text that is one of the handles, as a mention. */
export function mentionIn(text: string, handles: readonly string[]): Pick<TextPart, 'mention' | 'mention_range'> {
  for (const match of text.matchAll(/@([A-Za-z][A-Za-z0-9_]{2,29})/g)) {
    const handle = handles.find((one) => one.toLowerCase() === match[1]!.toLowerCase())
    if (handle) return { mention: { handle }, mention_range: { start: match.index, length: match[0].length } }
  }
  return {}
}

export interface Mentionable {
  handle: string
  name: string
  /** URL of a picture, null without one. */
  avatar: string | null
}

export function mentionables({ participants }: Chat, me: Me): Mentionable[] {
  return participants.flatMap(({ id, handle, display_name: name, avatar = null }) =>
    id === me.userId || handle === null ? [] : { handle, name: name || handle, avatar },
  )
}

/** Maximum number of suggestions. */
const suggestedMax = 6

/** Participants that the text before the caret begins to mention, and the position of the `@`. */
export interface Suggestions {
  start: number
  people: readonly Mentionable[]
}

/**
 * Returns participants whose handle, or a word of whose name, begins with the text between an `@` and the caret. Returns
 * null after a whole handle, so that Enter sends the message.
 */
export function suggestionsAt(text: string, caret: number, people: readonly Mentionable[]): Suggestions | null {
  const typed = /(?:^|[\s(])@(\w{0,30})$/.exec(text.slice(0, caret))?.[1]?.toLowerCase()
  if (typed === undefined || people.some(({ handle }) => handle.toLowerCase() === typed)) return null
  const found = beginning(people, typed)
  return found.length === 0 ? null : { start: caret - typed.length - 1, people: found }
}

/** Returns some people whose handle, or a word of whose name, begins with a text in lower case. */
function beginning(people: readonly Mentionable[], text: string): Mentionable[] {
  const begins = ({ handle, name }: Mentionable) =>
    [handle, ...name.split(' ')].some((word) => word.toLowerCase().startsWith(text))
  return people.filter(begins).slice(0, suggestedMax)
}

/** The last word of typed handles, which may be unfinished, and the text before it. */
const lastWord = /^(.*?)@?([^\s,;@]*)$/s

/** Returns participants of the person's chats that the last typed word begins to name, without a whole handle. */
export function knownPeople({ chats, me }: Pick<State, 'chats' | 'me'>, typed: string): Mentionable[] {
  const word = lastWord.exec(typed)?.[2]?.toLowerCase() ?? ''
  if (word === '') return []
  const people = [...chats.values()].flatMap(({ chat }) => mentionables(chat, me))
  const known = [...new Map(people.map((one) => [one.handle, one])).values()]
  return known.some(({ handle }) => handle === word) ? [] : beginning(known, word)
}

/** Returns typed handles with the last word replaced by a handle, so that another one can be typed. */
export const withHandle = (typed: string, handle: string): string => `${lastWord.exec(typed)?.[1] ?? ''}${handle} `
