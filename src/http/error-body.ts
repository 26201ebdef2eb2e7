import { encodeA2uiErrors } from '../conversations/a2ui/a2ui-errors.current.ts'
import type { DomainError, ErrorKind, NameField } from '../platform/errors.ts'
import type { Reply } from './handler.ts'

/** The HTTP status of each kind of error (ERR-003 to ERR-015). */
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

/** Names of fields in the current form and the extensions: the domain names in snake case. */
export const snakeCaseName: NameField = (field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Encodes an error for the current form and the extensions (ERR-001), with the A2UI errors when there are any
 * (AMB-109).
 * @param name names of fields in a form with other names
 */
export function errorReply(error: DomainError, name: NameField = snakeCaseName): Reply {
  const status = statuses[error.kind]
  const a2uiErrors = encodeA2uiErrors(error)
  const body = { code: error.kind, message: error.messageFor(name), ...(a2uiErrors && { status }) }
  return { status, body: { error: body, ...(a2uiErrors && { a2ui_errors: a2uiErrors }) } }
}
