import { invalidRequest, type DomainError, type ErrorKind } from '../../core/errors.ts'
import { errorReply } from '../error-body.ts'
import type { Reply } from '../handler.ts'

/** The project's own routes answer with the codes and statuses of the interface. */
const statuses = {
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

/** Deciding about a device answers 400 whatever is wrong with the request, as pairing does (AMB-069). */
const answers400: ReadonlySet<string> = new Set(['approveDeviceAuthorization', 'denyDeviceAuthorization'])

export function encodeError(error: DomainError, operationId?: string): Reply {
  const malformed = error.kind === 'invalid_request' || error.kind === 'payload_too_large'
  if (!malformed || operationId === undefined || !answers400.has(operationId)) return errorReply(statuses, error)
  return { ...errorReply(statuses, invalidRequest(error.message)), status: 400 }
}
