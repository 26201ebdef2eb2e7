/** What the chats area knows, free of any wire form. Times are milliseconds since the epoch. */

export type ActorType = 'agent' | 'user'

/** A member now inside the chat, as other members see it. */
export interface Participant {
  type: ActorType
  id: string
  /** null once the account behind it is deleted */
  handle: string | null
  /** first message sequence of the open window, inclusive */
  joinedSequence: number
  role: 'owner' | 'member'
}

/** One stretch of membership: from `joinedSequence` to `leftSequence`, both inclusive; null while it is open. */
export interface MembershipPeriod {
  windowNo: number
  joinedSequence: number
  leftSequence: number | null
}

/** A row of the membership table. */
export interface Member extends MembershipPeriod {
  chatId: string
  actorId: string
  role: 'owner' | 'member'
}

/** The kind is fixed at creation: two parties make a direct chat, and a group that shrinks stays a group. */
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
  /** The person in whose requests the chat waits: nothing of it is told to that person. */
  waitingFor: string | null
  /** Made by naming its members, and bound to one person and six agents. */
  agentChat: boolean
}

export interface Chat extends ChatRecord {
  participants: Participant[]
}
