/** The event logs: appending, rendering the envelope, waking those who wait. */
import { deliver } from '../webhooks/deliver.ts'
import type { Actor, Json, JsonObject, LogEvent, Message, Webhook } from '../state/model.ts'
import { renderReactions } from '../messages/render-message.ts'
import { count, mint, stamp, type Subject } from '../state/server.ts'

export interface Draft {
  event_type: string
  chat_id: string
  data: JsonObject
  message?: Message
}

/** Appends to one log, wakes its readers and starts its deliveries. reaction.changed is for persons only (RCT-018). */
export function append(subject: Subject, actor: Actor, draft: Draft): void {
  if (
    draft.event_type === 'reaction.changed' &&
    actor.kind === 'agent' &&
    !subject.faulty('reaction-changed-in-agent-log')
  )
    return
  if (
    draft.event_type === 'message.received' &&
    subject.faulty('received-event-lost') &&
    count(subject, `received:${actor.id}`) % 3 === 0
  )
    return
  const basic = draft.event_type === 'message.received' || draft.event_type.startsWith('reaction.')
  if (subject.chose('basic-events-only') && !basic) return
  if (subject.faulty('event-lost-while-waiting') && actor.waiters.size > 0) return
  subject.show(() => write(subject, actor, draft))
}

function write(subject: Subject, actor: Actor, draft: Draft): void {
  actor.lastSequence += 1
  const previous = actor.log.at(-1)
  const reuse = subject.faulty('event-id-reused') && actor.lastSequence % 2 === 0 && previous !== undefined
  const event: LogEvent = {
    event_id: reuse ? previous.event_id : mint('evt'),
    sequence: actor.lastSequence,
    event_type: draft.event_type,
    chat_id: draft.chat_id,
    createdAt: Date.now(),
    data: structuredClone(draft.data),
    message: draft.message ?? null,
  }
  const insert = (): void => {
    const later = actor.log.findIndex((other) => other.sequence > event.sequence)
    if (later === -1) actor.log.push(event)
    else actor.log.splice(later, 0, event)
    for (const wake of [...actor.waiters]) wake()
    announce(subject, actor, event)
  }
  if (subject.faulty('event-inserted-late') && event.sequence % 2 === 0) setTimeout(insert, 60)
  else insert()
}

function announce(subject: Subject, actor: Actor, event: LogEvent): void {
  if (subject.faulty('webhook-events-skipped') && event.sequence % 2 === 0) return
  for (const webhook of subject.webhooks.values()) {
    const own = webhook.ownerId === actor.id || subject.faulty('webhook-events-of-others')
    if (own && webhook.status === 'active' && takes(subject, webhook, event))
      void deliver(subject, webhook, actor, event)
  }
}

/** Whether a subscription is for events of this type (WHK-037). */
export const takes = (subject: Subject, { events }: Webhook, { event_type: type }: LogEvent): boolean =>
  (events?.includes(type) ?? true) || subject.faulty('subscription-gets-everything')

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
