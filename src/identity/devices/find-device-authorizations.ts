import { notFound, rateLimited } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { hashSecret } from '../../platform/secrets.ts'
import type { Needs } from '../../platform/context.ts'
import type { DeviceAuthorization } from './device-authorization.ts'
import { lockByUserCode, updateDeviceAuthorization, findByDeviceCode } from './device-authorization.store.ts'
import { readUserCode } from './user-code.rules.ts'
import { addToWindows } from '../../platform/rate-limits/limit.sql.ts'

/** Maximum lookups of one code by other persons. Further lookups get not_found. */
const lookupsMax = 10

/**
 * Opens a request: returns it and binds it permanently to the first person (DEV-006, AMB-083).
 * @throws DomainError not_found for unknown and expired codes and for those of another person
 */
export function getDeviceAuthorization(
  context: Needs<'clock' | 'database'>,
  userId: string,
  typed: string,
): Promise<DeviceAuthorization> {
  return lookUp(context, userId, typed, async (tx, request) => {
    if (request.userId !== null) return request
    const bound = { ...request, userId }
    await updateDeviceAuthorization(tx, bound)
    return bound
  })
}

/** Returns a request without binding it, for the confirmation page. Errors and rate limit are those of opening it. */
export function peekDeviceAuthorization(
  context: Needs<'clock' | 'database'>,
  userId: string,
  typed: string,
): Promise<DeviceAuthorization> {
  return lookUp(context, userId, typed, async (_tx, request) => request)
}

async function lookUp(
  context: Needs<'clock' | 'database'>,
  userId: string,
  typed: string,
  work: (tx: Tx, request: DeviceAuthorization) => Promise<DeviceAuthorization>,
): Promise<DeviceAuthorization> {
  const now = context.clock.now()
  const userCode = readUserCode(typed)
  const found = await context.database.write(async (tx) => {
    const waitSeconds = await countGuess(tx, userId, now)
    if (waitSeconds !== undefined) return { waitSeconds }
    const request = userCode === undefined ? undefined : await find(tx, userCode)
    if (request) await refundAttempt(tx, userId, now)
    return request
  })
  if (!found) throw notFound('There is no open request with this code.', 'userCode')
  if ('waitSeconds' in found) throw rateLimited('Too many unknown codes.', found.waitSeconds)
  return found

  async function find(tx: Tx, userCode: string): Promise<DeviceAuthorization | undefined> {
    const request = await lockByUserCode(tx, userCode)
    if (!request || request.expiresAt <= now) return undefined
    if (request.userId === userId) return work(tx, request)
    const counted = { ...request, lookups: request.lookups + 1 }
    await updateDeviceAuthorization(tx, counted)
    return request.userId !== null || counted.lookups > lookupsMax ? undefined : work(tx, counted)
  }
}

/** Finds the pairing request of a device code; undefined if there is none. It changes nothing. */
export function findOwnDeviceAuthorization(
  { database }: Needs<'database'>,
  deviceCode: string,
): Promise<DeviceAuthorization | undefined> {
  return database.read((tx) => findByDeviceCode(tx, hashSecret(deviceCode)))
}

const windowMs = 60_000

/** Failed lookups per person and minute: with 34 bits, guessing must be slow (RFC 8628, 5.1). */
const missesMax = 30

/**
 * Counts a lookup as failed until it succeeds. The count is in the database, so that processes share it and concurrent
 * lookups are serialized.
 * @returns seconds to wait after too many failures, otherwise undefined
 */
async function countGuess(tx: Tx, userId: string, now: number): Promise<number | undefined> {
  const [counted] = await addToWindows(tx, [{ name: nameOf(userId), used: 1, endsAt: now + windowMs }], now)
  if (!counted || counted.used <= missesMax) return undefined
  return Math.max(1, Math.ceil((counted.endsAt - now) / 1000))
}

/** Removes a successful lookup from the count. */
async function refundAttempt(tx: Tx, userId: string, now: number): Promise<void> {
  await addToWindows(tx, [{ name: nameOf(userId), used: -1, endsAt: now + windowMs }], now)
}

const nameOf = (userId: string): string => `user_code ${userId}`
