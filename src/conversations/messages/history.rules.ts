import type { MembershipPeriod, NumberedPeriod } from '../chats/chat.ts'
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

/** A part of a chat, without its ends. */
export interface Stretch {
  after: number
  before: number
}

/** The parts of a stretch that lie in membership periods, the newest first; each may reach beyond its period. */
export function inPeriods(
  { after, before }: Stretch,
  periods: readonly NumberedPeriod[],
): (Stretch & { periodNo: number })[] {
  if (after + 1 >= before) return []
  return periods
    .filter(({ joinedSequence, leftSequence }) => joinedSequence < before && (leftSequence ?? Infinity) > after)
    .map(({ periodNo }) => ({ after, before, periodNo }))
    .toReversed()
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
