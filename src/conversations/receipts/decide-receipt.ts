import { invalidRequest, notFound } from '../../platform/errors.ts'
import { receiptEventData } from './receipt-event.ts'
import type { Receipt, ReceiptStatus } from './receipt.ts'
import { advanceWatermarks } from './watermark.rules.ts'
import type { WriteSet } from '../writes/write-set.ts'
import { isNotified, keyOf, othersIn, watermarksOf, type BatchState } from '../writes/batch-state.ts'
import { requireMember, visibleMessage, type Membership } from '../writes/permission.ts'
import type { DeliveredResult, DeliveredWrite, ReceiptResult, ReceiptWrite } from '../writes/write.ts'

/**
 * Moves the caller's watermark to a message that it can see, its own ones included (AMB-038).
 * @throws not_found, forbidden (the chat), invalid_request (a group, AMB-039), not_found (the message)
 */
export function decideReceipt(ledger: BatchState, effects: WriteSet, write: ReceiptWrite, now: number): ReceiptResult {
  const place = requireMember(ledger, write.chatId, write.actorId)
  if (place.chat.kind === 'group') throw invalidRequest('Receipts exist in direct chats only.')
  const target = visibleMessage(ledger, place.member, write.messageId)
  if (!target || target.chatId !== write.chatId) throw notFound('There is no such message in this chat.')
  const moved = move(ledger, effects, place, write.status, { sequence: target.sequence, messageId: target.id }, now)
  return { receipt: describe(ledger, place, write.status), advanced: moved }
}

/**
 * Marks what was handed over. A mark that names no visible message of a direct chat of the actor is passed
 * over: the actor may have left since, and groups have no receipts (RCP-006).
 */
export function decideDelivered(
  ledger: BatchState,
  effects: WriteSet,
  write: DeliveredWrite,
  now: number,
): DeliveredResult {
  let advanced = 0
  for (const { chatId, throughSequence } of write.marks) {
    const chat = ledger.chats.get(chatId)
    const member = chat?.members.get(write.actorId)
    const messageId = ledger.marked.get(keyOf(chatId, throughSequence, write.actorId))
    if (!chat || chat.kind === 'group' || !member?.current || messageId === undefined) continue
    if (move(ledger, effects, { chat, member }, 'delivered', { sequence: throughSequence, messageId }, now)) advanced++
  }
  return { advanced }
}

/**
 * Advances the asked status and those that it implies; true when the asked one moved. Across a block the
 * watermark moves for the caller alone: no event, and no advance from which the other side's stamps come (AMB-054).
 */
function move(
  ledger: BatchState,
  effects: WriteSet,
  { chat, member: { actor } }: Membership,
  status: ReceiptStatus,
  target: { sequence: number; messageId: string },
  now: number,
): boolean {
  const { watermarks, advances } = advanceWatermarks(watermarksOf(ledger, chat.id, actor.id), status, target, now)
  if (advances.length === 0) return false
  const row = { ...watermarks, chatId: chat.id, actorId: actor.id }
  ledger.watermarks.set(keyOf(chat.id, actor.id), watermarks)
  effects.watermarks.set(keyOf(chat.id, actor.id), row)
  const audience = othersIn(chat, actor.id).filter((other) => isNotified(ledger, chat, actor.id, other.actor.id))
  if (audience.length === 0) return true
  for (const advance of advances) {
    effects.watermarkUpdates.push({ ...advance, chatId: chat.id, actorId: actor.id })
    const data = receiptEventData(actor, target)
    for (const other of audience) {
      const eventType = `message.${advance.status}`
      effects.events.push({ actorId: other.actor.id, eventType, chatId: chat.id, messageId: null, data })
    }
  }
  return true
}

/** The caller's watermark as it stands. It is set: the target was at or behind it, and sequences start at 1. */
function describe(ledger: BatchState, { chat, member }: Membership, status: ReceiptStatus): Receipt {
  const marks = watermarksOf(ledger, chat.id, member.actor.id)
  const [messageId, throughSequence] =
    status === 'read' ? [marks.readMessageId, marks.readSequence] : [marks.deliveredMessageId, marks.deliveredSequence]
  const updatedAt = marks.updatedAt
  return { chatId: chat.id, recipient: member.actor, status, messageId: messageId!, throughSequence, updatedAt }
}
