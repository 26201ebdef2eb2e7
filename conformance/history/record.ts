/**
 * A recorded history: requests and observations of the clients of a service, in real time. One record is one line of
 * JSON; the schema is spec/history.schema.yaml. Times are milliseconds since the epoch, with fractions, from one clock
 * of the recorder.
 */

/** The first record: facts about the service, and whether the history is complete. */
export interface HistoryHeader {
  record: 'history'
  version: 1
  name?: string
  seed?: number
  rules?: Partial<HistoryRules>
}

export interface HistoryRules {
  /** Whether the sequences of a log have gaps. Default: gapless. */
  event_sequence: 'gapless' | 'increasing'
  /** Whether the numbers of the messages in a chat have gaps. Default: gapless. */
  message_sequence: 'gapless' | 'increasing'
  /**
   * The history contains all sends, so that a message without a send is a contradiction, unless an earlier read
   * contains it. False when the service, or an actor that is not recorded, may write as well. Default: true.
   */
  all_sends_recorded: boolean
  /**
   * No two messages were sent with the same content, so that a copy proves that a message was stored twice. Default:
   * false.
   */
  unique_contents: boolean
  /** Time after its start within which a call with an unknown outcome may take effect, in ms. Default: unlimited. */
  unknown_effect_ms: number | null
}

export const defaultRules: HistoryRules = {
  event_sequence: 'gapless',
  message_sequence: 'gapless',
  all_sends_recorded: true,
  unique_contents: false,
  unknown_effect_ms: null,
}

/** `unknown`: no answer, or an answer that does not tell whether the call took effect, such as a status of 500. */
export type Outcome = 'ok' | 'rejected' | 'unknown'

/** Members of all calls. `end` is the time of the answer, or of the timeout of the caller. */
export interface CallBase {
  record: 'call'
  actor: string
  start: number
  end: number
  outcome: Outcome
  status?: number
}

export interface SendCall extends CallBase {
  operation: 'send'
  chat: string
  message: string
  /** Digest of the sent content, computed as for reads. */
  content?: string
  /** Number of the message in its chat, from the answer. */
  position?: number
  /** Digest of the content of the message in the answer. */
  answer?: string
}

export interface CreateChatCall extends CallBase {
  operation: 'create_chat'
  chat: string
  kind: 'direct' | 'group'
  members: readonly string[]
}

export interface MembershipCall extends CallBase {
  operation: 'join' | 'leave'
  chat: string
  member: string
}

export interface BlockCall extends CallBase {
  operation: 'block' | 'unblock'
  /** The actor whose messages the target does not deliver to the caller. */
  target: string
}

export interface WatermarkCall extends CallBase {
  operation: 'read' | 'delivered'
  chat: string
  message: string
  /** Position up to which messages are read or delivered, from the answer. */
  through?: number
  advanced?: boolean
}

export interface ReactCall extends CallBase {
  operation: 'react' | 'unreact'
  chat: string
  message: string
  value: string
  changed?: boolean
}

export interface SubscriptionCall extends CallBase {
  operation: 'subscribe' | 'unsubscribe'
  /** Missing when the outcome of a creation is unknown. */
  subscription?: string
}

/** Bytes that were stored or read. A rejected download after an acknowledged upload is a loss. */
export interface BytesCall extends CallBase {
  operation: 'upload' | 'download'
  attachment?: string
  content?: string
}

export interface TaskCall extends CallBase {
  operation: 'task'
  /** Agent that receives the task. */
  target: string
  /** Idempotency key of the request. */
  message: string
  task?: string
}

/** Any other call. It is counted, but not judged. */
export interface OtherCall extends CallBase {
  operation: 'other'
  name: string
}

export type Call =
  | SendCall
  | CreateChatCall
  | MembershipCall
  | BlockCall
  | WatermarkCall
  | ReactCall
  | SubscriptionCall
  | BytesCall
  | TaskCall
  | OtherCall

export type Channel = 'pull' | 'socket' | 'webhook'

/** One sighting of an event. */
export interface SeenEvent {
  /** Id of the event, unique across logs. When ids are unique only within a log, the recorder adds the actor. */
  event_id: string
  sequence: number
  type: string
  /** The owner in the event, if any. */
  owner?: string
  chat?: string
  /** Digest of the bytes of the event. */
  digest: string
  message?: string
  /** Number of the message in its chat. */
  position?: number
  sender?: string
  content?: string
  /** For receipts: position up to which `recipient` has read or received the messages. */
  through?: number
  recipient?: string
  task?: string
}

/** A page of a pull, frames of a WebSocket, or a webhook delivery. */
export interface EventsRecord {
  record: 'events'
  actor: string
  channel: Channel
  start: number
  end: number
  /** Cursor of a pull, or of the start of a WebSocket. */
  after?: number
  /** For a pull: more events follow the page. */
  has_more?: boolean
  /** Connection of a WebSocket. The frames of one connection are in order. */
  connection?: string
  subscription?: string
  /** For a webhook: the receiver answered 2xx. */
  accepted?: boolean
  /** For a webhook: the signature was valid. */
  verified?: boolean
  /** The page was read before the first recorded call: the log up to its end is older than the history. */
  earlier?: true
  events: readonly SeenEvent[]
}

export type DeliveryState = 'sent' | 'delivered' | 'read'

export interface SeenMessage {
  message: string
  position: number
  sender?: string
  content?: string
  /** In direct chats: state of the message as the reader of the history sees it. */
  state?: DeliveryState
  /** Each reaction, as `actor value`. */
  reactions?: readonly string[]
}

/** A read of the history of a chat by a member. */
export interface MessagesRecord {
  record: 'messages'
  actor: string
  chat: string
  start: number
  end: number
  /** The read contains all messages that the reader can see. */
  complete: boolean
  /** The history was read before the first recorded send, so its messages are older than the history. */
  earlier?: true
  messages: readonly SeenMessage[]
}

/** From this record on, the service is healthy and no call is open. The final reads follow. */
export interface SettledRecord {
  record: 'settled'
  at: number
}

export type HistoryRecord = HistoryHeader | Call | EventsRecord | MessagesRecord | SettledRecord
