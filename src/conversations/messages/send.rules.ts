import { idempotencyConflict, invalidRequest } from '../../platform/errors.ts'
import type { Draft } from '../drafts/draft.rules.ts'
import type { Message, ReplyTo } from './message.ts'
import { partIndexOf } from './part.ts'

/**
 * Decides a send with an id, given the message or the draft already stored under that id. A repeat by the same sender
 * returns the stored message, for any body and chat (MSG-039, MSG-040).
 * @throws idempotency_conflict when another sender used the id (MSG-044), when a draft has the id (AMB-089), or when its
 * message was purged (AMB-268)
 */
export function decideIdempotency(
  senderId: string,
  stored: Message | undefined,
  draft?: Pick<Draft, 'actorId'>,
  isPurged = false,
): 'store' | 'replay' {
  if (stored?.sender.id === senderId) return 'replay'
  if (isPurged) throw purgedConflict()
  if (!stored && !draft) return 'store'
  const problem =
    !stored && draft!.actorId === senderId ? 'belongs to a draft of yours' : 'was already used by another sender'
  throw idempotencyConflict((name) => `This ${name('messageId')} ${problem}.`, 'messageId')
}

/** The error of a repeated send whose message was purged: it was stored once, and is not stored again (AMB-268). */
export const purgedConflict = () =>
  idempotencyConflict('The message of this send was deleted because of its age.', 'messageId')

/**
 * Checks that the target of a reply is a message of the same chat that the sender can see. Unknown, foreign and
 * invisible targets get the same error, so that the answer does not reveal which ids exist (AMB-016).
 * @param target the named message, or undefined when the sender cannot see it
 * @throws invalid_request
 */
export function checkReplyTarget(replyTo: ReplyTo, chatId: string, target: Message | undefined): void {
  if (!target || target.chatId !== chatId) {
    throw noReplyTarget()
  }
  if (replyTo.partId !== null && partIndexOf(replyTo.partId, target.parts.length) === null) {
    throw invalidRequest((name) => `${name('replyTo')} must name a part of that message.`, 'replyTo.partId')
  }
}

export const noReplyTarget = () =>
  invalidRequest((name) => `${name('replyTo')} must name a message of this chat.`, 'replyTo.messageId')
