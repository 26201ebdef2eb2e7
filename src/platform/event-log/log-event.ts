import type { Tx } from '../database/database.ts'

/** An event without a sequence. Its data is a domain value, which the event log encodes for storage. */
export interface EventDraft<Type extends string = string, Data extends object | null = object | null> {
  actorId: string
  eventType: Type
  chatId: string | null
  /** Set for message.received only: the message from which the data is rendered. */
  messageId: string | null
  data: Data
}

/** A draft of one of the event types of an area. @param Events data of each type */
export type DraftOf<Events extends object> = {
  [Type in keyof Events & string]: EventDraft<Type, Extract<Events[Type], object | null>>
}[keyof Events & string]

/**
 * Returns the stored text of an event's data; null for an event whose data is read from its message. The text is stored
 * once and never rendered again, so that each reading of an event gives the same bytes (EVT-002).
 */
export type EncodeEvent = (event: Pick<EventDraft, 'eventType' | 'data'>) => string | null

export type NumberedEvent = EventDraft & { sequence: number; eventId: string }

/** Appends events to the logs of actors. */
export interface EventLog {
  /**
   * Appends events to the logs of their actors, in the given order; webhooks are cursors of these logs.
   * @returns the events with their sequences
   */
  append(tx: Tx, drafts: readonly EventDraft[], now: number): Promise<NumberedEvent[]>
}
