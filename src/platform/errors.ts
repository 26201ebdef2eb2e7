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

/** Translates the name of a domain field, such as `targetPartId`, to its name in a form. */
export type NameField = (field: string) => string

/** Message of an error; a function if it contains names of fields, which differ between forms. */
export type ErrorMessage = string | ((name: NameField) => string)

const domainName: NameField = (field) => field

export interface DomainErrorDetails {
  /** Invalid field, as a path in the input with domain names: `parts[2].attachmentId`. */
  field?: string
  /** For `rate_limited` and `temporarily_unavailable`: whole seconds to wait. */
  retryAfterSeconds?: number
  /** Account limit that would be exceeded; the HTTP layer counts it. */
  limit?: string
  /** Cause for the log, never shown to callers. */
  cause?: unknown
}

/** An error for the caller. Its message never contains a secret, and is translated by the form of the request. */
export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly field?: string
  readonly retryAfterSeconds?: number
  readonly limit?: string
  readonly #message: ErrorMessage

  constructor(kind: ErrorKind, message: ErrorMessage, details: DomainErrorDetails = {}) {
    super(
      typeof message === 'string' ? message : message(domainName),
      details.cause === undefined ? undefined : { cause: details.cause },
    )
    this.name = 'DomainError'
    this.#message = message
    this.kind = kind
    this.field = details.field
    this.retryAfterSeconds = details.retryAfterSeconds
    this.limit = details.limit
  }

  /** Returns the message with the names that a form gives to fields. */
  messageFor(name: NameField): string {
    return typeof this.#message === 'string' ? this.#message : this.#message(name)
  }
}

/** Returns whether an error is a rejection that the sender of a request caused, not an error of the server. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof DomainError
}

export const unauthorized = (message = 'The credential is missing or not valid.') =>
  new DomainError('unauthorized', message)

export const forbidden = (message: string) => new DomainError('forbidden', message)

export const notFound = (message: ErrorMessage, field?: string) => new DomainError('not_found', message, { field })

export const conflict = (message: ErrorMessage, field?: string) => new DomainError('conflict', message, { field })

export const idempotencyConflict = (message: ErrorMessage, field?: string) =>
  new DomainError('idempotency_conflict', message, { field })

export const limitExceeded = (message: ErrorMessage, field?: string) =>
  new DomainError('limit_exceeded', message, { field })

export const handleTaken = (message: string) => new DomainError('handle_taken', message, { field: 'handle' })

export const handleReserved = (message: string) => new DomainError('handle_reserved', message, { field: 'handle' })

export const payloadTooLarge = (message: string) => new DomainError('payload_too_large', message)

export const invalidRequest = (message: ErrorMessage, field?: string) =>
  new DomainError('invalid_request', message, { field })

export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new DomainError('rate_limited', message, { retryAfterSeconds })

export const internalError = (message = 'The service failed.', cause?: unknown) =>
  new DomainError('internal_error', message, { cause })

export const temporarilyUnavailable = (message: string, retryAfterSeconds?: number) =>
  new DomainError('temporarily_unavailable', message, { retryAfterSeconds })
