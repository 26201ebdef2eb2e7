import { ApiError, ConnectionError, isPassing, readApiError } from './api-error.ts'
import { isRepeatable, routeOf, type CallArguments, type OperationId, type ReplyOf } from './operation-table.ts'
import { backoff, wait } from './wait.ts'

export interface ApiOptions {
  /** URL of the service, such as https://im.example.org. */
  url: string
  /** Agent Token, or session of a person. */
  token?: string
  /** Maximum attempts of a request, after connection errors and retryable responses. Default: 8. */
  attempts?: number
  /** Timeout of a response in milliseconds, in addition to the timeout of a long poll. Default: 30,000. */
  timeoutMs?: number
  /** Default: the global fetch. */
  fetch?: typeof globalThis.fetch
  /** Called when a request has failed and will be sent again. */
  onRetry?: (retry: Retry) => void
}

/** A failed request that is sent again. */
export interface Retry {
  error: ApiError | ConnectionError
  /** Number of the failed attempt, from 1. */
  attempt: number
  waitMs: number
}

/** The routes of the service, with the types of its documents. */
export interface Api {
  readonly url: string
  /**
   * Calls an operation by its operationId. Connection errors, responses of other programs, 408, 425, 429 and 5xx are
   * retried with the same body, after `Retry-After` or with backoff, if the operation is idempotent.
   * @throws ApiError for every other error response, ConnectionError without a response of the service
   */
  call<Id extends OperationId>(id: Id, given?: CallArguments<Id>): Promise<ReplyOf<Id>>
  /** Sends one authenticated request to a path of the service, without retries. @throws ApiError */
  send(path: string, init?: RequestInit & { duplex?: 'half' }): Promise<Response>
}

/**
 * Creates a client of all documented operations, with a token. It sends nothing before the first call.
 * @throws TypeError when the URL or the token is invalid
 */
export function createApi(options: ApiOptions): Api {
  const { attempts = 8, timeoutMs = 30_000 } = options
  const [url, token] = [addressOf(options.url), credentialOf(options.token)]

  async function request(
    path: string,
    init: RequestInit = {},
    about: { operation?: string; isFixedRoute?: boolean } = {},
  ) {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const response = await (options.fetch ?? fetch)(url + path, { ...init, headers })
    if (!response.ok) throw await readApiError(response, { url: url + path, ...about })
    return response
  }

  async function once(id: OperationId, given: CallArguments<OperationId>): Promise<unknown> {
    const { method, path } = routeOf(id)
    const address = fill(path, given.path) + queryOf(given.query)
    const isFixedRoute = method === 'get' && !path.includes('{')
    const longPollMs = Number((given.query as { timeout?: number } | undefined)?.timeout ?? 0) * 1000
    const timeout = withTimeout(given.signal, timeoutMs + longPollMs, `${id} was not answered in time`)
    const body = given.body === undefined ? undefined : JSON.stringify(given.body)
    const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...given.headers }
    const init = { method: method.toUpperCase(), signal: timeout.signal, headers, ...(body !== undefined && { body }) }
    const answer = await request(address, init, { operation: id, isFixedRoute })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((error: unknown) => {
        if (error instanceof ApiError || given.signal?.aborted) throw error
        throw new ConnectionError(`${id} was not answered by ${url}: ${causeOf(error)}`, {
          operation: id,
          cause: error,
        })
      })
      .finally(timeout.end)
    return replyIn(answer, id, url + address, given.expects)
  }

  async function call(id: OperationId, given: CallArguments<OperationId> = {}): Promise<unknown> {
    const safe = given.repeatable ?? isRepeatable(routeOf(id))
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(id, given)
      } catch (error) {
        if (attempt >= attempts || given.signal?.aborted || !isPassing(error, safe)) throw error
        const waitMs = waitOf(error, attempt)
        options.onRetry?.({ error: error as Retry['error'], attempt, waitMs })
        await wait(waitMs, given.signal)
        if (given.signal?.aborted) throw error
      }
    }
  }

  return { url, call: call as Api['call'], send: (path, init) => request(path, init) }
}

/** Returns a signal that aborts with the given one, or after a time with an error. `end` stops the timer. */
function withTimeout(given: AbortSignal | undefined, ms: number, message: string) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error(message)), ms)
  const abort = () => controller.abort(given?.reason)
  given?.addEventListener('abort', abort)
  if (given?.aborted) abort()
  const end = () => {
    clearTimeout(timer)
    given?.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, end }
}

/** Parses the response of an operation. @throws ConnectionError when another program answered */
function replyIn(
  { response, text }: { response: Response; text: string },
  operation: OperationId,
  address: string,
  expects: CallArguments<OperationId>['expects'],
): unknown {
  if (text === '' && expects === undefined && isEmptyStatus(response.status)) return undefined
  const reply = parseJson(text)
  if (isReply(reply, expects)) return reply
  const found = `${response.status} ${response.headers.get('content-type') ?? 'without a type'}, ${text.length} characters`
  throw new ConnectionError(`${operation} was answered at ${address}, but not by the service (${found})`, { operation })
}

/** Rejects an invalid URL early: it would look like an unavailable service, and be retried. */
function addressOf(given: string | undefined): string {
  const isAddress = typeof given === 'string' && /^https?:\/\/[^/]/i.test(given) && URL.canParse(given)
  if (isAddress) return given.replace(/\/+$/, '')
  const found = given ? `, and not ${JSON.stringify(given)}` : '; it is not given'
  throw new TypeError(`url must be the URL of the service, such as http://127.0.0.1:8787${found}`)
}

/**
 * Rejects tokens that are invalid in a header: the error of the runtime would show them. Tokens from files may end with
 * CRLF, which is removed.
 */
function credentialOf(given: string | undefined): string | undefined {
  const token = given?.trim()
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new TypeError('token is empty, or contains characters that are invalid in a token')
  return token
}

/**
 * Returns whether an error is temporary: an outage, or a response of another program, such as the 404 of a proxy during
 * a deployment. A 401 is not temporary.
 */
export function isTemporary(error: unknown): boolean {
  return isPassing(error, true) || (error instanceof ApiError && error.code === 'unknown' && error.status !== 401)
}

/** Returns the wait before a retry: at least the time that the server requests, at most an hour. */
export function waitOf(error: unknown, attempt: number): number {
  const requestedMs = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(requestedMs, backoff(attempt)), 3_600_000)
}

function fill(path: string, values: object | undefined): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = (values as Record<string, unknown> | undefined)?.[name]
    if (value === undefined) throw new TypeError(`the path ${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}

function queryOf(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]))}`
}

/** Success statuses whose body may be empty: 202, 204 and 205. */
const isEmptyStatus = (status: number): boolean => status === 202 || status === 204 || status === 205

/** @returns undefined for a text that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isReply(reply: unknown, expects: CallArguments<OperationId>['expects'] = []): boolean {
  if (typeof reply !== 'object' || reply === null) return false
  return typeof expects === 'function' ? expects(reply) : expects.every((name) => Object.hasOwn(reply, name))
}

/** Returns the reason of a failed connection. Node's fetch hides it in causes. */
export function causeOf(error: unknown): string {
  let last = error
  while (last instanceof Error && last.cause instanceof Error) last = last.cause
  return last instanceof Error ? last.message || last.name : String(last)
}
