import { encodeHistory, encodeMessage } from '../../../conversations/messages/message.current.ts'
import { listMessages } from '../../../conversations/messages/list-messages.ts'
import { decodeOwnMessage } from '../../../conversations/messages/message.extensions.ts'
import { sendOwnMessage, sendOwnedAgentMessage } from '../../../conversations/messages/send-own-message.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const messageHandlers = {
  sendOwnMessage: async (context, { caller, path, body }) => {
    const { message } = await sendOwnMessage(context, caller, decodeOwnMessage(path.id, body))
    return { status: 201, body: { message: encodeMessage(message) } }
  },

  listOwnMessages: async (context, { caller, path, query }) => {
    const { limit, before_sequence: beforeSequence = null } = query
    const history = await listMessages(context, caller, { chatId: path.id, limit, beforeSequence })
    return { status: 200, body: encodeHistory(history), compress: true }
  },

  sendOwnedAgentMessage: async (context, { caller, path, body }) => {
    const input = decodeOwnMessage(path.id, body)
    const { message } = await sendOwnedAgentMessage(context, caller, path.agent_id, input)
    return { status: 201, body: { message: encodeMessage(message) } }
  },
} satisfies AreaHandlers<'messages'>
