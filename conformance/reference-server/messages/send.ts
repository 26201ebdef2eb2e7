/** The three send routes and the send of persons: decode, authorize, look up the id, store, respond. */
import { setTimeout as pause } from 'node:timers/promises'
import { blocks, canSee, chatOf, revealsBlock } from '../chats/membership.ts'
import { invalid, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { inMemory } from '../state/in-memory.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, ReplyTo } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'
import { validateA2ui } from './a2ui.ts'
import { checkAttachments } from './attachments.ts'
import { partsInHistory } from './history.ts'
import { partId, renderMessage } from './render-message.ts'
import { decodeSend, type SendBody, type SendForm } from './send-body.ts'
import { newMessage, store } from './store-message.ts'

export const sendV1 = (call: Call): Promise<Reply> => send(call, 'v1', null)
export const sendToChat = (call: Call): Promise<Reply> => send(call, 'chat', call.params[0] ?? '')
export const sendStrict = (call: Call): Promise<Reply> => send(call, 'v2', call.params[0] ?? '')
export const sendAsPerson = (call: Call): Promise<Reply> => send(call, 'person', call.params[0] ?? '')

async function send(call: Call, form: SendForm, pathChatId: string | null): Promise<Reply> {
  const { server, actor } = call
  if (server.hasFault('idempotency-key-required') && call.headers['idempotency-key'] === undefined) {
    throw invalid('Idempotency-Key is missing')
  }
  const body = decodeBody(call, form, pathChatId)
  const key = server.hasFault('idempotency-per-route') ? `${form}:${body.messageId}` : body.messageId
  if (server.spentMessageIds.has(body.messageId)) throw new ApiError('idempotency_conflict', 'message_id is used')
  if (server.hasFault('unknown-chat-accepted') && !server.chats.has(body.chatId)) {
    return answer(server, form, newMessage(server, actor, null, body), false)
  }
  const chat = writtenChat(call, body, key)
  if (chat === undefined) return answer(server, form, server.messages.get(key) as Message, true)
  if (chat.kind === 'group' && server.hasFault('group-sends-rejected'))
    throw new ApiError('forbidden', 'agents do not write into groups')
  const early = server.hasFault('a2ui-judged-before-replay') ? validateA2ui(server, chat, actor, body) : undefined
  const known = remembered(server, key)
  if (server.hasFault('race-same-id-stores-twice') || server.hasFault('race-two-senders-both-store')) await pause(25)
  if (known?.senderId === actor.id && server.hasFault('history-shows-last-body')) partsInHistory.set(known, body.parts)
  if (known !== undefined) return repeat(server, actor, chat, form, known, body)
  const raced = remembered(server, key)
  if (raced !== undefined && !racePasses(server, raced, actor)) return repeat(server, actor, chat, form, raced, body)
  checkReply(server, actor, chat, body.replyTo)
  checkAttachments(server, actor, body.parts)
  if (revealsBlock(server, 'block-reveals-by-status', actor, chat)) throw new ApiError('forbidden', 'you are blocked')
  rejectAcrossBlocks(server, actor, chat)
  const showSurfaces = early ?? judged(server, actor, chat, body)
  const message = newMessage(server, actor, chat, body)
  showSurfaces()
  if (server.hasFault('parallel-send-overwritten')) await pause(10)
  server.messages.set(key, message)
  if (key !== message.id) server.messages.set(message.id, message)
  if (server.hasFault('crash-before-store')) inMemory(server, () => store(server, actor, chat, message), 40)
  else if (!server.hasFault('message-lost-after-ack') || countCall(server, 'sends') % 3 !== 0)
    store(server, actor, chat, message)
  return answer(server, form, message, false)
}

/** The message that was stored under an id, unless a fault forgets it. */
function remembered(server: ReferenceServer, key: string): Message | undefined {
  const known = server.messages.get(key)
  if (known === undefined) return undefined
  if (server.hasFault('ids-forgotten-after-2-s') && Date.now() - known.createdAt > 2000) return undefined
  if (!server.hasFault('ids-forgotten-after-100')) return known
  const later = [...server.messages.values()].filter(
    ({ senderId, chatId, sequence }) =>
      senderId === known.senderId && chatId === known.chatId && sequence > known.sequence,
  )
  return later.length > 100 ? undefined : known
}

/** The faults that reject what a block must only keep from its recipient. */
function rejectAcrossBlocks(server: ReferenceServer, actor: Actor, chat: Chat): void {
  const others = [...chat.members.keys()]
  if (
    chat.kind === 'direct' &&
    others.some((id) => blocks(server, actor.id, id)) &&
    server.hasFault('blocker-may-not-send')
  )
    throw new ApiError('forbidden', 'you block this participant')
  const inGroup = chat.kind === 'group' && server.hasFault('blocked-may-not-send-in-group')
  if (inGroup && others.some((id) => blocks(server, id, actor.id))) throw new ApiError('forbidden', 'you are blocked')
}

/** Validates the A2UI messages of a send; under two faults a rejected send has effects. */
function judged(server: ReferenceServer, actor: Actor, chat: Chat, body: SendBody): () => void {
  try {
    return validateA2ui(server, chat, actor, body)
  } catch (error) {
    if (server.hasFault('a2ui-error-burns-id')) server.spentMessageIds.add(body.messageId)
    if (server.hasFault('a2ui-rejected-send-stored')) store(server, actor, chat, newMessage(server, actor, chat, body))
    throw error
  }
}

/** The chat of a send; undefined when a removed agent repeats a stored send (AMB-009). */
function writtenChat({ server, actor }: Call, body: SendBody, key: string): Chat | undefined {
  try {
    return chatOf(server, actor, body.chatId || latestChat(server, actor), 'write')
  } catch (error) {
    const chat = server.chats.get(body.chatId)
    if (chat?.members.has(actor.id) === true && server.hasFault('rejected-write-of-former-member-stored'))
      store(server, actor, chat, newMessage(server, actor, chat, body))
    if (chat?.uninstalled.has(actor.id) !== true) throw error
    const known = server.messages.get(key)
    if (known === undefined && server.hasFault('uninstalled-rejected-late'))
      store(server, actor, chat, newMessage(server, actor, chat, body))
    if (known !== undefined && server.hasFault('uninstalled-replay-stored'))
      store(server, actor, chat, newMessage(server, actor, chat, body))
    if (known?.senderId === actor.id && server.hasChoice('replay-after-removal')) return undefined
    throw error
  }
}

const latestChat = (server: ReferenceServer, actor: Actor): string =>
  [...server.chats.values()].findLast((chat) => chat.members.has(actor.id))?.id ?? ''

function racePasses(server: ReferenceServer, raced: Message, actor: Actor): boolean {
  return raced.senderId === actor.id
    ? server.hasFault('race-same-id-stores-twice')
    : server.hasFault('race-two-senders-both-store')
}

function decodeBody(call: Call, form: SendForm, pathChatId: string | null): SendBody {
  try {
    return decodeSend(call.server, call.body, form, pathChatId)
  } catch (error) {
    const id = (call.body as JsonObject | null)?.['message_id']
    if (call.server.hasFault('rejected-send-burns-id') && typeof id === 'string') call.server.spentMessageIds.add(id)
    if (call.server.hasFault('errors-answer-400') && error instanceof ApiError && error.code === 'invalid_request') {
      throw new ApiError('invalid_request', error.message, 400)
    }
    throw error
  }
}

function repeat(
  server: ReferenceServer,
  actor: Actor,
  chat: Chat,
  form: SendForm,
  known: Message,
  body: SendBody,
): Reply {
  if (known.senderId !== actor.id) {
    if (server.hasFault('conflict-missing')) return answer(server, form, known, true)
    if (server.hasFault('conflict-stores-anyway')) store(server, actor, chat, newMessage(server, actor, chat, body))
    throw new ApiError(
      server.hasFault('conflict-wrong-code') ? 'conflict' : 'idempotency_conflict',
      'message_id is used by another sender',
    )
  }
  if (server.hasFault('replay-conflicts')) throw new ApiError('idempotency_conflict', 'message_id is used')
  if (known.chatId !== chat.id && server.hasChoice('replay-other-chat-rejected'))
    throw invalid('message_id belongs to another chat')
  if (server.hasFault('replay-stores-twice')) store(server, actor, chat, newMessage(server, actor, chat, body))
  if (server.hasFault('replay-stores-silently-twice')) chat.messages.push(newMessage(server, actor, chat, body))
  if (server.hasFault('replay-rewrites-message')) known.parts = body.parts
  const shown = server.hasFault('replay-answers-new-body') ? { ...known, parts: body.parts, text: body.text } : known
  return answer(server, form, shown, true)
}

/** reply_to names a message of the chat that the sender can see (AMB-016), and one of its parts (AMB-012). */
export function checkReply(server: ReferenceServer, actor: Actor, chat: Chat, replyTo: ReplyTo | null): void {
  if (replyTo === null || server.hasChoice('reply-target-unchecked')) return
  const named = replyTo.message_id
  if (named === undefined && server.hasFault('reply-without-target-accepted')) return
  const target = server.messages.get(named ?? '')
  if (target === undefined && server.hasFault('dangling-reply-breaks-server'))
    throw new ApiError('internal_error', 'no such message')
  if (target === undefined || target.chatId !== chat.id || !canSee(server, actor, chat, target)) {
    throw invalid('reply_to names no message of this chat')
  }
  const part = replyTo.part_id
  if (part !== undefined && !target.parts.some((_, index) => partId(index) === part))
    throw invalid('reply_to.part_id is unknown')
}

function answer(server: ReferenceServer, form: SendForm, message: Message, replayed: boolean): Reply {
  const shown = renderMessage(server, message)
  const status = (first: number): number => (replayed && server.hasChoice('replay-200') ? 200 : first)
  if (form === 'v1') {
    const body: JsonObject = { message_id: message.id, message: shown }
    if (server.hasFault('v1-without-message-id')) delete body['message_id']
    return { status: status(server.hasFault('v1-answers-201') ? 201 : 202), body }
  }
  if (form === 'chat') {
    const body: JsonObject = server.hasFault('chat-send-single-message') ? { message: shown } : { messages: [shown] }
    return { status: status(server.hasFault('chat-send-answers-202') ? 202 : 201), body }
  }
  const body: JsonObject = server.hasFault('v2-answers-list') ? { messages: [shown] } : { message: shown }
  return { status: status(server.hasFault('v2-answers-202') ? 202 : 201), body }
}
