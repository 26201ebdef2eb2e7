import type { Needs } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { ageDeviceAuthorization as age } from '../../identity/devices/device-authorization.store.ts'
import { readUserCode } from '../../identity/devices/user-code.rules.ts'

/**
 * Moves the expiry of one pairing request closer, so that a test can reach it (DEV-017).
 * @throws DomainError not_found
 */
export async function ageDeviceAuthorization(
  context: Needs<'database'>,
  typed: string,
  seconds: number,
): Promise<void> {
  const userCode = readUserCode(typed)
  const aged = userCode !== undefined && (await context.database.write((tx) => age(tx, userCode, seconds * 1000)))
  if (!aged) throw notFound('There is no pairing request with this code.', 'user_code')
}
