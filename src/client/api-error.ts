/** An answer that is no success. `code` is the stated code of the error, as far as the answer has one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  /** How long the server asks to wait, in milliseconds; undefined when it does not say. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, code: string, message: string, retryAfterMs?: number) {
    super(`${status} ${code}: ${message}`)
    this.status = status
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** Nobody answered: the connection failed, broke, or took too long. The request may have been carried out. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/** Reads an error body; one of another shape, such as a proxy's, keeps its status. */
export async function readApiError(response: Response, now = Date.now()): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  let body: { error?: unknown; error_description?: unknown } = {}
  try {
    body = (JSON.parse(text) ?? {}) as typeof body
  } catch {
    // No JSON: the status has to do.
  }
  const error = body.error as { code?: unknown; message?: unknown } | string | undefined
  const code = typeof error === 'string' ? error : String(error?.code ?? 'unknown')
  const message = typeof error === 'string' ? String(body.error_description ?? '') : String(error?.message ?? '')
  return new ApiError(response.status, code, message, retryAfter(response.headers.get('retry-after'), now))
}

/** `Retry-After` in seconds or as a date, in milliseconds from now. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
