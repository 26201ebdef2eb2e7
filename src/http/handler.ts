import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

import type { HttpContext } from './context.ts'
import type { Caller } from '../identity/accounts/caller.ts'
import type { StreamedBody } from '../platform/streamed-body.ts'

/** What the documents call binary comes as it is. */
type BodyOf<B> = [Extract<B, Blob>] extends [never] ? B : Exclude<B, Blob> | StreamedBody

/** One request that was routed, authenticated, read and validated. `T` is the operation's entry in OperationTypes. */
export interface Call<T extends { body?: unknown; path?: unknown; query?: unknown }, Who = Caller> {
  /** Undefined for operations without a person or an agent behind them (public ones and the operator's). */
  caller: Who
  body: BodyOf<T['body']>
  path: T['path']
  query: T['query']
  headers: IncomingHttpHeaders
  /** The request is a HEAD: nothing but the headers of the answer is sent. */
  headOnly: boolean
  /** Aborts when the client goes away, or when the server drains. */
  signal: AbortSignal
  ip: string
}

/**
 * What goes back: a body is sent as JSON, bytes and a source as they are with Content-Type among the headers, a stream
 * as server-sent events, none of them as an empty answer.
 */
export interface Reply {
  status: number
  body?: unknown
  bytes?: Buffer
  /** Bytes that are read while they are sent; Content-Length is among the headers. */
  source?: Readable
  /** One event for each item. It must not throw: what goes wrong is told by its last item. */
  stream?: AsyncIterable<unknown>
  headers?: Record<string, string>
}

/** Decodes, runs one operation, encodes. A refusal is a DomainError, thrown; the pipeline gives it its status. */
export type Handler<T extends { body?: unknown; path?: unknown; query?: unknown }, Who = Caller> = (
  context: HttpContext,
  call: Call<T, Who>,
) => Promise<Reply>
