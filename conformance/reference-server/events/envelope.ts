import { renderReactions } from '../messages/render-message.ts'
import { withFurtherMembers } from '../protocol/further-members.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, LogEvent } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'

/** Renders the envelope of an event for the owner of its log (EVT-013). */
export function renderEvent(server: ReferenceServer, actor: Actor, event: LogEvent): JsonObject {
  const envelope: JsonObject = {
    event_id: server.hasFault('event-id-changes') ? newId('evt') : event.event_id,
    sequence: server.hasFault('sequence-as-text') ? String(event.sequence) : event.sequence,
    event_type: event.event_type,
    agent_id: actor.id,
    ...chatNamed(server, event),
    created_at: renderTimestamp(server, event.createdAt),
    schema_version: '1',
    data: renderData(server, event),
  }
  if (server.hasFault('envelope-without-schema-version')) delete envelope['schema_version']
  if (server.hasFault('envelope-without-agent-id')) delete envelope['agent_id']
  applyFaults(server, event.event_type, envelope)
  return withFurtherMembers(server, envelope) as JsonObject
}

/** Applies the faults in the envelopes of single event types. */
function applyFaults(server: ReferenceServer, type: string, envelope: JsonObject): void {
  if (type.startsWith('participant.') && server.hasFault('member-event-without-chat')) delete envelope['chat_id']
  if (/^message\.(read|delivered)$/.test(type) && server.hasFault('receipt-event-version-as-number'))
    envelope['schema_version'] = 1
  if (type.startsWith('reaction.') && server.hasFault('reaction-event-undated')) envelope['created_at'] = null
}

/** Returns the chat id of an event. An event of another type may have no chat, null or an empty string (AMB-047). */
function chatNamed(server: ReferenceServer, { chat_id, event_type, sequence }: LogEvent): JsonObject {
  if (!server.hasChoice('further-events-about-no-chat') || !/^(presence|chat\.activity)/.test(event_type))
    return chat_id === undefined ? {} : { chat_id }
  return [{}, { chat_id: null }, { chat_id: '' }][sequence % 3] as JsonObject
}

const withoutTitle = ({ title: _title, ...rest }: JsonObject): JsonObject => rest

function renderData(server: ReferenceServer, event: LogEvent): JsonObject {
  const data = structuredClone(event.data)
  const message = data['message']
  if (event.message === null || typeof message !== 'object' || message === null || Array.isArray(message)) return data
  const parts = Array.isArray(message['parts']) ? message['parts'] : []
  if (server.hasChoice('event-message-live')) message['reactions'] = renderReactions(server, event.message)
  if (server.hasFault('event-parts-without-styles'))
    message['parts'] = parts.map((part) => (isObject(part) ? { ...part, styles: [] } : part))
  if (server.hasFault('event-without-link-titles'))
    message['parts'] = parts.map((part) => (isObject(part) && part['type'] === 'link' ? withoutTitle(part) : part))
  if (server.hasFault('event-parts-cut')) message['parts'] = parts.slice(0, 8)
  if (server.hasFault('event-without-reply')) delete message['reply_to']
  if (server.hasFault('event-message-edited-by-reaction') && event.message.reactions.length > 0) {
    message['parts'] = [...parts, { type: 'text', text: 'edited' } satisfies Json]
  }
  return data
}
