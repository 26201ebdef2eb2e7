/** Somebody who is writing in a chat. */
export interface Typist {
  chatId: string
  actorId: string
  handle: string
  /** Epoch milliseconds from which on nothing is shown without a further signal. */
  until: number
}

/** What the live channel brings of typing. */
interface TypingSignal {
  name: string
  data: Record<string, unknown>
}

/**
 * Who writes after a signal. Signals of other names, and what is no typing signal by its content, change nothing.
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

/** A message came: who sent it writes no longer. */
export function withoutTypist(typists: readonly Typist[], chatId: string, actorId: string): readonly Typist[] {
  const rest = typists.filter((one) => one.chatId !== chatId || one.actorId !== actorId)
  return rest.length === typists.length ? typists : rest
}

/** Those whose last signal is not too old. */
export function stillTyping(typists: readonly Typist[], now: number): readonly Typist[] {
  const rest = typists.filter(({ until }) => until > now)
  return rest.length === typists.length ? typists : rest
}

/** One line about who writes in a chat; empty when nobody does. */
export function typingLine(typists: readonly Typist[], chatId: string): string {
  const names = typists.filter((one) => one.chatId === chatId).map(({ handle }) => handle)
  if (names.length === 0) return ''
  if (names.length > 2) return `${names.length} people are typing…`
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} typing…`
}
