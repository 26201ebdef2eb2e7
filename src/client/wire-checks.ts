import type { AgentEvent } from '../../generated/events.ts'

/** Page of the event log, with the members that the client needs. */
export interface LogPage {
  events: readonly AgentEvent[]
  next_cursor: number
  latest: number
  log_epoch?: string | undefined
}

/** Returns whether a value has the members of a log page. A proxy may answer with other JSON. */
export function isLogPage(value: unknown): value is LogPage {
  const page = value as Partial<LogPage> | null | undefined
  return (
    Array.isArray(page?.events) &&
    page.events.every(isLogEvent) &&
    Number.isSafeInteger(page.next_cursor) &&
    Number.isSafeInteger(page.latest)
  )
}

/** Returns whether a value has the members that the log position depends on. */
export function isLogEvent(value: unknown): value is AgentEvent {
  const event = value as Partial<AgentEvent> | null | undefined
  return (
    typeof event?.event_id === 'string' && typeof event.event_type === 'string' && Number.isSafeInteger(event.sequence)
  )
}
