import type { DeviceAuthorization } from './device-authorization.ts'

/** Why a device code gives no session: the `error` values of RFC 8628 3.5 and RFC 6749 5.2. */
export type ExchangeFailure =
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'invalid_grant'
  | 'invalid_request'
  | 'unsupported_grant_type'

/** What every poll that came too early adds to the interval, for good (RFC 8628, 3.5). */
const slowDownSeconds = 5

/** Timers and networks are not exact: a poll this much early is not held against the client. */
const leewayMs = 250

export interface PollOutcome {
  failure: ExchangeFailure | null
  intervalSeconds: number
}

/** Judges one poll. The first one is never too early; once the person has decided, no pace is asked for. */
export function judgePoll(authorization: DeviceAuthorization, now: number): PollOutcome {
  const { status, intervalSeconds, lastPolledAt, expiresAt } = authorization
  const keep = (failure: ExchangeFailure | null) => ({ failure, intervalSeconds })
  if (status === 'exchanged') return keep('invalid_grant')
  if (expiresAt <= now) return keep('expired_token')
  if (status === 'denied') return keep('access_denied')
  if (status === 'approved') return keep(null)
  const early = lastPolledAt !== null && now - lastPolledAt < intervalSeconds * 1000 - leewayMs
  if (!early) return keep('authorization_pending')
  return { failure: 'slow_down', intervalSeconds: intervalSeconds + slowDownSeconds }
}
