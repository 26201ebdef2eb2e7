import type { Message, Sender } from '../messages/message.ts'

/** A message that is delivered when the person lets it through. */
export type PendingMessage = Pick<Message, 'id' | 'sequence'>

/**
 * `message`: a chat that somebody opened, with its first messages, which are pending until the person answers
 * (VMSG-013). `contact`: an agent's wish to be a contact. `group`: an invitation to a group.
 */
export type RequestKind = 'message' | 'contact' | 'group'

export type RequestStatus = 'pending' | 'accepted' | 'declined'

export interface NewRequest {
  kind: RequestKind
  /** The person who is asked. */
  userId: string
  /** Who asks. */
  askerId: string
  /** Null for requests about no chat. */
  chatId: string | null
  /** `declined`: the person takes no requests of this asker and is never shown it; the asker cannot tell. */
  status?: 'pending' | 'declined'
}

/** A request that is, or was, pending for a person. */
export interface UserRequest {
  id: string
  kind: RequestKind
  status: RequestStatus
  asker: Sender
  chatId: string | null
  /** The name of the group; null for other kinds. */
  groupName: string | null
  /** The first of the pending messages; null for other kinds, and while there is none. */
  message: Message | null
  /** Of contacts: what the agent says to it. */
  note: string | null
  /** Milliseconds; null for what does not expire. */
  expiresAt: number | null
  createdAt: number
}
