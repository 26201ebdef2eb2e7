import type { DeviceAuthorization as Wire, DeviceCode } from '../../../generated/current/types.gen.ts'
import type { DeviceAuthorization } from './device-authorization.ts'
import type { DeviceCodes } from './start-device-authorization.ts'
import { showUserCode } from './user-code.rules.ts'

export function encodeDeviceCodes(codes: DeviceCodes): DeviceCode {
  return {
    device_code: codes.deviceCode,
    user_code: codes.userCode,
    verification_uri: codes.verificationUri,
    verification_uri_complete: codes.verificationUriComplete,
    expires_in: codes.expiresInSeconds,
    interval: codes.intervalSeconds,
  }
}

/** Encodes a request for the person. An exchanged request is shown as approved (DEV-011). */
export function encodeDeviceAuthorization(request: DeviceAuthorization, now: number): Wire {
  return {
    status: request.status === 'exchanged' ? 'approved' : request.status,
    user_code: showUserCode(request.userCode),
    client_name: request.clientName,
    expires_in: Math.max(0, Math.floor((request.expiresAt - now) / 1000)),
  }
}
