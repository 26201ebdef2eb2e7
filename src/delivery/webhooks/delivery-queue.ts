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
