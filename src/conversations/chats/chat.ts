/** Domain types of chats, independent of the wire forms. Times are milliseconds since the epoch. */

export type ActorType = 'agent' | 'user'

/** A current participant of the chat, as other participants see it. */
export interface Participant {
  type: ActorType
  id: string
  /** null after the account is deleted */
  handle: string | null
  /** null after the account is deleted; undefined where it was not read */
  displayName?: string | null
  /** URL of a picture, or null; undefined where it was not read */
  avatar?: string | null
  /** agents only; undefined where it was not read */
  acceptsTasks?: boolean
  /** agents only; undefined where it was not read */
  acceptsCalls?: boolean
  /** first message sequence of the open period, inclusive */
  joinedSequence: number
  role: 'owner' | 'member'
}

/** A membership period: messages from `joinedSequence` to `leftSequence`, both inclusive. Null while it is open. */
export interface MembershipPeriod {
  joinedSequence: number
  leftSequence: number | null
}

/** A period with its number among the periods of the actor in the chat, from 1. */
export interface NumberedPeriod extends MembershipPeriod {
  periodNo: number
}

/** A row of the membership table. */
export interface ParticipantRecord extends NumberedPeriod {
  chatId: string
  actorId: string
  role: 'owner' | 'member'
}

/** The kind is fixed at creation: a group with two remaining participants stays a group. */
export type ChatKind = 'direct' | 'group'

/** The row of a chat. */
export interface ChatRecord {
  id: string
  kind: ChatKind
  /** Name of the group; null in a direct chat. */
  groupName: string | null
  /** sequence of the newest message, 0 before the first */
  lastSequence: number
  createdBy: string
  createdAt: number
  /** Person in whose requests the chat is. No messages or events of the chat are delivered to that person. */
  pendingRecipientId: string | null
  /** Whether the chat was created by naming its participants, and is limited to one person and six agents. */
  agentChat: boolean
}

export interface Chat extends ChatRecord {
  participants: Participant[]
}
