import type { Message, Sender } from '../messages/message.ts'

/** A message that is delivered when the person lets it through. */
export type PendingMessage = Pick<Message, 'id' | 'sequence'>

/** `message`: the first messages of an agent, which are pending until the person replies (VMSG-013). */
export type RequestKind = 'message' | 'contact'

export type RequestStatus = 'pending' | 'accepted' | 'declined'

export interface NewRequest {
  kind: RequestKind
  /** The person who is asked. */
  userId: string
  agentId: string
  /** Null for requests about no chat. */
  chatId: string | null
}

/** A request that is, or was, pending for a person. */
export interface UserRequest {
  id: string
  kind: RequestKind
  status: RequestStatus
  agent: Sender
  chatId: string | null
  /** The first of the pending messages; null for other kinds. */
  message: Message | null
  /** Of contacts: what the agent says to it. */
  note: string | null
  /** Milliseconds; null for what does not expire. */
  expiresAt: number | null
  createdAt: number
}
