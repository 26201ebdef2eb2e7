/** Error codes of the current form with their statuses, and the error that serve.ts converts to a response. */
const codeStatuses = {
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
} as const

export type Code = keyof typeof codeStatuses

export class ApiError extends Error {
  readonly code: Code
  readonly status: number
  constructor(code: Code, message: string, status: number = codeStatuses[code]) {
    super(message)
    this.code = code
    this.status = status
  }
}

export const invalid = (message: string): ApiError => new ApiError('invalid_request', message)
export const notFound = (message: string): ApiError => new ApiError('not_found', message)
/** Returns an internal error, for faults that cause a 500. */
export const internalError = (message: string): ApiError => new ApiError('internal_error', message)
export const forbidden = (message: string): ApiError => new ApiError('forbidden', message)

/**
 * An error of the device routes with the OAuth body { error, error_description }. Its status is 400 unless a choice
 * differs.
 */
export class OauthError extends Error {
  readonly error: string
  readonly status: number | undefined
  constructor(error: string, description: string, status?: number) {
    super(description)
    this.error = error
    this.status = status
  }
}
