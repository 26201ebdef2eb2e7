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

/** An event as its row has it. */
export interface StoredReference {
  eventId: string
  eventType: string
  /** JSON text */
  data: string | null
}

/**
 * Completes events whose row only refers to what they show: an area above delivery has one for its types of events and
 * leaves the others as they are. The same event is completed to the same at every call.
 */
export interface EventLoader {
  /** How many bytes `load` would put into each of these events, by its id; without those that it leaves as they are. */
  measure(tx: Tx, events: readonly StoredReference[]): Promise<ReadonlyMap<string, number>>
  load(tx: Tx, events: LogEvent[]): Promise<LogEvent[]>
}
