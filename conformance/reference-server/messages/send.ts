/** The three send routes and the send of persons: decode, permit, look the id up, store, distribute. */
import { setTimeout as pause } from 'node:timers/promises'
import { canSee, chatOf, revealsBlock } from '../chats/membership.ts'
import { invalid, Refusal } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { inMemory } from '../state/in-memory.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, ReplyTo } from '../state/model.ts'
import { count, type Subject } from '../state/server.ts'
import { judgeA2ui } from './a2ui.ts'
import { checkAttachments } from './attachments.ts'
import { partId, renderMessage } from './render-message.ts'
import { decodeSend, type SendBody, type SendForm } from './send-body.ts'
import { draftMessage, store } from './store-message.ts'

export const sendV1 = (call: Call): Promise<Reply> => send(call, 'v1', null)
export const sendToChat = (call: Call): Promise<Reply> => send(call, 'chat', call.params[0] ?? '')
export const sendStrict = (call: Call): Promise<Reply> => send(call, 'v2', call.params[0] ?? '')
export const sendAsPerson = (call: Call): Promise<Reply> => send(call, 'person', call.params[0] ?? '')

async function send(call: Call, form: SendForm, pathChatId: string | null): Promise<Reply> {
  const { subject, actor } = call
  if (subject.faulty('idempotency-key-required') && call.headers['idempotency-key'] === undefined) {
    throw invalid('Idempotency-Key is missing')
  }
  const body = decodeOrBurn(call, form, pathChatId)
  const key = subject.faulty('idempotency-per-route') ? `${form}:${body.messageId}` : body.messageId
  if (subject.burnt.has(body.messageId)) throw new Refusal('idempotency_conflict', 'message_id is used')
  if (subject.faulty('unknown-chat-accepted') && !subject.chats.has(body.chatId)) {
    return answer(subject, form, draftMessage(subject, actor, null, body), false)
  }
  const chat = writtenChat(call, body, key)
  if (chat === undefined) return answer(subject, form, subject.messages.get(key) as Message, true)
  if (chat.kind === 'group' && subject.faulty('group-sends-refused'))
    throw new Refusal('forbidden', 'agents do not write into groups')
  const early = subject.faulty('a2ui-judged-before-replay') ? judgeA2ui(subject, chat, actor, body) : undefined
  const known = subject.messages.get(key)
  if (subject.faulty('race-same-id-stores-twice') || subject.faulty('race-two-senders-both-store')) await pause(25)
  if (known !== undefined) return repeat(subject, actor, chat, form, known, body)
  const raced = subject.messages.get(key)
  if (raced !== undefined && !racePasses(subject, raced, actor)) return repeat(subject, actor, chat, form, raced, body)
  checkReply(subject, actor, chat, body.replyTo)
  checkAttachments(subject, actor, body.parts)
  if (revealsBlock(subject, 'block-reveals-by-status', actor, chat)) throw new Refusal('forbidden', 'you are blocked')
  const showSurfaces = early ?? judged(subject, actor, chat, body)
  const message = draftMessage(subject, actor, chat, body)
  showSurfaces()
  if (subject.faulty('parallel-send-overwritten')) await pause(10)
  subject.messages.set(key, message)
  if (key !== message.id) subject.messages.set(message.id, message)
  if (subject.faulty('crash-before-store')) inMemory(subject, () => store(subject, actor, chat, message), 40)
  else if (!subject.faulty('message-lost-after-ack') || count(subject, 'sends') % 3 !== 0)
    store(subject, actor, chat, message)
  return answer(subject, form, message, false)
}

/** What A2UI messages do to the surfaces of the chat; under one fault their refusal leaves the rest of the send behind. */
function judged(subject: Subject, actor: Actor, chat: Chat, body: SendBody): () => void {
  try {
    return judgeA2ui(subject, chat, actor, body)
  } catch (error) {
    if (subject.faulty('a2ui-refusal-burns-id')) subject.burnt.add(body.messageId)
    if (subject.faulty('a2ui-refused-send-stored'))
      store(subject, actor, chat, draftMessage(subject, actor, chat, body))
    throw error
  }
}

/** The chat that a send may write to; undefined when a removed agent repeats what is stored (AMB-009). */
function writtenChat({ subject, actor }: Call, body: SendBody, key: string): Chat | undefined {
  try {
    return chatOf(subject, actor, body.chatId || latestChat(subject, actor), 'write')
  } catch (error) {
    const chat = subject.chats.get(body.chatId)
    if (chat?.uninstalled.has(actor.id) !== true) throw error
    const known = subject.messages.get(key)
    if (known === undefined && subject.faulty('uninstalled-refused-late'))
      store(subject, actor, chat, draftMessage(subject, actor, chat, body))
    if (known !== undefined && subject.faulty('uninstalled-replay-stored'))
      store(subject, actor, chat, draftMessage(subject, actor, chat, body))
    if (known?.senderId === actor.id && subject.chose('replay-after-removal')) return undefined
    throw error
  }
}

const latestChat = (subject: Subject, actor: Actor): string =>
  [...subject.chats.values()].findLast((chat) => chat.members.has(actor.id))?.id ?? ''

function racePasses(subject: Subject, raced: Message, actor: Actor): boolean {
  return raced.senderId === actor.id
    ? subject.faulty('race-same-id-stores-twice')
    : subject.faulty('race-two-senders-both-store')
}

function decodeOrBurn(call: Call, form: SendForm, pathChatId: string | null): SendBody {
  try {
    return decodeSend(call.subject, call.body, form, pathChatId)
  } catch (error) {
    const id = (call.body as JsonObject | null)?.['message_id']
    if (call.subject.faulty('refused-send-burns-id') && typeof id === 'string') call.subject.burnt.add(id)
    if (call.subject.faulty('refusals-answer-400') && error instanceof Refusal && error.code === 'invalid_request') {
      throw new Refusal('invalid_request', error.message, 400)
    }
    throw error
  }
}

function repeat(subject: Subject, actor: Actor, chat: Chat, form: SendForm, known: Message, body: SendBody): Reply {
  if (known.senderId !== actor.id) {
    if (subject.faulty('conflict-missing')) return answer(subject, form, known, true)
    if (subject.faulty('conflict-stores-anyway')) store(subject, actor, chat, draftMessage(subject, actor, chat, body))
    throw new Refusal(
      subject.faulty('conflict-wrong-code') ? 'conflict' : 'idempotency_conflict',
      'message_id is used by another sender',
    )
  }
  if (subject.faulty('replay-conflicts')) throw new Refusal('idempotency_conflict', 'message_id is used')
  if (known.chatId !== chat.id && subject.chose('replay-other-chat-refused'))
    throw invalid('message_id belongs to another chat')
  if (subject.faulty('replay-stores-twice')) store(subject, actor, chat, draftMessage(subject, actor, chat, body))
  if (subject.faulty('replay-stores-silently-twice')) chat.messages.push(draftMessage(subject, actor, chat, body))
  if (subject.faulty('replay-rewrites-message')) known.parts = body.parts
  const shown = subject.faulty('replay-answers-new-body') ? { ...known, parts: body.parts, text: body.text } : known
  return answer(subject, form, shown, true)
}

/** reply_to names a message of the chat that the sender can see (AMB-016), and one of its parts (AMB-012). */
export function checkReply(subject: Subject, actor: Actor, chat: Chat, replyTo: ReplyTo | null): void {
  if (replyTo === null || subject.chose('reply-target-unchecked')) return
  const named = replyTo.message_id
  if (named === undefined && subject.faulty('reply-without-target-accepted')) return
  const target = subject.messages.get(named ?? '')
  if (target === undefined && subject.faulty('dangling-reply-breaks-server'))
    throw new Refusal('internal_error', 'no such message')
  if (target === undefined || target.chatId !== chat.id || !canSee(subject, actor, chat, target)) {
    throw invalid('reply_to names no message of this chat')
  }
  const part = replyTo.part_id
  if (part !== undefined && !target.parts.some((_, index) => partId(index) === part))
    throw invalid('reply_to.part_id is unknown')
}

function answer(subject: Subject, form: SendForm, message: Message, replayed: boolean): Reply {
  const shown = renderMessage(subject, message)
  const status = (first: number): number => (replayed && subject.chose('replay-200') ? 200 : first)
  if (form === 'v1') {
    const body: JsonObject = { message_id: message.id, message: shown }
    if (subject.faulty('v1-without-message-id')) delete body['message_id']
    return { status: status(subject.faulty('v1-answers-201') ? 201 : 202), body }
  }
  if (form === 'chat') {
    const body: JsonObject = subject.faulty('chat-send-single-message') ? { message: shown } : { messages: [shown] }
    return { status: status(subject.faulty('chat-send-answers-202') ? 202 : 201), body }
  }
  const body: JsonObject = subject.faulty('v2-answers-list') ? { messages: [shown] } : { message: shown }
  return { status: status(subject.faulty('v2-answers-202') ? 202 : 201), body }
}
