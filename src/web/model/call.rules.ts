import type { Call } from '../../../generated/extensions/types.gen.ts'

/**
 * State of a call in this page: `asking` for the microphone, `calling` until the server has created the call, and so
 * on.
 */
export type CallPhase = 'asking' | 'calling' | 'ringing' | 'connecting' | 'connected' | 'interrupted' | 'ended'

/** The call of this page. Times are epoch milliseconds by the clock of the page. */
export interface CallView {
  chatId: string
  handle: string
  phase: CallPhase
  ringsUntil: number | null
  answeredAt: number | null
  endedAt: number | null
  isMuted: boolean
  outcome: string
  /** Whether another call of the person prevents this one; it can be ended. */
  isElsewhere: boolean
}

export const newCallView = (chatId: string, handle: string): CallView => ({
  chatId,
  handle,
  phase: 'asking',
  ringsUntil: null,
  answeredAt: null,
  endedAt: null,
  isMuted: false,
  outcome: '',
  isElsewhere: false,
})

export const isOver = (view: CallView | null): boolean => view === null || view.phase === 'ended'

/** Returns the state of a call as one line, without the running time. */
export function callLine({ phase, handle, outcome }: CallView): string {
  switch (phase) {
    case 'asking':
      return 'Waiting for the microphone. Your browser may ask whether this page may use it.'
    case 'calling':
      return 'Calling…'
    case 'ringing':
      return 'Ringing…'
    case 'connecting':
      return `${handle} answered. Connecting…`
    case 'connected':
      return 'Connected'
    case 'interrupted':
      return 'The connection is interrupted. It may come back by itself.'
    case 'ended':
      return outcome
  }
}

/** Returns the remaining ring time, or the duration; empty when neither is known. */
export function callTime({ phase, ringsUntil, answeredAt, endedAt }: CallView, now: number): string {
  if (phase === 'ringing' && ringsUntil !== null) return `${Math.max(0, Math.ceil((ringsUntil - now) / 1000))} s left`
  return answeredAt === null ? '' : clock((endedAt ?? now) - answeredAt)
}

/** Formats a duration as minutes and seconds, with hours when there are any. */
function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

export function outcomeOf({ end_reason: reason, ended_by: by }: Call, handle: string): string {
  switch (reason) {
    case 'declined':
      return `${handle} declined the call.`
    case 'busy':
      return `${handle} is busy.`
    case 'canceled':
      return 'You canceled the call.'
    case 'unanswered':
      return `${handle} did not answer.`
    case 'failed':
      return noSound
    case 'expired':
      return 'The call reached its longest time and was ended.'
    default:
      return by === 'agent' ? `${handle} hung up.` : 'You hung up.'
  }
}

export const noSound = 'The call failed: the two sides could not reach each other.'

/** Returns the duration of a call as minutes and seconds; null when it was not answered. */
export function durationOf({ connected_at: from, ended_at: to }: Call): string | null {
  return from === null || to === null ? null : clock(Date.parse(to) - Date.parse(from))
}

/** Explains why there is no microphone, by the name of the exception, with advice. */
export function microphoneProblem(name: string): string {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'This page may not use the microphone. Allow it in the settings of your browser for this site, then call again.'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'There is no microphone. Connect one, then call again.'
    default:
      return 'The microphone cannot be used now. Another program may be using it.'
  }
}
