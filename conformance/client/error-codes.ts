/** The stated codes of the current form, each with its only status. */
export const statusOfCode: Readonly<Record<string, number>> = {
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
}
