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
