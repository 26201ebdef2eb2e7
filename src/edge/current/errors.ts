import type { OperationId } from '../../../generated/current/operations.ts'
import { invalidRequest, type DomainError, type ErrorKind } from '../../core/errors.ts'
import { errorReply } from '../error-body.ts'
import type { Reply } from '../handler.ts'
import { oauthFailure } from './oauth-failure.ts'

/** The status of each kind of refusal (ERR-003 to ERR-015). */
export const statuses = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  idempotency_conflict: 409,
  limit_exceeded: 409,
  handle_taken: 409,
  handle_reserved: 409,
  payload_too_large: 413,
  invalid_request: 422,
  rate_limited: 429,
  internal_error: 500,
  temporarily_unavailable: 503,
} as const satisfies Record<ErrorKind, number>

/** Pairing answers 400 where other routes answer 422 (AMB-069). */
const answers400: ReadonlySet<OperationId> = new Set<OperationId>([
  'startDeviceAuthorization', 'getDeviceAuthorization',
])

const exchange: OperationId = 'exchangeDeviceCode'
const settings: OperationId = 'updateSettings'

/** Renders a refusal of an operation of the current form, or of no operation at all. */
export function encodeError(error: DomainError, operationId?: string): Reply {
  const malformed = error.kind === 'invalid_request' || error.kind === 'payload_too_large'
  // PATCH /v1/me lists its statuses, and 413 is none of them (SET-007).
  if (operationId === settings && malformed) return { ...errorReply(statuses, invalidRequest(error.message)), status: 400 }
  // Whatever is wrong with a poll, OAuth clients read it from OAuth's body (DEV-014).
  if (operationId === exchange && malformed) return oauthFailure('invalid_request', error.message)
  const reply = errorReply(statuses, error)
  const exception = error.kind === 'invalid_request' && answers400.has(operationId as OperationId)
  return exception ? { ...reply, status: 400 } : reply
}
