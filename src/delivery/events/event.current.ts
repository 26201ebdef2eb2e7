import type { Event, EventPage as EventPageBody } from '../../../generated/current/types.gen.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import { encodeMessage } from '../../conversations/messages/message.current.ts'
import type { LogEvent } from './log-event.ts'
import type { EventPage } from './read-page.ts'

/** The shape of the envelope and of what it carries. */
const schemaVersion = '1'

/**
 * An event as pulls and webhooks carry it, the same from both (EVT-002, EVT-013). `agent_id` names the log's
 * owner, also where that is a person.
 */
export function encodeEvent(event: LogEvent): Event {
  return {
    event_id: event.eventId,
    sequence: event.sequence,
    // Types that only this project defines are unknown to the current form.
    event_type: event.eventType as Event['event_type'],
    agent_id: event.actorId,
    // Tasks and contacts are about no chat; every type that the service lists is (AMB-047).
    ...(event.chatId !== null && { chat_id: event.chatId }),
    created_at: encodeTime(event.createdAt),
    schema_version: schemaVersion,
    data: event.message ? { message: encodeMessage(event.message) } : (event.data ?? {}),
  } as Event
}

/** Clients that were woken together share a page, and what it looks like. */
const bodies = new WeakMap<EventPage, EventPageBody>()

export function encodeEventPage(page: EventPage): EventPageBody {
  const known = bodies.get(page)
  if (known) return known
  const body = {
    events: page.events.map(encodeEvent),
    next_cursor: page.nextCursor,
    latest: page.latest,
    has_more: page.hasMore,
  }
  bodies.set(page, body)
  return body
}
