import type { Message } from '../../../generated/current/types.gen.ts'
import type { Draft } from '../../../generated/extensions/types.gen.ts'

/** A message that an agent is writing, with its expiry. */
export interface ShownDraft {
  draft: Draft
  /** Epoch milliseconds at which the draft disappears unless it grows. */
  until: number
}

/** Milliseconds for which an unlisted draft stays, because its message may be about to arrive. */
export const leavingMs = 10_000

/**
 * Returns the drafts of a chat after they were listed. An unlisted draft was finalized or abandoned, and stays a
 * moment.
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

/** Returns the drafts that have not expired. */
export function stillGrowing(shown: readonly ShownDraft[], now: number): readonly ShownDraft[] {
  const rest = shown.filter(({ until }) => until > now)
  return rest.length === shown.length ? shown : rest
}

/** Returns the drafts to show after the messages of a chat, without the ones that are messages already. */
export function draftsOf(shown: readonly ShownDraft[], chatId: string, messages: readonly Message[]): Draft[] {
  const isMessage = (id: string) => messages.findLast(({ message_id: known }) => known === id) !== undefined
  return shown
    .map(({ draft }) => draft)
    .filter(({ chat_id: inChat, message_id: id }) => inChat === chatId && !isMessage(id))
}
