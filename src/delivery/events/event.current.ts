import type { Event, EventPage as EventPageBody } from '../../../generated/current/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import { encodeMessage } from '../../conversations/messages/message.current.ts'
import type { LogEvent } from './log-event.ts'
import type { PlacedPage } from './list-events.ts'
import type { EventPage } from './read-page.ts'

/** Version of the envelope and its data. */
const schemaVersion = '1'

/**
 * Encodes an event for pulls and webhooks, with the same result for both (EVT-002, EVT-013). `agent_id` is the owner of
 * the log, even when the owner is a person.
 */
export function encodeEvent(event: LogEvent): Event {
  return {
    event_id: event.eventId,
    sequence: event.sequence,
    // The current form does not list the event types that only this project defines.
    event_type: event.eventType as Event['event_type'],
    agent_id: event.actorId,
    // Null for contacts, communities and most tasks; no type that the service lists (AMB-047).
    chat_id: event.chatId,
    created_at: encodeTime(event.createdAt),
    schema_version: schemaVersion,
    data: event.message ? { message: encodeMessage(event.message) } : (event.data ?? {}),
  } as Event
}

/** Encoded pages: clients that were woken together share a page. */
const bodies = new WeakMap<EventPage, EventPageBody>()

export function encodeEventPage({ page, epoch }: PlacedPage): EventPageBody {
  const known = bodies.get(page)
  if (known) return known
  const body = {
    events: page.events.map(encodeEvent),
    next_cursor: page.nextCursor,
    latest: page.latest,
    has_more: page.hasMore,
    log_epoch: epoch,
  }
  bodies.set(page, body)
  return body
}
