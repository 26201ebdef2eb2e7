import { operations, type OperationId } from '../../../../generated/a2a/operations.ts'
import type { ErrorDetail, HttpError } from '../../../../generated/a2a/types.gen.ts'
import { CallError } from '../../../tasks/a2a/call-error.ts'
import { encodeFailure } from '../../../tasks/a2a/json-rpc.ts'
import type { DomainError, ErrorKind } from '../../../platform/errors.ts'
import { errorReply } from '../../error-body.ts'
import type { Reply } from '../../handler.ts'

const call: OperationId = 'callAgent'
const httpOperations: ReadonlySet<string> = new Set(Object.keys(operations).filter((id) => id.startsWith('http')))

/**
 * An error before a method runs. A body that cannot be read is reported as JSON-RPC does, and each error of the HTTP+JSON
 * binding as google.rpc.Status; before a call there is only the service, with its own body.
 */
export function encodeError(error: DomainError, operationId?: string): Reply {
  if (operationId !== undefined && httpOperations.has(operationId)) return encodeHttpStatus(error)
  if (operationId !== call || error.kind !== 'invalid_request') return errorReply(error)
  const kind = error.field === 'Content-Type' ? 'contentType' : 'unreadable'
  return { status: 200, body: encodeFailure(null, new CallError(kind, error.message)) }
}

/** The names that google.rpc.Code has for errors, where they differ from what their status says. */
const names: Partial<Record<ErrorKind, string>> = {
  unauthorized: 'UNAUTHENTICATED',
  forbidden: 'PERMISSION_DENIED',
  not_found: 'NOT_FOUND',
  payload_too_large: 'INVALID_ARGUMENT',
  invalid_request: 'INVALID_ARGUMENT',
  rate_limited: 'RESOURCE_EXHAUSTED',
  internal_error: 'INTERNAL',
  temporarily_unavailable: 'UNAVAILABLE',
}
/** A2A has one status for whatever is wrong with a request. */
const badRequest = 400

function encodeHttpStatus(error: DomainError): Reply {
  const { kind, message, field } = error
  const reply = errorReply(error)
  const code = kind === 'invalid_request' || reply.status === 409 ? badRequest : reply.status
  const details: ErrorDetail[] =
    field === undefined
      ? []
      : [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description: message }] }]
  const body: HttpError = {
    error: {
      code,
      status: names[kind] ?? 'FAILED_PRECONDITION',
      message,
      ...(details.length > 0 && { details }),
    },
  }
  return { ...reply, status: code, body }
}
