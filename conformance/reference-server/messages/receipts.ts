/** Watermarks: the read and delivered routes, the updates by pulls and webhook deliveries, and receipt events. */
import { setTimeout as pause } from 'node:timers/promises'
import { canSee, chatOf, currentMembers, isBetweenAgents, isBlocked, revealsBlock } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import { append } from '../event-log/append-event.ts'
import { internalError, forbidden, invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, ReceiptStatus, Watermark } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'

export const markRead = (call: Call): Promise<Reply> => watermark(call, 'read')
export const markDelivered = (call: Call): Promise<Reply> => watermark(call, 'delivered')

async function watermark(call: Call, status: ReceiptStatus): Promise<Reply> {
  const { server, actor } = call
  if (server.hasChoice('read-state-not-offered')) throw notFound('no such route')
  const id = isObject(call.body) ? call.body['message_id'] : undefined
  const markedBefore = countCall(server, `marks ${actor.id}`) > 1
  const lenient = markedBefore && server.hasFault('read-needs-no-message-id-later')
  const free = (lenient || server.hasFault('read-needs-no-message-id')) && isObject(call.body) && id === undefined
  if (typeof id !== 'string' && !free) throw invalid('message_id is missing')
  const chat = markedChat(server, actor, call.params[0] ?? '')
  if (server.hasChoice('receipts-not-between-agents') && isBetweenAgents(server, chat))
    throw invalid('no receipts here')
  if (revealsBlock(server, 'blocked-receipt-rejected', actor, chat)) throw forbidden('you are blocked')
  if (chat.kind === 'group' && !server.hasFault('receipts-in-groups')) return rejectGroup(server)
  const message = free ? chat.messages.at(-1) : server.messages.get(String(id))
  if (message === undefined || message.chatId !== chat.id || !canSee(server, actor, chat, message)) {
    if (server.hasChoice('unknown-watermark-422')) throw invalid('no such message')
    if (server.hasFault('unknown-watermark-409')) throw new ApiError('not_found', 'no such message', 409)
    throw server.hasFault('unknown-watermark-500') ? internalError('no such message') : notFound('no such message')
  }
  if (message.senderId === actor.id && server.hasFault('own-watermark-500'))
    throw internalError('this is your own message')
  if (message.senderId === actor.id && server.hasChoice('own-watermark-rejected'))
    throw invalid('this is your own message')
  const before = watermarksOf(chat, actor.id)[status].sequence
  if (server.hasFault('race-watermark-advances-twice')) await pause(25)
  const advanced = advanceWatermark(server, chat, actor, message, status, before)
  return {
    status: server.hasChoice('receipt-answers-201') ? 201 : 200,
    body: answer(server, chat, actor, message, status, advanced, before),
  }
}

function markedChat(server: ReferenceServer, actor: Actor, chatId: string): Chat {
  const chat = server.chats.get(chatId)
  if (chat !== undefined && !chat.members.has(actor.id) && server.hasFault('stranger-moves-watermark')) {
    const member = currentMembers(server, chat)[0]
    const newest = chat.messages.at(-1)
    if (member !== undefined && newest !== undefined) advanceWatermark(server, chat, member, newest, 'read', 0)
    return { ...chat, watermarks: new Map() }
  }
  if (chat?.uninstalled.has(actor.id) === true && server.hasFault('uninstalled-may-mark')) return chat
  return chatOf(server, actor, chatId, 'write')
}

function rejectGroup(server: ReferenceServer): Reply {
  if (server.hasFault('group-receipt-500')) throw internalError('this is a group')
  if (server.hasChoice('group-receipts-200')) return { status: 200, body: { receipt: null, advanced: false } }
  throw invalid('receipts exist in direct chats only')
}

function answer(
  server: ReferenceServer,
  chat: Chat,
  actor: Actor,
  message: Message,
  status: ReceiptStatus,
  advanced: boolean,
  before: number,
): JsonObject {
  if (server.hasFault('read-answers-202-empty') && status === 'read') return {}
  const behind = !advanced && message.sequence < before
  if (behind && server.hasFault('behind-rejected')) throw new ApiError('conflict', 'the watermark is ahead')
  const claimed =
    (behind && server.hasFault('behind-says-advanced')) ||
    (!advanced && message.sequence === before && server.hasFault('equal-says-advanced'))
  const shown = advanced ? !server.hasFault('advance-says-false') : claimed
  if (!advanced && server.hasChoice('receipt-null')) return { receipt: null, advanced: shown }
  const current = watermarksOf(chat, actor.id)[status]
  const last = current.updates.at(-1)
  return {
    receipt: {
      chat_id: chat.id,
      recipient: renderActor(actor, actor.id),
      status,
      message_id: current.messageId ?? message.id,
      through_sequence: current.sequence,
      updated_at: renderTimestamp(server, last?.at ?? Date.now()),
    },
    advanced: shown,
  }
}

function watermarksOf(chat: Chat, actorId: string): Record<ReceiptStatus, Watermark> {
  const known = chat.watermarks.get(actorId)
  if (known !== undefined) return known
  const empty = (): Watermark => ({ sequence: 0, messageId: null, updates: [] })
  const fresh = { delivered: empty(), read: empty() }
  chat.watermarks.set(actorId, fresh)
  return fresh
}

export function advanceWatermark(
  server: ReferenceServer,
  chat: Chat,
  actor: Actor,
  message: Message,
  status: ReceiptStatus,
  seen: number,
): boolean {
  const watermarks = watermarksOf(chat, actor.id)
  const own = server.hasFault('watermark-of-all-chats') ? furthest(server, actor, status) : watermarks[status].sequence
  const compared = server.hasFault('race-watermark-advances-twice') ? seen : own
  if (status === 'delivered' && message.sequence <= watermarks.read.sequence) {
    if (!server.hasFault('delivered-undoes-read')) return false
    watermarks.read = { sequence: 0, messageId: null, updates: [] }
    return false
  }
  if (status === 'read' && message.sequence > watermarks.delivered.sequence && server.hasFault('read-needs-delivered'))
    return false
  if (message.sequence <= compared) {
    const late = message.sequence < compared ? 'stale-receipt-comes-late' : 'repeated-receipt-comes-late'
    if (server.hasFault(late)) lateReceipts.set(chat, () => emit(server, chat, actor, status, message.sequence))
    if (server.hasFault('watermark-goes-back') && message.sequence < compared)
      rewindWatermark(watermarks[status], message)
    const repeats = server.hasFault('receipts-of-agents-repeated') && isBetweenAgents(server, chat)
    if (repeats || server.hasFault('repeat-emits-receipt'))
      emit(server, chat, actor, status, watermarks[status].sequence)
    return false
  }
  if (
    status === 'read' &&
    !server.hasFault('read-without-delivered') &&
    watermarks.delivered.sequence < message.sequence
  ) {
    moveWatermark(watermarks.delivered, message)
    if (!server.hasChoice('read-event-only')) emit(server, chat, actor, 'delivered', message.sequence)
  }
  if (status === 'read' && server.hasFault('read-moves-delivered-back')) rewindWatermark(watermarks.delivered, message)
  moveWatermark(watermarks[status], message)
  emit(server, chat, actor, status, message.sequence)
  if (server.hasFault('watermark-moves-both-parties')) {
    for (const other of chat.members.keys())
      if (other !== actor.id) moveWatermark(watermarksOf(chat, other)[status], message)
  }
  return true
}

/** For the fault watermark-of-all-chats. */
const furthest = ({ chats }: ReferenceServer, { id }: Actor, status: ReceiptStatus): number =>
  Math.max(...[...chats.values()].map(({ watermarks }) => watermarks.get(id)?.[status].sequence ?? 0))

/** Events of calls that did not advance. Two faults emit them with the next message. */
const lateReceipts = new WeakMap<Chat, () => void>()

export function emitLateReceipts(chat: Chat): void {
  lateReceipts.get(chat)?.()
  lateReceipts.delete(chat)
}

function moveWatermark(watermark: Watermark, message: Message): void {
  if (message.sequence > watermark.sequence)
    watermark.updates.push({ from: watermark.sequence, through: message.sequence, at: Date.now() })
  watermark.sequence = Math.max(watermark.sequence, message.sequence)
  watermark.messageId = message.id
}

function rewindWatermark(watermark: Watermark, message: Message): void {
  watermark.sequence = message.sequence
  watermark.messageId = message.id
  watermark.updates = [{ from: 0, through: message.sequence, at: Date.now() }]
}

function emit(server: ReferenceServer, chat: Chat, actor: Actor, status: ReceiptStatus, through: number): void {
  if (server.hasFault(status === 'read' ? 'read-event-missing' : 'delivered-event-missing')) return
  if (server.hasChoice('receipts-not-between-agents') && isBetweenAgents(server, chat)) return
  if (server.hasFault('receipt-event-through-newest')) through = chat.lastSequence
  if (server.hasFault('receipt-event-through-one-less')) through -= 1
  const data: JsonObject = { chat_id: chat.id, through_sequence: through, recipient: renderActor(actor, actor.id) }
  if (server.hasFault('receipt-event-without-recipient')) delete data['recipient']
  if (server.hasFault('receipt-event-without-sequence')) delete data['through_sequence']
  if (status === 'read' && server.hasFault('read-event-shows-number'))
    data['numbers'] = [...server.actors.values()].flatMap(({ phone }) => phone ?? [])
  for (const member of currentMembers(server, chat)) {
    if (member === actor && !server.hasChoice('mover-gets-receipt')) continue
    if (isBlocked(server, member.id, actor.id) && !server.hasChoice('reactions-cross-blocks')) continue
    const times = server.hasFault('receipt-event-twice') ? 2 : 1
    for (let time = 0; time < times; time += 1) {
      append(server, member, { event_type: `message.${status}`, chat_id: chat.id, data })
    }
  }
}

/** For the fault variant-read-at-once. */
export function markReadByOthers(server: ReferenceServer, chat: Chat, message: Message): void {
  for (const member of currentMembers(server, chat))
    if (member.id !== message.senderId) advanceWatermark(server, chat, member, message, 'read', 0)
}

/** Advances the delivered watermark after a pull or a webhook delivery (RCP-007, RCP-010). */
export function advanceDelivered(server: ReferenceServer, actor: Actor, messages: readonly Message[]): void {
  if (server.hasChoice('read-state-not-offered')) return
  if (server.hasChoice('marks-after-the-answer')) setTimeout(() => advanceNow(server, actor, messages), 400)
  else advanceNow(server, actor, messages)
}

function advanceNow(server: ReferenceServer, actor: Actor, messages: readonly Message[]): void {
  for (const [chatId, newest] of newestPerChat(messages)) {
    const chat = server.chats.get(chatId)
    if (chat === undefined || (chat.kind === 'group' && !server.hasFault('receipts-in-groups'))) continue
    const watermarks = watermarksOf(chat, actor.id)
    const status = server.hasFault('pull-marks-read') ? 'read' : 'delivered'
    if (server.hasFault('repeated-pull-moves-back') && newest.sequence < watermarks.delivered.sequence)
      rewindWatermark(watermarks.delivered, newest)
    if (newest.sequence <= watermarks[status].sequence || newest.sequence <= watermarks.read.sequence) continue
    moveWatermark(watermarks.delivered, newest)
    if (status === 'read') moveWatermark(watermarks.read, newest)
    if (!server.hasChoice('no-event-for-pull')) emit(server, chat, actor, 'delivered', newest.sequence)
  }
}

function newestPerChat(messages: readonly Message[]): Map<string, Message> {
  const newest = new Map<string, Message>()
  for (const message of messages) {
    const known = newest.get(message.chatId)
    if (known === undefined || message.sequence > known.sequence) newest.set(message.chatId, message)
  }
  return newest
}
