import type { OperationId } from '../../../../generated/a2a/operations.ts'
import { CallError } from '../../../tasks/a2a/call-error.ts'
import { encodeFailure } from '../../../tasks/a2a/json-rpc.ts'
import type { DomainError } from '../../../platform/errors.ts'
import { errorReply } from '../../error-body.ts'
import type { Reply } from '../../handler.ts'

const call: OperationId = 'callAgent'

/** A body that cannot be read is told as JSON-RPC does; before a call there is only the service, with its own body. */
export function encodeError(error: DomainError, operationId?: string): Reply {
  if (operationId !== call || error.kind !== 'invalid_request') return errorReply(error)
  const kind = error.field === 'Content-Type' ? 'contentType' : 'unreadable'
  return { status: 200, body: encodeFailure(null, new CallError(kind, error.message)) }
}
