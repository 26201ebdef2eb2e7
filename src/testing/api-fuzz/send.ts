import type { TestServer } from '../server.ts'
import type { TestedOperation } from './documents.ts'
import type { TestRequest } from './requests.ts'

/** Milliseconds after which a request counts as not answered. */
const patienceMs = 20_000

export interface Seen {
  status: number
  /** The code of the service's error body, OAuth's error, or the number of a JSON-RPC error. */
  code?: string | number
  message?: string
  text: string
}

/** Test support: sends a request as it stands. @throws when it is not answered */
export async function send(
  server: TestServer,
  { method, path }: Pick<TestedOperation, 'method' | 'path'>,
  request: TestRequest,
  authorization?: string,
): Promise<Seen> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(request.path[name] ?? ''))
  const query = new URLSearchParams(request.query).toString()
  return fetchReply(`${server.url}${filled}${query && `?${query}`}`, {
    method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(request.raw && { 'content-type': request.raw.contentType, ...request.raw.headers }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    ...(request.raw && { body: request.raw.bytes as Uint8Array<ArrayBuffer> }),
  })
}

/** Sends anything. @throws when it is not answered */
export async function fetchReply(url: string, init: RequestInit): Promise<Seen> {
  const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }).catch(
    (error: unknown) => {
      throw new Error(`${init.method} ${url} was not answered`, { cause: error })
    },
  )
  const { status } = response
  // A stream goes on for as long as what it is about.
  if (response.headers.get('content-type') === 'text/event-stream') {
    await response.body?.cancel()
    return { status, text: '' }
  }
  const text = await response.text()
  if (!response.headers.get('content-type')?.startsWith('application/json')) return { status, text }
  const { jsonrpc, error, error_description: description } = (JSON.parse(text) ?? {}) as Record<string, any>
  // A JSON-RPC call is rejected inside an answer of status 200.
  if (status < 400 && jsonrpc === undefined) return { status, text }
  if (typeof error === 'string') return { status, code: error, message: description, text }
  return { status, code: codeOf(error), message: error?.message, text }
}

/** What HTTP+JSON of A2A calls errors, by the names of google.rpc.Code. */
const codes: Readonly<Record<string, string>> = {
  INVALID_ARGUMENT: 'invalid_request',
  UNAUTHENTICATED: 'unauthorized',
  PERMISSION_DENIED: 'forbidden',
  NOT_FOUND: 'not_found',
  FAILED_PRECONDITION: 'conflict',
  RESOURCE_EXHAUSTED: 'rate_limited',
}

/** Bodies of the variant form number their codes; their links end with the word. */
function codeOf(error: any): string | number | undefined {
  if (typeof error?.status === 'string') return codes[error.status] ?? error.status
  return error?.doc_url === undefined ? error?.code : new URL(error.doc_url).pathname.split('/').at(-1)
}

/** Does something for every item, some of them at a time. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  concurrency = 16,
): Promise<void> {
  const rest = [...items]
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
    }),
  )
}
