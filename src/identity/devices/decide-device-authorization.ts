import { invalidRequest } from '../../platform/errors.ts'
import type { Needs } from '../../platform/context.ts'
import type { DeviceAuthorization } from './device-authorization.ts'
import { lockByUserCode, updateDeviceAuthorization } from './device-authorization.store.ts'
import { mayBecome } from './poll.rules.ts'
import { readUserCode } from './user-code.rules.ts'

/**
 * Decides a request. A decision is final, and only the user who opened the request can make it (AMB-083).
 * @throws DomainError invalid_request when this user has not opened it, it has another decision, or it has expired
 */
function decideDeviceAuthorization(
  context: Needs<'clock' | 'database'>,
  userId: string,
  typed: string,
  decision: 'approved' | 'denied',
): Promise<DeviceAuthorization> {
  const userCode = readUserCode(typed)
  return context.database.write(async (tx) => {
    const request = userCode === undefined ? undefined : await lockByUserCode(tx, userCode)
    if (request?.userId !== userId || request.expiresAt <= context.clock.now()) {
      throw invalidRequest('Open the request with this code first.', 'userCode')
    }
    const already = request.status === 'exchanged' ? 'approved' : request.status
    if (already === decision) return request
    if (!mayBecome(request.status, decision)) throw invalidRequest(`This request was ${already} before.`, 'userCode')
    const decided: DeviceAuthorization = { ...request, status: decision }
    await updateDeviceAuthorization(tx, decided)
    return decided
  })
}

/** Approves the device (DEV-010). A repeat changes nothing. */
export function approveDeviceAuthorization(
  context: Needs<'clock' | 'database'>,
  userId: string,
  typed: string,
): Promise<DeviceAuthorization> {
  return decideDeviceAuthorization(context, userId, typed, 'approved')
}

/** Denies the device. A repeat changes nothing. */
export function denyDeviceAuthorization(
  context: Needs<'clock' | 'database'>,
  userId: string,
  typed: string,
): Promise<DeviceAuthorization> {
  return decideDeviceAuthorization(context, userId, typed, 'denied')
}
