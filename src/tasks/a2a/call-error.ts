import type { ErrorDetail, JsonRpcError } from '../../../generated/a2a/types.gen.ts'
import type { DomainError } from '../../platform/errors.ts'

/** Why a call fails, with the codes of JSON-RPC and of A2A (A2A-024). */
const kinds = {
  unreadable: { code: -32700 },
  invalidCall: { code: -32600 },
  unknownMethod: { code: -32601 },
  invalidParams: { code: -32602 },
  internal: { code: -32603 },
  deadlineExceeded: { code: -32603, reason: 'DEADLINE_EXCEEDED' },
  taskNotFound: { code: -32001, reason: 'TASK_NOT_FOUND' },
  taskNotCancelable: { code: -32002, reason: 'TASK_NOT_CANCELABLE' },
  unsupported: { code: -32004, reason: 'UNSUPPORTED_OPERATION' },
  contentType: { code: -32005, reason: 'CONTENT_TYPE_NOT_SUPPORTED' },
  version: { code: -32009, reason: 'VERSION_NOT_SUPPORTED' },
} as const satisfies Record<string, { code: number; reason?: string }>

export type CallErrorKind = keyof typeof kinds

/** Reasons are distinguished within a domain; this one is A2A's. */
const domain = 'a2a-protocol.org'

/** A call that fails with an error object. `message` is shown. */
export class CallError extends Error {
  override name = 'CallError'
  readonly kind: CallErrorKind
  /** The parameter that is wrong, as a path. */
  readonly field: string | undefined
  /** Facts for programs. */
  readonly metadata: Record<string, string> | undefined

  constructor(
    kind: CallErrorKind,
    message: string,
    about: { field?: string | undefined; metadata?: Record<string, string> } = {},
  ) {
    super(message)
    this.kind = kind
    this.field = about.field
    this.metadata = about.metadata
  }
}

/** A DomainError as the error of a call. `ended` is what a conflict means for the method. */
export function callErrorOf(error: DomainError, ended: CallErrorKind = 'unsupported'): CallError {
  const { kind, message, field } = error
  if (kind === 'not_found') return new CallError('taskNotFound', message)
  if (kind === 'conflict') return new CallError(ended, message)
  if (kind === 'internal_error' || kind === 'temporarily_unavailable' || kind === 'unauthorized')
    return new CallError('internal', message)
  return new CallError('invalidParams', message, { field })
}

/** The error object. A2A's errors carry a reason, wrong parameters the field. */
export function encodeCallError({ kind, message, field, metadata }: CallError): JsonRpcError {
  const known: { code: number; reason?: string } = kinds[kind]
  const data: ErrorDetail[] = []
  if (known.reason !== undefined) {
    data.push({
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: known.reason,
      domain,
      ...(metadata && { metadata }),
    })
  }
  if (field !== undefined) {
    data.push({
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field, description: message }],
    })
  }
  return { code: known.code, message, ...(data.length > 0 && { data }) }
}
