import type { Clock } from '../clock.ts'
import { rateLimited } from '../errors.ts'
import type { Database, DatabaseLog } from '../database/database.ts'
import { CountedWindows } from './counted-windows.ts'
import { showLimit, type Limit, type LimitRule, type RateLimits } from './rate-limits.ts'
import { createSharedWindows } from './shared-windows.ts'

/** Where somebody stands with a limit, this request counted. */
export interface RateLimitState {
  rule: LimitRule
  limit: Limit
  /** Requests that are still free in this window. */
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number
  exceeded: boolean
}

export interface Limiter {
  /**
   * Counts one request of somebody, who is a credential or an address.
   * @param own the limit that the operator gave to this one, in place of the general one
   * @returns undefined where there is no limit, at no cost
   */
  count(rule: LimitRule, name: string, own?: Limit): Promise<RateLimitState> | undefined
  stop(): Promise<void>
}

export interface LimiterDependencies {
  limits: RateLimits
  database: Database
  clock: Clock
  log: DatabaseLog
}

/** Counts in memory; where several processes serve one database they share the counts, without a request waiting for it. */
export function createLimiter({ limits, database, clock, log }: LimiterDependencies): Limiter {
  const byLimit = new Map<string, CountedWindows>()
  const shared = database.signals.shared ? createSharedWindows(database, clock, log) : undefined

  function windowsOf(place: string, limit: Limit): CountedWindows {
    let windows = byLimit.get(place)
    if (!windows) byLimit.set(place, (windows = new CountedWindows(limit)))
    return windows
  }

  async function count(rule: LimitRule, name: string, limit: Limit): Promise<RateLimitState> {
    const place = `${rule} ${showLimit(limit)}`
    const windows = windowsOf(place, limit)
    const { used, msLeft } = await windows.count(name)
    const exceeded = used > limit.requests
    if (!exceeded) shared?.add({ name, limit, rowName: `${place} ${name}`, windows, msLeft })
    const resetSeconds = Math.max(1, Math.ceil(msLeft / 1000))
    return { rule, limit, remaining: Math.max(0, limit.requests - used), resetSeconds, exceeded }
  }

  return {
    count(rule, name, own) {
      const limit = own ?? limits[rule]
      return limit && count(rule, name, limit)
    },
    stop: async () => shared?.stop(),
  }
}

/** The error of a request over a limit (RATE-001, ERR-013). */
export function overLimit({ resetSeconds }: RateLimitState): Error {
  return rateLimited('Too many requests for now; try again after the time that Retry-After names.', resetSeconds)
}

/**
 * The fields of draft-ietf-httpapi-ratelimit-headers-11, as structured fields: the policy with its quota and window,
 * what is left of it, and the seconds until it is whole again.
 */
export function rateLimitHeaders({
  rule,
  limit,
  remaining,
  resetSeconds,
}: RateLimitState): [string, string, string, string] {
  return [
    'RateLimit-Policy',
    `"${rule}";q=${limit.requests};w=${limit.seconds}`,
    'RateLimit',
    `"${rule}";r=${remaining};t=${resetSeconds}`,
  ]
}
