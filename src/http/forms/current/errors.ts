import type { OperationId } from '../../../../generated/current/operations.ts'
import { invalidRequest, type DomainError } from '../../../platform/errors.ts'
import { errorReply } from '../../error-body.ts'
import type { Reply } from '../../handler.ts'
import type { DeviceTokenErrorBody } from '../../../../generated/current/types.gen.ts'
import type { ExchangeFailure } from '../../../identity/devices/poll.rules.ts'

/** Pairing answers 400 where other routes answer 422 (AMB-069). */
const answers400: ReadonlySet<OperationId> = new Set<OperationId>([
  'startDeviceAuthorization',
  'getDeviceAuthorization',
])

const deviceToken: OperationId = 'exchangeDeviceCode'
const settings: OperationId = 'updateSettings'

/** Renders a refusal of an operation of the current form, or of no operation at all. */
export function encodeError(error: DomainError, operationId?: string): Reply {
  const malformed = error.kind === 'invalid_request' || error.kind === 'payload_too_large'
  // PATCH /v1/me lists its statuses, and 413 is none of them (SET-007).
  if (operationId === settings && malformed) return { ...errorReply(invalidRequest(error.message)), status: 400 }
  // Whatever is wrong with a poll, OAuth clients read it from OAuth's body (DEV-014).
  if (operationId === deviceToken && malformed) return oauthFailure('invalid_request', error.message)
  const reply = errorReply(error)
  const exception = error.kind === 'invalid_request' && answers400.has(operationId as OperationId)
  return exception ? { ...reply, status: 400 } : reply
}

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
