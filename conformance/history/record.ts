/**
 * A recorded history: what the clients of a service asked for and saw, in real time. One record is one line of JSON; the
 * schema is spec/history.schema.yaml. Times are milliseconds of the recorder's one clock since the epoch, with fractions.
 */

/** What the recorder knows about the service and about its own completeness; the first record. */
export interface HistoryHeader {
  record: 'history'
  version: 1
  name?: string
  seed?: number
  rules?: Partial<HistoryRules>
}

export interface HistoryRules {
  /** Whether the numbers of an actor's log have no gaps. Default: gapless. */
  event_sequence: 'gapless' | 'increasing'
  /** Whether the numbers of a chat's messages have no gaps. Default: gapless. */
  message_sequence: 'gapless' | 'increasing'
  /** Whether every send is in the history, so that a message without one is a contradiction. Default: true. */
  all_sends_recorded: boolean
  /** How long after its start a call with an unknown outcome may still take effect, in ms. Default: for ever. */
  unknown_effect_ms: number | null
}

export const defaultRules: HistoryRules = {
  event_sequence: 'gapless',
  message_sequence: 'gapless',
  all_sends_recorded: true,
  unknown_effect_ms: null,
}

/** `unknown`: no answer came, or one that does not say whether the call took effect, such as a status of 500. */
export type Outcome = 'ok' | 'rejected' | 'unknown'

/** What every call has. `end` is when the answer was there, or when the caller gave up. */
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
  /** Digest of what was sent, made in the same way as in readings. */
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
  /** The actor whose messages are not delivered to the caller. */
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
  /** Missing where the outcome of a creation is unknown. */
  subscription?: string
}

/** Bytes that were stored or read again. A rejected download of what an upload acknowledged is a loss. */
export interface BytesCall extends CallBase {
  operation: 'upload' | 'download'
  attachment?: string
  content?: string
}

export interface TaskCall extends CallBase {
  operation: 'task'
  /** The actor that shall do the task. */
  target: string
  /** Idempotency key of the request. */
  message: string
  task?: string
}

/** Any other call: counted, not judged. */
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

/** One event as it was seen. */
export interface SeenEvent {
  event_id: string
  sequence: number
  type: string
  /** Whose event it says it is, if it says so. */
  owner?: string
  chat?: string
  /** Digest of the bytes of the event. */
  digest: string
  message?: string
  /** Number of the message in its chat. */
  position?: number
  sender?: string
  content?: string
  /** Of receipts: position up to which `recipient` has read or got the messages. */
  through?: number
  recipient?: string
  task?: string
}

/** A page of a pull, frames of a socket, or a webhook delivery. */
export interface EventsRecord {
  record: 'events'
  actor: string
  channel: Channel
  start: number
  end: number
  /** Cursor of a pull, or with which a socket was opened. */
  after?: number
  /** Of a pull: whether there is more behind the page. */
  has_more?: boolean
  /** Connection of a socket: frames of one connection follow each other. */
  connection?: string
  subscription?: string
  /** Of a webhook: whether the receiver answered 2xx. */
  accepted?: boolean
  /** Of a webhook: whether the signature was right. */
  verified?: boolean
  events: readonly SeenEvent[]
}

export type DeliveryState = 'sent' | 'delivered' | 'read'

export interface SeenMessage {
  message: string
  position: number
  sender?: string
  content?: string
  /** In direct chats: as the reader of the history is shown it. */
  state?: DeliveryState
  /** `actor value` of each reaction. */
  reactions?: readonly string[]
}

/** A reading of a chat's history by one of its members. */
export interface MessagesRecord {
  record: 'messages'
  actor: string
  chat: string
  start: number
  end: number
  /** Whether it holds everything that the reader can see. */
  complete: boolean
  messages: readonly SeenMessage[]
}

/** From here on the service is healthy and nothing is under way; what follows are the last readings. */
export interface SettledRecord {
  record: 'settled'
  at: number
}

export type HistoryRecord = HistoryHeader | Call | EventsRecord | MessagesRecord | SettledRecord
