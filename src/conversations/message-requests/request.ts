import type { Message, Sender } from '../messages/message.ts'

/** `message`: the first messages of an agent, which wait until the person replies (VMSG-013). */
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

/** What waits for a person's decision. */
export interface UserRequest {
  id: string
  kind: RequestKind
  status: RequestStatus
  agent: Sender
  chatId: string | null
  /** The first of the messages that wait; null for other kinds. */
  message: Message | null
  /** Of contacts: what the agent says to it. */
  note: string | null
  /** Milliseconds; null for what waits without an end. */
  expiresAt: number | null
  createdAt: number
}
