import type { Batch } from '../../platform/unit-of-work/state.ts'
import { newEvents } from '../../platform/event-log/append-events.sql.ts'
import { notFound } from '../../platform/errors.ts'
import type { ActorSnapshot } from '../../identity/accounts/actor.ts'
import { chats, memberFromStart, type ChatState } from './chat.state.ts'
import { participantAdded } from './lifecycle-events.ts'
import { isPendingFor } from './membership.rules.ts'
import { findMembership, type Membership } from './membership.ts'
import { openedChats, type Opening, presentActors } from './opened-chats.state.ts'
import { beginRequest } from '../message-requests/pending-messages.ts'
import { countOpening } from './opening-counts.state.ts'

/**
 * Opens the chat of the participants that a send names. The next send of the batch to the same participants finds it.
 * In a group, every agent is notified of its own membership, as in a group that a person creates.
 * @throws not_found when an account has been deleted; limit_exceeded, rate_limited (limits of new chats)
 */
export function openChat(
  batch: Batch,
  { chatId: id, actorId }: { chatId: string; actorId: string },
  opening: Opening,
  now: number,
): Membership {
  const { participantsKey, kind, participants, request } = opening
  const present = batch.get(presentActors)
  const absent = participants.find((actor) => !present.has(actor.id))
  if (absent) throw notFound(`No such handle: ${absent.handle}`, 'to')
  countOpening(batch, actorId, opening, now)
  const chat: ChatState = {
    id,
    kind,
    lastSequence: 0,
    createdBy: actorId,
    hasCounterpart: kind === 'direct',
    isAbandoned: false,
    pendingRecipientId: null,
    participants: new Map(participants.map(({ id: member }) => [member, memberFromStart(member)])),
  }
  const stored = batch.get(chats)
  stored.byId.set(id, chat)
  for (const actor of participants) stored.writers.set(actor.id, actor)
  const counterpart = kind === 'direct' ? participants.find((actor) => actor.id !== actorId) : undefined
  stored.opened.push({ id, kind, participantsKey, createdBy: actorId, counterpartId: counterpart?.id ?? null })
  stored.joined.push(...participants.map((actor) => ({ chatId: id, actorId: actor.id })))
  batch.get(openedChats).set(participantsKey, id)
  if (request) beginRequest(batch, chat, request)
  if (kind === 'group') notifyOfMembership(batch, chat, participants)
  return findMembership(batch, id, actorId)!
}

/** Notifies the participants of their own membership, except the creator and a person in whose requests the chat is. */
function notifyOfMembership(batch: Batch, chat: ChatState, participants: readonly ActorSnapshot[]): void {
  const actor = participants.find(({ id }) => id === chat.createdBy)!
  for (const participant of participants) {
    if (participant === actor || isPendingFor(chat, participant.id)) continue
    const change = { chatId: chat.id, participant, actor, effectiveSequence: 1 }
    batch.get(newEvents).push(...participantAdded(change, [participant.id]))
  }
}
