import type { Message } from '../../../generated/current/types.gen.ts'
import type { Draft } from '../../../generated/extensions/types.gen.ts'

/** A message that an agent is writing, and how long it is shown. */
export interface ShownDraft {
  draft: Draft
  /** Epoch milliseconds from which on it is shown no more unless it grows. */
  until: number
}

/** Milliseconds for which a draft stays that is listed no more: the message in its place may be on its way. */
export const leavingMs = 10_000

/**
 * The drafts of a chat after they were listed. One that is listed no more was finalized or given up, and stays a moment.
 * @param now epoch milliseconds
 */
export function withListed(shown: readonly ShownDraft[], listed: readonly Draft[], now: number): readonly ShownDraft[] {
  const ids = new Set(listed.map(({ message_id: id }) => id))
  const leaving = shown
    .filter(({ draft }) => !ids.has(draft.message_id))
    .map(({ draft, until }) => ({ draft, until: Math.min(until, now + leavingMs) }))
  const growing = listed.map((draft) => ({ draft, until: now + draft.expires_in * 1000 }))
  return [...leaving, ...growing].sort((one, other) => (one.draft.message_id < other.draft.message_id ? -1 : 1))
}

/** Those whose time is not over. */
export function stillGrowing(shown: readonly ShownDraft[], now: number): readonly ShownDraft[] {
  const rest = shown.filter(({ until }) => until > now)
  return rest.length === shown.length ? shown : rest
}

/** The drafts to be drawn behind the messages of a chat: not those that are messages by now. */
export function draftsOf(shown: readonly ShownDraft[], chatId: string, messages: readonly Message[]): Draft[] {
  const isMessage = (id: string) => messages.findLast(({ message_id: known }) => known === id) !== undefined
  return shown
    .map(({ draft }) => draft)
    .filter(({ chat_id: inChat, message_id: id }) => inChat === chatId && !isMessage(id))
}
