/** The envelope of one event. */
import { renderReactions } from '../messages/render-message.ts'
import { mint } from '../state/ids.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor, LogEvent } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { stamp } from '../state/timestamps.ts'

/** The envelope of one event as its log's owner reads it (EVT-013). */
export function renderEvent(subject: Subject, actor: Actor, event: LogEvent): JsonObject {
  const envelope: JsonObject = {
    event_id: subject.faulty('event-id-changes') ? mint('evt') : event.event_id,
    sequence: subject.faulty('sequence-as-text') ? String(event.sequence) : event.sequence,
    event_type: event.event_type,
    agent_id: actor.id,
    chat_id: event.chat_id,
    created_at: stamp(subject, event.createdAt),
    schema_version: '1',
    data: renderData(subject, event),
  }
  if (subject.faulty('envelope-without-schema-version')) delete envelope['schema_version']
  if (subject.faulty('envelope-without-agent-id')) delete envelope['agent_id']
  if (subject.chose('extra-members')) envelope['x_extra'] = { note: 'further member' }
  return envelope
}

function renderData(subject: Subject, event: LogEvent): JsonObject {
  const data = structuredClone(event.data)
  const message = data['message']
  if (event.message === null || typeof message !== 'object' || message === null || Array.isArray(message)) return data
  const parts = Array.isArray(message['parts']) ? message['parts'] : []
  if (subject.chose('event-message-live')) message['reactions'] = renderReactions(subject, event.message)
  if (subject.faulty('event-parts-cut')) message['parts'] = parts.slice(0, 8)
  if (subject.faulty('event-without-reply')) delete message['reply_to']
  if (subject.faulty('event-message-edited-by-reaction') && event.message.reactions.length > 0) {
    message['parts'] = [...parts, { type: 'text', text: 'edited' } satisfies Json]
  }
  return data
}
