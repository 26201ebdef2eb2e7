import type { MembershipPeriod } from '../chats/chat.ts'
import { isInside } from '../chats/membership.rules.ts'
import type { ReceiptStatus } from '../receipts/receipt.ts'
import type { Message, ReceiptStamps } from './message.ts'

/** One step of an actor's watermark: it passed the messages behind `fromSequence` up to `throughSequence`. */
export interface WatermarkUpdateStep {
  actorId: string
  status: ReceiptStatus
  fromSequence: number
  throughSequence: number
  at: number
}

/** Messages in a row that an actor is never shown. */
export interface SuppressedRun {
  firstSequence: number
  lastSequence: number
}

/** A part of a chat, without its ends. */
export interface Stretch {
  after: number
  before: number
}

/**
 * What lies between runs of messages that are not shown, and behind the last of them, the newest first.
 * @param runs the last one first
 * @returns the stretches, and the end of what lies before the first run
 */
export function stretchesBetween(
  runs: readonly SuppressedRun[],
  before: number,
): { stretches: Stretch[]; rest: number } {
  const stretches: Stretch[] = []
  let end = before
  for (const { firstSequence, lastSequence } of runs) {
    if (lastSequence + 1 < end) stretches.push({ after: lastSequence, before: end })
    end = firstSequence
  }
  return { stretches, rest: end }
}

/** One of the two of a direct chat, and when it was in it. */
export interface ParticipantPeriods {
  actorId: string
  periods: MembershipPeriod[]
}

/**
 * When the other participant got and read a message: the first step over it. A message that was suppressed for the other
 * participant, or sent while it was not in the chat, has no stamps, also where a later message took the watermark past it
 * (RCP-026, BLK-004, AMB-101).
 * @param steps of both participants of the direct chat, each ascending
 */
export function stampsOf(
  message: Message,
  suppressed: boolean,
  steps: readonly WatermarkUpdateStep[],
  participants: readonly ParticipantPeriods[],
): ReceiptStamps {
  const reached =
    !suppressed &&
    participants.some(({ actorId, periods }) => actorId !== message.sender.id && isInside(periods, message.sequence))
  const stamp = (status: ReceiptStatus) =>
    !reached
      ? null
      : (steps.find(
          (step) =>
            step.status === status &&
            step.actorId !== message.sender.id &&
            step.fromSequence < message.sequence &&
            message.sequence <= step.throughSequence,
        )?.at ?? null)
  return { deliveredAt: stamp('delivered'), readAt: stamp('read') }
}
