import type { AgentEvent } from '../../../../generated/extensions/types.gen.ts'
import { summarize } from '../../model/chats.rules.ts'
import type { ShownPart } from '../../model/state.ts'

/** Events that are kept at most; the oldest go first. */
const eventsMax = 1_000

/** Which events are shown; an empty text is no filter. */
export interface Filter {
  type: string
  chat: string
}

/** Joins events to those that are there, the newest first, each once. */
export function joinEvents(known: readonly AgentEvent[], more: readonly AgentEvent[]): AgentEvent[] {
  const bySequence = new Map([...known, ...more].map((event) => [event.sequence, event]))
  return [...bySequence.values()].sort((a, b) => b.sequence - a.sequence).slice(0, eventsMax)
}

export const matching = (events: readonly AgentEvent[], { type, chat }: Filter): AgentEvent[] =>
  events.filter((event) => (type === '' || event.event_type === type) && (chat === '' || event.chat_id === chat))

/** The values that a filter can have, in the order of the alphabet. */
export const choices = (events: readonly AgentEvent[], of: (event: AgentEvent) => string | undefined): string[] =>
  [...new Set(events.flatMap((event) => of(event) ?? []))].sort()

/** The message that an event hands over or is about: the request that caused it is the one with this id. */
export function causeOf({ data }: AgentEvent): { messageId: string; sender: string | null } | null {
  const { message, message_id: messageId } = data as {
    message?: { message_id: string; sender?: { handle: string | null } }
    message_id?: string
  }
  if (message) return { messageId: message.message_id, sender: message.sender?.handle ?? null }
  return messageId === undefined ? null : { messageId, sender: null }
}

/** What the message of an event says, in one line: events of one type are told apart by it. */
export function previewOf({ data }: AgentEvent): string {
  const { message } = data as { message?: { sender?: { handle: string | null }; parts?: ShownPart[] } }
  if (!message?.parts) return ''
  return `${message.sender?.handle ?? 'deleted account'}: ${summarize(message.parts)}`
}
