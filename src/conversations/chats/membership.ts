import type { Batch, BatchKeys } from '../../platform/unit-of-work/state.ts'
import { notFound } from '../../platform/errors.ts'
import { chats, type ChatState, type ParticipantState } from './chat.state.ts'
import type { ActorSnapshot } from '../../identity/accounts/actor.ts'
import { requireCurrent } from './membership.rules.ts'

/** Who writes in a chat, as a batch knows both. */
export interface Membership {
  chat: ChatState
  participant: ParticipantState
  /** As the chat's messages and events show the participant. */
  actor: ActorSnapshot
}

/** Asks for a chat together with the caller's membership in it. */
export function askForChat(keys: BatchKeys, chatId: string, callerId: string): void {
  const asked = keys.of(chats)
  const callers = asked.get(chatId)
  if (callers) callers.add(callerId)
  else asked.set(chatId, new Set([callerId]))
}

/** A chat, and the caller's membership in it, also one that ended; undefined for a stranger. */
export function findMembership(batch: Batch, chatId: string, actorId: string): Membership | undefined {
  const { byId, writers } = batch.get(chats)
  const chat = byId.get(chatId)
  const participant = chat?.participants.get(actorId)
  const actor = writers.get(actorId)
  return chat && participant && actor && { chat, participant, actor }
}

/**
 * The chat that a write names, and the caller's membership in it. Checked on every write, before anything else is
 * looked up (AMB-008, AMB-009).
 * @throws not_found to those who never were in it, forbidden to those who were
 */
export function requireMembership(batch: Batch, chatId: string, actorId: string): Membership {
  const membership = findMembership(batch, chatId, actorId)
  if (!membership) throw notFound('There is no such chat.')
  requireCurrent(membership.participant.periods)
  return membership
}

/** The current participants of a chat other than one actor. */
export function othersIn(chat: ChatState, actorId: string): ParticipantState[] {
  return [...chat.participants.values()].filter(({ current, id }) => current && id !== actorId)
}
