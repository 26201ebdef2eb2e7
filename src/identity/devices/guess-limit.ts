import type { Tx } from '../../platform/database/database.ts'
import { addToWindows } from '../../platform/rate-limits/limit.store.ts'

const windowMs = 60_000

/** Failed lookups per person and minute: with 34 bits, guessing must be slow (RFC 8628, 5.1). */
const missesMax = 30

/**
 * Counts a lookup as failed until it succeeds. The count is in the database, so that processes share it and concurrent
 * lookups are serialized.
 * @returns seconds to wait after too many failures, otherwise undefined
 */
export async function countGuess(tx: Tx, userId: string, now: number): Promise<number | undefined> {
  const [counted] = await addToWindows(tx, [{ name: nameOf(userId), used: 1, endsAt: now + windowMs }], now)
  if (!counted || counted.used <= missesMax) return undefined
  return Math.max(1, Math.ceil((counted.endsAt - now) / 1000))
}

/** Removes a successful lookup from the count. */
export async function refundAttempt(tx: Tx, userId: string, now: number): Promise<void> {
  await addToWindows(tx, [{ name: nameOf(userId), used: -1, endsAt: now + windowMs }], now)
}

const nameOf = (userId: string): string => `user_code ${userId}`
