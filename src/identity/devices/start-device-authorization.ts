import { hashSecret, newSecret } from '../../platform/secrets.ts'
import type { Needs } from '../../platform/context.ts'
import { temporarilyUnavailable } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { addressGroup } from '../../platform/rate-limits/client-address.ts'
import {
  countPendingCodes,
  deleteEnded,
  insertDeviceAuthorization,
  lockDeviceCodes,
} from './device-authorization.store.ts'
import { showUserCode, userCodeOf } from './user-code.rules.ts'

/** Lifetime of a pairing request, in seconds. */
export const requestSeconds = 15 * 60

/** Initial seconds between polls; also the default of RFC 8628. */
const pollSeconds = 5

const keptMs = 24 * 3600 * 1000

/** Retry-After in seconds while too many codes are pending: some of them expire every minute. */
const retryAfterSeconds = 60

export interface DeviceCodes {
  deviceCode: string
  userCode: string
  verificationUri: string
  verificationUriComplete: string
  expiresInSeconds: number
  intervalSeconds: number
}

/**
 * Starts pairing (DEV-001). The device code is a secret of the device; the user code is for the person. The route needs
 * no authentication, so a request over a limit costs two counts and no write transaction.
 * @throws DomainError rate_limited (too many pending codes, of this address or in total)
 */
export async function startDeviceAuthorization(
  context: Needs<'config' | 'clock' | 'ids' | 'limits' | 'database'>,
  client: { id: string | null; name: string | null; scope: string | null; address: string },
): Promise<DeviceCodes> {
  const deviceCode = newSecret(context.ids, 'device_code')
  const now = context.clock.now()
  const address = addressGroup(client.address)
  await context.database.read((tx) => requireRoom(context, tx, address, now))
  const userCode = await context.database.write(async (tx) => {
    await lockDeviceCodes(tx, now)
    await requireRoom(context, tx, address, now)
    await deleteEnded(tx, now - keptMs)
    // 34 bits: open requests rarely share a code, and five collisions in a row are an error.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const code = userCodeOf(context.ids.secret(32))
      const stored =
        code !== undefined &&
        (await insertDeviceAuthorization(tx, {
          id: context.ids.next('dev'),
          deviceCodeHash: hashSecret(deviceCode),
          userCode: code,
          clientId: client.id,
          clientName: client.name,
          scope: client.scope,
          address,
          intervalSeconds: pollSeconds,
          expiresAt: now + requestSeconds * 1000,
          createdAt: now,
        }))
      if (stored) return code
    }
    throw temporarilyUnavailable('No code is available at the moment.', 1)
  })
  const shown = showUserCode(userCode)
  const verificationUri = `${context.config.publicUrl}/device`
  return {
    deviceCode,
    userCode: shown,
    verificationUri,
    verificationUriComplete: `${verificationUri}?user_code=${shown}`,
    expiresInSeconds: requestSeconds,
    intervalSeconds: pollSeconds,
  }
}

async function requireRoom({ limits }: Needs<'limits'>, tx: Tx, address: string, now: number): Promise<void> {
  const [most, mostAltogether] = [limits.of('device_codes_per_address'), limits.of('device_codes')]
  const { ofAddress, altogether } = await countPendingCodes(tx, { address, now, most: mostAltogether })
  assertWithinLimit('device_codes_per_address', ofAddress, most, { retryAfterSeconds })
  assertWithinLimit('device_codes', altogether, mostAltogether, { retryAfterSeconds })
}
