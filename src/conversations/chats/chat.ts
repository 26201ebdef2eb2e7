/** What the chats area knows, free of any wire form. Times are milliseconds since the epoch. */

export type ActorType = 'agent' | 'user'

/** A current participant of the chat, as the others see it. */
export interface Participant {
  type: ActorType
  id: string
  /** null once the account behind it is deleted */
  handle: string | null
  /** first message sequence of the open period, inclusive */
  joinedSequence: number
  role: 'owner' | 'member'
}

/** One time in a chat: the messages from `joinedSequence` to `leftSequence`, both inclusive; null while it goes on. */
export interface MembershipPeriod {
  joinedSequence: number
  leftSequence: number | null
}

/** A period among those of its actor in the chat, counted from 1. */
export interface NumberedPeriod extends MembershipPeriod {
  periodNo: number
}

/** A row of the membership table. */
export interface ParticipantRecord extends NumberedPeriod {
  chatId: string
  actorId: string
  role: 'owner' | 'member'
}

/** The kind is fixed at creation: two participants make a direct chat, and a group that shrinks is still a group. */
export type ChatKind = 'direct' | 'group'

/** The chat's own row. */
export interface ChatRecord {
  id: string
  kind: ChatKind
  /** null in a direct chat */
  groupName: string | null
  /** sequence of the newest message, 0 before the first */
  lastSequence: number
  createdBy: string
  createdAt: number
  /** The person in whose requests the chat is: nothing of it is delivered to that person. */
  pendingRecipientId: string | null
  /** Opened by naming its participants, and bound to one person and six agents. */
  agentChat: boolean
}

export interface Chat extends ChatRecord {
  participants: Participant[]
}
