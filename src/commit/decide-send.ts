import type { Message } from '../messages/message.ts'
import { checkReplyTarget, decideIdempotency } from '../messages/send.rules.ts'
import type { Effects } from './effects.ts'
import { isBlocked, keyOf, othersIn, type ChatState, type Ledger } from './ledger.ts'
import { requireMember, visibleMessage } from './permission.ts'
import type { SendResult, SendWrite } from './write.ts'

/**
 * Stores, replays or refuses one send.
 * @throws not_found, forbidden (the chat), idempotency_conflict (the id), invalid_request (the reply's target)
 */
export function decideSend(ledger: Ledger, effects: Effects, write: SendWrite, now: number): SendResult {
  const { chat, member } = requireMember(ledger, write.chatId, write.actorId)
  const stored = ledger.messages.get(write.messageId)
  if (decideIdempotency(write.actorId, stored) === 'replay') return { message: stored!, replayed: true }
  if (write.replyTo) {
    checkReplyTarget(write.replyTo, chat.id, visibleMessage(ledger, member, write.replyTo.messageId))
  }
  const message: Message = {
    id: write.messageId,
    chatId: chat.id,
    sequence: ++chat.lastSequence,
    sender: member.actor,
    parts: write.parts,
    text: write.text,
    replyTo: write.replyTo,
    createdAt: now,
  }
  ledger.messages.set(message.id, message)
  effects.messages.push(message)
  deliver(ledger, effects, chat, message)
  return { message, replayed: false }
}

/** An event for every other member; across a block a lasting mark instead, and no event (MSG-030, BLK-003). */
function deliver(ledger: Ledger, effects: Effects, chat: ChatState, message: Message): void {
  for (const { actor } of othersIn(chat, message.sender.id)) {
    if (isBlocked(ledger, chat, message.sender.id, actor.id)) {
      effects.suppressions.push({ messageId: message.id, actorId: actor.id })
      ledger.suppressed.add(keyOf(message.id, actor.id))
      continue
    }
    effects.events.push({
      actorId: actor.id,
      eventType: 'message.received',
      chatId: chat.id,
      messageId: message.id,
      data: null,
    })
  }
}
