/** The form under which a webhook was registered: its routes know it, those of the other form do not. */
export type WebhookForm = 'current' | 'variant'

/** Names a webhook as its caller does. */
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
  /** The types of events that it gets; null: all of them. */
  subscribedEvents: readonly string[] | null
  status: WebhookStatus
  createdAt: number
  lastSuccessAt: number | null
  lastFailureAt: number | null
}

/** A paused webhook gets nothing, and events of that time reach its agent through the log alone. */
export type WebhookStatus = 'active' | 'paused'

/** Attempts per event, the first one included (WHK-026). */
export const ATTEMPTS_MAX = 10

/** One event on its way to one webhook, under a lease that fences its result. */
export interface ClaimedDelivery {
  webhookId: string
  actorId: string
  eventSequence: number
  eventId: string
  eventType: string
  /** Number of the attempt about to be made, from 1. */
  attempt: number
  /** Whether the attempt is counted in the database already; it is before the request is sent. */
  counted: boolean
  /** For an event that has no row yet: up to where the cursor of its webhook moves with its result. */
  through?: number
  attemptLimit: number
  leaseId: string
  leaseUntil: number
}

/** What one attempt came to. */
export interface AttemptOutcome {
  startedAt: number
  durationMs: number
  /** HTTP status of the receiver, or null when none arrived. */
  status: number | null
  /** Why no status arrived; never contains the signing secret. */
  error: string | null
  /** First 4 KB of the receiver's answer, for the attempt log. */
  response: string | null
  /** Wait that the receiver asked for, in milliseconds. */
  retryAfterMs: number | null
}
