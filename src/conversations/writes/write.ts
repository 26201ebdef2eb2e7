import type { Draft } from '../drafts/draft.ts'
import type { Message, ReplyTo, Sender } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'
import type { Reaction, ReactionOperation, ReactionType } from '../reactions/reaction.ts'
import type { Receipt, ReceiptStatus } from '../receipts/receipt.ts'

/** A message to be stored under an id that its sender minted, or that was minted for it. */
export interface SendWrite {
  kind: 'send'
  actorId: string
  /** With `opens`: what the chat is called if it has to be made. */
  chatId: string
  messageId: string
  parts: Part[]
  text: string | null
  replyTo: ReplyTo | null
  /** metadata.a2uiClientDataModel of the send. */
  clientDataModel?: unknown
  /** The recipients name the chat, and it is made when it is not there. */
  opens?: Opening
  /** The actor's own name for this send: a repeat gets what the first one stored. */
  idempotencyKey?: string
}

/** The chat of certain members, which there is at most once. */
export interface Opening {
  participantsKey: string
  kind: 'direct' | 'group'
  /** The sender and everybody else. */
  participants: readonly Sender[]
  /** The person in whose requests the chat waits if this is its first message (VMSG-013). */
  pendingRecipientId: string | null
}

/** A person lets what waits in its requests through. */
export interface AcceptWrite {
  kind: 'accept'
  actorId: string
  chatId: string
}

/** A message that nobody sees before it is finalized. */
export interface OpenDraftWrite {
  kind: 'openDraft'
  actorId: string
  chatId: string
  draftId: string
  parts: Part[]
  replyTo: ReplyTo | null
  /** The actor's own name for this call: a repeat gets the draft that the first one opened. */
  idempotencyKey: string | null
}

export interface AppendWrite {
  kind: 'append'
  actorId: string
  draftId: string
  text: string
}

export interface FinalizeWrite {
  kind: 'finalize'
  actorId: string
  draftId: string
  /** Null: what the draft has gathered. */
  parts: Part[] | null
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
export type Write =
  SendWrite | ReceiptWrite | DeliveredWrite | ReactionWrite | AcceptWrite | OpenDraftWrite | AppendWrite | FinalizeWrite

export interface SendResult {
  message: Message
  /** The id was already stored for this sender; `message` is what was stored then. */
  replayed: boolean
  /** Whether the send made the chat; of a replay, whether the first one did. */
  createdChat: boolean
}

export interface AcceptResult {
  /** How many messages had waited. */
  released: number
}

export interface DraftResult {
  draft: Draft
}

export interface FinalizeResult {
  message: Message
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
  accept: AcceptResult
  openDraft: DraftResult
  append: DraftResult
  finalize: FinalizeResult
}

export type ResultOf<W extends Write> = Results[W['kind']]
export type WriteResult = ResultOf<Write>
