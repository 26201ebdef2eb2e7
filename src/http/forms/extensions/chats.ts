import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { addParticipant } from '../../../conversations/chats/add-participant.ts'
import {
  decodeNewChat,
  encodeChat,
  encodeChatList,
  encodeParticipant,
} from '../../../conversations/chats/chat.extensions.ts'
import { createChat } from '../../../conversations/chats/create-chat.ts'
import { getChat } from '../../../conversations/chats/get-chat.ts'
import { listChats } from '../../../conversations/chats/list-chats.ts'
import { removeParticipant } from '../../../conversations/chats/remove-participant.ts'
import { renameChat } from '../../../conversations/chats/rename-chat.ts'
import type { Handler } from '../../handler.ts'

const createChatHandler: Handler<OperationTypes['createChat']> = async (context, { caller, body }) => {
  const { chat, created } = await createChat(context, caller, decodeNewChat(body))
  return { status: created ? 201 : 200, body: { chat: encodeChat(chat), created } }
}

const listChatsHandler: Handler<OperationTypes['listChats']> = async (context, { caller, query }) => {
  const { cursor, limit, kind = null } = query
  return { status: 200, body: encodeChatList(await listChats(context, caller, { cursor, limit, kind })) }
}

const getChatHandler: Handler<OperationTypes['getChat']> = async (context, { caller, path }) => ({
  status: 200,
  body: { chat: encodeChat(await getChat(context, caller, path.id)) },
})

const renameChatHandler: Handler<OperationTypes['renameChat']> = async (context, { caller, path, body }) => ({
  status: 200,
  body: { chat: encodeChat(await renameChat(context, caller, path.id, body.group_name)) },
})

const addParticipantHandler: Handler<OperationTypes['addParticipant']> = async (context, { caller, path, body }) => {
  const { participant, added } = await addParticipant(context, caller, path.id, body.handle)
  return { status: added ? 201 : 200, body: { participant: encodeParticipant(participant) } }
}

const removeParticipantHandler: Handler<OperationTypes['removeParticipant']> = async (context, { caller, path }) => {
  await removeParticipant(context, caller, path.id, path.handle)
  return { status: 204 }
}

export const chatHandlers = {
  createChat: createChatHandler,
  listChats: listChatsHandler,
  getChat: getChatHandler,
  renameChat: renameChatHandler,
  addParticipant: addParticipantHandler,
  removeParticipant: removeParticipantHandler,
}
