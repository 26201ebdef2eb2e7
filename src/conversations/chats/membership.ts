import type { Batch, BatchKeys } from '../../platform/unit-of-work/state.ts'
import { notFound } from '../../platform/errors.ts'
import { chats, type ChatState, type ParticipantState } from './chat.state.ts'
import { requireCurrent } from './membership.rules.ts'

/** An actor in a chat, as a batch knows both. */
export interface Membership {
  chat: ChatState
  participant: ParticipantState
}

/** Asks for a chat together with the caller's membership in it. */
export function askForChat(keys: BatchKeys, chatId: string, callerId: string): void {
  const asked = keys.of(chats)
  const callers = asked.get(chatId)
  if (callers) callers.add(callerId)
  else asked.set(chatId, new Set([callerId]))
}

/**
 * The chat that a write names, and the caller's membership in it. Checked on every write, before anything else is
 * looked up (AMB-008, AMB-009).
 * @throws not_found to those who never were in it, forbidden to those who were
 */
export function requireMembership(batch: Batch, chatId: string, actorId: string): Membership {
  const chat = batch.get(chats).byId.get(chatId)
  const participant = chat?.participants.get(actorId)
  if (!chat || !participant) throw notFound('There is no such chat.')
  requireCurrent(participant.periods)
  return { chat, participant }
}

/** The current participants of a chat other than one actor. */
export function othersIn(chat: ChatState, actorId: string): ParticipantState[] {
  return [...chat.participants.values()].filter(({ current, actor }) => current && actor.id !== actorId)
}
