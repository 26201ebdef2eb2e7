import { invalidRequest, notFound } from '../../platform/errors.ts'
import { newEvents } from '../../platform/event-log/append-events.sql.ts'
import type { Batch, BatchKeys, WriteKind } from '../../platform/unit-of-work/state.ts'
import { isBlocked, blocks, isNotified } from '../blocks/block.sql.ts'
import { isPendingFor, requireCurrent } from '../chats/membership.rules.ts'
import { findMembership, othersIn, type Membership } from '../chats/membership.ts'
import { deliverPending } from '../message-requests/pending-messages.ts'
import { pendingMessages } from '../message-requests/pending-messages.state.ts'
import { messageChats, messages } from '../messages/message.sql.ts'
import type { Message, Sender } from '../messages/message.ts'
import { partIndexOf } from '../messages/part.ts'
import { requestMessageKeys, canSee, visibleMessage } from '../messages/suppression.sql.ts'
import { changeReactionTarget } from './reaction.rules.ts'
import { reactions, spellingKey, targetKey, type ReactionTarget } from './reaction.sql.ts'
import type { Reaction, ReactionEvents, ReactInput, ReactionValue } from './reaction.ts'
import type { DraftOf, EventDraft } from '../../platform/event-log/log-event.ts'

export interface ReactionWrite extends ReactInput {
  actorId: string
}

export interface ReactionResult {
  changed: boolean
  reaction: Reaction
}

export const reactionWrite: WriteKind<ReactionWrite, ReactionResult> = {
  name: 'reaction',
  requestKeys: requestReactionKeys,
  decide: decideReaction,
}

function requestReactionKeys(write: ReactionWrite, keys: BatchKeys): void {
  const target = targetOf(write)
  keys.of(messageChats).push(write)
  keys.of(blocks)
  keys.of(pendingMessages).add(write.actorId)
  keys.of(reactions).set(targetKey(target), target)
  requestMessageKeys(keys, write.messageId, (batch) => batch.get(messageChats).get(write.messageId))
}

/**
 * Adds or removes the caller's reaction on one target of a message. A reaction by a person accepts the chat's request:
 * pending messages are delivered first.
 * @throws not_found (a message that the caller cannot see), forbidden (a chat that it left), invalid_request (the part)
 */
function decideReaction(batch: Batch, write: ReactionWrite, now: number): ReactionResult {
  const { membership, message } = requireTarget(batch, write)
  const target = targetOf(write)
  const key = targetKey(target)
  const { byTarget, spellings, changed } = batch.get(reactions)
  const spelling = write.emoji === null ? null : spellingKey(target, write.emoji)
  const value = { type: write.type, emoji: spelling === null ? null : (spellings.get(spelling) ?? write.emoji) }
  const describe = (shown: ReactionValue): Reaction => ({
    ...shown,
    messageId: message.id,
    chatId: message.chatId,
    targetPartId: write.targetPartId,
    actor: membership.actor,
    createdAt: now,
  })
  const { removed, added } = changeReactionTarget(byTarget.get(key) ?? null, write.operation, value)
  if (!removed && !added) return { changed: false, reaction: describe(value) }
  if (added && isPendingFor(membership.chat, write.actorId)) deliverPending(batch, membership)

  if (added) byTarget.set(key, added)
  else byTarget.delete(key)
  if (added && spelling !== null) spellings.set(spelling, added.emoji!)
  changed.set(key, { ...target, chatId: message.chatId, value: added, suppressedFor: blockedFrom(batch, membership) })
  if (removed) notify(batch, membership, message, 'removed', describe(removed))
  if (added) notify(batch, membership, message, 'added', describe(added))
  return { changed: true, reaction: describe(value) }
}

const targetOf = ({ messageId, targetPartId, actorId }: ReactionWrite): ReactionTarget => ({
  messageId,
  partId: targetPartId,
  actorId,
})

function requireTarget(batch: Batch, write: ReactionWrite): { membership: Membership; message: Message } {
  const chatId = batch.get(messages).byId.get(write.messageId)?.chatId ?? ''
  const membership = findMembership(batch, chatId, write.actorId)
  const message = membership && visibleMessage(batch, membership.participant, write.messageId)
  if (!message) throw notFound('There is no such message.')
  requireCurrent(membership.participant.periods)
  if (write.targetPartId !== null && partIndexOf(write.targetPartId, message.parts.length) === null) {
    throw invalidRequest((name) => `${name('targetPartId')} must name a part of this message.`, 'targetPartId')
  }
  return { membership, message }
}

/** Returns the other participants who cannot see this actor's actions because of a block. */
function blockedFrom(batch: Batch, { chat, actor }: Membership): string[] {
  const blocked = batch.get(blocks)
  return othersIn(chat, actor.id)
    .map((other) => other.id)
    .filter((otherId) => isBlocked(blocked, chat, actor.id, otherId))
}

/**
 * Notifies every other participant who can see the message, except across a block (AMB-054, AMB-106) and a person in
 * whose requests the chat is.
 */
function notify(
  batch: Batch,
  { chat, actor }: Membership,
  message: Message,
  change: 'added' | 'removed',
  reaction: Reaction,
): void {
  const events = reactionEvents(change, reaction)
  for (const other of othersIn(chat, actor.id)) {
    if (!canSee(batch, other, message) || !isNotified(batch, chat, actor.id, other.id)) continue
    const about = { actorId: other.id, chatId: chat.id, messageId: null }
    batch.get(newEvents).push(events[other.type](about))
  }
}

/**
 * Builds the events of a change: reaction.added or reaction.removed for agents (RCT-016, RCT-017), and reaction.changed
 * for the apps of persons, which agents never receive (RCT-018).
 */
function reactionEvents(
  change: 'added' | 'removed',
  reaction: Reaction,
): Record<Sender['type'], (about: Omit<EventDraft, 'eventType' | 'data'>) => DraftOf<ReactionEvents>> {
  return {
    agent: (about) => ({ ...about, eventType: `reaction.${change}`, data: { reaction } }),
    user: (about) => ({ ...about, eventType: 'reaction.changed', data: { change, reaction } }),
  }
}
