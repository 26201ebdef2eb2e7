import type { AgentEvent } from '../../../../generated/extensions/types.gen.ts'
import { summarize } from '../../model/chats.rules.ts'
import type { ShownPart } from '../../model/state.ts'

/** Maximum number of events in memory; the oldest are dropped first. */
const eventsMax = 1_000

/** The filter of shown events; an empty string matches all. */
export interface Filter {
  type: string
  /** Id of a chat. */
  chat: string
  /** Local times, as a field of type `datetime-local` gives them. */
  from: string
  until: string
}

/** Merges events without duplicates, newest first. */
export function joinEvents(known: readonly AgentEvent[], more: readonly AgentEvent[]): AgentEvent[] {
  const bySequence = new Map([...known, ...more].map((event) => [event.sequence, event]))
  return [...bySequence.values()].sort((a, b) => b.sequence - a.sequence).slice(0, eventsMax)
}

/** Returns the events that match a filter. Both ends of the time are included, the last one with its whole minute. */
export function matching(events: readonly AgentEvent[], { type, chat, from, until }: Filter): AgentEvent[] {
  const [first, end] = [timeOf(from, -Infinity), timeOf(until, Infinity) + 60_000]
  return events.filter((event) => {
    const at = Date.parse(event.created_at)
    return (
      (type === '' || event.event_type === type) && (chat === '' || event.chat_id === chat) && at >= first && at < end
    )
  })
}

/** Returns a local time in epoch milliseconds; `open` for an empty field. */
const timeOf = (text: string, open: number): number => (text === '' ? open : new Date(text).getTime())

/** Returns whether events that match the start of the filter may be older than all known events. */
export function needsOlder(events: readonly AgentEvent[], { from }: Filter): boolean {
  const oldest = events.at(-1)
  if (from === '' || !oldest || oldest.sequence <= 1 || events.length >= eventsMax) return false
  return Date.parse(oldest.created_at) >= new Date(from).getTime()
}

/** Returns the name of a chat for its agent: the name of the group, or the handles of the others. */
export function nameOfChat({ group_name: name, participants }: ChatNames, ownHandle: string): string {
  const others = participants.flatMap(({ handle }) => (handle === null || handle === ownHandle ? [] : `@${handle}`))
  return name ?? (others.length === 0 ? 'deleted account' : others.join(', '))
}

interface ChatNames {
  group_name: string | null
  participants: readonly { handle: string | null }[]
}

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
