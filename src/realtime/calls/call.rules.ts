import type { CallSide, CallState } from './call.ts'

/** Milliseconds for which a call rings. */
export const ringMs = 45_000
/** Milliseconds after which a connected call is over: nobody is busy for good because a party vanished. */
export const callMaxMs = 4 * 3_600_000

/** What happens to a call: by a party, or by the clock. */
export type CallEvent =
  | { kind: 'answered'; answer: string }
  | { kind: 'declined'; by: CallSide; reason: 'declined' | 'busy' }
  | { kind: 'hung_up'; by: CallSide; reason: 'hangup' | 'failed' }
  | { kind: 'time_over' }

export interface CallDecision {
  /** What is different afterwards; undefined: nothing. */
  change?: CallState
  /** The event does not fit the state: whoever asks for it is told of a conflict. */
  rejected: boolean
}

const unchanged: CallDecision = { rejected: false }
const rejected: CallDecision = { rejected: true }

/**
 * What an event changes. A call goes from ringing to connected to ended, or from ringing to ended, and never back; of
 * two who end it at once, the first does, and the second is answered that nothing changed.
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

/** Hanging up while it rings is to cancel it, or to decline it. */
function reasonOf(call: CallState, { by, reason }: Extract<CallEvent, { kind: 'hung_up' }>): CallState['endReason'] {
  if (reason === 'failed' || call.state === 'connected') return reason
  return by === 'user' ? 'canceled' : 'declined'
}

function ended(endReason: CallState['endReason'], endedBy: CallState['endedBy']): CallDecision {
  return { change: { state: 'ended', endReason, endedBy, answer: null }, rejected: false }
}

/** The other party. */
export const otherSide = (side: CallSide): CallSide => (side === 'user' ? 'agent' : 'user')
