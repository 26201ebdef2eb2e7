/**
 * States of a delivery, which sends one event to one webhook, and their next states. `cursor.sql.test.ts` compares the
 * table with the statements of the stores.
 */
export const deliveryTransitions = {
  // No attempt is counted: the event is after the cursor of its webhook, or has a row that is sent before these events.
  pending: ['leased'],
  // An attempt is counted and may be in progress. It is delivered on 2xx; retrying after a timeout, a connection error,
  // 408, 429 or 5xx; dead on other answers and after the last attempt. An unsent delivery, or one of a process that
  // crashed, returns to its former state; in a crash, the attempt stays counted.
  leased: ['delivered', 'retrying', 'dead', 'pending'],
  // The next attempt is due at `next_at`. Dead if the process crashed in the last attempt.
  retrying: ['leased', 'dead'],
  // A replay sends the event again.
  delivered: ['retrying'],
  // A redelivery allows ten more attempts.
  dead: ['retrying'],
} as const

export type DeliveryState = keyof typeof deliveryTransitions

/** States after an attempt. */
export type AttemptState = Exclude<(typeof deliveryTransitions.leased)[number], 'pending'>

/** Columns of the row of a delivery after an attempt. */
export const storedStates = {
  delivered: { state: 'delivered', queue: 'first' },
  retrying: { state: 'pending', queue: 'retry' },
  dead: { state: 'dead', queue: 'first' },
} as const satisfies Record<AttemptState, { state: string; queue: DeliveryQueue }>

/** First attempts are sent in log order; retries run in parallel with them. */
export type DeliveryQueue = 'first' | 'retry'

/** A delivery queue of an active webhook with a due event. */
export interface DueQueue {
  webhookId: string
  /** Owner of the webhook. */
  actorId: string
  queue: DeliveryQueue
  /** Newest sequence of the log. Later events have a signal of their own. */
  head: number
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

export interface WaitingEvent {
  sequence: number
  event_id: string
  event_type: string
}

/** Events of a log to be stored as rows. */
export interface QueuedRange {
  /** Last sequence; `head` for the end of the log. */
  through: number | 'head'
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
export type ClaimedDelivery = CursorDelivery | RowDelivery

/** A delivery of an event after the cursor, which has no row. Its attempt is counted with its claim. */
interface CursorDelivery extends LeasedDelivery {
  from: 'cursor'
  counted: true
  /** Position to which the result moves the cursor of the webhook. */
  through: number
}

interface RowDelivery extends LeasedDelivery {
  from: 'row'
  /** Whether the attempt is already counted in the database; it is counted before the request is sent. */
  counted: boolean
}

interface LeasedDelivery {
  webhookId: string
  actorId: string
  eventSequence: number
  eventId: string
  eventType: string
  /** Number of the next attempt, from 1. */
  attempt: number
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
