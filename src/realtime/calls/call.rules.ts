import type { CallSide, CallState, CallStatus } from './call.ts'

/**
 * The next state of a call after an event. An event without a next state is a repetition or a conflict.
 * `server/transitions.test.ts` compares the table with the statements.
 */
export const callTransitions: Readonly<Record<CallStatus, Partial<Record<CallEvent['kind'], CallStatus>>>> = {
  ringing: { answered: 'connected', declined: 'ended', hung_up: 'ended', time_over: 'ended' },
  connected: { hung_up: 'ended', time_over: 'ended' },
  ended: {},
}

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

/** Decides the change of an event. If both parties end a call, the second gets an unchanged call. */
export function decideCall(call: CallState, event: CallEvent): CallDecision {
  const state = callTransitions[call.state][event.kind]
  if (state === undefined) return isRepeated(call, event) ? unchanged : rejected
  if (event.kind === 'answered') return { change: { ...call, state, answer: event.answer }, rejected: false }
  const endedBy = event.kind === 'time_over' ? null : event.by
  return { change: { state, endReason: endReasonOf(call, event), endedBy, answer: null }, rejected: false }
}

/** Returns whether the call is already in the state after the event. */
function isRepeated(call: CallState, event: CallEvent): boolean {
  if (call.state === 'ended') return event.kind !== 'answered'
  return event.kind === 'answered' && event.answer === call.answer
}

function endReasonOf({ state }: CallState, event: Exclude<CallEvent, { kind: 'answered' }>): CallState['endReason'] {
  if (event.kind === 'time_over') return state === 'ringing' ? 'unanswered' : 'expired'
  if (event.kind === 'declined') return event.by === 'user' ? 'canceled' : event.reason
  // A hang-up of a ringing call cancels or declines it.
  if (event.reason === 'failed' || state === 'connected') return event.reason
  return event.by === 'user' ? 'canceled' : 'declined'
}

/** Returns the other party. */
export const otherSide = (side: CallSide): CallSide => (side === 'user' ? 'agent' : 'user')
