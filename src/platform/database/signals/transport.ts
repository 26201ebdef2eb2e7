/** What a message is about: the actors of one shard, or what concerns every process. */
export type Topic = number | 'all'

/** A message to the other processes. */
export interface Message {
  topic: Topic
  payload: string
}

/** What a transport reports. */
export interface TransportListener {
  onPayload(payload: string): void
  /** It is connected, and hears what concerns every process. Nobody knows what was missed before. */
  onConnected(): void
  /** The connection is lost, or could not be opened; it is opened again without being asked. */
  onLost(error: unknown): void
}

/** Carries short messages between the processes of one database, none of which it keeps. */
export interface Transport {
  /** How many shards there are. Actors are spread over them, the same in every process. */
  readonly shards: number
  /** Whether a message that nobody hears costs nothing but the way to whoever would hand it on. */
  readonly dropsUnheard: boolean
  /** Connects, once, and again whenever the connection is lost. */
  start(listener: TransportListener): Promise<void>
  connected(): boolean
  /** Changes which shards are heard; resolves when it has. Rejects when the connection ends meanwhile. */
  listen(change: ShardChange): Promise<void>
  /** Resolves when the messages are on their way to whoever listens; rejects when that is not known. */
  send(messages: readonly Message[]): Promise<void>
  close(): Promise<void>
}

/** Shards that are to be heard from now on, and no longer. */
export interface ShardChange {
  begin: readonly number[]
  end: readonly number[]
}
