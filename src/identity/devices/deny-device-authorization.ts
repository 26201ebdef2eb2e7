import type { IdentityContext } from '../context.ts'
import { decideDeviceAuthorization } from './decide-device-authorization.ts'
import type { DeviceAuthorization } from './device-authorization.ts'

/** Denies the device. A repeat changes nothing. */
export function denyDeviceAuthorization(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  userId: string,
  typed: string,
): Promise<DeviceAuthorization> {
  return decideDeviceAuthorization(context, userId, typed, 'denied')
}
