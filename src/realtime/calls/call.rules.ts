import type { CallSide, CallState } from './call.ts'

/** Ringing time, in milliseconds. */
export const ringMs = 45_000
/**
 * Maximum duration of a connected call, in milliseconds, so that a party does not stay busy after the other has
 * disappeared.
 */
export const callMaxMs = 4 * 3_600_000

/** Events of a call: actions of a party, and expiry. */
export type CallEvent =
  | { kind: 'answered'; answer: string }
  | { kind: 'declined'; by: CallSide; reason: 'declined' | 'busy' }
  | { kind: 'hung_up'; by: CallSide; reason: 'hangup' | 'failed' }
  | { kind: 'time_over' }

export interface CallDecision {
  /** Changed state; undefined without a change. */
  change?: CallState
  /** The state does not allow the event: the caller gets a conflict. */
  rejected: boolean
}

const unchanged: CallDecision = { rejected: false }
const rejected: CallDecision = { rejected: true }

/**
 * Decides the change of an event. A call goes from ringing to connected to ended, or from ringing to ended, and never
 * back. If both parties end it, the second gets an unchanged call.
 */
export function decideCall(call: CallState, event: CallEvent): CallDecision {
  if (call.state === 'ended') return event.kind === 'answered' ? rejected : unchanged
  switch (event.kind) {
    case 'answered':
      if (call.state === 'ringing')
        return { change: { ...call, state: 'connected', answer: event.answer }, rejected: false }
      return call.answer === event.answer ? unchanged : rejected
    case 'declined':
      if (call.state === 'connected') return rejected
      return ended(event.by === 'user' ? 'canceled' : event.reason, event.by)
    case 'hung_up':
      return ended(reasonOf(call, event), event.by)
    case 'time_over':
      return ended(call.state === 'ringing' ? 'unanswered' : 'expired', null)
  }
}

/** Returns the end reason of a hang-up: a ringing call is canceled or declined. */
function reasonOf(call: CallState, { by, reason }: Extract<CallEvent, { kind: 'hung_up' }>): CallState['endReason'] {
  if (reason === 'failed' || call.state === 'connected') return reason
  return by === 'user' ? 'canceled' : 'declined'
}

function ended(endReason: CallState['endReason'], endedBy: CallState['endedBy']): CallDecision {
  return { change: { state: 'ended', endReason, endedBy, answer: null }, rejected: false }
}

/** Returns the other party. */
export const otherSide = (side: CallSide): CallSide => (side === 'user' ? 'agent' : 'user')
