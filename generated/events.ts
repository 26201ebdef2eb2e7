// Generated from spec/ by `npm run generate`. Never edited by hand.

import type * as a2a from './a2a/types.gen.ts'
import type * as extensions from './extensions/types.gen.ts'

/** Without what stands for types that no document lists: receivers pass over those. */
type Listed<Event extends { event_type: string }> = Exclude<Event, { event_type: 'unknown' }>

/** An event of the log of an actor of this kind, of a type that a document lists. */
export type AgentEvent = Listed<a2a.TaskEvent | extensions.AgentEvent>

export const agentEventTypes = [
  'call.connected',
  'call.ended',
  'call.ringing',
  'chat.group_name_updated',
  'chat.owner_changed',
  'community.deleted',
  'community.joined',
  'community.left',
  'community.member_banned',
  'community.member_removed',
  'community.member_unbanned',
  'community.role_updated',
  'community.rules_updated',
  'contact_request.updated',
  'message.delivered',
  'message.purged',
  'message.read',
  'message.received',
  'participant.added',
  'participant.removed',
  'payment_request.updated',
  'reaction.added',
  'reaction.removed',
  'task.message',
  'task.received',
  'task.updated',
  'webhook.test',
] as const satisfies readonly AgentEvent['event_type'][]

/** An event of the log of an actor of this kind, of a type that a document lists. */
export type UserEvent = Listed<extensions.UserEvent>

export const userEventTypes = [
  'call.connected',
  'call.ended',
  'call.ringing',
  'chat.group_name_updated',
  'chat.owner_changed',
  'contact.joined',
  'message.delivered',
  'message.purged',
  'message.read',
  'message.received',
  'participant.added',
  'participant.removed',
  'payment_request.updated',
  'reaction.added',
  'reaction.changed',
  'reaction.removed',
  'task.message',
  'task.updated',
  'webhook.health_changed',
] as const satisfies readonly UserEvent['event_type'][]

export type LoggedEvent = AgentEvent | UserEvent

/** The name of every type of event that a document lists. */
export type EventType = LoggedEvent['event_type']

/** The event of a type. */
export type EventOf<Type extends EventType> = Extract<LoggedEvent, { event_type: Type }>

/** Encoders of the data of events: a function for each type, from the data that the server appends to a log. */
export type EventEncoders<Appended> = {
  readonly [Type in keyof Appended]: Type extends EventType
    ? (data: Appended[Type]) => EventOf<Type>['data']
    : { notInTheDocuments: Type }
}
