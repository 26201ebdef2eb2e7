import { forbidden, notFound } from '../../platform/errors.ts'
import type { MembershipPeriod, NumberedPeriod } from './chat.ts'

export type MembershipStatus = 'current' | 'former' | 'never'

export function membershipStatusOf(periods: readonly MembershipPeriod[]): MembershipStatus {
  if (periods.length === 0) return 'never'
  return periods.some(isOpen) ? 'current' : 'former'
}

/** Returns whether a period is open: the actor is a participant of the chat. */
export function isOpen(period: MembershipPeriod): boolean {
  return period.leftSequence === null
}

/**
 * Accepts current participants only. Other actors get 404, so that they cannot learn that the chat exists; a former
 * participant knows the chat and gets 403 (CHAT-005, HIST-013, HIST-014, AMB-055).
 * @throws not_found, forbidden
 */
export function requireCurrent(periods: readonly MembershipPeriod[]): void {
  const status = membershipStatusOf(periods)
  if (status === 'never') throw notFound('There is no such chat.')
  if (status === 'former') throw forbidden('You are no longer in this chat.')
}

/** Returns whether the sequence is in one of the periods. Both bounds are inclusive (HIST-007, GRP-003). */
export function isInside(periods: readonly MembershipPeriod[], sequence: number): boolean {
  return periods.some(
    ({ joinedSequence, leftSequence }) =>
      sequence >= joinedSequence && (leftSequence === null || sequence <= leftSequence),
  )
}

/** Returns whether the chat is in the requests of an actor, to whom it is not delivered (VMSG-013). */
export function isPendingFor(chat: { pendingRecipientId: string | null }, actorId: string): boolean {
  return chat.pendingRecipientId === actorId
}

/**
 * @throws DomainError forbidden to a person in whose requests the chat is: the person must accept the request before a
 * change
 */
export function requireAccepted(chat: { pendingRecipientId: string | null }, actorId: string): void {
  if (isPendingFor(chat, actorId)) throw forbidden('This chat is among your requests. Accept it first.')
}

/** Returns the audience of a change of the chat: all participants except the person in whose requests it is. */
export function audienceOf(
  chat: { pendingRecipientId: string | null },
  participants: readonly { id: string }[],
): string[] {
  return participants.map(({ id }) => id).filter((id) => !isPendingFor(chat, id))
}

/** Builds the next period. Joining consumes no sequence: the newcomer's first message is the next one. */
export function periodFrom(lastSequence: number, earlier: readonly NumberedPeriod[]): NumberedPeriod {
  const periodNo = earlier.reduce((highest, period) => Math.max(highest, period.periodNo), 0) + 1
  return { periodNo, joinedSequence: lastSequence + 1, leftSequence: null }
}
