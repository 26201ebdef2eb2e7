import { markDelivered, markOwnRead } from '../../../conversations/receipts/mark-watermarks.ts'
import { encodeReceiptReply } from '../../../conversations/receipts/receipt.current.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const receiptHandlers = {
  markOwnRead: async (context, { caller, path, body }) => {
    const result = await markOwnRead(context, caller, { chatId: path.id, messageId: body.message_id })
    return { status: 200, body: encodeReceiptReply(result) }
  },

  markOwnDelivered: async (context, { caller, path, body }) => {
    const result = await markDelivered(context, caller, { chatId: path.id, messageId: body.message_id })
    return { status: 200, body: encodeReceiptReply(result) }
  },
} satisfies AreaHandlers<'receipts'>
