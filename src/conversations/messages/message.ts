import type { ActorSnapshot } from '../../identity/accounts/actor.ts'
import type { Part } from './part.ts'

/** Who wrote a message. */
export type Sender = ActorSnapshot

export interface ReplyTo {
  messageId: string
  partId: string | null
}

/** A stored message. Immutable; reactions and receipt stamps are projections and live elsewhere. */
export interface Message {
  id: string
  chatId: string
  /** Position in the chat: gapless from 1, never compared with event sequences (AMB-014). */
  sequence: number
  sender: Sender
  parts: Part[]
  text: string | null
  replyTo: ReplyTo | null
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** What a direct chat's history shows beside a message; null: not yet (AMB-033). */
export interface ReceiptStamps {
  deliveredAt: number | null
  readAt: number | null
}
