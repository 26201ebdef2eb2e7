/** What waits for the first attempts of a locked webhook. */
export interface WaitingFirst {
  /** The newest number of the log. */
  head: number
  /** Whether rows wait to be sent before what is behind the cursor. */
  hasRows: boolean
}

/** An event that a webhook is to be sent. */
export interface WaitingEvent {
  webhook_id: string
  sequence: number
  event_id: string
  event_type: string
}

/** Events of a log that become rows. */
export interface QueuedRange {
  through: number
  /** From when on what is not counted may be claimed. */
  dueAt: number
  /** From when on what is counted may be claimed. */
  sentDueAt: number
  now: number
  /** Whether what is being sent stays under its claim. */
  isLeased: boolean
}
