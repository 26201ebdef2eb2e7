import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { HttpContext } from './context.ts'
import type { Caller } from '../identity/accounts/caller.ts'
import type { EndSignal } from '../platform/end-signal.ts'
import type { StreamedBody } from '../platform/streamed-body.ts'

/** The type of a body; a binary body is passed to the handler as a stream. */
type BodyOf<B> = [Extract<B, Blob>] extends [never] ? B : Exclude<B, Blob> | StreamedBody

/** One routed, authenticated and validated request. `T` is the operation's entry in OperationTypes. */
export interface Call<T extends { body?: unknown; path?: unknown; query?: unknown }, Who = Caller> {
  /** Undefined for public operations and operator operations, which have no user and no agent. */
  caller: Who
  body: BodyOf<T['body']>
  path: T['path']
  query: T['query']
  headers: IncomingHttpHeaders
  /** Whether the request is a HEAD, so that the response has headers only. */
  headOnly: boolean
  /** Aborts when the client disconnects, or when the server drains. */
  signal: EndSignal
  ip: string
}

/**
 * The response: `body` is sent as JSON, `bytes` and `source` unchanged with Content-Type in `headers`, `stream` as
 * server-sent events. A reply without any of them has no content.
 */
export interface Reply {
  status: number
  body?: unknown
  /** Whether a large `body` is compressed for callers that accept gzip: pages that people wait for. */
  compress?: boolean
  bytes?: Buffer
  /** Bytes that are read while they are sent; `headers` contains Content-Length. */
  source?: Readable
  /** One event for each item. It must not throw: the last item reports an error. */
  stream?: AsyncIterable<unknown>
  headers?: Record<string, string>
}

/** The common shape of all handlers. */
export type AnyHandler = (context: HttpContext, call: Call<any, any>) => Promise<Reply>

/** The generated types of an operation. */
export interface Documented {
  body: unknown
  path: unknown
  query: unknown
  /** Bodies of the replies by status, and of the errors that a handler returns itself. */
  replies: object
  errors: object
}

/** A reply with a status and a body from the operation's document. */
export type ReplyOf<T extends Documented> = RepliesIn<T['replies']> | RepliesIn<T['errors']> | NotModified

/** The generated types leave 304 out, because it has no body. */
type NotModified = Omit<Reply, 'status' | 'body'> & { status: 304; body?: undefined }

type RepliesIn<Bodies> = string extends keyof Bodies
  ? never
  : {
      [Status in keyof Bodies]: Omit<Reply, 'status' | 'body'> & { status: Status; body?: Bodies[Status] }
    }[keyof Bodies]

/**
 * Decodes the input, runs one operation and encodes the result. A rejection is thrown as a DomainError, which the
 * pipeline maps to a status.
 */
export type Handler<T extends Documented, Who = Caller> = (
  context: HttpContext,
  call: Call<T, Who>,
) => Promise<ReplyOf<T>>

/** Public operations and operator operations have no user and no agent as the caller. */
type CallerOf<Security> = Security extends readonly [] | readonly ['operatorKey'] ? undefined : Caller

interface DocumentedOperation {
  area: string
  security: readonly string[]
}

/**
 * The handlers of a form, or of one area of it. A missing handler, an unknown handler and an undocumented reply do not
 * compile. `Public` names the operations that also accept callers without a credential.
 */
export type Handlers<
  Types extends Record<keyof Operations, Documented>,
  Operations extends Record<keyof Operations, DocumentedOperation>,
  Area = string,
  Public = never,
> = {
  [Id in keyof Operations as Operations[Id]['area'] extends Area ? Id : never]: Handler<
    Types[Id],
    Id extends Public ? Caller | undefined : CallerOf<Operations[Id]['security']>
  >
}

/** Headers of replies with a credential: caches must not store them (RFC 6749, 5.1). */
export const noStore: Record<string, string> = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }
