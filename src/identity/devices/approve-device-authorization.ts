import type { IdentityContext } from '../context.ts'
import { decideDeviceAuthorization } from './decide-device-authorization.ts'
import type { DeviceAuthorization } from './device-authorization.ts'

/** Approves the device (DEV-010). A repeat changes nothing. */
export function approveDeviceAuthorization(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  userId: string,
  typed: string,
): Promise<DeviceAuthorization> {
  return decideDeviceAuthorization(context, userId, typed, 'approved')
}
