import type { JsonObject } from './json.ts'

/** In-memory records. Times are in milliseconds. Sequences of chats and of logs are separate counters. */
export interface LogEvent {
  event_id: string
  sequence: number
  event_type: string
  /** Missing when the event concerns no chat. */
  chat_id?: string
  createdAt: number
  data: JsonObject
  /** The message of a message.received event, for the delivered watermark. */
  message: Message | null
}

export interface Listing {
  status: 'in_review' | 'approved' | 'published'
  categories: string[]
  tasks: string[]
}

export interface Actor {
  id: string
  kind: 'agent' | 'user'
  handle: string
  name: string
  ownerId: string | null
  visibility: string
  status: 'active' | 'suspended' | 'retired'
  /** Set for agents that belong to the service itself. */
  builtIn?: true
  acceptsTasks: boolean
  profile: JsonObject
  blocks: Map<string, number>
  log: LogEvent[]
  lastSequence: number
  waiters: Set<() => void>
  /** For persons: the verified number, an unverified one, and private data. */
  phone: string | null
  claimedPhone: string | null
  email: string | null
  addressBook: string[]
  /** For agents: the listing in the directory. */
  listing: Listing | null
  /** Rate limit that the operator set, with the requests counted so far. */
  limit?: { requests: number; seconds: number; used: number; endsAt: number }
}

/** One membership period, both ends inclusive. `to` is null until it ends. */
export interface MembershipPeriod {
  from: number
  to: number | null
  role: 'owner' | 'member'
}

export type ReceiptStatus = 'delivered' | 'read'
export interface WatermarkUpdate {
  from: number
  through: number
  at: number
}
export interface Watermark {
  sequence: number
  messageId: string | null
  updates: WatermarkUpdate[]
}

export interface Chat {
  id: string
  kind: 'direct' | 'group'
  groupName: string | null
  members: Map<string, MembershipPeriod[]>
  messages: Message[]
  lastSequence: number
  watermarks: Map<string, Record<ReceiptStatus, Watermark>>
  /** Agents that the person of a direct chat removed. */
  uninstalled: Set<string>
  createdAt: number
  /** The chat was created by a send to handles, so it has at most one person and six agents. */
  agentChat?: true
  /** The person whose reply accepts the chat. Until then, the chat is a message request. */
  pendingRecipientId?: string
}

export interface Reaction {
  actorId: string
  type: string
  emoji: string
  target: string | null
  createdAt: number
}
/** Target of a reply. message_id is absent only with the fault that accepts such a reply. */
export interface ReplyTo {
  message_id?: string
  part_id?: string
}

export interface Message {
  id: string
  chatId: string
  sequence: number
  senderId: string
  parts: JsonObject[]
  text: string | null
  replyTo: ReplyTo | null
  createdAt: number
  /** Actors to whom the message is never delivered, because of blocks at the time of the send. */
  suppressed: Set<string>
  reactions: Reaction[]
}

export interface Webhook {
  id: string
  ownerId: string
  url: string
  secret: string
  /** Subscribed event types. All types when absent. */
  events?: readonly string[]
  previousSecret: { secret: string; until: number } | null
  status: 'active' | 'paused' | 'deleted'
  createdAt: number
  lastSuccessAt: number | null
  lastFailureAt: number | null
  attempts: AttemptRow[]
}

export interface AttemptRow {
  eventId: string
  eventType: string
  attempt: number
  startedAt: number
  status: number | null
  error: string | null
  dead: boolean
}

export interface Pairing {
  deviceCode: string
  userCode: string
  clientName: string | null
  boundTo: string | null
  openers: Set<string>
  status: 'pending' | 'approved' | 'denied' | 'exchanged'
  expiresAt: number
}

export interface Attachment {
  id: string
  ownerId: string
  bytes: Buffer
  contentType: string
  /** Path of the URL of the bytes. */
  path: string
}

export interface Draft {
  id: string
  chat: Chat
  author: Actor
  texts: string[]
  finalized: boolean
  /** Sequence reserved for the event of each recipient, for the fault draft-place-of-opening. */
  places: Map<Actor, number>
}
