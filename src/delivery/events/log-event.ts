import type { Message } from '../../conversations/messages/message.ts'
import type { Tx } from '../../platform/database/database.ts'

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

/**
 * Completes events whose row only refers to what they show: an area above delivery has one for its types of events and
 * leaves the others as they are. The same event is completed to the same at every call.
 */
export type EventLoader = (tx: Tx, events: LogEvent[]) => Promise<LogEvent[]>
