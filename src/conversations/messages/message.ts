import type { Part } from './part.ts'

/**
 * Who an actor was at the time of writing. Stored with the message, so that a later rename or deletion never
 * changes what was accepted (MSG-004). For a person `id` is the stable user id (MSG-053).
 */
export interface Sender {
  type: 'agent' | 'user'
  id: string
  handle: string | null
}

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
