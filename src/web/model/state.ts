import type { ShownDraft } from './drafts.rules.ts'
import type { Typist } from './typing.rules.ts'
import type { Chat, GroupChange, PaymentRequest, UserRequest } from '../../../generated/extensions/types.gen.ts'
import type { Message, Part, StoredPart } from '../../../generated/current/types.gen.ts'

/** A part of a message, stored or pending. */
export type ShownPart = Part | StoredPart

/** The signed-in person. */
export interface Me {
  userId: string
  handle: string
}

/** A message of the person that the server has not accepted yet. */
export interface Pending {
  /** The id of every attempt, so that the message is stored once. */
  messageId: string
  parts: Part[]
  replyTo: string | null
  /** Data for programs that is not part of the content. */
  metadata?: Record<string, unknown> | undefined
  /** Time of writing, in epoch milliseconds. */
  createdAt: number
  /** `waiting`: the next attempt is automatic; `rejected`: there is none, and `error` contains the reason. */
  status: 'sending' | 'waiting' | 'rejected'
  error: string | null
}

/** Loaded messages of a chat, without a gap: the newest ones, or older ones around a position. */
export interface Conversation {
  /** Whether a page was loaded since the chat was last opened. */
  isLoaded: boolean
  /** Oldest first, without duplicates. */
  messages: readonly Message[]
  /** Whether there are older messages. */
  hasMore: boolean
  /** Whether there are newer messages that are not loaded. */
  hasNewer: boolean
  /** Pending messages of the person, in the order of writing. */
  pending: readonly Pending[]
  /**
   * Watermarks of the other side of a direct chat. They may be ahead of the messages, because events overtake
   * responses.
   */
  deliveredThrough: number
  readThrough: number
  /** Changes of a group, oldest first. */
  changes: readonly GroupChange[]
}

/** A chat in the list. */
export interface ChatEntry {
  /** The chat as listed by the server; events update its newest message and unread count. */
  chat: Chat
  /** Sequence up to which the person has read. */
  readSequence: number
  conversation: Conversation
}

export type Connection = 'connecting' | 'online' | 'offline'

/** All data that the messenger shows. Values are immutable and are replaced. */
export interface State {
  me: Me
  connection: Connection
  chats: ReadonlyMap<string, ChatEntry>
  /** Cursor of the chats that are not loaded, whose activity is earlier; null when all are loaded. */
  moreChats: string | null
  /** Number of chats with unread messages that are not loaded. */
  unreadElsewhere: number
  requests: readonly UserRequest[]
  payments: readonly PaymentRequest[]
  /** Typing indicators in all chats. */
  typists: readonly Typist[]
  /** Drafts of agents in the shown chat. */
  drafts: readonly ShownDraft[]
  /** Whether the first list of chats was read. */
  loaded: boolean
}

export function emptyState(me: Me): State {
  return {
    me,
    connection: 'connecting',
    chats: new Map(),
    moreChats: null,
    unreadElsewhere: 0,
    requests: [],
    payments: [],
    typists: [],
    drafts: [],
    loaded: false,
  }
}

export const emptyConversation: Conversation = {
  isLoaded: false,
  messages: [],
  hasMore: true,
  hasNewer: false,
  pending: [],
  deliveredThrough: 0,
  readThrough: 0,
  changes: [],
}
