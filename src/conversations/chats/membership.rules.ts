import { forbidden, notFound } from '../../platform/errors.ts'
import type { MembershipPeriod } from './chat.ts'

/** How an actor stands to a chat: inside, once inside, or never. */
export type MembershipStatus = 'member' | 'former' | 'never'

export function membershipStatusOf(windows: readonly MembershipPeriod[]): MembershipStatus {
  if (windows.length === 0) return 'never'
  return windows.some((window) => window.leftSequence === null) ? 'member' : 'former'
}

/**
 * Lets members pass. Strangers get 404, so that they cannot learn that the chat exists; a former member knows
 * that it does and gets 403 (CHAT-005, HIST-013, HIST-014).
 */
export function requireMember(windows: readonly MembershipPeriod[]): void {
  const standing = membershipStatusOf(windows)
  if (standing === 'never') throw notFound('There is no such chat.')
  if (standing === 'former') throw forbidden('You are no longer a member of this chat.')
}

/** Who is told of a change: everybody but a person in whose requests the chat waits. */
export function audienceOf(chat: { waitingFor: string | null }, participants: readonly { id: string }[]): string[] {
  return participants.map(({ id }) => id).filter((id) => id !== chat.waitingFor)
}

/** Whether a message of this sequence lies in one of the windows; both bounds are inclusive (HIST-007, GRP-003). */
export function isInside(windows: readonly MembershipPeriod[], sequence: number): boolean {
  return windows.some(
    ({ joinedSequence, leftSequence }) =>
      sequence >= joinedSequence && (leftSequence === null || sequence <= leftSequence),
  )
}

/** Joining takes no number of its own: the newcomer's first message is the next one. */
export function windowFrom(lastSequence: number, earlier: readonly MembershipPeriod[]): MembershipPeriod {
  const windowNo = earlier.reduce((highest, window) => Math.max(highest, window.windowNo), 0) + 1
  return { windowNo, joinedSequence: lastSequence + 1, leftSequence: null }
}
