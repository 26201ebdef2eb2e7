import type { Message, Sender } from '../messages/message.ts'

/** A message that is delivered when the person accepts the request. */
export type PendingMessage = Pick<Message, 'id' | 'sequence'>

/**
 * `message`: a chat with pending first messages (VMSG-013). `contact`: a contact request of an agent. `group`: an
 * invitation to a group.
 */
export type RequestKind = 'message' | 'contact' | 'group'

export type RequestStatus = 'pending' | 'accepted' | 'declined'

export interface NewRequest {
  kind: RequestKind
  /** The person who receives the request. */
  userId: string
  /** The actor who sends the request. */
  askerId: string
  /** Null for requests without a chat. */
  chatId: string | null
  /** `declined`: the person accepts no requests of this actor, and never sees this request. The actor sees no difference. */
  status?: 'pending' | 'declined'
}

/** A request to a person, pending or decided. */
export interface UserRequest {
  id: string
  kind: RequestKind
  status: RequestStatus
  asker: Sender
  /** Display name of the asker; null without one. */
  askerName: string | null
  chatId: string | null
  /** Name of the group; null for other kinds. */
  groupName: string | null
  /** The first pending message; null for other kinds, and before the first message. */
  message: Message | null
  /** Note of the agent in a contact request. */
  note: string | null
  /** Time of expiry, in epoch milliseconds; null without expiry. */
  expiresAt: number | null
  createdAt: number
}
