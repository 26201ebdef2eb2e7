import { addParticipant } from '../../../conversations/chats/add-participant.ts'
import {
  decodeNewChat,
  encodeChat,
  encodeGroupChange,
  encodeParticipant,
} from '../../../conversations/chats/chat.extensions.ts'
import { createChat } from '../../../conversations/chats/create-chat.ts'
import { getChat, listChats, listOwnedAgentChats, listOwnChats } from '../../../conversations/chats/find-chats.ts'
import { listGroupChanges } from '../../../conversations/chats/list-group-changes.ts'
import { removeParticipant, updateParticipant, renameChat } from '../../../conversations/chats/change-group.ts'
import { encodeHistory, encodeMessage } from '../../../conversations/messages/message.current.ts'
import { listMessages } from '../../../conversations/messages/list-messages.ts'
import { decodeOwnMessage, encodeFoundMessage } from '../../../conversations/messages/message.extensions.ts'
import { sendOwnMessage, sendOwnedAgentMessage } from '../../../conversations/messages/send-message.ts'
import { searchMessages } from '../../../conversations/messages/search-messages.ts'
import { decodeUpload, encodeUploaded } from '../../../conversations/attachments/attachment.current.ts'
import { encodeAttachment } from '../../../conversations/attachments/attachment.extensions.ts'
import {
  deleteAttachment,
  getAttachment,
  listAttachments,
  getMedia,
  readBytes,
} from '../../../conversations/attachments/attachments.ts'
import { uploadAttachment } from '../../../conversations/attachments/upload-attachment.ts'
import { encodeDraftInView } from '../../../conversations/drafts/draft.extensions.ts'
import { discardDraft, listOwnDrafts } from '../../../conversations/drafts/drafts.ts'
import { markDelivered, markOwnRead } from '../../../conversations/receipts/mark-watermarks.ts'
import { encodeReceiptReply } from '../../../conversations/receipts/receipt.current.ts'
import { setTyping } from '../../../conversations/typing/set-typing.ts'
import { encodeBlockedHandle } from '../../../conversations/blocks/block.extensions.ts'
import { blockHandle, listBlockedHandles, unblockHandle } from '../../../conversations/blocks/blocked-handles.ts'
import { installAgent, listInstallations, uninstallAgent } from '../../../conversations/installations/installations.ts'
import { encodeInstallation } from '../../../conversations/installations/installation.extensions.ts'
import { mediaReply } from '../../media-reply.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { bodyReply, encodeList, listReply, memberReply, noContent } from '../../replies.ts'

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

  getChat: (context, { caller, path }) => memberReply('chat', getChat(context, caller, path.id), encodeChat),

  renameChat: (context, { caller, path, body }) =>
    memberReply('chat', renameChat(context, caller, path.id, body.group_name), encodeChat),

  addParticipant: async (context, { caller, path, body }) => {
    const addition = await addParticipant(context, caller, path.id, body.handle)
    if (addition.outcome === 'invited') {
      return { status: 202, body: { invitation: { handle: addition.handle, status: 'pending' } } }
    }
    const status = addition.outcome === 'added' ? 201 : 200
    return { status, body: { participant: encodeParticipant(addition.participant) } }
  },

  updateParticipant: (context, { caller, path }) =>
    memberReply('participant', updateParticipant(context, caller, path.id, path.handle), encodeParticipant),

  removeParticipant: (context, { caller, path }) => noContent(removeParticipant(context, caller, path.id, path.handle)),

  listOwnChats: async (context, { caller, query }) => {
    const { cursor, limit, kind = null, q: words = null } = query
    const { unreadChats, ...chats } = await listOwnChats(context, caller, { cursor, limit, kind, words })
    return {
      status: 200,
      body: { ...encodeList('chats', chats, encodeChat), unread_chats: unreadChats },
      compress: true,
    }
  },

  getOwnChat: (context, { caller, path }) => memberReply('chat', getChat(context, caller, path.id), encodeChat),

  listGroupChanges: async (context, { caller, path }) => ({
    status: 200,
    body: { changes: (await listGroupChanges(context, caller, path.id)).map(encodeGroupChange) },
  }),

  listOwnedAgentChats: (context, { caller, path, query }) =>
    listReply('chats', listOwnedAgentChats(context, caller, path.agent_id, query), encodeChat),
} satisfies AreaHandlers<'chats'>

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

  searchMessages: async (context, { caller, query }) => {
    const { q: words, cursor, limit } = query
    const { isComplete, ...found } = await searchMessages(context, caller, { words, cursor, limit })
    return { status: 200, body: { ...encodeList('messages', found, encodeFoundMessage), complete: isComplete } }
  },

  sendOwnedAgentMessage: async (context, { caller, path, body }) => {
    const input = decodeOwnMessage(path.id, body)
    const { message } = await sendOwnedAgentMessage(context, caller, path.agent_id, input)
    return { status: 201, body: { message: encodeMessage(message) } }
  },
} satisfies AreaHandlers<'messages'>

export const attachmentHandlers = {
  uploadOwnAttachment: async (context, { caller, body, headers }) => {
    const attachment = await uploadAttachment(context, caller, decodeUpload(body, headers['x-svc-filename']))
    return { status: 201, body: { attachment: encodeUploaded(attachment) } }
  },

  listAttachments: (context, { caller, query }) =>
    listReply('attachments', listAttachments(context, caller, query), encodeAttachment),

  getAttachment: (context, { caller, path }) =>
    memberReply('attachment', getAttachment(context, caller, path.id), encodeAttachment),

  deleteAttachment: (context, { caller, path }) => noContent(deleteAttachment(context, caller, path.id)),

  getMedia: async (context, { path, headers, headOnly }) => {
    const attachment = await getMedia(context, path.secret, path.filename)
    return mediaReply(headers, attachment, headOnly, (range) => readBytes(context, attachment, range))
  },
} satisfies AreaHandlers<'attachments'>

export const draftHandlers = {
  listOwnDrafts: async (context, { caller, path }) => {
    const drafts = await listOwnDrafts(context, caller, path.id)
    return { status: 200, body: { drafts: drafts.map((draft) => encodeDraftInView(draft, context.clock.now())) } }
  },

  discardDraft: (context, { caller, path }) => noContent(discardDraft(context, caller, path.id)),
} satisfies AreaHandlers<'drafts'>

export const receiptHandlers = {
  markOwnRead: (context, { caller, path, body }) =>
    bodyReply(markOwnRead(context, caller, { chatId: path.id, messageId: body.message_id }), encodeReceiptReply),

  markOwnDelivered: (context, { caller, path, body }) =>
    bodyReply(markDelivered(context, caller, { chatId: path.id, messageId: body.message_id }), encodeReceiptReply),
} satisfies AreaHandlers<'receipts'>

export const typingHandlers = {
  setOwnTyping: (context, { caller, path, body }) => noContent(setTyping(context, caller, path.id, body.started)),
} satisfies AreaHandlers<'typing'>

export const blockHandlers = {
  listBlockedHandles: (context, { caller, query }) =>
    listReply('blocked_handles', listBlockedHandles(context, caller, query), encodeBlockedHandle),

  blockHandle: (context, { caller, path }) => bodyReply(blockHandle(context, caller, path.handle)),

  unblockHandle: (context, { caller, path }) => bodyReply(unblockHandle(context, caller, path.handle)),
} satisfies AreaHandlers<'blocks'>

export const installationHandlers = {
  listInstallations: (context, { caller, query }) =>
    listReply('installations', listInstallations(context, caller.id, query), encodeInstallation),

  installAgent: async (context, { caller, path }) => {
    const { installation, changed } = await installAgent(context, caller, path.handle)
    return { status: 200, body: { installation: encodeInstallation(installation), changed } }
  },

  uninstallAgent: (context, { caller, path }) => noContent(uninstallAgent(context, caller.id, path.handle)),
} satisfies AreaHandlers<'installations'>
