import { ApiError, ConnectionError, readApiError } from './api-error.ts'
import { routeOf, type CallArguments, type OperationId, type ReplyOf } from './operation-table.ts'
import { backoff, wait } from './wait.ts'

export interface ApiOptions {
  /** Where the service is, such as https://im.example.org. */
  url: string
  /** The Agent Token, or the session of a person. */
  token?: string
  /** How often a request is sent in all, when nobody answers or the server asks to come back. Default: 8. */
  attempts?: number
  /** How long an answer is waited for, in milliseconds, beside what the request itself asks to wait. Default: 30,000. */
  timeoutMs?: number
  /** Default: the global fetch. */
  fetch?: typeof globalThis.fetch
}

/** The routes of the service, with the types of its documents. */
export interface Api {
  readonly url: string
  /**
   * Calls an operation by its id in the documents. Connection errors, 429 and 503 are repeated with the same body, after
   * `Retry-After` or a growing wait, if a repeat changes nothing.
   * @throws ApiError for every other answer that is no success, ConnectionError when there was none
   */
  call<Id extends OperationId>(id: Id, given?: CallArguments<Id>): Promise<ReplyOf<Id>>
  /** One request with the credential to a path of the service, once. @throws ApiError */
  send(path: string, init?: RequestInit & { duplex?: 'half' }): Promise<Response>
}

/** Operations that change something, and may be repeated: the server recognises the repeat, or it changes nothing more. */
const repeatable: ReadonlySet<string> = new Set<OperationId>([
  'sendMessage',
  'sendChatMessage',
  'sendStrictChatMessage',
  'react',
  'markRead',
  'markDelivered',
  'setTyping',
  'createSocketTicket',
  'sendTask',
  'changeTaskStatus',
  'cancelTask',
  'startDeviceAuthorization',
])

/**
 * The calls of every operation of the documents, with a token; nothing is sent before the first one.
 * @throws TypeError when the address or the token cannot be one
 */
export function createApi(options: ApiOptions): Api {
  const { attempts = 8, timeoutMs = 30_000 } = options
  const [url, token] = [addressOf(options.url), credentialOf(options.token)]

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const response = await (options.fetch ?? fetch)(url + path, { ...init, headers })
    if (!response.ok) throw await readApiError(response)
    return response
  }

  async function once(id: OperationId, given: CallArguments<OperationId>): Promise<unknown> {
    const { method, path } = routeOf(id)
    const address = fill(path, given.path) + queryOf(given.query)
    const held = Number((given.query as { timeout?: number } | undefined)?.timeout ?? 0) * 1000
    const bound = new AbortController()
    const timer = setTimeout(() => bound.abort(new Error(`${id} was not answered in time`)), timeoutMs + held)
    const abort = () => bound.abort(given.signal?.reason)
    given.signal?.addEventListener('abort', abort)
    if (given.signal?.aborted) abort()
    let text: string
    try {
      const response = await send(address, {
        method: method.toUpperCase(),
        signal: bound.signal,
        headers: { ...(given.body !== undefined && { 'content-type': 'application/json' }), ...given.headers },
        ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      })
      text = await response.text()
    } catch (error) {
      if (error instanceof ApiError || given.signal?.aborted) throw error
      throw new ConnectionError(`${id} was not answered by ${url}`, { cause: error })
    } finally {
      clearTimeout(timer)
      given.signal?.removeEventListener('abort', abort)
    }
    return text === '' ? undefined : JSON.parse(text)
  }

  async function call(id: OperationId, given: CallArguments<OperationId> = {}): Promise<unknown> {
    const safe = given.repeatable ?? (routeOf(id).method !== 'post' || repeatable.has(id))
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(id, given)
      } catch (error) {
        if (attempt >= attempts || given.signal?.aborted || !isPassing(error, safe)) throw error
        await wait(waitOf(error, attempt), given.signal)
        if (given.signal?.aborted) throw error
      }
    }
  }

  return { url, call: call as Api['call'], send }
}

/** A wrong address would be taken for a service that is away, and waited for. */
function addressOf(given: string | undefined): string {
  const isAddress = typeof given === 'string' && /^https?:\/\/[^/]/i.test(given) && URL.canParse(given)
  if (isAddress) return given.replace(/\/+$/, '')
  const found = given ? `, and not ${JSON.stringify(given)}` : '; it is not given'
  throw new TypeError(`url is where the service is, such as http://127.0.0.1:8787${found}`)
}

/** A value that no header can hold would be shown by the error of the runtime. Files may end with a line end of Windows. */
function credentialOf(given: string | undefined): string | undefined {
  const token = given?.trim()
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new TypeError('token is empty, or holds characters that no token has')
  return token
}

/** Whether the same request is worth repeating. After a 429 nothing was done; else only what a repeat does not double. */
export function isPassing(error: unknown, safe: boolean): boolean {
  if (!(error instanceof ApiError)) return safe && error instanceof ConnectionError
  return error.status === 429 || (safe && (error.status === 503 || error.status === 502 || error.status === 504))
}

/** At least what the server asks for, up to an hour. */
export function waitOf(error: unknown, attempt: number): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.min(Math.max(asked, backoff(attempt)), 3_600_000)
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
