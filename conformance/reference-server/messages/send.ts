/** The three send routes and the send of persons: decode, authorize, look up the id, store, respond. */
import { setTimeout as pause } from 'node:timers/promises'
import { blocks, canSee, chatOf, revealsBlock } from '../chats/membership.ts'
import { invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { inMemory } from '../state/in-memory.ts'
import { isObject, type JsonObject } from '../state/json.ts'
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
  const repeated = repeatedBeforeValidation(call, form)
  if (repeated !== undefined) return repeated
  if (refusedAfterRefusal(server, actor)) throw invalid('an earlier send was invalid')
  const body = decodeBody(withoutStyleCheck(call, form), isRelaxed(call, form) ? 'chat' : form, pathChatId)
  const key = server.hasFault('idempotency-per-route') ? `${form}:${body.messageId}` : body.messageId
  if (server.spentMessageIds.has(body.messageId)) throw new ApiError('idempotency_conflict', 'message_id is used')
  const missing = !server.chats.has(body.chatId)
  const later = server.hasFault('unknown-chat-accepted-later') && countCall(server, `chat ${body.chatId}`) > 1
  if (missing && (later || server.hasFault('unknown-chat-accepted'))) {
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
  const twin = server.hasFault('equal-parts-stored-once') ? equalPredecessor(chat, actor, body) : undefined
  if (twin !== undefined) return answer(server, form, twin, true)
  const message = newMessage(server, actor, chat, body)
  showSurfaces()
  if (server.hasFault('parallel-send-overwritten')) await pause(10)
  server.messages.set(key, message)
  if (key !== message.id) server.messages.set(message.id, message)
  if (server.hasFault('crash-before-store')) inMemory(server, () => store(server, actor, chat, message))
  else if (!server.hasFault('message-lost-after-ack') || countCall(server, 'sends') % 3 !== 0)
    store(server, actor, chat, message, false, form === 'v2' ? 'strict-send-crosses-blocks' : undefined)
  return answer(server, form, message, false)
}

/** For the fault equal-parts-stored-once: returns the last message of the chat, if it has the same parts and sender. */
function equalPredecessor({ messages }: Chat, actor: Actor, { parts }: SendBody): Message | undefined {
  const last = messages.at(-1)
  const equal = last?.senderId === actor.id && JSON.stringify(last.parts) === JSON.stringify(parts)
  return equal ? last : undefined
}

/**
 * With the choice replay-before-validation: returns the answer of an earlier send with the same id in a chat that the
 * caller may write to.
 */
function repeatedBeforeValidation({ server, actor, body }: Call, form: SendForm): Reply | undefined {
  if (!server.hasChoice('replay-before-validation') || !isObject(body)) return undefined
  const known = server.messages.get(String(body['message_id']))
  if (known === undefined || known.senderId !== actor.id) return undefined
  const named = body['chat_id'] ?? known.chatId
  if (named !== known.chatId) return undefined
  chatOf(server, actor, known.chatId, 'write')
  return answer(server, form, known, true)
}

/** Returns the message stored under an id, unless a fault forgets it. */
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

/** For faults that reject a send which a block should only suppress for its recipient. */
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

/** Validates the A2UI messages of a send. With two faults a rejected send has effects. */
function judged(server: ReferenceServer, actor: Actor, chat: Chat, body: SendBody): () => void {
  try {
    return validateA2ui(server, chat, actor, body)
  } catch (error) {
    if (server.hasFault('a2ui-error-burns-id')) server.spentMessageIds.add(body.messageId)
    if (server.hasFault('a2ui-rejected-send-stored')) store(server, actor, chat, newMessage(server, actor, chat, body))
    throw error
  }
}

/** Returns the chat of a send. Undefined when a removed agent repeats a stored send (AMB-009). */
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

/** Returns whether a fault decodes the second and later strict sends of an agent as lenient ones. */
const isRelaxed = ({ server, actor }: Call, form: SendForm): boolean =>
  form === 'v2' && server.hasFault('strict-for-first-send-only') && countCall(server, `strict ${actor.id}`) > 2

/** For the fault unknown-style-after-a-known-one: skips the validation of styles for an agent that has sent some. */
function withoutStyleCheck(call: Call, form: SendForm): Call {
  const { server, actor, body } = call
  if (!server.hasFault('unknown-style-after-a-known-one') || !isObject(body) || !Array.isArray(body['parts']))
    return call
  const styled = body['parts'].some((part) => isObject(part) && part['styles'] !== undefined)
  if (!styled || countCall(server, `styled ${actor.id}`) === 1 || form === 'person') return call
  const parts = body['parts'].map((part) => {
    const { styles: _styles, ...rest } = part as JsonObject
    return rest
  })
  return { ...call, body: { ...body, parts } }
}

/** For the fault send-refused-after-refusal. */
const refusedSenders = new WeakSet<Actor>()

const refusedAfterRefusal = (server: ReferenceServer, actor: Actor): boolean =>
  server.hasFault('send-refused-after-refusal') && refusedSenders.delete(actor)

function decodeBody(call: Call, form: SendForm, pathChatId: string | null): SendBody {
  try {
    return decodeSend(call.server, call.body, form, pathChatId)
  } catch (error) {
    if (call.server.hasFault('send-refused-after-refusal')) refusedSenders.add(call.actor)
    const id = (call.body as JsonObject | null)?.['message_id']
    if (call.server.hasFault('rejected-send-burns-id') && typeof id === 'string') call.server.spentMessageIds.add(id)
    if (call.server.hasFault('errors-answer-400') && error instanceof ApiError && error.code === 'invalid_request') {
      throw new ApiError('invalid_request', error.message, 400)
    }
    const isStated = error instanceof Error && /unknown (style|member)/.test(error.message)
    if (call.server.hasChoice('rejected-bodies-409') && error instanceof ApiError && error.status === 422 && !isStated)
      throw new ApiError('conflict', error.message)
    throw error
  }
}

/** Messages whose id another sender tried to use, for a fault. */
const conflicted = new WeakSet<Message>()

function repeat(
  server: ReferenceServer,
  actor: Actor,
  chat: Chat,
  form: SendForm,
  known: Message,
  body: SendBody,
): Reply {
  if (known.senderId !== actor.id) {
    conflicted.add(known)
    const again = server.hasFault('conflict-once') && countCall(server, `conflict ${actor.id} ${known.id}`) > 1
    if (again) return answer(server, form, known, true)
    if (server.hasFault('conflict-missing')) return answer(server, form, known, true)
    if (server.hasFault('conflict-stores-anyway')) store(server, actor, chat, newMessage(server, actor, chat, body))
    throw new ApiError(
      server.hasFault('conflict-wrong-code') ? 'conflict' : 'idempotency_conflict',
      'message_id is used by another sender',
    )
  }
  const later = conflicted.has(known) && server.hasFault('replay-refused-after-conflict')
  if (later || server.hasFault('replay-conflicts')) throw new ApiError('idempotency_conflict', 'message_id is used')
  if (known.chatId !== chat.id && server.hasChoice('replay-other-chat-rejected'))
    throw invalid('message_id belongs to another chat')
  const third = server.hasFault('third-send-of-an-id-stored') && countCall(server, `replay ${known.id}`) === 2
  if (third || server.hasFault('replay-stores-twice')) store(server, actor, chat, newMessage(server, actor, chat, body))
  if (server.hasFault('replay-stores-silently-twice')) chat.messages.push(newMessage(server, actor, chat, body))
  if (server.hasFault('replay-rewrites-message')) known.parts = body.parts
  const shown = server.hasFault('replay-answers-new-body') ? { ...known, parts: body.parts, text: body.text } : known
  return answer(server, form, shown, true)
}

/** Asserts that reply_to names a message of the chat that the sender can see (AMB-016), and a part of it (AMB-012). */
export function checkReply(server: ReferenceServer, actor: Actor, chat: Chat, replyTo: ReplyTo | null): void {
  if (replyTo === null || server.hasChoice('reply-target-unchecked')) return
  const named = replyTo.message_id
  if (named === undefined && server.hasFault('reply-without-target-accepted')) return
  const target = server.messages.get(named ?? '')
  if (target === undefined && server.hasFault('dangling-reply-breaks-server'))
    throw new ApiError('internal_error', 'no such message')
  if (target === undefined || target.chatId !== chat.id || !canSee(server, actor, chat, target)) {
    throw server.hasChoice('reply-target-404')
      ? notFound('reply_to names no message of this chat')
      : invalid('reply_to names no message of this chat')
  }
  const part = replyTo.part_id
  if (part !== undefined && !target.parts.some((_, index) => partId(index) === part))
    throw unknownPart(server, 'reply_to.part_id is unknown')
}

/** Returns the error for a missing part of a message (AMB-012). */
const unknownPart = (server: ReferenceServer, message: string): ApiError =>
  server.hasChoice('unknown-part-404') ? notFound(message) : invalid(message)

function answer(server: ReferenceServer, form: SendForm, message: Message, replayed: boolean): Reply {
  const shown = renderMessage(server, message)
  const status = (first: number): number => (replayed && server.hasChoice('replay-200') ? 200 : first)
  if (form === 'v1') {
    const body: JsonObject = { message_id: message.id, message: shown }
    if (server.hasFault('v1-without-message-id')) delete body['message_id']
    return { status: status(server.hasFault('v1-answers-201') ? 201 : 202), body }
  }
  if (form === 'chat') {
    const body: JsonObject = server.hasFault('chat-send-single-message')
      ? { message: shown }
      : { messages: [...earlierMessages(server, message), shown] }
    return { status: status(server.hasFault('chat-send-answers-202') ? 202 : 201), body }
  }
  const body: JsonObject = server.hasFault('v2-answers-list') ? { messages: [shown] } : { message: shown }
  return { status: status(server.hasFault('v2-answers-202') ? 202 : 201), body }
}

/** With the choice chat-send-lists-others: returns the previous message of the chat, if the same sender wrote it. */
function earlierMessages(server: ReferenceServer, message: Message): JsonObject[] {
  if (!server.hasChoice('chat-send-lists-others')) return []
  const messages = server.chats.get(message.chatId)?.messages ?? []
  const before = messages.findLast(({ sequence }) => sequence < message.sequence)
  return before?.senderId === message.senderId ? [renderMessage(server, before)] : []
}
