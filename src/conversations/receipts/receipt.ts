import type { Sender } from '../messages/message.ts'

export type ReceiptStatus = 'delivered' | 'read'

/** One actor's position in one direct chat, for both statuses. 0: nothing yet. */
export interface Watermarks {
  deliveredSequence: number
  deliveredMessageId: string | null
  readSequence: number
  readMessageId: string | null
  updatedAt: number
}

/** A watermark as it stands after a call: what the actor has received or read so far (AMB-032). */
export interface Receipt {
  chatId: string
  recipient: Sender
  status: ReceiptStatus
  messageId: string
  throughSequence: number
  updatedAt: number
}
