import type { IdentityContext } from '../context.ts'
import { decideDeviceAuthorization } from './decide-device-authorization.ts'
import type { DeviceAuthorization } from './device-authorization.ts'

/** Keeps the device out. Repeating it changes nothing. */
export function denyDeviceAuthorization(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  userId: string,
  typed: string,
): Promise<DeviceAuthorization> {
  return decideDeviceAuthorization(context, userId, typed, 'denied')
}
