import type { Tx } from '../../platform/database/database.ts'
import type { Batch, BatchKeys } from '../../platform/unit-of-work/state.ts'
import { noLongerExists } from '../../identity/accounts/deletion.ts'
import { notFound } from '../../platform/errors.ts'
import { readAbandoned } from './chat-state.sql.ts'
import type { ChatKind } from './chat.ts'
import { chats, type ChatState, type ParticipantState } from './chat.state.ts'
import type { ActorSnapshot } from '../../identity/accounts/actor.ts'
import { requireCurrent } from './membership.rules.ts'

/** A chat and one of its participants, as loaded by a batch. */
export interface Membership {
  chat: ChatState
  participant: ParticipantState
  /** Snapshot of the participant for messages and events. */
  actor: ActorSnapshot
}

export function requestChatKeys(keys: BatchKeys, chatId: string, callerId: string): void {
  const requested = keys.of(chats)
  const callers = requested.get(chatId)
  if (callers) callers.add(callerId)
  else requested.set(chatId, new Set([callerId]))
}

/** Returns a chat and the caller's current or former membership. Undefined without one. */
export function findMembership(batch: Batch, chatId: string, actorId: string): Membership | undefined {
  const { byId, writers } = batch.get(chats)
  const chat = byId.get(chatId)
  const participant = chat?.participants.get(actorId)
  const actor = writers.get(actorId)
  return chat && participant && actor && { chat, participant, actor }
}

/**
 * Returns a chat and the caller's current membership. Every write checks it before any other lookup (AMB-008, AMB-009).
 * @throws not_found without a membership, forbidden to former participants
 */
export function requireMembership(batch: Batch, chatId: string, actorId: string): Membership {
  const membership = findMembership(batch, chatId, actorId)
  if (!membership) throw notFound('There is no such chat.')
  if (!membership.participant.current) requireReader(membership)
  requireCurrent(membership.participant.periods)
  return membership
}

/** @throws forbidden when the other participant of a direct chat is deleted, because no one could read a write (AMB-262) */
export function requireReader({ chat }: Membership): void {
  if (chat.isAbandoned) throw noLongerExists()
}

/** Same as `requireReader`, for writes outside of batches. @throws forbidden when the other participant is deleted */
export async function requireOtherSide(tx: Tx, chat: { id: string; kind: ChatKind }): Promise<void> {
  if (chat.kind === 'direct' && (await readAbandoned(tx, new Set([chat.id]))).size > 0) throw noLongerExists()
}

/** Returns the current participants of a chat except one actor. */
export function othersIn(chat: ChatState, actorId: string): ParticipantState[] {
  return [...chat.participants.values()].filter(({ current, id }) => current && id !== actorId)
}
