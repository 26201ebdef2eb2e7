/** First attempts keep the order of the log; retries run beside them. */
export type DeliveryQueue = 'first' | 'retry'

/** A delivery queue of an active webhook in which an event is due. */
export interface DueQueue {
  webhookId: string
  queue: DeliveryQueue
}
