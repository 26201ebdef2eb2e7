import type { NewMessage } from '../../../../generated/current/types.gen.ts'
import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { encodeChat, encodeChatList } from '../../../conversations/chats/chat.extensions.ts'
import { getChat } from '../../../conversations/chats/get-chat.ts'
import { listChats } from '../../../conversations/chats/list-chats.ts'
import { setTyping } from '../../../conversations/typing/set-typing.ts'
import { encodeEventPage } from '../../../delivery/events/event.current.ts'
import { listEvents } from '../../../delivery/events/list-events.ts'
import { encodeHistory } from '../../../conversations/messages/history.current.ts'
import { listMessages } from '../../../conversations/messages/list-messages.ts'
import { decodeChatMessage, encodeMessage } from '../../../conversations/messages/message.current.ts'
import { sendMessage } from '../../../conversations/messages/send-message.ts'
import { markDelivered } from '../../../conversations/receipts/mark-delivered.ts'
import { markRead } from '../../../conversations/receipts/mark-read.ts'
import { encodeReceiptReply } from '../../../conversations/receipts/receipt.current.ts'
import type { Handler } from '../../handler.ts'

const listOwnChatsHandler: Handler<OperationTypes['listOwnChats']> = async (context, { caller, query }) => {
  const { cursor, limit, kind = null } = query
  return { status: 200, body: encodeChatList(await listChats(context, caller, { cursor, limit, kind })) }
}

const getOwnChatHandler: Handler<OperationTypes['getOwnChat']> = async (context, { caller, path }) => ({
  status: 200,
  body: { chat: encodeChat(await getChat(context, caller, path.id)) },
})

const sendOwnMessageHandler: Handler<OperationTypes['sendOwnMessage']> = async (context, { caller, path, body }) => {
  const named = { message_id: context.ids.next('msg'), ...body } as NewMessage
  const { message } = await sendMessage(context, caller, decodeChatMessage(path.id, named))
  return { status: 201, body: { message: encodeMessage(message) } }
}

const listOwnMessagesHandler: Handler<OperationTypes['listOwnMessages']> = async (context, { caller, path, query }) => {
  const { limit, before_sequence: beforeSequence = null } = query
  return {
    status: 200,
    body: encodeHistory(await listMessages(context, caller, { chatId: path.id, limit, beforeSequence })),
  }
}

const markOwnReadHandler: Handler<OperationTypes['markOwnRead']> = async (context, { caller, path, body }) => {
  const result = await markRead(context, caller, { chatId: path.id, messageId: body.message_id })
  return { status: 200, body: encodeReceiptReply(result) }
}

const markOwnDeliveredHandler: Handler<OperationTypes['markOwnDelivered']> = async (
  context,
  { caller, path, body },
) => {
  const result = await markDelivered(context, caller, { chatId: path.id, messageId: body.message_id })
  return { status: 200, body: encodeReceiptReply(result) }
}

const setOwnTypingHandler: Handler<OperationTypes['setOwnTyping']> = async (context, { caller, path, body }) => {
  await setTyping(context, caller, path.id, body.started)
  return { status: 204 }
}

const listOwnEventsHandler: Handler<OperationTypes['listOwnEvents']> = async (context, { caller, query, signal }) => {
  const { after, limit, timeout } = query
  const page = await listEvents(context, caller, { after, limit, timeoutMs: timeout * 1000, signal })
  return { status: 200, body: encodeEventPage(page) }
}

/** What persons do in their chats: the operations that agents have, behind a session. */
export const meChatHandlers = {
  listOwnChats: listOwnChatsHandler,
  getOwnChat: getOwnChatHandler,
  sendOwnMessage: sendOwnMessageHandler,
  listOwnMessages: listOwnMessagesHandler,
  markOwnRead: markOwnReadHandler,
  markOwnDelivered: markOwnDeliveredHandler,
  setOwnTyping: setOwnTypingHandler,
  listOwnEvents: listOwnEventsHandler,
}
