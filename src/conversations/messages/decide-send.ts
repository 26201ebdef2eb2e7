import { invalidRequest } from '../../platform/errors.ts'
import { checkReplyTarget, decideIdempotency } from './send.rules.ts'
import { openChat } from '../chats/decide-opening.ts'
import { decideSurfaces, keepSurfaces } from '../a2ui/decide-surfaces.ts'
import type { WriteSet } from '../writes/write-set.ts'
import { keyOf, type BatchState } from '../writes/batch-state.ts'
import { requireMember, visibleMessage, type Membership } from '../writes/permission.ts'
import { resolveAttachments } from '../attachments/resolve-attachments.ts'
import { storeMessage } from './store-message.ts'
import type { SendResult, SendWrite } from '../writes/write.ts'

/**
 * Stores, replays or refuses one send.
 * @throws not_found, forbidden (the chat), idempotency_conflict (the id), invalid_request (the reply's target,
 *   attachments, A2UI messages), limit_exceeded (too much waits for the person already)
 */
export function decideSend(ledger: BatchState, effects: WriteSet, write: SendWrite, now: number): SendResult {
  const place = placeOf(ledger, write)
  const earlier = findEarlier(ledger, write)
  if (earlier) return { ...earlier, replayed: true }
  checkReply(ledger, write, place)
  const { actorId, clientDataModel } = write
  const parts = resolveAttachments(ledger, actorId, write.parts)
  const surfaces = decideSurfaces(ledger, { actorId, chatId: place?.chat.id ?? write.chatId, parts, clientDataModel })
  const { chat, member } = place ?? openChat(ledger, effects, write)
  const content = { id: write.messageId, parts, text: write.text, replyTo: write.replyTo }
  const message = storeMessage(ledger, effects, { chat, member }, content, now, write.opens?.pendingRecipientId)
  keepSurfaces(ledger, effects, surfaces)
  const createdChat = place === undefined
  if (write.idempotencyKey !== undefined) {
    ledger.idempotencyKeys.set(keyOf(write.actorId, write.idempotencyKey), { message, createdChat })
    effects.idempotencyKeys.push({
      actorId: write.actorId,
      sendKey: write.idempotencyKey,
      messageId: message.id,
      createdChat,
    })
  }
  return { message, replayed: false, createdChat }
}

/** Undefined when the recipients have no chat yet. */
function placeOf(ledger: BatchState, write: SendWrite): Membership | undefined {
  const chatId = write.opens ? ledger.chatsByParticipants.get(write.opens.participantsKey) : write.chatId
  return chatId === undefined ? undefined : requireMember(ledger, chatId, write.actorId)
}

/** What this sender stored under the id or key of the send. */
function findEarlier(ledger: BatchState, write: SendWrite): Pick<SendResult, 'message' | 'createdChat'> | undefined {
  const keyed =
    write.idempotencyKey === undefined
      ? undefined
      : ledger.idempotencyKeys.get(keyOf(write.actorId, write.idempotencyKey))
  if (keyed) return keyed
  const stored = ledger.messages.get(write.messageId)
  return decideIdempotency(write.actorId, stored) === 'replay' ? { message: stored!, createdChat: false } : undefined
}

function checkReply(ledger: BatchState, { replyTo }: SendWrite, place: Membership | undefined): void {
  if (!replyTo) return
  if (!place) throw invalidRequest('reply_to names no message of this chat.', 'reply_to.message_id')
  checkReplyTarget(replyTo, place.chat.id, visibleMessage(ledger, place.member, replyTo.messageId))
}
