import { invalidRequest, notFound } from '../../platform/errors.ts'
import { keyOf, type Batch, type BatchKeys, type WriteKind } from '../../platform/unit-of-work/state.ts'
import type { DraftOf } from '../../platform/event-log/log-event.ts'
import { newEvents } from '../../platform/event-log/append-events.sql.ts'
import { blocks, isNotified } from '../blocks/block.sql.ts'
import { requestChatKeys, othersIn, requireMembership, type Membership } from '../chats/membership.ts'
import { requestMessageKeys, visibleMessage } from '../messages/suppression.sql.ts'
import type { Receipt, ReceiptEvents, ReceiptMark, ReceiptStatus } from './receipt.ts'
import { advanceWatermarks } from './watermark.rules.ts'
import { watermarks, watermarksOf } from './receipt.sql.ts'

/** An actor reports the last message that it received or read in a chat. */
export interface ReceiptWrite {
  status: ReceiptStatus
  actorId: string
  chatId: string
  messageId: string
  /** Whether groups are accepted too. Their watermarks are visible only to the actor itself (AMB-196). */
  takesGroups?: boolean
}

export interface ReceiptResult {
  receipt: Receipt
  advanced: boolean
}

export const receiptWrite: WriteKind<ReceiptWrite, ReceiptResult> = {
  name: 'receipt',
  requestKeys: requestReceiptKeys,
  decide: decideReceipt,
}

function requestReceiptKeys({ actorId, chatId, messageId }: ReceiptWrite, keys: BatchKeys): void {
  requestWatermarkKeys(keys, chatId, actorId)
  requestMessageKeys(keys, messageId, () => chatId)
}

export function requestWatermarkKeys(keys: BatchKeys, chatId: string, actorId: string): void {
  requestChatKeys(keys, chatId, actorId)
  keys.of(blocks)
  keys.of(watermarks).set(keyOf(chatId, actorId), { chatId, actorId })
}

/**
 * Moves the caller's watermark to a message that it can see, including its own (AMB-038).
 * @throws not_found, forbidden (the chat), invalid_request (a group, AMB-039), not_found (the message)
 */
function decideReceipt(batch: Batch, write: ReceiptWrite, now: number): ReceiptResult {
  const membership = requireMembership(batch, write.chatId, write.actorId)
  if (membership.chat.kind === 'group' && !write.takesGroups)
    throw invalidRequest('Receipts exist in direct chats only.')
  const target = visibleMessage(batch, membership.participant, write.messageId)
  if (!target || target.chatId !== write.chatId) throw notFound('There is no such message in this chat.')
  const position = { sequence: target.sequence, messageId: target.id }
  const advanced = moveWatermark(batch, membership, write.status, position, now)
  return { receipt: describe(batch, membership, write.status), advanced }
}

/**
 * Advances the given status and the statuses that it implies; returns whether the given one moved. With a block, and in
 * a group, the watermark moves for the caller only: no event, and no update for the other side's stamps (AMB-054,
 * AMB-196).
 */
export function moveWatermark(
  batch: Batch,
  { chat, actor }: Membership,
  status: ReceiptStatus,
  target: { sequence: number; messageId: string },
  now: number,
): boolean {
  const next = advanceWatermarks(watermarksOf(batch, chat.id, actor.id), status, target, now)
  if (next.updates.length === 0) return false
  const owner = { chatId: chat.id, actorId: actor.id }
  const { byOwner, changed, updates } = batch.get(watermarks)
  byOwner.set(keyOf(chat.id, actor.id), next.watermarks)
  changed.set(keyOf(chat.id, actor.id), { ...next.watermarks, ...owner })
  if (chat.kind === 'group') return true
  const audience = othersIn(chat, actor.id).filter((other) => isNotified(batch, chat, actor.id, other.id))
  if (audience.length === 0) return true
  const events = batch.get(newEvents)
  for (const update of next.updates) {
    updates.push({ ...update, ...owner })
    const data: ReceiptMark = { throughSequence: target.sequence, messageId: target.messageId, recipient: actor }
    for (const other of audience) {
      const eventType = `message.${update.status}` as const
      const draft: DraftOf<ReceiptEvents> = { actorId: other.id, eventType, chatId: chat.id, messageId: null, data }
      events.push(draft)
    }
  }
  return true
}

/** Returns the caller's current watermark. It is at or after the target, and sequences start at 1, so it is set. */
function describe(batch: Batch, { chat, actor }: Membership, status: ReceiptStatus): Receipt {
  const stored = watermarksOf(batch, chat.id, actor.id)
  const [messageId, throughSequence] =
    status === 'read'
      ? [stored.readMessageId, stored.readSequence]
      : [stored.deliveredMessageId, stored.deliveredSequence]
  return {
    chatId: chat.id,
    recipient: actor,
    status,
    messageId: messageId!,
    throughSequence,
    updatedAt: stored.updatedAt,
  }
}
