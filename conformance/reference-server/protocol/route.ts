/** The shapes that handlers share: what a call holds, what a reply is, how a route is declared. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Json } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

export interface OpenCall {
  subject: Subject
  method: string
  params: string[]
  query: URLSearchParams
  /** Parsed JSON or form; undefined when there was no body. */
  body: unknown
  headers: IncomingHttpHeaders
  /** The bearer value, or an empty string. */
  token: string
  /** Aborted when the caller hangs up. */
  gone: AbortSignal
}

export interface Call extends OpenCall {
  actor: Actor
  kind: 'agent' | 'session'
}

export interface Reply {
  status: number
  body?: Json
  bytes?: Buffer
  headers?: Record<string, string>
}

/** What a route of an actor does. */
export type Handle = (call: Call) => Reply | Promise<Reply>

export type Access = 'agent' | 'session' | 'either'

interface Shape {
  method: string
  pattern: RegExp
}
export type Route =
  | (Shape & { access: Access; handle: Handle })
  | (Shape & { access: 'none' | 'operator'; handle: (call: OpenCall) => Reply | Promise<Reply> })

/** '/v1/chats/{}/messages' as a pattern that captures each {}. */
export const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll('{}', '([^/]+)')}$`)
