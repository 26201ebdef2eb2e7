import type { AgentEvent } from '../../../../generated/extensions/types.gen.ts'
import { summarize } from '../../model/chats.rules.ts'
import type { ShownPart } from '../../model/state.ts'

/** Maximum number of events in memory; the oldest are dropped first. */
const eventsMax = 1_000

/** The filter of shown events; an empty string matches all. */
export interface Filter {
  type: string
  chat: string
}

/** Merges events without duplicates, newest first. */
export function joinEvents(known: readonly AgentEvent[], more: readonly AgentEvent[]): AgentEvent[] {
  const bySequence = new Map([...known, ...more].map((event) => [event.sequence, event]))
  return [...bySequence.values()].sort((a, b) => b.sequence - a.sequence).slice(0, eventsMax)
}

export const matching = (events: readonly AgentEvent[], { type, chat }: Filter): AgentEvent[] =>
  events.filter((event) => (type === '' || event.event_type === type) && (chat === '' || event.chat_id === chat))

/** Returns the values of a filter in alphabetical order. */
export const choices = (
  events: readonly AgentEvent[],
  of: (event: AgentEvent) => string | null | undefined,
): string[] => [...new Set(events.flatMap((event) => of(event) ?? []))].sort()

/** Returns the message that an event contains or refers to, whose id identifies the causing request. */
export function causeOf({ data }: AgentEvent): { messageId: string; sender: string | null } | null {
  const { message, message_id: messageId } = data as {
    message?: { message_id: string; sender?: { handle: string | null } }
    message_id?: string
  }
  if (message) return { messageId: message.message_id, sender: message.sender?.handle ?? null }
  return messageId === undefined ? null : { messageId, sender: null }
}

/** Returns the message of an event as one line, which distinguishes events of one type. */
export function previewOf({ data }: AgentEvent): string {
  const { message } = data as { message?: { sender?: { handle: string | null }; parts?: ShownPart[] } }
  if (!message?.parts) return ''
  return `${message.sender?.handle ?? 'deleted account'}: ${summarize(message.parts)}`
}
