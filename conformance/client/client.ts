/** The harness's own HTTP client: one request, one recorded exchange. */
import type { EventStream } from './event-stream.ts'
import type { Reply } from './exchange.ts'

export interface RequestOptions {
  method: string
  /** Under base_url, or a whole address. */
  path: string
  query?: Record<string, string | number | boolean | undefined | null>
  /** Sent as JSON with application/json. */
  json?: unknown
  /** Sent as it is; excludes json. */
  raw?: Buffer | string
  /** Sent chunked without Content-Length; excludes json. */
  stream?: AsyncIterable<Buffer>
  headers?: Record<string, string>
  /** Time that the server may hold the request on purpose, added to the limit. */
  waitsMs?: number
  /** Repeat a 429 after its Retry-After, at most 6 times; default true. */
  patient?: boolean
  signal?: AbortSignal
  /** Set by actors. */
  actor?: string
}

export interface Client {
  readonly baseUrl: string
  /**
   * Sends a request; an answer of any status is a reply.
   * @throws NoReplyError when none came
   */
  request<T = unknown>(options: RequestOptions): Promise<Reply<T>>
  /**
   * Sends a request whose answer is read piece by piece. It is recorded when it has ended or is closed.
   * @throws NoReplyError when no answer began
   */
  openStream(options: RequestOptions): Promise<EventStream>
  /**
   * Sends a request on a connection of its own and cuts it: 'sent' right after the last byte, 'first-byte' when the
   * answer begins. For lost acknowledgements: the caller learns nothing about the outcome.
   */
  cut(options: RequestOptions, at: 'sent' | 'first-byte'): Promise<void>
  /**
   * Sends so many zero bytes as the body, on a connection of its own, and stops at the first answer.
   * @throws NoReplyError when none came
   */
  streamUpload<T = unknown>(options: RequestOptions, length: number): Promise<Reply<T>>
  clockOffsetMs(): number
}
