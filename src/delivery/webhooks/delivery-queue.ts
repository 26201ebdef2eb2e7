/** First attempts keep the order of the log; retries run beside them. */
export type DeliveryQueue = 'first' | 'retry'

/** A delivery queue of an active webhook in which an event is due. */
export interface DueQueue {
  webhookId: string
  /** The owner of the webhook. */
  actorId: string
  queue: DeliveryQueue
}

/** Some webhooks, by their ids or by those of their owners. */
export interface SomeWebhooks {
  by: 'id' | 'actor_id'
  ids: readonly string[]
}

/** The next active webhooks after one of them, in the order of their ids. */
export interface Sweep {
  /** The last that was looked at; null when there was none. */
  through: string | null
  /** How many were looked at. */
  looked: number
  /** Those of them whose cursors are not at the ends of their logs. */
  behind: string[]
}
