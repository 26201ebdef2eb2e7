import type { OperationId } from '../../../../generated/current/operations.ts'
import { invalidRequest, type DomainError, type ErrorKind } from '../../../platform/errors.ts'
import { errorReply, snakeCaseName } from '../../error-body.ts'
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

/** Encodes an error of an operation of the current form, or of a request without a route. */
export function encodeError(error: DomainError, operationId?: string): Reply {
  const message = error.messageFor(snakeCaseName)
  const malformed = error.kind === 'invalid_request' || error.kind === 'payload_too_large'
  // PATCH /v1/me documents its statuses, and 413 is not among them (SET-007).
  if (operationId === settings && malformed) return { ...errorReply(invalidRequest(message)), status: 400 }
  // OAuth clients read every error of a poll from OAuth's body (DEV-014).
  if (operationId === deviceToken && malformed) return oauthFailure('invalid_request', message)
  const reply = errorReply(error)
  const outage = operationId === deviceToken ? oauthOutages[error.kind] : undefined
  if (outage !== undefined) {
    const body: DeviceTokenErrorBody = { error: outage, error_description: message }
    return { ...reply, body }
  }
  const exception = error.kind === 'invalid_request' && answers400.has(operationId as OperationId)
  return exception ? { ...reply, status: 400 } : reply
}

/** OAuth's error codes for outages (RFC 6749, 4.1.2.1), which clients read from the body whatever the status is. */
const oauthOutages: Partial<Record<ErrorKind, string>> = {
  internal_error: 'server_error',
  temporarily_unavailable: 'temporarily_unavailable',
}

/** Reasons why a poll returned no session, for readers of client logs. */
const descriptions = {
  authorization_pending: 'The person has not decided yet.',
  slow_down: 'Polled too fast; wait five seconds longer between polls from now on.',
  access_denied: 'The person declined.',
  expired_token: 'The codes have expired; begin again.',
  invalid_grant: 'The device code is unknown, used, or of another client.',
  invalid_request: 'The request is malformed.',
  unsupported_grant_type: 'grant_type must be urn:ietf:params:oauth:grant-type:device_code.',
} as const satisfies Record<ExchangeFailure, string>

/** Encodes an OAuth error (RFC 6749, 5.2); its status is always 400 (DEV-014). */
export function oauthFailure(failure: ExchangeFailure, description: string = descriptions[failure]) {
  const body: DeviceTokenErrorBody = { error: failure, error_description: description }
  return { status: 400 as const, body, headers: { 'Cache-Control': 'no-store' } }
}
