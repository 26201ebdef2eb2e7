/** Form under which a webhook was registered; only routes of that form accept it. */
export type WebhookForm = 'current' | 'variant'

/** Identifies a webhook in the requests of its caller. */
export interface WebhookKey {
  id: string
  form: WebhookForm
}

/** A receiver that an agent registered for its events (WHK-001, AMB-048). */
export interface Webhook {
  id: string
  actorId: string
  form: WebhookForm
  url: string
  /** Types of events that the webhook receives; null: all. */
  subscribedEvents: readonly string[] | null
  status: WebhookStatus
  createdAt: number
  lastSuccessAt: number | null
  lastFailureAt: number | null
}

/** A paused webhook receives nothing; its agent finds the events of that time in the log only. */
export type WebhookStatus = 'active' | 'paused'

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
}
