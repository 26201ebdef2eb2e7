import { renderReactions } from '../messages/render-message.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, LogEvent } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'

/** The envelope of one event as its log's owner reads it (EVT-013). */
export function renderEvent(server: ReferenceServer, actor: Actor, event: LogEvent): JsonObject {
  const envelope: JsonObject = {
    event_id: server.hasFault('event-id-changes') ? newId('evt') : event.event_id,
    sequence: server.hasFault('sequence-as-text') ? String(event.sequence) : event.sequence,
    event_type: event.event_type,
    agent_id: actor.id,
    ...(event.chat_id !== undefined && { chat_id: event.chat_id }),
    created_at: renderTimestamp(server, event.createdAt),
    schema_version: '1',
    data: renderData(server, event),
  }
  if (server.hasFault('envelope-without-schema-version')) delete envelope['schema_version']
  if (server.hasFault('envelope-without-agent-id')) delete envelope['agent_id']
  if (server.hasChoice('extra-members')) envelope['x_extra'] = { note: 'further member' }
  return envelope
}

function renderData(server: ReferenceServer, event: LogEvent): JsonObject {
  const data = structuredClone(event.data)
  const message = data['message']
  if (event.message === null || typeof message !== 'object' || message === null || Array.isArray(message)) return data
  const parts = Array.isArray(message['parts']) ? message['parts'] : []
  if (server.hasChoice('event-message-live')) message['reactions'] = renderReactions(server, event.message)
  if (server.hasFault('event-parts-without-styles'))
    message['parts'] = parts.map((part) => (isObject(part) ? { ...part, styles: [] } : part))
  if (server.hasFault('event-parts-cut')) message['parts'] = parts.slice(0, 8)
  if (server.hasFault('event-without-reply')) delete message['reply_to']
  if (server.hasFault('event-message-edited-by-reaction') && event.message.reactions.length > 0) {
    message['parts'] = [...parts, { type: 'text', text: 'edited' } satisfies Json]
  }
  return data
}
