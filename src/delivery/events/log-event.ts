import type { Message } from '../../conversations/messages/message.ts'
import type { Tx } from '../../platform/database/database.ts'

/** One entry of an actor's event log. */
export interface LogEvent {
  /** Owner of the log. */
  actorId: string
  /** Position in the log: gapless from 1, visible in commit order (EVT-006, EVT-028). */
  sequence: number
  eventId: string
  eventType: string
  chatId: string | null
  createdAt: number
  /** For message.received: the message as accepted, from the messages table (EVT-052); null for other types. */
  message: Message | null
  /** For every other type: its data, as stored at the commit, in wire names. */
  data: Record<string, unknown> | null
}

export interface StoredReference {
  eventId: string
  eventType: string
  /** Data as JSON text. */
  data: string | null
}

/**
 * Adds the content to events whose rows only refer to it. An area above delivery has a loader for its event types, which
 * leaves other types unchanged. Every call adds the same content to an event.
 */
export interface EventLoader {
  /** Returns the bytes that `load` adds to each event, by event id, without events that it leaves unchanged. */
  measure(tx: Tx, events: readonly StoredReference[]): Promise<ReadonlyMap<string, number>>
  load(tx: Tx, events: LogEvent[]): Promise<LogEvent[]>
}
