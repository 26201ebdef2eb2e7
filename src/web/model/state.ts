import type { ShownDraft } from './drafts.rules.ts'
import type { Typist } from './typing.rules.ts'
import type { Chat, PaymentRequest, UserRequest } from '../../../generated/extensions/types.gen.ts'
import type { Message, Part, StoredPart } from '../../../generated/current/types.gen.ts'

/** A piece of a message, stored or about to be. */
export type ShownPart = Part | StoredPart

/** The person who is signed in. */
export interface Me {
  userId: string
  handle: string
}

/** A message that the person sent and that the server has not accepted yet. */
export interface Pending {
  /** The id that every try of it has, so that it is stored once. */
  messageId: string
  parts: Part[]
  replyTo: string | null
  /** What goes along and is no part of what is said. */
  metadata?: Record<string, unknown> | undefined
  /** Epoch milliseconds at which it was written. */
  createdAt: number
  /** `waiting`: the next try comes by itself; `rejected`: it does not, and `error` says why. */
  status: 'sending' | 'waiting' | 'rejected'
  error: string | null
}

/** What is loaded of a chat's messages: the newest, without a gap. */
export interface Conversation {
  /** From the oldest to the newest, each once. */
  messages: readonly Message[]
  /** Whether there are older ones. */
  hasMore: boolean
  /** In the order in which they were written. */
  pending: readonly Pending[]
  /** How far the other side of a direct chat has come. It may be ahead of the messages: events overtake answers. */
  deliveredThrough: number
  readThrough: number
}

/** A chat in the list. */
export interface ChatEntry {
  chat: Chat
  /** Position up to which the person has read. */
  readSequence: number
  conversation: Conversation
}

export type Connection = 'connecting' | 'online' | 'offline'

/** Everything that the messenger shows. Values are replaced and never changed. */
export interface State {
  me: Me
  connection: Connection
  chats: ReadonlyMap<string, ChatEntry>
  requests: readonly UserRequest[]
  /** What agents ask the person to pay, in any chat. */
  payments: readonly PaymentRequest[]
  /** Who is writing, in any chat. */
  typists: readonly Typist[]
  /** What agents are writing in the chat that is in view. */
  drafts: readonly ShownDraft[]
  /** Whether the first list of chats is there. */
  loaded: boolean
}

export function emptyState(me: Me): State {
  return {
    me,
    connection: 'connecting',
    chats: new Map(),
    requests: [],
    payments: [],
    typists: [],
    drafts: [],
    loaded: false,
  }
}

export const emptyConversation: Conversation = {
  messages: [],
  hasMore: true,
  pending: [],
  deliveredThrough: 0,
  readThrough: 0,
}
