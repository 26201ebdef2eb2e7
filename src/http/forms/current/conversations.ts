import {
  encodeHistory,
  decodeChatMessage,
  decodeNewMessage,
  encodeMessage,
} from '../../../conversations/messages/message.current.ts'
import { listMessages } from '../../../conversations/messages/list-messages.ts'
import { sendMessage } from '../../../conversations/messages/send-message.ts'
import { decodeUpload, encodeUploaded } from '../../../conversations/attachments/attachment.current.ts'
import { uploadAttachment } from '../../../conversations/attachments/upload-attachment.ts'
import { react } from '../../../conversations/reactions/react.ts'
import { decodeReactRequest } from '../../../conversations/reactions/reaction.current.ts'
import { markDelivered, markRead } from '../../../conversations/receipts/mark-watermarks.ts'
import { encodeReceiptReply } from '../../../conversations/receipts/receipt.current.ts'
import { setTyping } from '../../../conversations/typing/set-typing.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { bodyReply, noContent } from '../../replies.ts'

export const messageHandlers = {
  sendMessage: async (context, { caller, body }) => {
    const { message } = await sendMessage(context, caller, { chatId: body.chat_id, ...decodeNewMessage(body) })
    return { status: 202, body: { message_id: message.id, message: encodeMessage(message) } }
  },

  sendChatMessage: async (context, { caller, body, path }) => {
    const { message } = await sendMessage(context, caller, decodeChatMessage(path.id, body))
    return { status: 201, body: { messages: [encodeMessage(message)] } }
  },

  sendStrictChatMessage: async (context, { caller, body, path }) => {
    const { message } = await sendMessage(context, caller, decodeChatMessage(path.id, body))
    return { status: 201, body: { message: encodeMessage(message) } }
  },

  listMessages: async (context, { caller, path, query }) => {
    const { limit, before_sequence: beforeSequence = null } = query
    const history = await listMessages(context, caller, { chatId: path.id, limit, beforeSequence })
    return { status: 200, body: encodeHistory(history) }
  },
} satisfies AreaHandlers<'messages'>

export const attachmentHandlers = {
  uploadAttachment: async (context, { caller, body, headers }) => {
    const attachment = await uploadAttachment(context, caller, decodeUpload(body, headers['x-svc-filename']))
    return { status: 201, body: { attachment: encodeUploaded(attachment) } }
  },
} satisfies AreaHandlers<'attachments'>

export const reactionHandlers = {
  react: async (context, { caller, body, path }) => {
    const { changed } = await react(context, caller, { messageId: path.id, ...decodeReactRequest(body) })
    return { status: 200, body: { changed } }
  },
} satisfies AreaHandlers<'reactions'>

export const receiptHandlers = {
  markRead: (context, { caller, body, path }) =>
    bodyReply(markRead(context, caller, { chatId: path.id, messageId: body.message_id }), encodeReceiptReply),

  markDelivered: (context, { caller, body, path }) =>
    bodyReply(markDelivered(context, caller, { chatId: path.id, messageId: body.message_id }), encodeReceiptReply),
} satisfies AreaHandlers<'receipts'>

export const typingHandlers = {
  setTyping: (context, { caller, path, body }) => noContent(setTyping(context, caller, path.id, body.started)),
} satisfies AreaHandlers<'typing'>
