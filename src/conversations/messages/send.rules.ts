import { idempotencyConflict, invalidRequest } from '../../platform/errors.ts'
import type { Message, ReplyTo } from './message.ts'
import { partIndexOf } from './part.rules.ts'

/**
 * What a send with an id does, given the message already stored under that id.
 * The same sender gets the stored message back, whatever body or chat the repeat names (MSG-039, MSG-040).
 * @throws idempotency_conflict when another sender used the id (MSG-044)
 */
export function decideIdempotency(senderId: string, stored: Message | undefined): 'store' | 'replay' {
  if (!stored) return 'store'
  if (stored.sender.id === senderId) return 'replay'
  throw idempotencyConflict('This message_id was already used by another sender.', 'message_id')
}

/**
 * The target of a reply is a message of the same chat that the sender can see; unknown, foreign and invisible
 * targets get one answer, so that nobody learns which ids exist (AMB-016).
 * @param target the message named, or undefined when the sender cannot see it
 * @throws invalid_request
 */
export function checkReplyTarget(replyTo: ReplyTo, chatId: string, target: Message | undefined): void {
  if (!target || target.chatId !== chatId) {
    throw invalidRequest('reply_to names no message of this chat.', 'reply_to.message_id')
  }
  if (replyTo.partId !== null && partIndexOf(replyTo.partId, target.parts.length) === null) {
    throw invalidRequest('reply_to names no part of that message.', 'reply_to.part_id')
  }
}
