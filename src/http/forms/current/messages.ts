import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import type { NewMessage } from '../../../../generated/current/types.gen.ts'
import { decodeChatMessage, decodeNewMessage, encodeMessage } from '../../../conversations/messages/message.current.ts'
import { sendMessage } from '../../../conversations/messages/send-message.ts'
import { react } from '../../../conversations/reactions/react.ts'
import { decodeReactRequest } from '../../../conversations/reactions/reaction.current.ts'
import { markDelivered } from '../../../conversations/receipts/mark-delivered.ts'
import { markRead } from '../../../conversations/receipts/mark-read.ts'
import { encodeReceiptReply } from '../../../conversations/receipts/receipt.current.ts'
import type { Handler } from '../../handler.ts'

const sendMessageHandler: Handler<OperationTypes['sendMessage']> = async (context, { caller, body }) => {
  const { message } = await sendMessage(context, caller, { chatId: body.chat_id, ...decodeNewMessage(body) })
  return { status: 202, body: { message_id: message.id, message: encodeMessage(message) } }
}

const sendChatMessageHandler: Handler<OperationTypes['sendChatMessage']> = async (context, { caller, body, path }) => {
  const { message } = await sendMessage(context, caller, decodeChatMessage(path.id, body))
  return { status: 201, body: { messages: [encodeMessage(message)] } }
}

const sendStrictChatMessageHandler: Handler<OperationTypes['sendStrictChatMessage']> = async (
  context,
  { caller, body, path },
) => {
  const { message } = await sendMessage(context, caller, decodeChatMessage(path.id, body as NewMessage))
  return { status: 201, body: { message: encodeMessage(message) } }
}

const reactHandler: Handler<OperationTypes['react']> = async (context, { caller, body, path }) => {
  const { changed } = await react(context, caller, { messageId: path.id, ...decodeReactRequest(body) })
  return { status: 200, body: { changed } }
}

const markReadHandler: Handler<OperationTypes['markRead']> = async (context, { caller, body, path }) => {
  const result = await markRead(context, caller, { chatId: path.id, messageId: body.message_id })
  return { status: 200, body: encodeReceiptReply(result) }
}

const markDeliveredHandler: Handler<OperationTypes['markDelivered']> = async (context, { caller, body, path }) => {
  const result = await markDelivered(context, caller, { chatId: path.id, messageId: body.message_id })
  return { status: 200, body: encodeReceiptReply(result) }
}

export const messageHandlers = {
  sendMessage: sendMessageHandler,
  sendChatMessage: sendChatMessageHandler,
  sendStrictChatMessage: sendStrictChatMessageHandler,
  react: reactHandler,
  markRead: markReadHandler,
  markDelivered: markDeliveredHandler,
}
