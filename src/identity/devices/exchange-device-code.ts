import { findActor } from '../accounts/actor.store.ts'
import { issueCredential, lifetimeSeconds } from '../accounts/issue-credential.ts'
import { hashSecret } from '../../platform/secrets.ts'
import type { Needs } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DeviceAuthorization } from './device-authorization.ts'
import { isDeviceCode, lockByDeviceCode, updateDeviceAuthorization } from './device-authorization.store.ts'
import { judgePoll, type ExchangeFailure } from './poll.rules.ts'

/** The only grant of the token route. */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

/** A session of the approving user, or the reason why there is none. */
export type DeviceTokens = { session: string; expiresInSeconds: number } | { failure: ExchangeFailure }

/**
 * Handles one poll of a device (RFC 8628, 3.4 and 3.5). An approved request issues its session once: the row is locked
 * from the check to the exchange (DEV-016). A failure is returned, not thrown, so that changes of the poll are
 * committed.
 */
export async function exchangeDeviceCode(
  context: Needs<'clock' | 'ids' | 'limits' | 'database'>,
  poll: { deviceCode: string; grantType?: string; clientId?: string },
): Promise<DeviceTokens> {
  if (poll.grantType !== undefined && poll.grantType !== deviceGrant) return { failure: 'unsupported_grant_type' }
  // The route needs no authentication: an unknown code costs no write transaction.
  const hash = hashSecret(poll.deviceCode)
  if (!(await context.database.read((tx) => isDeviceCode(tx, hash)))) return { failure: 'invalid_grant' }
  return context.database.write(async (tx) => {
    const request = await lockByDeviceCode(tx, hash)
    if (!request || isOtherClient(request, poll.clientId)) return { failure: 'invalid_grant' }
    const now = context.clock.now()
    const { failure, intervalSeconds } = judgePoll(request, now)
    if (failure) {
      await updateDeviceAuthorization(tx, { ...request, intervalSeconds, lastPolledAt: now })
      return { failure }
    }
    return handOver(context, tx, request)
  })
}

async function handOver(
  context: Needs<'clock' | 'ids' | 'limits'>,
  tx: Tx,
  request: DeviceAuthorization,
): Promise<DeviceTokens> {
  const user = request.userId === null ? undefined : await findActor(tx, request.userId)
  if (user?.status !== 'active') return { failure: 'access_denied' }
  await updateDeviceAuthorization(tx, { ...request, status: 'exchanged' })
  const session = await issueCredential(tx, context, 'session', user.id, request.clientName)
  return { session, expiresInSeconds: lifetimeSeconds.session }
}

/** Returns whether a code belongs to another client. A client without an id cannot be distinguished. */
function isOtherClient(request: DeviceAuthorization, clientId: string | undefined): boolean {
  return request.clientId !== null && clientId !== undefined && clientId !== request.clientId
}
