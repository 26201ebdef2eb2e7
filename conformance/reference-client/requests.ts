/** Requests of the reference client, with retries. */
import { setTimeout as pause } from 'node:timers/promises'
import { has, type Mistake } from './mistakes.ts'

interface Failure {
  status?: number
  /** Whether the request may be repeated. */
  passes?: boolean
  /** Time before a repeat that the service asks for, in milliseconds. */
  waitMs?: number
  /** Error code of RFC 8628. */
  code?: string
}

/** A request that failed. */
export class RequestError extends Error {
  readonly failure: Failure

  constructor(message: string, failure: Failure = {}) {
    super(message)
    this.failure = failure
  }
}

export interface Asked {
  method: 'GET' | 'POST'
  path: string
  body?: object | undefined
  /** Members of a valid answer. */
  expects: readonly string[]
  signal?: AbortSignal
}

export interface Access {
  url: string
  token?: string
}

type Answer = Record<string, unknown>

const retried: readonly [number, Mistake][] = [
  [400, 'retries-400'],
  [401, 'retries-401'],
  [403, 'retries-403'],
  [404, 'retries-404'],
  [409, 'retries-409'],
  [413, 'retries-413'],
  [422, 'retries-422'],
]

function passes(status: number): boolean {
  return status === 429 || status >= 500 || retried.some(([code, mistake]) => code === status && has(mistake))
}

function waitOf(header: string | null): number {
  if (header === null || has('ignores-retry-after')) return 0
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return seconds * 1000
  return has('ignores-dates') ? 0 : Math.max(0, Date.parse(header) - Date.now())
}

/** Sends one request. @throws RequestError */
export async function once({ url, token }: Access, asked: Asked, attempt = 1): Promise<Answer> {
  const { method, path, body, expects, signal } = asked
  const bearer = token !== undefined && !(attempt > 1 && has('no-token-on-retry')) ? `Bearer ${token}` : undefined
  const query = token !== undefined && has('token-in-a-url') ? `${path.includes('?') ? '&' : '?'}token=${token}` : ''
  const text = JSON.stringify(body)
  const content = has('sends-latin-1') && text !== undefined ? Buffer.from(text, 'latin1') : text
  let status: number
  let received: Buffer
  let headers: Headers
  try {
    const response = await fetch(url + path + query, {
      method,
      signal: signal ?? null,
      headers: {
        ...(bearer !== undefined && { authorization: bearer }),
        ...(body && { 'content-type': has('text-content-type') ? 'text/plain' : 'application/json' }),
      },
      ...(content !== undefined && { body: content }),
    })
    ;({ status, headers } = response)
    received = Buffer.from(await response.arrayBuffer())
  } catch (error) {
    if (has('takes-a-cut-for-done')) return {}
    throw new RequestError(`the network failed: ${(error as Error).message}`, { passes: true })
  }
  return read(asked, status, headers.get('retry-after'), received, expects)
}

function read(
  { method, path }: Asked,
  status: number,
  retryAfter: string | null,
  received: Buffer,
  expects: readonly string[],
): Answer {
  if (received.length > 100_000 && has('small-pages-only'))
    throw new RequestError('the answer is too long', { passes: true })
  let value: unknown
  try {
    value = JSON.parse(received.toString(has('reads-latin-1') ? 'latin1' : 'utf8'))
  } catch {
    value = undefined
  }
  if (status === 404 && value === undefined && has('takes-404-for-done')) return {}
  if (status === 503 && has('takes-503-for-done')) return {}
  if (status >= 400) {
    const error = (value as { error?: unknown } | undefined)?.error
    const code = typeof error === 'string' ? { code: error } : {}
    throw new RequestError(`${method} ${path} was answered ${status}`, {
      status,
      passes: passes(status),
      waitMs: waitOf(retryAfter),
      ...code,
    })
  }
  if (has('takes-any-200')) return (value ?? {}) as Answer
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isObject && (has('takes-any-object') || expects.every((name) => name in (value as object))))
    return value as Answer
  throw new RequestError('the answer is not of the service', { passes: true })
}

/** Wait before the next attempt, in milliseconds. */
export const backoff = (attempt: number): number => (has('no-backoff') ? 0 : 100 * 2 ** Math.min(attempt - 1, 6))

/** Sends a request until it succeeds. @throws RequestError after 6 attempts, or for an error that does not pass */
export async function call(
  access: Access,
  asked: Asked,
  bodyOf: (attempt: number) => object | undefined,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(access, { ...asked, body: bodyOf(attempt) }, attempt)
    } catch (error) {
      if (!(error instanceof RequestError) || !error.failure.passes || attempt >= (has('no-backoff') ? 60 : 6))
        throw error
      await pause(Math.max(error.failure.waitMs ?? 0, backoff(attempt)))
    }
  }
}
