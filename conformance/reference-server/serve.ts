/** The request pipeline: route, authenticate, parse, handle, render errors. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { authenticate, bearer, isOperator } from './access/authenticate.ts'
import { afterLimit, rateLimitedReply, overLimit } from './access/rate-limits.ts'
import { a2uiMembers } from './messages/a2ui.ts'
import { readUpload, uploadPath } from './messages/attachments.ts'
import { duringOutage, outage } from './operator/outage.ts'
import { spoiled, spoiledRejection } from './operator/spoiled-replies.ts'
import { notFound, OauthError, ApiError } from './protocol/api-error.ts'
import { oversized, parseBody, readBody } from './protocol/read-body.ts'
import type { OpenCall, Reply, Route } from './protocol/route.ts'
import { routes } from './routes.ts'
import { isObject, type Json, type JsonObject } from './state/json.ts'
import { countCall, type ReferenceServer } from './state/server.ts'
import { limitedInVariantBody } from './variant/errors.ts'
import { shapeOf } from './variant/shapes.ts'

export async function serve(
  server: ReferenceServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const signal = new AbortController()
  response.on('close', () => signal.abort())
  const reply = await replyTo(server, request, signal.signal).catch((error: unknown) =>
    spoiledRejection(server, request.url ?? '/', toErrorResponse(server, error)),
  )
  if (response.destroyed) return
  if (reply === undefined) return void response.destroy()
  if (reply.bytes !== undefined)
    return void response.writeHead(reply.status, spelled(server, reply.headers ?? {})).end(reply.bytes)
  if (reply.events !== undefined) return sendEvents(server, response, reply.events)
  const body = reply.body === undefined ? '' : JSON.stringify(extend(server, reply.body))
  const type: Record<string, string> = body === '' ? {} : { 'content-type': 'application/json' }
  response.writeHead(reply.status, spelled(server, { ...type, ...reply.headers }))
  response.end(body)
}

async function sendEvents(
  server: ReferenceServer,
  response: ServerResponse,
  events: AsyncIterable<Json>,
): Promise<void> {
  response.writeHead(200, spelled(server, { 'content-type': 'text/event-stream' }))
  response.flushHeaders()
  for await (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`)
  response.end()
}

/** Under media-types-in-capitals: media types are compared without regard to case (RFC 9110, section 8.3.1). */
export function spelled(server: ReferenceServer, headers: Record<string, string>): Record<string, string> {
  const type = headers['content-type']
  if (type === undefined || !server.hasChoice('media-types-in-capitals')) return headers
  return { ...headers, 'content-type': type.toUpperCase() }
}

/** @returns undefined when the connection is closed without a response */
async function replyTo(
  server: ReferenceServer,
  request: IncomingMessage,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const url = new URL(request.url ?? '/', 'http://reference-server')
  const upload = url.pathname === uploadPath ? await readUpload(server, request) : undefined
  const bytes = upload === undefined ? await readBody(server, request) : null
  if (isLimited(server, request, url.pathname)) return rateLimitedReply(server, 1)
  const { route, params } = find(server, request.method ?? 'GET', url.pathname)
  const token = bearer(server, request.headers, url.searchParams)
  const contentType = request.headers['content-type'] ?? ''
  const parse = (): unknown => {
    if (upload !== undefined) return upload
    if (bytes === null) throw oversized(server, url.pathname)
    return parseBody(server, bytes, contentType, url.pathname)
  }
  const base: OpenCall = {
    server,
    method: request.method ?? 'GET',
    params,
    query: url.searchParams,
    body: undefined,
    headers: request.headers,
    token,
    signal,
  }
  if (!server.databaseUp && route.access !== 'operator')
    return duringOutage(server, { ...base, body: quietly(parse) }) ?? outage(server)
  const asked = { method: base.method, path: url.pathname }
  if (route.access === 'none') return spoiled(server, asked, await route.handle({ ...base, body: parse() }))
  if (route.access === 'operator') {
    if (!isOperator(server, token)) throw notFound('no such route')
    return await route.handle({ ...base, body: parse() })
  }
  const { actor, kind } = authenticate(server, route.access, token, route, params, quietly(parse))
  const rejected = overLimit(server, actor)
  if (rejected !== undefined) {
    const call = { ...base, actor, kind, body: quietly(parse) }
    await afterLimit(server, call, route.handle)
    return isOfVariant(server, url.pathname, call.body) ? limitedInVariantBody(server, rejected) : rejected
  }
  return spoiled(server, asked, await route.handle({ ...base, actor, kind, body: parse() }))
}

/** Whether an error raised before the handler has the variant body. */
const isOfVariant = (server: ReferenceServer, path: string, body: unknown): boolean =>
  path === '/v1/messages' && shapeOf(server, body) === 'handles'

/** The body, for faults that read it before authentication; undefined when it is invalid. */
function quietly(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    return undefined
  }
}

const noRoute = notFound('no such route')

function find(server: ReferenceServer, method: string, path: string): { route: Route; params: string[] } {
  const near = routes.filter((route) => route.pattern.test(path))
  const route = near.find((one) => one.method === method)
  if (route === undefined) {
    if (near.length > 0 && server.hasChoice('malformed-400'))
      throw new ApiError('invalid_request', 'method not allowed', 405)
    throw noRoute
  }
  return { route, params: (route.pattern.exec(path) ?? []).slice(1).map(decodeSegment) }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw notFound('no such route')
  }
}

const renamedErrors: Readonly<Record<string, string>> = {
  authorization_pending: 'waiting',
  access_denied: 'refused',
  invalid_grant: 'bad_code',
}

function toErrorResponse(server: ReferenceServer, error: unknown): Reply {
  if (error instanceof OauthError) {
    const word = server.hasChoice('device-errors-in-words') ? (renamedErrors[error.error] ?? error.error) : error.error
    const status = server.hasFault('device-error-401') ? 401 : 400
    if (server.hasFault('device-error-service-body')) {
      return { status, body: { error: { code: 'invalid_request', message: error.message } } }
    }
    return { status, body: { error: word, error_description: error.message } }
  }
  if (error === noRoute && server.hasFault('unknown-route-in-text'))
    return { status: 404, bytes: Buffer.from('Not Found'), headers: { 'content-type': 'text/plain' } }
  if (error instanceof ApiError) return { status: error.status, body: errorBody(server, error) }
  process.stderr.write(`reference server failed: ${error instanceof Error ? error.stack : String(error)}\n`)
  return { status: 500, body: { error: { code: 'internal_error', message: 'something went wrong' } } }
}

function errorBody(server: ReferenceServer, error: ApiError): JsonObject {
  const swapped = error.code === 'not_found' && server.hasFault('not-found-code-forbidden')
  const code: Json = server.hasFault('error-code-integer') ? error.status * 100 : swapped ? 'forbidden' : error.code
  const inner: JsonObject = { code, message: error.message }
  if (server.hasFault('error-without-message')) delete inner['message']
  const more = a2uiMembers(server, error, inner)
  return server.hasFault('error-flat') ? inner : { error: inner, ...more }
}

/** Under extra-members: one additional member in the response and in each object directly inside it. */
function extend(server: ReferenceServer, body: Json): Json {
  if (!server.hasChoice('extra-members') || !isObject(body)) return body
  const inner = Object.entries(body).map(
    ([name, value]) =>
      [name, isObject(value) && !isObject(value['code']) ? { ...value, x_extra: 'further member' } : value] as const,
  )
  return { ...Object.fromEntries(inner), x_extra: { note: 'further member' } }
}

/** Whether a choice limits this request, whoever makes it. */
function isLimited(server: ReferenceServer, { headers }: IncomingMessage, path: string): boolean {
  if (path.startsWith('/_ops')) return false
  if (server.hasChoice('occasional-429') && countCall(server, 'requests') % 150 === 0) return true
  const isStream = headers.accept?.includes('text/event-stream') === true
  return isStream && server.hasChoice('streams-429') && countCall(server, 'streams') % 2 === 1
}
