import type { Sender } from '../messages/message.ts'

/** The newest message of a chat, in short. */
export interface LastMessage {
  id: string
  sequence: number
  sender: Sender
  /** Display name of the sender; null after its account was deleted. */
  senderName: string | null
  /** One line of text; empty for a message that is too large for a list. */
  summary: string
  createdAt: number
}

/** Facts about a chat for the list of a person. */
export interface ChatOverview {
  /** The newest message that the person can see since joining; null when there is none. */
  last: LastMessage | null
  /** Unread messages of others among the newest 1,000 messages. */
  unreadCount: number
}
