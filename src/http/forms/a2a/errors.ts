import { operations, type OperationId } from '../../../../generated/a2a/operations.ts'
import type { ErrorDetail, HttpError } from '../../../../generated/a2a/types.gen.ts'
import { CallError, encodeHttpError } from '../../a2a/call-error.ts'
import { encodeFailure } from '../../a2a/json-rpc.ts'
import type { DomainError, ErrorKind, NameField } from '../../../platform/errors.ts'
import { errorReply } from '../../error-body.ts'
import type { Reply } from '../../handler.ts'

const call: OperationId = 'callAgent'
const httpOperations: ReadonlySet<string> = new Set(Object.keys(operations).filter((id) => id.startsWith('http')))

/**
 * Encodes an error that occurs before a method runs. An unreadable body is reported as in JSON-RPC, an error of the
 * HTTP+JSON binding as google.rpc.Status, and any other error in the server's own format.
 */
export function encodeError(error: DomainError, operationId?: string): Reply {
  const wrongType = error.kind === 'invalid_request' && error.field === 'Content-Type'
  if (operationId !== undefined && httpOperations.has(operationId))
    return wrongType ? encodeHttpError(new CallError('contentType', error.message)) : encodeHttpStatus(error)
  if (operationId !== call || error.kind !== 'invalid_request') return errorReply(error, nameField)
  return {
    status: 200,
    body: encodeFailure(null, new CallError(wrongType ? 'contentType' : 'unreadable', error.message)),
  }
}

/** Tasks have the names of A2A, which the domain has too. Their lists are those of the other forms. */
const nameField: NameField = (field) => (field === 'nextCursor' ? 'next_cursor' : field)

/** Names of google.rpc.Code for errors whose name does not follow from the status. */
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
/** A2A has one status for every invalid request. */
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
