export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds after which the same request may succeed; null without a value from the server. */
  readonly retryAfter: number | null

  constructor(status: number, code: string, message: string, retryAfter: number | null) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }

  /** Whether the same request may succeed later. */
  get isPassing(): boolean {
    return this.status >= 500 || this.status === 429 || this.status === 408
  }
}

/** Creates the error of a response. Intermediaries may respond without the server's error body. */
export function errorOf(status: number, wait: string | null, text: string): ApiError {
  const retryAfter = Number(wait ?? Number.NaN)
  let error: { code?: string; message?: string } | undefined
  try {
    error = (JSON.parse(text) as { error?: typeof error }).error
  } catch {
    error = undefined
  }
  const message = error?.message ?? `The server answered ${status}.`
  return new ApiError(status, error?.code ?? '', message, Number.isFinite(retryAfter) ? retryAfter : null)
}
