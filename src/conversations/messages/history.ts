import type { Reaction } from '../reactions/reaction.ts'
import type { Message, ReceiptStamps } from './message.ts'

/** A message as a transcript shows it, with what others did to it since. */
export interface HistoryMessage {
  message: Message
  reactions: Reaction[]
  /** null in a group, where receipts do not exist (GRP-005) */
  stamps: ReceiptStamps | null
}

export interface History {
  /** newest first */
  messages: HistoryMessage[]
  /** whether older messages exist that the caller may see */
  hasMore: boolean
}
