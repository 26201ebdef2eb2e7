import { forbidden, invalidRequest, notFound } from '../../platform/errors.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import { partIndexOf } from '../messages/part.rules.ts'
import { reactionEvents } from './reaction-event.ts'
import { changeSlot } from './reaction.rules.ts'
import type { Mark, Reaction } from './reaction.ts'
import type { Message } from '../messages/message.ts'
import type { Effects } from '../writes/effects.ts'
import { canSee, isBlocked, isTold, keyOf, othersIn, type Ledger } from '../writes/ledger.ts'
import { visibleMessage, type Place } from '../writes/permission.ts'
import type { ReactionResult, ReactionWrite } from '../writes/write.ts'

/**
 * Adds or removes the caller's reaction in one slot of a message.
 * @throws not_found (a message that the caller cannot see), forbidden (a chat that it left), invalid_request (the part)
 */
export function decideReaction(ledger: Ledger, effects: Effects, write: ReactionWrite, now: number): ReactionResult {
  const { place, message } = requireTarget(ledger, write)
  const slot = write.targetPartId ?? ''
  const key = keyOf(message.id, slot, write.actorId)
  const mark: Mark = { type: write.type, emoji: write.emoji }
  const describe = (shown: Mark): Reaction => ({
    ...shown,
    messageId: message.id,
    chatId: message.chatId,
    targetPartId: write.targetPartId,
    actor: place.member.actor,
    createdAt: now,
  })
  const change = changeSlot(ledger.reactions.get(key) ?? null, write.operation, mark)
  if (!change.removed && !change.added) return { changed: false, reaction: describe(mark) }

  if (change.added) ledger.reactions.set(key, change.added)
  else ledger.reactions.delete(key)
  const hiddenFrom = othersIn(place.chat, write.actorId)
    .map((other) => other.actor.id)
    .filter((otherId) => isBlocked(ledger, place.chat, write.actorId, otherId))
  effects.slots.set(key, { messageId: message.id, slot, actorId: write.actorId, mark: change.added, hiddenFrom })
  if (change.removed) announce(ledger, effects, place, message, 'removed', describe(change.removed))
  if (change.added) announce(ledger, effects, place, message, 'added', describe(change.added))
  return { changed: true, reaction: describe(mark) }
}

function requireTarget(ledger: Ledger, write: ReactionWrite): { place: Place; message: Message } {
  const chat = ledger.chats.get(ledger.messages.get(write.messageId)?.chatId ?? '')
  const member = chat?.members.get(write.actorId)
  const message = member && visibleMessage(ledger, member, write.messageId)
  if (!chat || !member || !message) throw notFound('There is no such message.')
  if (!member.current) throw forbidden('You are no longer in this chat.')
  if (write.targetPartId !== null && partIndexOf(write.targetPartId, message.parts.length) === null) {
    throw invalidRequest('target_part_id names no part of this message.', 'target_part_id')
  }
  return { place: { chat, member }, message }
}

/**
 * Tells every other member who can see the message. Across a block nobody learns of it (AMB-054, AMB-106), and a
 * person not yet, in whose requests the chat waits.
 */
function announce(
  ledger: Ledger,
  effects: Effects,
  { chat, member }: Place,
  message: Message,
  change: 'added' | 'removed',
  reaction: Reaction,
): void {
  const events = reactionEvents(change, reaction)
  for (const other of othersIn(chat, member.actor.id)) {
    if (!canSee(ledger, other, message) || !isTold(ledger, chat, member.actor.id, other.actor.id)) continue
    const draft: Pick<EventDraft, 'eventType' | 'data'> = events[other.actor.type]
    effects.events.push({ ...draft, actorId: other.actor.id, chatId: chat.id, messageId: null })
  }
}
