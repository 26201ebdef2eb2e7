import type { IdentityContext } from '../context.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { DeviceAuthorization } from './device-authorization.ts'
import { lockByUserCode, updateDeviceAuthorization } from './device-authorization.store.ts'
import { readUserCode } from './user-code.rules.ts'

/** Lets the device in (DEV-010). Repeating it changes nothing. */
export function approveDeviceAuthorization(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  userId: string,
  typed: string,
): Promise<DeviceAuthorization> {
  return decide(context, userId, typed, 'approved')
}

/** Keeps the device out. Repeating it changes nothing. */
export function denyDeviceAuthorization(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  userId: string,
  typed: string,
): Promise<DeviceAuthorization> {
  return decide(context, userId, typed, 'denied')
}

/**
 * A decision is final and belongs to the person who opened the request (AMB-083).
 * @throws DomainError invalid_request when this person has not opened it, or it was decided otherwise, or is over
 */
function decide(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  userId: string,
  typed: string,
  decision: 'approved' | 'denied',
): Promise<DeviceAuthorization> {
  const userCode = readUserCode(typed)
  return context.database.write(async (tx) => {
    const request = userCode === undefined ? undefined : await lockByUserCode(tx, userCode)
    if (request?.userId !== userId || request.expiresAt <= context.clock.now()) {
      throw invalidRequest('Open the request with this code first.', 'user_code')
    }
    const already = request.status === 'exchanged' ? 'approved' : request.status
    if (already === decision) return request
    if (already !== 'pending') throw invalidRequest(`This request was ${already} before.`, 'user_code')
    const decided: DeviceAuthorization = { ...request, status: decision }
    await updateDeviceAuthorization(tx, decided)
    return decided
  })
}
