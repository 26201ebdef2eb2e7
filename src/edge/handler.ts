import type { IncomingHttpHeaders } from 'node:http'

import type { Context } from '../context.ts'
import type { Limit } from '../limits/rate-limits.ts'

/** The actor behind the credential of a request. */
export interface Caller {
  kind: 'agent' | 'user'
  id: string
  handle: string
  /** The credential that was shown: a session or an Agent Token, by id, never its text. */
  credentialId: string
  /** The limit that the operator gave to this actor. */
  limit?: Limit
}

/** One request that was routed, authenticated, read and validated. `T` is the operation's entry in OperationTypes. */
export interface Call<T extends { body?: unknown; path?: unknown; query?: unknown }, Who = Caller> {
  /** Undefined for operations without a person or an agent behind them (public ones and the operator's). */
  caller: Who
  body: T['body']
  path: T['path']
  query: T['query']
  headers: IncomingHttpHeaders
  /** Aborts when the client goes away, or when the server drains. */
  gone: AbortSignal
  ip: string
}

/**
 * What goes back: a body is sent as JSON, bytes as they are with the Content-Type among the headers, a stream as
 * server-sent events, none of them as an empty answer.
 */
export interface Reply {
  status: number
  body?: unknown
  bytes?: Buffer
  /** One event for each item. It must not throw: what goes wrong is told by its last item. */
  stream?: AsyncIterable<unknown>
  headers?: Record<string, string>
}

/** Decodes, runs one operation, encodes. A refusal is a DomainError, thrown; the pipeline gives it its status. */
export type Handler<T extends { body?: unknown; path?: unknown; query?: unknown }, Who = Caller> =
  (context: Context, call: Call<T, Who>) => Promise<Reply>
