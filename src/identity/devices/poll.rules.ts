import type { DeviceAuthorization, DeviceStatus } from './device-authorization.ts'

/**
 * Next statuses of a device authorization. The person who opened it approves or denies it; the device exchanges an
 * approved one for its session once. An expired one does not change any more.
 * `server/transitions.test.ts` compares the table with the statements.
 */
export const deviceTransitions: Readonly<Record<DeviceStatus, readonly DeviceStatus[]>> = {
  pending: ['approved', 'denied'],
  approved: ['exchanged'],
  denied: [],
  exchanged: [],
}

export const mayBecome = (from: DeviceStatus, to: DeviceStatus): boolean => deviceTransitions[from].includes(to)

/** Errors of a device code: the `error` values of RFC 8628 3.5 and RFC 6749 5.2. */
export type ExchangeFailure =
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'invalid_grant'
  | 'invalid_request'
  | 'unsupported_grant_type'

/** Seconds that every early poll adds to the interval permanently (RFC 8628, 3.5). */
const slowDownSeconds = 5

/** Tolerance for early polls, in milliseconds, because timers and networks are inexact. */
const leewayMs = 250

export interface PollOutcome {
  failure: ExchangeFailure | null
  intervalSeconds: number
}

/** Decides one poll. The first poll is never early, and after the decision the interval does not apply. */
export function judgePoll(authorization: DeviceAuthorization, now: number): PollOutcome {
  const { status, intervalSeconds, lastPolledAt, expiresAt } = authorization
  const keep = (failure: ExchangeFailure | null) => ({ failure, intervalSeconds })
  if (status === 'exchanged') return keep('invalid_grant')
  if (expiresAt <= now) return keep('expired_token')
  if (status === 'denied') return keep('access_denied')
  if (mayBecome(status, 'exchanged')) return keep(null)
  const early = lastPolledAt !== null && now - lastPolledAt < intervalSeconds * 1000 - leewayMs
  if (!early) return keep('authorization_pending')
  return { failure: 'slow_down', intervalSeconds: intervalSeconds + slowDownSeconds }
}
