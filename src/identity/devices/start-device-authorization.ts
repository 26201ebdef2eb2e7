import { hashSecret, newSecret } from '../../platform/secrets.ts'
import type { IdentityContext } from '../context.ts'
import { temporarilyUnavailable } from '../../platform/errors.ts'
import { deleteEnded, insertDeviceAuthorization } from './device-authorization.store.ts'
import { showUserCode, userCodeOf } from './user-code.rules.ts'

/** Seconds that a pairing request lives. */
export const requestSeconds = 15 * 60

/** Seconds between polls at first; also the default of RFC 8628. */
export const pollSeconds = 5

const keptMs = 24 * 3600 * 1000

export interface DeviceCodes {
  deviceCode: string
  userCode: string
  verificationUri: string
  verificationUriComplete: string
  expiresInSeconds: number
  intervalSeconds: number
}

/** Begins pairing (DEV-001). The device code is a secret of the device; the user code is for the person. */
export async function startDeviceAuthorization(
  context: Pick<IdentityContext, 'config' | 'clock' | 'ids' | 'database'>,
  client: { id: string | null; name: string | null; scope: string | null },
): Promise<DeviceCodes> {
  const deviceCode = newSecret(context.ids, 'device_code')
  const now = context.clock.now()
  const userCode = await context.database.write(async (tx) => {
    await deleteEnded(tx, now - keptMs)
    // 34 bits: two open requests hardly ever share a code, and five misses in a row are an error.
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
          intervalSeconds: pollSeconds,
          expiresAt: now + requestSeconds * 1000,
          createdAt: now,
        }))
      if (stored) return code
    }
    throw temporarilyUnavailable('No code is free right now.', 1)
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
