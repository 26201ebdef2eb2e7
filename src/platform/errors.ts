/** Every kind of rejection of an operation. The HTTP layer maps each kind to a status. */
export type ErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'idempotency_conflict'
  | 'limit_exceeded'
  | 'handle_taken'
  | 'handle_reserved'
  | 'payload_too_large'
  | 'invalid_request'
  | 'rate_limited'
  | 'internal_error'
  | 'temporarily_unavailable'

export interface DomainErrorDetails {
  /** Invalid field, as a path in the input: `parts[2].text`. */
  field?: string
  /** For `rate_limited` and `temporarily_unavailable`: whole seconds to wait. */
  retryAfterSeconds?: number
  /** Account limit that would be exceeded; the HTTP layer counts it. */
  limit?: string
  /** Cause for the log, never shown to callers. */
  cause?: unknown
}

/** An error for the caller, with its `message`: it never contains a secret. */
export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly field?: string
  readonly retryAfterSeconds?: number
  readonly limit?: string

  constructor(kind: ErrorKind, message: string, details: DomainErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'DomainError'
    this.kind = kind
    this.field = details.field
    this.retryAfterSeconds = details.retryAfterSeconds
    this.limit = details.limit
  }
}

/** Returns whether an error is a rejection that the sender of a request caused, not an error of the server. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof DomainError
}

export const unauthorized = (message = 'The credential is missing or not valid.') =>
  new DomainError('unauthorized', message)

export const forbidden = (message: string) => new DomainError('forbidden', message)

export const notFound = (message: string, field?: string) => new DomainError('not_found', message, { field })

export const conflict = (message: string, field?: string) => new DomainError('conflict', message, { field })

export const idempotencyConflict = (message: string, field?: string) =>
  new DomainError('idempotency_conflict', message, { field })

export const limitExceeded = (message: string, field?: string) => new DomainError('limit_exceeded', message, { field })

export const handleTaken = (message: string) => new DomainError('handle_taken', message, { field: 'handle' })

export const handleReserved = (message: string) => new DomainError('handle_reserved', message, { field: 'handle' })

export const payloadTooLarge = (message: string) => new DomainError('payload_too_large', message)

export const invalidRequest = (message: string, field?: string) =>
  new DomainError('invalid_request', message, { field })

export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new DomainError('rate_limited', message, { retryAfterSeconds })

export const internalError = (message = 'The service failed.', cause?: unknown) =>
  new DomainError('internal_error', message, { cause })

export const temporarilyUnavailable = (message: string, retryAfterSeconds?: number) =>
  new DomainError('temporarily_unavailable', message, { retryAfterSeconds })
