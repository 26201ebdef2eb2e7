import type { Tx } from '../../platform/database/database.ts'
import { addToWindows } from '../../platform/rate-limits/limit.store.ts'

const windowMs = 60_000

/** Codes that lead nowhere, per person and minute: with 34 bits, guessing must be slow (RFC 8628, 5.1). */
const missesMax = 30

/**
 * Counts a look-up as a miss until it has found something, in the database: all processes count together, and of many
 * look-ups at once each waits for the one before it.
 * @returns seconds to wait when this person has guessed too often, else undefined
 */
export async function countGuess(tx: Tx, userId: string, now: number): Promise<number | undefined> {
  const [counted] = await addToWindows(tx, [{ name: nameOf(userId), used: 1, endsAt: now + windowMs }], now)
  if (!counted || counted.used <= missesMax) return undefined
  return Math.max(1, Math.ceil((counted.endsAt - now) / 1000))
}

/** What was found was no guess. */
export async function refundAttempt(tx: Tx, userId: string, now: number): Promise<void> {
  await addToWindows(tx, [{ name: nameOf(userId), used: -1, endsAt: now + windowMs }], now)
}

const nameOf = (userId: string): string => `user_code ${userId}`
