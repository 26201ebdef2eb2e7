import type { Chat } from '../../../generated/extensions/types.gen.ts'

/** A typing indicator in a chat. */
export interface Typist {
  chatId: string
  actorId: string
  handle: string
  /** Epoch milliseconds at which the indicator expires without another signal. */
  until: number
}

interface TypingSignal {
  name: string
  data: Record<string, unknown>
}

/**
 * Returns the typing indicators after a signal. Ignores signals with another name or without the members of a typing
 * signal.
 * @param now epoch milliseconds
 */
export function applyTyping(typists: readonly Typist[], { name, data }: TypingSignal, now: number): readonly Typist[] {
  const { chat_id: chatId, participant, timeout_ms: timeoutMs } = data
  const { id, handle } = (participant ?? {}) as { id?: unknown; handle?: unknown }
  if (typeof chatId !== 'string' || typeof id !== 'string') return typists
  if (name === 'chat.typing_indicator.stopped') return withoutTypist(typists, chatId, id)
  if (name !== 'chat.typing_indicator.started' || typeof timeoutMs !== 'number') return typists
  const shown = typeof handle === 'string' ? handle : 'Somebody'
  const others = withoutTypist(typists, chatId, id)
  return [...others, { chatId, actorId: id, handle: shown, until: now + timeoutMs }]
}

/** Removes the typing indicator of a sender, whose message arrived. */
export function withoutTypist(typists: readonly Typist[], chatId: string, actorId: string): readonly Typist[] {
  const rest = typists.filter((one) => one.chatId !== chatId || one.actorId !== actorId)
  return rest.length === typists.length ? typists : rest
}

/** Returns the typing indicators that have not expired. */
export function stillTyping(typists: readonly Typist[], now: number): readonly Typist[] {
  const rest = typists.filter(({ until }) => until > now)
  return rest.length === typists.length ? typists : rest
}

/** Returns one line about who types in a chat; empty when nobody does. */
export function typingLine(
  typists: readonly Typist[],
  { id: shownId, participants }: Pick<Chat, 'id' | 'participants'>,
): string {
  const names = typists
    .filter(({ chatId }) => chatId === shownId)
    .map(({ actorId, handle }) => participants.find(({ id }) => id === actorId)?.display_name || handle)
  if (names.length === 0) return ''
  if (names.length > 2) return `${names.length} people are typing…`
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} typing…`
}
