import { rateLimited } from '../core/errors.ts'

const windowMs = 60_000

/** Codes that led nowhere, per person and minute: with 34 bits, guessing must be slow (RFC 8628, 5.1). */
const missesMax = 30

/** People remembered at once; the oldest are forgotten first. */
const peopleMax = 10_000

/** Counts wrong user codes per person, in this process. */
export interface GuessLimit {
  /** @throws DomainError rate_limited when this person has guessed too often */
  admit(userId: string, now: number): void
  miss(userId: string, now: number): void
}

export function createGuessLimit(): GuessLimit {
  const misses = new Map<string, { since: number; count: number }>()
  return {
    admit(userId, now) {
      const seen = misses.get(userId)
      if (!seen || now - seen.since >= windowMs || seen.count < missesMax) return
      throw rateLimited('Too many codes that do not exist.', Math.ceil((seen.since + windowMs - now) / 1000))
    },
    miss(userId, now) {
      const seen = misses.get(userId)
      if (seen && now - seen.since < windowMs) seen.count += 1
      else {
        misses.delete(userId)
        misses.set(userId, { since: now, count: 1 })
      }
      const oldest = misses.size > peopleMax ? misses.keys().next().value : undefined
      if (oldest !== undefined) misses.delete(oldest)
    },
  }
}
