import type { Message, ReplyTo } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'
import type { Reaction, ReactionOperation, ReactionType } from '../reactions/reaction.ts'
import type { Receipt, ReceiptStatus } from '../receipts/receipt.ts'

/** A message to be stored under an id that its sender minted. */
export interface SendWrite {
  kind: 'send'
  actorId: string
  chatId: string
  messageId: string
  parts: Part[]
  text: string | null
  replyTo: ReplyTo | null
}

/** An actor says how far it has received or read a direct chat. */
export interface ReceiptWrite {
  kind: 'receipt'
  status: ReceiptStatus
  actorId: string
  chatId: string
  messageId: string
}

/** The service handed messages over, by pull or webhook: one mark per chat at most. Marks that fit nothing are passed over. */
export interface DeliveredWrite {
  kind: 'delivered'
  actorId: string
  marks: { chatId: string; throughSequence: number }[]
}

export interface ReactionWrite {
  kind: 'reaction'
  actorId: string
  messageId: string
  operation: ReactionOperation
  type: ReactionType
  emoji: string | null
  targetPartId: string | null
}

/** What goes through the commit queue: everything that many actors write all the time. */
export type Write = SendWrite | ReceiptWrite | DeliveredWrite | ReactionWrite

export interface SendResult {
  message: Message
  /** The id was already stored for this sender; `message` is what was stored then. */
  replayed: boolean
}

export interface ReceiptResult {
  receipt: Receipt
  advanced: boolean
}

export interface DeliveredResult {
  /** How many of the marks moved a watermark. */
  advanced: number
}

export interface ReactionResult {
  changed: boolean
  reaction: Reaction
}

interface Results {
  send: SendResult
  receipt: ReceiptResult
  delivered: DeliveredResult
  reaction: ReactionResult
}

export type ResultOf<W extends Write> = Results[W['kind']]
export type WriteResult = ResultOf<Write>
