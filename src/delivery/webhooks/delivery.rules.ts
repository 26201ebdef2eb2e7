import type { AttemptOutcome, AttemptState } from './delivery.ts'

/** Maximum wait between two attempts, and maximum Retry-After that is honoured, in milliseconds (AMB-125). */
export const BACKOFF_MS_MAX = 3_600_000

export type DeliveryVerdict = { state: Exclude<AttemptState, 'retrying'> } | { state: 'retrying'; waitMs: number }

/**
 * Decides the next step after an attempt (WHK-016, WHK-019 to WHK-028). 2xx completes the delivery. Timeouts,
 * connection errors, 408, 429 and 5xx are retried up to `attemptLimit`. Every other response, including redirects, is
 * final.
 * @param random in [0, 1), the jitter of the backoff
 */
export function judgeAttempt(
  outcome: AttemptOutcome,
  attempt: number,
  attemptLimit: number,
  backoffMs: number,
  random: number,
): DeliveryVerdict {
  const { status } = outcome
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered' }
  if (!isRetried(status) || attempt >= attemptLimit) return { state: 'dead' }
  const requestedMs = Math.min(outcome.retryAfterMs ?? 0, BACKOFF_MS_MAX)
  return { state: 'retrying', waitMs: Math.max(requestedMs, backoffWait(attempt, backoffMs, random)) }
}

function isRetried(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || status >= 500
}

/** Returns the wait after an attempt: exponential from `backoffMs`, at most one hour, with 20 % jitter both ways. */
export function backoffWait(attempt: number, backoffMs: number, random: number): number {
  const exponential = Math.min(backoffMs * 2 ** (attempt - 1), BACKOFF_MS_MAX)
  return Math.round(exponential * (0.8 + 0.4 * random))
}

/** Parses a Retry-After header, in seconds or as an HTTP date, to milliseconds; null when it is missing or invalid. */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  const text = header.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
