/** First attempts are sent in log order; retries run in parallel with them. */
export type DeliveryQueue = 'first' | 'retry'

/** A delivery queue of an active webhook with a due event. */
export interface DueQueue {
  webhookId: string
  /** Owner of the webhook. */
  actorId: string
  queue: DeliveryQueue
}

/** A set of webhooks, by their ids or by the ids of their owners. */
export interface SomeWebhooks {
  by: 'id' | 'actor_id'
  ids: readonly string[]
}

/** A page of active webhooks in the order of their ids. */
export interface Sweep {
  /** Id of the last webhook of the page; null when the page is empty. */
  through: string | null
  /** Number of webhooks in the page. */
  looked: number
  /** Ids of the webhooks whose cursors are before the end of their logs. */
  behind: string[]
}

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

/** Maximum number of attempts per event, including the first (WHK-026). */
export const ATTEMPTS_MAX = 10

/** A delivery of one event to one webhook, under a lease that rejects late results. */
export interface ClaimedDelivery {
  webhookId: string
  actorId: string
  eventSequence: number
  eventId: string
  eventType: string
  /** Number of the next attempt, from 1. */
  attempt: number
  /** Whether the attempt is already counted in the database; it is counted before the request is sent. */
  counted: boolean
  /** For an event without a row: position to which the result moves the cursor of the webhook. */
  through?: number
  attemptLimit: number
  leaseId: string
  leaseUntil: number
}

/** Result of one attempt. */
export interface AttemptOutcome {
  startedAt: number
  durationMs: number
  /** HTTP status of the receiver; null when no status arrived. */
  status: number | null
  /** Reason why no status arrived; never contains the signing secret. */
  error: string | null
  /** First 4 KB of the response, for the attempt log. */
  response: string | null
  /** Retry-After of the receiver, in milliseconds. */
  retryAfterMs: number | null
  /** Whether the receiver asked to disable the webhook. */
  asksToDisable?: boolean
}
