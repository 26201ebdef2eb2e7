import type { ReceiptResult } from './receipt.write.ts'
import type { Receipt as ReceiptBody, ReceiptReply } from '../../../generated/current/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { EventEncoders, EventOf } from '../../../generated/events.ts'
import type { Receipt, ReceiptEvents, ReceiptMark } from './receipt.ts'

/** Encodes the answer of both watermark routes (RCP-012, RCP-014). */
export function encodeReceiptReply({ receipt, advanced }: ReceiptResult): ReceiptReply {
  return { receipt: encodeReceipt(receipt), advanced }
}

function encodeReceipt(receipt: Receipt): ReceiptBody {
  return {
    chat_id: receipt.chatId,
    recipient: encodeActor(receipt.recipient),
    status: receipt.status,
    message_id: receipt.messageId,
    through_sequence: receipt.throughSequence,
    updated_at: encodeTime(receipt.updatedAt),
  }
}

const encodeMark = (mark: ReceiptMark): EventOf<'message.read'>['data'] => ({
  through_sequence: mark.throughSequence,
  message_id: mark.messageId,
  recipient: encodeActor(mark.recipient),
})

export const receiptEventEncoders: EventEncoders<ReceiptEvents> = {
  'message.delivered': encodeMark,
  'message.read': encodeMark,
}
