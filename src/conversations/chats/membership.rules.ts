import { forbidden, notFound } from '../../platform/errors.ts'
import type { MembershipPeriod, NumberedPeriod } from './chat.ts'

/** How an actor stands to a chat: in it, once in it, or never. */
export type MembershipStatus = 'current' | 'former' | 'never'

/** The status of the actor that these periods in one chat belong to. */
export function membershipStatusOf(periods: readonly MembershipPeriod[]): MembershipStatus {
  if (periods.length === 0) return 'never'
  return periods.some(isOpen) ? 'current' : 'former'
}

/** Whether a period goes on: its actor is a participant of the chat. */
export function isOpen(period: MembershipPeriod): boolean {
  return period.leftSequence === null
}

/**
 * Lets current participants pass. Strangers get 404, so that they cannot learn that the chat exists; a former
 * participant knows that it does and gets 403 (CHAT-005, HIST-013, HIST-014, AMB-055).
 * @throws not_found, forbidden
 */
export function requireCurrent(periods: readonly MembershipPeriod[]): void {
  const status = membershipStatusOf(periods)
  if (status === 'never') throw notFound('There is no such chat.')
  if (status === 'former') throw forbidden('You are no longer in this chat.')
}

/** Whether a message of this sequence lies in one of the periods; both bounds are inclusive (HIST-007, GRP-003). */
export function isInside(periods: readonly MembershipPeriod[], sequence: number): boolean {
  return periods.some(
    ({ joinedSequence, leftSequence }) =>
      sequence >= joinedSequence && (leftSequence === null || sequence <= leftSequence),
  )
}

/** Whether the chat is in the requests of an actor: nothing of it is delivered to that actor (VMSG-013). */
export function isPendingFor(chat: { pendingRecipientId: string | null }, actorId: string): boolean {
  return chat.pendingRecipientId === actorId
}

/** @throws DomainError forbidden to a person in whose requests the chat is: who has not come yet changes nothing */
export function requireAccepted(chat: { pendingRecipientId: string | null }, actorId: string): void {
  if (isPendingFor(chat, actorId)) throw forbidden('This chat is among your requests. Accept it first.')
}

/** Who is notified of a change of the chat itself: everybody but a person in whose requests it is. */
export function audienceOf(
  chat: { pendingRecipientId: string | null },
  participants: readonly { id: string }[],
): string[] {
  return participants.map(({ id }) => id).filter((id) => !isPendingFor(chat, id))
}

/** Joining takes no number of its own: the newcomer's first message is the next one. */
export function periodFrom(lastSequence: number, earlier: readonly NumberedPeriod[]): NumberedPeriod {
  const periodNo = earlier.reduce((highest, period) => Math.max(highest, period.periodNo), 0) + 1
  return { periodNo, joinedSequence: lastSequence + 1, leftSequence: null }
}
