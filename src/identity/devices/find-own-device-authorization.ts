import { hashSecret } from '../../platform/secrets.ts'
import type { IdentityContext } from '../context.ts'
import type { DeviceAuthorization } from './device-authorization.ts'
import { findByDeviceCode } from './device-authorization.store.ts'

/** The pairing request of whoever has its device code; undefined where there is none any more. It changes nothing. */
export function findOwnDeviceAuthorization(
  { database }: Pick<IdentityContext, 'database'>,
  deviceCode: string,
): Promise<DeviceAuthorization | undefined> {
  return database.read((tx) => findByDeviceCode(tx, hashSecret(deviceCode)))
}
