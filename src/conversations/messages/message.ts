import type { ActorSnapshot } from '../../identity/accounts/actor.ts'
import type { DraftOf } from '../../platform/event-log/log-event.ts'
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

/** Events of messages. Their data is read from the message when they are shown. */
export interface MessageEvents {
  'message.received': null
}

export const messageReceived = (
  actorId: string,
  { id, chatId }: Pick<Message, 'id' | 'chatId'>,
): DraftOf<MessageEvents> => ({ actorId, eventType: 'message.received', chatId, messageId: id, data: null })
