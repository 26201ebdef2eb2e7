import type { MembershipPeriod } from '../chats/chat.ts'
import { isInside } from '../chats/membership.rules.ts'
import type { ReceiptStatus } from '../receipts/receipt.ts'
import type { Message, ReceiptStamps } from './message.ts'

/** One update of an actor's watermark: it passed the messages after `fromSequence` through `throughSequence`. */
export interface WatermarkUpdateStep {
  actorId: string
  status: ReceiptStatus
  fromSequence: number
  throughSequence: number
  at: number
}

/** A range of sequences in a chat, both bounds exclusive. */
export interface SequenceRange {
  after: number
  before: number
}

/** Returns the parts of a range that are in a membership period, newest first. */
export function inPeriods({ after, before }: SequenceRange, periods: readonly MembershipPeriod[]): SequenceRange[] {
  return periods
    .map(({ joinedSequence, leftSequence }) => ({
      after: Math.max(after, joinedSequence - 1),
      before: Math.min(before, leftSequence === null ? before : leftSequence + 1),
    }))
    .filter((range) => range.after + 1 < range.before)
    .toReversed()
}

/** A participant of a direct chat and its membership periods. */
export interface ParticipantPeriods {
  actorId: string
  periods: MembershipPeriod[]
}

/**
 * Returns the times at which the other participant received and read a message: the first update that passed it. A
 * message that was suppressed for the other participant, or sent outside its membership, has no stamps, even if a later
 * message moved the watermark past it (RCP-026, BLK-004, AMB-101).
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
