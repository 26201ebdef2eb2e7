/** Details of an error response. */
export interface ApiErrorDetails {
  status: number
  /** Documented error code; `unknown` when the body has none. */
  code: string
  /** Message of the server; empty without one. */
  reason: string
  /** Time before a retry as requested by the server, in milliseconds. */
  retryAfterMs?: number | undefined
  /** Id of the request in the logs of the service. */
  requestId?: string | undefined
  /** operationId of the request. */
  operation?: string | undefined
  /** Member of the request that caused the error, if the message begins with its name. */
  field?: string | undefined
  /** Address of the request. */
  url?: string | undefined
  /** Whether the service always has this route, so that a 404 means a wrong address. */
  isFixedRoute?: boolean
}

/** An error response. `code` is the documented error code, if the response contains one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly reason: string
  readonly retryAfterMs: number | undefined
  readonly requestId: string | undefined
  readonly operation: string | undefined
  readonly field: string | undefined
  readonly url: string | undefined

  constructor(details: ApiErrorDetails) {
    super(messageOf(details))
    this.status = details.status
    this.code = details.code
    this.reason = details.reason
    this.retryAfterMs = details.retryAfterMs
    this.requestId = details.requestId
    this.operation = details.operation
    this.field = details.field
    this.url = details.url
  }
}

function messageOf({ status, code, reason, url, isFixedRoute }: ApiErrorDetails): string {
  if (code === 'unknown') return `${status} from ${url ?? 'the service'}, without an error of the service`
  return isFixedRoute && (status === 404 || status === 405)
    ? `${status} ${code}: ${reason} (${url})`
    : `${status} ${code}: ${reason}`
}

/**
 * No response of the service: the connection failed, was lost or timed out, or another program answered, such as a proxy
 * with an error page. The server may have executed the request.
 */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  /** operationId of the request. */
  readonly operation: string | undefined

  constructor(message: string, options?: { operation?: string; cause?: unknown }) {
    super(message, options)
    this.operation = options?.operation
  }
}

/**
 * Returns whether the same request can be retried. After a 425 or 429 nothing was executed; otherwise only if a repeat
 * is safe.
 */
export function isPassing(error: unknown, safe: boolean): boolean {
  if (!(error instanceof ApiError)) return safe && error instanceof ConnectionError
  return error.status === 429 || error.status === 425 || (safe && (error.status === 408 || error.status >= 500))
}

type ErrorSource = Pick<ApiErrorDetails, 'operation' | 'url' | 'isFixedRoute'>

/** Reads the error of a response. */
export async function readApiError(response: Response, source?: ErrorSource): Promise<ApiError> {
  return parseApiError(response.status, response.headers, await response.text().catch(() => ''), source)
}

/** Parses an error body. A body in another format, such as a proxy's, keeps its status. */
export function parseApiError(
  status: number,
  headers: { get(name: string): string | null },
  text: string,
  source?: ErrorSource,
): ApiError {
  let body: { error?: unknown; error_description?: unknown } = {}
  try {
    body = (JSON.parse(text) ?? {}) as typeof body
  } catch {
    // Not JSON: only the status is known.
  }
  const error = body.error as { code?: unknown; message?: unknown } | string | undefined
  const code = typeof error === 'string' ? error : String(error?.code ?? 'unknown')
  const reason = typeof error === 'string' ? String(body.error_description ?? '') : String(error?.message ?? '')
  return new ApiError({
    status,
    code,
    reason,
    retryAfterMs: retryAfter(headers.get('retry-after')),
    requestId: headers.get('x-request-id') ?? undefined,
    field: /^([a-z]\w*(?:[.[]\w+\]?)*) (?:is|must|has|names|holds|needs|would)\b/.exec(reason)?.[1],
    ...source,
  })
}

/** Parses `Retry-After`, in seconds or as a date, to milliseconds from now. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
