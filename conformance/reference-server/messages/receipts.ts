/** Watermarks: the read and delivered routes, the marks of pulls and deliveries, and their events. */
import { setTimeout as pause } from 'node:timers/promises'
import { canSee, chatOf, currentMembers, isBetweenAgents, isBlocked, revealsBlock } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import { append } from '../event-log/append-event.ts'
import { broken, forbidden, invalid, notFound, Refusal } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, ReceiptStatus, Watermark } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { stamp } from '../state/timestamps.ts'

export const markRead = (call: Call): Promise<Reply> => mark(call, 'read')
export const markDelivered = (call: Call): Promise<Reply> => mark(call, 'delivered')

async function mark(call: Call, status: ReceiptStatus): Promise<Reply> {
  const { subject, actor } = call
  if (subject.chose('read-state-not-offered')) throw notFound('no such route')
  const id = isObject(call.body) ? call.body['message_id'] : undefined
  const free = subject.faulty('read-needs-no-message-id') && isObject(call.body) && id === undefined
  if (typeof id !== 'string' && !free) throw invalid('message_id is missing')
  const chat = markedChat(subject, actor, call.params[0] ?? '')
  if (subject.chose('receipts-not-between-agents') && isBetweenAgents(subject, chat)) throw invalid('no receipts here')
  if (revealsBlock(subject, 'blocked-receipt-refused', actor, chat)) throw forbidden('you are blocked')
  if (chat.kind === 'group' && !subject.faulty('receipts-in-groups')) return refuseGroup(subject)
  const message = free ? chat.messages.at(-1) : subject.messages.get(String(id))
  if (message === undefined || message.chatId !== chat.id || !canSee(subject, actor, chat, message)) {
    throw subject.faulty('unknown-watermark-500') ? broken('no such message') : notFound('no such message')
  }
  if (message.senderId === actor.id && subject.faulty('own-watermark-500')) throw broken('this is your own message')
  if (message.senderId === actor.id && subject.chose('own-watermark-refused')) throw invalid('this is your own message')
  const before = marksOf(chat, actor.id)[status].sequence
  if (subject.faulty('race-watermark-advances-twice')) await pause(25)
  const advanced = advance(subject, chat, actor, message, status, before)
  return { status: 200, body: answer(subject, chat, actor, message, status, advanced, before) }
}

function markedChat(subject: Subject, actor: Actor, chatId: string): Chat {
  const chat = subject.chats.get(chatId)
  if (chat !== undefined && !chat.members.has(actor.id) && subject.faulty('stranger-moves-watermark')) {
    const member = currentMembers(subject, chat)[0]
    const newest = chat.messages.at(-1)
    if (member !== undefined && newest !== undefined) advance(subject, chat, member, newest, 'read', 0)
    return { ...chat, marks: new Map() }
  }
  return chatOf(subject, actor, chatId, 'write')
}

function refuseGroup(subject: Subject): Reply {
  if (subject.faulty('group-receipt-500')) throw broken('this is a group')
  if (subject.chose('group-receipts-200')) return { status: 200, body: { receipt: null, advanced: false } }
  throw invalid('receipts exist in direct chats only')
}

function answer(
  subject: Subject,
  chat: Chat,
  actor: Actor,
  message: Message,
  status: ReceiptStatus,
  advanced: boolean,
  before: number,
): JsonObject {
  if (subject.faulty('read-answers-202-empty') && status === 'read') return {}
  const behind = !advanced && message.sequence < before
  if (behind && subject.faulty('behind-refused')) throw new Refusal('conflict', 'the watermark is ahead')
  const claimed =
    (behind && subject.faulty('behind-says-advanced')) ||
    (!advanced && message.sequence === before && subject.faulty('equal-says-advanced'))
  const shown = advanced ? !subject.faulty('advance-says-false') : claimed
  if (!advanced && subject.chose('receipt-null')) return { receipt: null, advanced: shown }
  const current = marksOf(chat, actor.id)[status]
  const last = current.advances.at(-1)
  return {
    receipt: {
      chat_id: chat.id,
      recipient: renderActor(actor, actor.id),
      status,
      message_id: current.messageId ?? message.id,
      through_sequence: current.sequence,
      updated_at: stamp(subject, last?.at ?? Date.now()),
    },
    advanced: shown,
  }
}

export function marksOf(chat: Chat, actorId: string): Record<ReceiptStatus, Watermark> {
  const known = chat.marks.get(actorId)
  if (known !== undefined) return known
  const empty = (): Watermark => ({ sequence: 0, messageId: null, advances: [] })
  const fresh = { delivered: empty(), read: empty() }
  chat.marks.set(actorId, fresh)
  return fresh
}

export function advance(
  subject: Subject,
  chat: Chat,
  actor: Actor,
  message: Message,
  status: ReceiptStatus,
  seen: number,
): boolean {
  const marks = marksOf(chat, actor.id)
  const compared = subject.faulty('race-watermark-advances-twice') ? seen : marks[status].sequence
  if (status === 'delivered' && message.sequence <= marks.read.sequence) {
    if (!subject.faulty('delivered-undoes-read')) return false
    marks.read = { sequence: 0, messageId: null, advances: [] }
    return false
  }
  if (status === 'read' && message.sequence > marks.delivered.sequence && subject.faulty('read-needs-delivered'))
    return false
  if (message.sequence <= compared) {
    if (subject.faulty('watermark-goes-back') && message.sequence < compared) rewind(marks[status], message)
    const repeats = subject.faulty('receipts-of-agents-repeated') && isBetweenAgents(subject, chat)
    if (repeats || subject.faulty('repeat-emits-receipt')) emit(subject, chat, actor, status, marks[status].sequence)
    return false
  }
  if (status === 'read' && !subject.faulty('read-without-delivered') && marks.delivered.sequence < message.sequence) {
    move(marks.delivered, message)
    if (!subject.chose('read-event-only')) emit(subject, chat, actor, 'delivered', message.sequence)
  }
  move(marks[status], message)
  emit(subject, chat, actor, status, message.sequence)
  if (subject.faulty('watermark-moves-both-parties')) {
    for (const other of chat.members.keys()) if (other !== actor.id) move(marksOf(chat, other)[status], message)
  }
  return true
}

function move(mark: Watermark, message: Message): void {
  if (message.sequence > mark.sequence)
    mark.advances.push({ from: mark.sequence, through: message.sequence, at: Date.now() })
  mark.sequence = Math.max(mark.sequence, message.sequence)
  mark.messageId = message.id
}

function rewind(mark: Watermark, message: Message): void {
  mark.sequence = message.sequence
  mark.messageId = message.id
  mark.advances = [{ from: 0, through: message.sequence, at: Date.now() }]
}

function emit(subject: Subject, chat: Chat, actor: Actor, status: ReceiptStatus, through: number): void {
  if (subject.faulty(status === 'read' ? 'read-event-missing' : 'delivered-event-missing')) return
  if (subject.chose('receipts-not-between-agents') && isBetweenAgents(subject, chat)) return
  const data: JsonObject = { chat_id: chat.id, through_sequence: through, recipient: renderActor(actor, actor.id) }
  if (subject.faulty('receipt-event-without-recipient')) delete data['recipient']
  if (subject.faulty('receipt-event-without-sequence')) delete data['through_sequence']
  for (const member of currentMembers(subject, chat)) {
    if (member === actor && !subject.chose('mover-gets-receipt')) continue
    if (isBlocked(subject, member.id, actor.id) && !subject.chose('reactions-cross-blocks')) continue
    const times = subject.faulty('receipt-event-twice') ? 2 : 1
    for (let time = 0; time < times; time += 1) {
      append(subject, member, { event_type: `message.${status}`, chat_id: chat.id, data })
    }
  }
}

/** The fault of recipients who have read a message before they saw it. */
export function markReadByOthers(subject: Subject, chat: Chat, message: Message): void {
  for (const member of currentMembers(subject, chat))
    if (member.id !== message.senderId) advance(subject, chat, member, message, 'read', 0)
}

/** The delivered mark of a pull or a webhook delivery; never answers, never refuses (RCP-007, RCP-010). */
export function markHandedOver(subject: Subject, actor: Actor, messages: readonly Message[]): void {
  if (subject.chose('read-state-not-offered')) return
  for (const [chatId, newest] of newestPerChat(messages)) {
    const chat = subject.chats.get(chatId)
    if (chat === undefined || (chat.kind === 'group' && !subject.faulty('receipts-in-groups'))) continue
    const marks = marksOf(chat, actor.id)
    const status = subject.faulty('pull-marks-read') ? 'read' : 'delivered'
    if (newest.sequence <= marks[status].sequence || newest.sequence <= marks.read.sequence) continue
    move(marks.delivered, newest)
    if (status === 'read') move(marks.read, newest)
    if (!subject.chose('no-event-for-pull')) emit(subject, chat, actor, 'delivered', newest.sequence)
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
