import type { DeviceTokenErrorBody } from '../../../../generated/current/types.gen.ts'
import type { ExchangeFailure } from '../../../identity/devices/poll.rules.ts'

/** Why there is no session, for people who read logs. */
const descriptions = {
  authorization_pending: 'The person has not decided yet.',
  slow_down: 'Polled too fast; wait five seconds longer between polls from now on.',
  access_denied: 'The person declined.',
  expired_token: 'The codes have expired; begin again.',
  invalid_grant: 'The device code is unknown, used, or of another client.',
  invalid_request: 'The request is malformed.',
  unsupported_grant_type: 'grant_type must be urn:ietf:params:oauth:grant-type:device_code.',
} as const satisfies Record<ExchangeFailure, string>

/** The failure body of OAuth (RFC 6749, 5.2): always 400 (DEV-014). */
export function oauthFailure(failure: ExchangeFailure, description: string = descriptions[failure]) {
  const body: DeviceTokenErrorBody = { error: failure, error_description: description }
  return { status: 400 as const, body, headers: { 'Cache-Control': 'no-store' } }
}
