import { hashSecret } from '../../platform/secrets.ts'
import type { IdentityContext } from '../context.ts'
import type { DeviceAuthorization } from './device-authorization.ts'
import { findByDeviceCode } from './device-authorization.store.ts'

/** Finds the pairing request of a device code; undefined if there is none. It changes nothing. */
export function findOwnDeviceAuthorization(
  { database }: Pick<IdentityContext, 'database'>,
  deviceCode: string,
): Promise<DeviceAuthorization | undefined> {
  return database.read((tx) => findByDeviceCode(tx, hashSecret(deviceCode)))
}
