import type { Clock } from '../clock.ts'
import { rateLimited } from '../errors.ts'
import type { Database, DatabaseLog } from '../database/database.ts'
import { CountedWindows, type Used } from './counted-windows.ts'
import { showLimit, type Limit, type LimitRule, type RateLimits } from './rate-limits.ts'
import { createSharedWindows } from './shared-windows.ts'

/** State of a limit after this request. */
export interface RateLimitState {
  rule: LimitRule
  limit: Limit
  /** Remaining requests in this window. */
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number
  exceeded: boolean
}

export interface Limiter {
  /**
   * Counts one request of an account or an address.
   * @param own operator's limit for this account, instead of the general limit
   * @param amount weight of the request; default: 1
   * @returns undefined, at no cost, when there is no limit
   */
  count(rule: LimitRule, name: string, own?: Limit, amount?: number): Promise<RateLimitState> | undefined
  /** Returns the state of a limit without counting; `exceeded` when nothing remains. Undefined when nothing was counted. */
  read(rule: LimitRule, name: string): Promise<RateLimitState | undefined> | undefined
  stop(): Promise<void>
}

export interface LimiterDependencies {
  limits: RateLimits
  database: Database
  clock: Clock
  log: DatabaseLog
}

/** Counts requests in memory. Processes of one database share their counts, without delaying requests. */
export function createLimiter({ limits, database, clock, log }: LimiterDependencies): Limiter {
  const byLimit = new Map<string, CountedWindows>()
  const shared = database.signals.shared ? createSharedWindows(database, clock, log) : undefined

  function windowsOf(place: string, limit: Limit): CountedWindows {
    let windows = byLimit.get(place)
    if (!windows) byLimit.set(place, (windows = new CountedWindows(limit)))
    return windows
  }

  async function count(rule: LimitRule, name: string, limit: Limit, amount: number): Promise<RateLimitState> {
    const place = `${rule} ${showLimit(limit)}`
    const windows = windowsOf(place, limit)
    const { used, msLeft } = await windows.count(name, amount)
    const exceeded = used > limit.requests
    if (!exceeded) shared?.add({ name, limit, rowName: `${place} ${name}`, windows, msLeft, amount })
    return stateOf(rule, limit, { used, msLeft }, exceeded)
  }

  async function read(rule: LimitRule, name: string, limit: Limit): Promise<RateLimitState | undefined> {
    const found = await windowsOf(`${rule} ${showLimit(limit)}`, limit).read(name)
    return found && stateOf(rule, limit, found, found.used >= limit.requests)
  }

  return {
    count(rule, name, own, amount = 1) {
      const limit = own ?? limits[rule]
      return limit && count(rule, name, limit, amount)
    },
    read(rule, name) {
      const limit = limits[rule]
      return limit && read(rule, name, limit)
    },
    stop: async () => shared?.stop(),
  }
}

function stateOf(rule: LimitRule, limit: Limit, { used, msLeft }: Used, exceeded: boolean): RateLimitState {
  const resetSeconds = Math.max(1, Math.ceil(msLeft / 1000))
  return { rule, limit, remaining: Math.max(0, limit.requests - used), resetSeconds, exceeded }
}

/** Returns the error of a request over a limit (RATE-001, ERR-013). */
export function overLimit({ resetSeconds }: RateLimitState): Error {
  return rateLimited('Too many requests for now; try again after the time that Retry-After names.', resetSeconds)
}

/**
 * Returns the fields of draft-ietf-httpapi-ratelimit-headers-11, as structured fields: the policy with its quota and
 * window, the remaining quota, and the seconds until its reset.
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
