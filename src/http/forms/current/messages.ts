import {
  encodeHistory,
  decodeChatMessage,
  decodeNewMessage,
  encodeMessage,
} from '../../../conversations/messages/message.current.ts'
import { listMessages } from '../../../conversations/messages/list-messages.ts'
import { sendMessage } from '../../../conversations/messages/send-message.ts'
import type { AreaHandlers } from './area-handlers.ts'

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
