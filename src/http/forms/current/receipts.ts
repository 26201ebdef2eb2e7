import { markDelivered, markRead } from '../../../conversations/receipts/mark-watermarks.ts'
import { encodeReceiptReply } from '../../../conversations/receipts/receipt.current.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const receiptHandlers = {
  markRead: async (context, { caller, body, path }) => {
    const result = await markRead(context, caller, { chatId: path.id, messageId: body.message_id })
    return { status: 200, body: encodeReceiptReply(result) }
  },

  markDelivered: async (context, { caller, body, path }) => {
    const result = await markDelivered(context, caller, { chatId: path.id, messageId: body.message_id })
    return { status: 200, body: encodeReceiptReply(result) }
  },
} satisfies AreaHandlers<'receipts'>
