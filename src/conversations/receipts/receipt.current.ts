import type { ReceiptResult } from './receipt.write.ts'
import type { Receipt as ReceiptBody, ReceiptReply } from '../../../generated/current/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Receipt } from './receipt.ts'

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
