/**
 * Wire types of the checks. Members have the types of the document, but each may be missing or of another type at run
 * time, and additional members are allowed.
 */
import type { OperationTypes as CurrentTypes } from '../../generated/current/operation-types.ts'
import type { EventType } from '../../generated/events.ts'

export type WireObject = Record<string, unknown>

/** Body of an operation, from the documents. */
export type BodyOf<Id extends keyof CurrentTypes> = NonNullable<CurrentTypes[Id]['body']>
/** One part to send, loosely typed, because checks send invalid parts as well. */
export type WirePart = WireObject & { type: string }

export interface WireReaction extends WireObject {
  type: string
  emoji?: string
}

export interface WireMessage extends WireObject {
  message_id: string
  parts: WirePart[]
  chat_id?: string
  text?: string | null
  reply_to?: { message_id: string; part_id?: string | null } | null
  reactions?: WireReaction[]
}

export interface WireEvent extends WireObject {
  event_id: string
  sequence: number
  event_type: EventType
  agent_id: string
  chat_id: string
  created_at: string
  schema_version: string
  data: WireObject & { message?: WireMessage }
}

export interface WireEventPage extends WireObject {
  events: WireEvent[]
  next_cursor: number
  latest: number
  has_more: boolean
}
export interface SendReply extends WireObject {
  message_id: string
  message: WireMessage
}
export interface SendChatReply extends WireObject {
  messages: WireMessage[]
}
export interface SendStrictReply extends WireObject {
  message: WireMessage
}
export interface HistoryReply extends WireObject {
  messages: WireMessage[]
}
export interface WatermarkReply extends WireObject {
  receipt: WireObject
  advanced: boolean
}
export interface ReactReply extends WireObject {
  changed: boolean
}
