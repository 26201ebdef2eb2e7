import { addParticipant } from '../../../conversations/chats/add-participant.ts'
import { decodeNewChat, encodeChat, encodeParticipant } from '../../../conversations/chats/chat.extensions.ts'
import { createChat } from '../../../conversations/chats/create-chat.ts'
import { getChat } from '../../../conversations/chats/get-chat.ts'
import { listChats, listOwnedAgentChats } from '../../../conversations/chats/list-chats.ts'
import { listOwnChats } from '../../../conversations/chats/list-own-chats.ts'
import { removeParticipant } from '../../../conversations/chats/remove-participant.ts'
import { updateParticipant } from '../../../conversations/chats/update-participant.ts'
import { renameChat } from '../../../conversations/chats/rename-chat.ts'
import { encodeList } from '../../encode-list.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const chatHandlers = {
  createChat: async (context, { caller, body }) => {
    const { chat, created } = await createChat(context, caller, decodeNewChat(body))
    return { status: created ? 201 : 200, body: { chat: encodeChat(chat), created } }
  },

  listChats: async (context, { caller, query }) => {
    const { cursor, limit, kind = null } = query
    return {
      status: 200,
      body: encodeList('chats', await listChats(context, caller, { cursor, limit, kind }), encodeChat),
    }
  },

  getChat: async (context, { caller, path }) => ({
    status: 200,
    body: { chat: encodeChat(await getChat(context, caller, path.id)) },
  }),

  renameChat: async (context, { caller, path, body }) => ({
    status: 200,
    body: { chat: encodeChat(await renameChat(context, caller, path.id, body.group_name)) },
  }),

  addParticipant: async (context, { caller, path, body }) => {
    const addition = await addParticipant(context, caller, path.id, body.handle)
    if (addition.outcome === 'invited') {
      return { status: 202, body: { invitation: { handle: addition.handle, status: 'pending' } } }
    }
    const status = addition.outcome === 'added' ? 201 : 200
    return { status, body: { participant: encodeParticipant(addition.participant) } }
  },

  updateParticipant: async (context, { caller, path }) => ({
    status: 200,
    body: { participant: encodeParticipant(await updateParticipant(context, caller, path.id, path.handle)) },
  }),

  removeParticipant: async (context, { caller, path }) => {
    await removeParticipant(context, caller, path.id, path.handle)
    return { status: 204 }
  },

  listOwnChats: async (context, { caller, query }) => {
    const { cursor, limit, kind = null, q: words = null } = query
    const { unreadChats, ...chats } = await listOwnChats(context, caller, { cursor, limit, kind, words })
    return {
      status: 200,
      body: { ...encodeList('chats', chats, encodeChat), unread_chats: unreadChats },
      compress: true,
    }
  },

  getOwnChat: async (context, { caller, path }) => ({
    status: 200,
    body: { chat: encodeChat(await getChat(context, caller, path.id)) },
  }),

  listOwnedAgentChats: async (context, { caller, path, query }) => {
    const chats = await listOwnedAgentChats(context, caller, path.agent_id, query)
    return { status: 200, body: encodeList('chats', chats, encodeChat) }
  },
} satisfies AreaHandlers<'chats'>
