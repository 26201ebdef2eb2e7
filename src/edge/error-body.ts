import type { DomainError, ErrorKind } from '../core/errors.ts'
import type { Reply } from './handler.ts'

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

/** The error body of the current form and of the project's own routes (ERR-001). */
export function errorReply(error: DomainError): Reply {
  return { status: statuses[error.kind], body: { error: { code: error.kind, message: error.message } } }
}
