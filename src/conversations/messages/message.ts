import type { ActorSnapshot } from '../../identity/accounts/actor.ts'
import type { Part } from './part.ts'

export type Sender = ActorSnapshot

export interface ReplyTo {
  messageId: string
  partId: string | null
}

export interface MessageContent {
  parts: Part[]
  text: string | null
  replyTo: ReplyTo | null
}

/** A stored message. Immutable; reactions and receipt stamps are separate projections. */
export interface Message extends MessageContent {
  id: string
  chatId: string
  /** Position in the chat: from 1 without gaps, not comparable with event sequences (AMB-014). */
  sequence: number
  sender: Sender
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** Receipts of a message in a direct chat's history. Null: not yet (AMB-033). */
export interface ReceiptStamps {
  deliveredAt: number | null
  readAt: number | null
}
