/** Shared types of handlers: the call, the reply, the route. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Json } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

export interface OpenCall {
  server: ReferenceServer
  method: string
  params: string[]
  query: URLSearchParams
  /** Parsed JSON or form; undefined without a body. */
  body: unknown
  headers: IncomingHttpHeaders
  /** The bearer token, or an empty string. */
  token: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

export interface Call extends OpenCall {
  actor: Actor
  kind: 'agent' | 'session'
}

export interface Reply {
  status: number
  body?: Json
  bytes?: Buffer
  /** Server-sent events, each with one JSON value. */
  events?: AsyncIterable<Json>
  headers?: Record<string, string>
}

/** Handler of an authenticated route. */
export type Handle = (call: Call) => Reply | Promise<Reply>

export type Access = 'agent' | 'session' | 'either'

interface Shape {
  method: string
  pattern: RegExp
}
export type Route =
  | (Shape & { access: Access; handle: Handle })
  | (Shape & { access: 'none' | 'operator'; handle: (call: OpenCall) => Reply | Promise<Reply> })

/** Returns the regular expression of a path such as '/v1/chats/{}/messages', with a group for each {}. */
export const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll('{}', '([^/]+)')}$`)
