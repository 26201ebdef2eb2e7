import { forbidden, invalidRequest, notFound } from '../../platform/errors.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import { partIndexOf } from '../messages/part.rules.ts'
import { reactionEvents } from './reaction-event.ts'
import { changeReactionTarget } from './reaction.rules.ts'
import type { ReactionValue, Reaction } from './reaction.ts'
import type { Message } from '../messages/message.ts'
import type { WriteSet } from '../writes/write-set.ts'
import { canSee, isBlocked, isNotified, keyOf, othersIn, type BatchState } from '../writes/batch-state.ts'
import { visibleMessage, type Membership } from '../writes/permission.ts'
import type { ReactionResult, ReactionWrite } from '../writes/write.ts'

/**
 * Adds or removes the caller's reaction in one slot of a message.
 * @throws not_found (a message that the caller cannot see), forbidden (a chat that it left), invalid_request (the part)
 */
export function decideReaction(
  ledger: BatchState,
  effects: WriteSet,
  write: ReactionWrite,
  now: number,
): ReactionResult {
  const { place, message } = requireTarget(ledger, write)
  const slot = write.targetPartId ?? ''
  const key = keyOf(message.id, slot, write.actorId)
  const mark: ReactionValue = { type: write.type, emoji: write.emoji }
  const describe = (shown: ReactionValue): Reaction => ({
    ...shown,
    messageId: message.id,
    chatId: message.chatId,
    targetPartId: write.targetPartId,
    actor: place.member.actor,
    createdAt: now,
  })
  const change = changeReactionTarget(ledger.reactions.get(key) ?? null, write.operation, mark)
  if (!change.removed && !change.added) return { changed: false, reaction: describe(mark) }

  if (change.added) ledger.reactions.set(key, change.added)
  else ledger.reactions.delete(key)
  const hiddenFrom = othersIn(place.chat, write.actorId)
    .map((other) => other.actor.id)
    .filter((otherId) => isBlocked(ledger, place.chat, write.actorId, otherId))
  effects.reactionTargets.set(key, {
    messageId: message.id,
    slot,
    actorId: write.actorId,
    mark: change.added,
    hiddenFrom,
  })
  if (change.removed) announce(ledger, effects, place, message, 'removed', describe(change.removed))
  if (change.added) announce(ledger, effects, place, message, 'added', describe(change.added))
  return { changed: true, reaction: describe(mark) }
}

function requireTarget(ledger: BatchState, write: ReactionWrite): { place: Membership; message: Message } {
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
  ledger: BatchState,
  effects: WriteSet,
  { chat, member }: Membership,
  message: Message,
  change: 'added' | 'removed',
  reaction: Reaction,
): void {
  const events = reactionEvents(change, reaction)
  for (const other of othersIn(chat, member.actor.id)) {
    if (!canSee(ledger, other, message) || !isNotified(ledger, chat, member.actor.id, other.actor.id)) continue
    const draft: Pick<EventDraft, 'eventType' | 'data'> = events[other.actor.type]
    effects.events.push({ ...draft, actorId: other.actor.id, chatId: chat.id, messageId: null })
  }
}
