import type { ErrorDetail, HttpError, JsonRpcError } from '../../../generated/a2a/types.gen.ts'
import type { DomainError, NameField } from '../../platform/errors.ts'

const invalid = { status: 400, name: 'INVALID_ARGUMENT' } as const
const precondition = { status: 400, name: 'FAILED_PRECONDITION' } as const
const notFound = { status: 404, name: 'NOT_FOUND' } as const
const internal = { status: 500, name: 'INTERNAL' } as const

/** Kinds of errors: the codes of JSON-RPC, the reasons of A2A (A2A-024), and the HTTP+JSON status. */
const kinds = {
  unreadable: { code: -32700, http: invalid },
  invalidCall: { code: -32600, http: invalid },
  unknownMethod: { code: -32601, http: notFound },
  invalidParams: { code: -32602, http: invalid },
  internal: { code: -32603, http: internal },
  deadlineExceeded: { code: -32603, reason: 'DEADLINE_EXCEEDED', http: internal },
  taskNotFound: { code: -32001, reason: 'TASK_NOT_FOUND', http: notFound },
  taskNotCancelable: { code: -32002, reason: 'TASK_NOT_CANCELABLE', http: precondition },
  unsupported: { code: -32004, reason: 'UNSUPPORTED_OPERATION', http: precondition },
  contentType: { code: -32005, reason: 'CONTENT_TYPE_NOT_SUPPORTED', http: invalid },
  version: { code: -32009, reason: 'VERSION_NOT_SUPPORTED', http: precondition },
} as const satisfies Record<string, { code: number; reason?: string; http: { status: number; name: string } }>

export type CallErrorKind = keyof typeof kinds

/** Domain of the reasons in ErrorInfo: that of A2A. */
const domain = 'a2a-protocol.org'

/** A call that fails with an error object. Clients see `message`. */
export class CallError extends Error {
  override name = 'CallError'
  readonly kind: CallErrorKind
  /** Path of the invalid parameter. */
  readonly field: string | undefined
  /** Machine-readable details. */
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

/** Names of A2A for domain fields that it names differently. */
const ownNames: Readonly<Record<string, string>> = { cursor: 'pageToken', nextCursor: 'nextPageToken' }
const nameField: NameField = (field) => ownNames[field] ?? field

/** Converts a DomainError to the error of a call. `ended` is the kind for a conflict. */
export function callErrorOf(error: DomainError, ended: CallErrorKind = 'unsupported'): CallError {
  const { kind, field } = error
  const message = error.messageFor(nameField)
  if (kind === 'not_found') return new CallError('taskNotFound', message)
  if (kind === 'conflict') return new CallError(ended, message)
  if (kind === 'internal_error' || kind === 'temporarily_unavailable' || kind === 'unauthorized')
    return new CallError('internal', message)
  return new CallError('invalidParams', message, { field: field && nameField(field) })
}

export function encodeCallError(error: CallError): JsonRpcError {
  const data = detailsOf(error)
  return { code: kinds[error.kind].code, message: error.message, ...(data.length > 0 && { data }) }
}

/** Encodes the HTTP+JSON status and body, which follow google.rpc.Status. */
export function encodeHttpError(error: CallError): { status: 400 | 404 | 500; body: HttpError } {
  const { status, name } = kinds[error.kind].http
  const details = detailsOf(error)
  return {
    status,
    body: { error: { code: status, status: name, message: error.message, ...(details.length > 0 && { details }) } },
  }
}

/** Returns the details: the reason of an A2A error, the field of an invalid parameter. */
function detailsOf({ kind, message, field, metadata }: CallError): ErrorDetail[] {
  const { reason }: { code: number; reason?: string } = kinds[kind]
  return [
    ...(reason === undefined
      ? []
      : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain, ...(metadata && { metadata }) }]),
    ...(field === undefined
      ? []
      : [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description: message }] }]),
  ]
}

export const protocolVersion = '1.0'

/**
 * @param named value of the A2A-Version header or query; a missing value means 0.3 (AMB-128)
 * @throws CallError unless it is 1.0, with any patch version
 */
export function requireVersion(named: string | undefined): void {
  if (/^1\.0(\.\d+)?$/.test(named?.trim() ?? '')) return
  const problem = named
    ? `A2A-Version ${JSON.stringify(named.slice(0, 32))} is not served`
    : 'The header A2A-Version is missing'
  throw new CallError('version', `${problem}: send A2A-Version: ${protocolVersion}.`, {
    metadata: { supported: protocolVersion },
  })
}
