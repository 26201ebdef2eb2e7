/** First attempts that wait for a locked webhook. */
export interface WaitingFirst {
  /** Newest sequence of the log. */
  head: number
  /** Whether rows are waiting; they are sent before the events after the cursor. */
  hasRows: boolean
}

/** An event to be sent to a webhook. */
export interface WaitingEvent {
  webhook_id: string
  sequence: number
  event_id: string
  event_type: string
}

/** Events of a log to be stored as rows. */
export interface QueuedRange {
  through: number
  /** Time from which deliveries without a counted attempt can be claimed, in epoch milliseconds. */
  dueAt: number
  /** Time from which deliveries with a counted attempt can be claimed, in epoch milliseconds. */
  sentDueAt: number
  now: number
  /** Whether deliveries that are being sent stay under their claim. */
  isLeased: boolean
}
