/** HTTP client of the harness: records one exchange for each request. */
import type { EventStream } from './event-stream.ts'
import type { Reply } from './exchange.ts'

export interface RequestOptions {
  method: string
  /** Path under base_url, or a whole URL. */
  path: string
  query?: Record<string, string | number | boolean | undefined | null>
  /** Sent as JSON with application/json. */
  json?: unknown
  /** Body sent unchanged; excludes json. */
  raw?: Buffer | string
  /** Body sent chunked without Content-Length; excludes json. */
  stream?: AsyncIterable<Buffer>
  headers?: Record<string, string>
  /** Time that the server may delay the answer on purpose, in milliseconds; added to the time limit. */
  waitsMs?: number
  /**
   * Statuses that the caller judges. After other answers of 429 and 503 the client waits and repeats the request.
   * Default: none.
   */
  answers?: readonly (429 | 503)[]
  signal?: AbortSignal
  /** Set by actors. */
  actor?: string
}

export interface Client {
  readonly baseUrl: string
  /** Maximum wait for an effect of a request, in milliseconds, when the caller gives none (AMB-107). */
  readonly effectMs: number
  /**
   * Name of the message member whose value is used as before_sequence; undefined where messages contain no such
   * member.
   */
  readonly sequenceName: string | undefined
  /**
   * Sends a request. An answer of any status is a reply.
   * @throws NoReplyError when no answer arrives
   */
  request<T = unknown>(options: RequestOptions): Promise<Reply<T>>
  /**
   * Sends a request and returns the answer as a stream. The exchange is recorded when the stream ends or is closed.
   * @throws NoReplyError when no answer starts
   */
  openStream(options: RequestOptions): Promise<EventStream>
  /**
   * Sends a request on a new connection and closes the connection: 'sent' directly after the last byte, 'first-byte'
   * when the answer starts. Simulates a lost acknowledgement: the caller does not learn the outcome.
   */
  cut(options: RequestOptions, at: 'sent' | 'first-byte'): Promise<void>
  /**
   * Sends `length` zero bytes as the body, on a new connection, and stops when the answer arrives.
   * @throws NoReplyError when no answer arrives
   */
  streamUpload<T = unknown>(options: RequestOptions, length: number): Promise<Reply<T>>
  clockOffsetMs(): number
}
