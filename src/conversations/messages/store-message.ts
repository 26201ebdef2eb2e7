import { limitExceeded } from '../../platform/errors.ts'
import type { Message } from './message.ts'
import type { WriteSet } from '../writes/write-set.ts'
import { isBlocked, keyOf, othersIn, type ChatState, type BatchState } from '../writes/batch-state.ts'
import type { Membership } from '../writes/permission.ts'
import { holdForApproval, deliverPending } from '../message-requests/pending-messages.ts'

/** Messages that may wait for one person's reply in one chat: the reply delivers them all at once. */
export const HELD_MESSAGES_MAX = 1_000

/**
 * Puts a message at the end of a chat and tells the other members. A person's message lets through what waited for
 * it before.
 * @param waitsFor the person in whose requests the chat waits if this is its first message
 * @throws limit_exceeded
 */
export function storeMessage(
  ledger: BatchState,
  effects: WriteSet,
  { chat, member }: Membership,
  content: Pick<Message, 'id' | 'parts' | 'text' | 'replyTo'>,
  now: number,
  waitsFor: string | null = null,
): Message {
  if (chat.pendingRecipientId === member.actor.id) deliverPending(ledger, effects, chat)
  else if (chat.pendingRecipientId !== null && chat.lastSequence >= HELD_MESSAGES_MAX) {
    throw limitExceeded(`At most ${HELD_MESSAGES_MAX} messages wait for a reply.`)
  }
  if (waitsFor !== null && chat.lastSequence === 0 && chat.createdBy !== waitsFor) {
    chat.pendingRecipientId = waitsFor
    ledger.pending.set(chat.id, [])
    effects.pendingRecipients.set(chat.id, waitsFor)
  }
  const sequence = ++chat.lastSequence
  const message: Message = { ...content, chatId: chat.id, sequence, sender: member.actor, createdAt: now }
  ledger.messages.set(message.id, message)
  effects.messages.push(message)
  deliver(ledger, effects, chat, message)
  return message
}

/** An event for every other member; across a block a lasting mark instead, and no event (MSG-030, BLK-003). */
function deliver(ledger: BatchState, effects: WriteSet, chat: ChatState, message: Message): void {
  for (const { actor } of othersIn(chat, message.sender.id)) {
    if (isBlocked(ledger, chat, message.sender.id, actor.id)) {
      effects.suppressions.push({ messageId: message.id, actorId: actor.id })
      ledger.suppressed.add(keyOf(message.id, actor.id))
    } else if (actor.id === chat.pendingRecipientId) {
      holdForApproval(ledger, effects, chat, message)
    } else {
      effects.events.push({
        actorId: actor.id,
        eventType: 'message.received',
        chatId: chat.id,
        messageId: message.id,
        data: null,
      })
    }
  }
}
