import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { HttpContext } from './context.ts'
import type { Caller } from '../identity/accounts/caller.ts'
import type { EndSignal } from '../platform/end-signal.ts'
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
  signal: EndSignal
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

/** What the generated types say of an operation. */
export interface Documented {
  body: unknown
  path: unknown
  query: unknown
  /** Body of each reply by status; the same for the errors that a handler answers itself. */
  replies: object
  errors: object
}

/** A reply with a status and a body that the document has for the operation. */
export type ReplyOf<T extends Documented> = RepliesIn<T['replies']> | RepliesIn<T['errors']> | NotModified

/** The generated types leave it out, because it has no body. */
type NotModified = Omit<Reply, 'status' | 'body'> & { status: 304; body?: undefined }

type RepliesIn<Bodies> = string extends keyof Bodies
  ? never
  : {
      [Status in keyof Bodies]: Omit<Reply, 'status' | 'body'> & { status: Status; body?: Bodies[Status] }
    }[keyof Bodies]

/** Decodes, runs one operation, encodes. A rejection is a DomainError, thrown; the pipeline gives it its status. */
export type Handler<T extends Documented, Who = Caller> = (
  context: HttpContext,
  call: Call<T, Who>,
) => Promise<ReplyOf<T>>

/** Public operations and those of the administrator have no agent and no user behind them. */
type CallerOf<Security> = Security extends readonly [] | readonly ['operatorKey'] ? undefined : Caller

interface DocumentedOperation {
  area: string
  security: readonly string[]
}

/**
 * Handlers of the operations of a form, or of those of one area: a missing one, one too many, and a reply that the
 * document does not have do not compile.
 * Callers without a credential may use the operations in `Public` as well.
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

/** For answers that hold a credential: no cache on the way may keep them (RFC 6749, 5.1). */
export const noStore: Record<string, string> = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }
