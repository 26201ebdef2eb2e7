import type { Message } from '../../conversations/messages/message.ts'

/** The types that the service's own operations emit; extension areas name theirs `<area>.<what>` (AMB-047). */
export type EventType =
  | 'message.received'
  | 'message.delivered'
  | 'message.read'
  | 'participant.added'
  | 'participant.removed'
  | 'chat.group_name_updated'
  | 'reaction.added'
  | 'reaction.removed'
  | 'reaction.changed'

/** One entry of an actor's durable log. */
export interface LogEvent {
  /** Whose log this is. */
  actorId: string
  /** Position in that log: gapless from 1, visible in commit order (EVT-006, EVT-028). */
  sequence: number
  eventId: string
  eventType: string
  chatId: string | null
  createdAt: number
  /** message.received: the message as it was accepted, from the messages table (EVT-052). Else null. */
  message: Message | null
  /** Every other type: its data, frozen at commit in the names that receivers see. */
  data: Record<string, unknown> | null
}

/** An event before it has a number. */
export interface EventDraft {
  actorId: string
  eventType: string
  chatId: string | null
  /** Set for message.received only: the message from which the data is rendered. */
  messageId: string | null
  data: Record<string, unknown> | null
}
