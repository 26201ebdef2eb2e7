/** Topic of a message: the actors of one shard, or all processes. */
export type Topic = number | 'all'

/** A message to the other processes. */
export interface Message {
  topic: Topic
  payload: string
}

export interface TransportListener {
  onPayload(payload: string): void
  /** Reports a connection that receives messages to all processes. Earlier messages may have been missed. */
  onConnected(): void
  /** Reports a lost or failed connection; the transport reconnects by itself. */
  onLost(error: unknown): void
}

/** Carries short messages between the processes of one database, without storing them. */
export interface Transport {
  /** Number of shards. Actors are assigned to them in the same way in every process. */
  readonly shards: number
  /** Whether a message without listeners is cheap: the broker drops it, and no process needs to know the listeners. */
  readonly dropsUnsubscribed: boolean
  /** Connects once, and again after each loss. */
  start(listener: TransportListener): Promise<void>
  connected(): boolean
  /** Changes the subscribed shards; resolves when done. Rejects when the connection ends before. */
  listen(change: ShardChange): Promise<void>
  /** Resolves when the server or broker has received the messages; rejects when that is unknown. */
  send(messages: readonly Message[]): Promise<void>
  close(): Promise<void>
}

/** Shards to subscribe to, and shards to unsubscribe from. */
export interface ShardChange {
  begin: readonly number[]
  end: readonly number[]
}
