import type { Sender } from '../messages/message.ts'

export type ReceiptStatus = 'delivered' | 'read'

/** One actor's positions in one direct chat. 0 means none. */
export interface Watermarks {
  deliveredSequence: number
  deliveredMessageId: string | null
  readSequence: number
  readMessageId: string | null
  updatedAt: number
}

/** A watermark after a call: the actor's last received or read message (AMB-032). */
export interface Receipt {
  chatId: string
  recipient: Sender
  status: ReceiptStatus
  messageId: string
  throughSequence: number
  updatedAt: number
}

/** Events of a moved watermark: the recipient and its position in the event's chat (RCP-023). */
export interface ReceiptEvents {
  'message.delivered': ReceiptMark
  'message.read': ReceiptMark
}

export type ReceiptMark = Pick<Receipt, 'throughSequence' | 'messageId' | 'recipient'>
