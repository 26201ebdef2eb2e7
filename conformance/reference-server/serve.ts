/** The request pipeline: route, authenticate, parse, handle, render errors. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { authenticate, bearer, isOperator } from './access/authenticate.ts'
import { afterLimit, rateLimitedReply, overLimit } from './access/rate-limits.ts'
import { a2uiMembers } from './messages/a2ui.ts'
import { readUpload, uploadPath } from './messages/attachments.ts'
import { duringOutage, outage } from './operator/outage.ts'
import { withFaults, rejectionWithFaults } from './operator/altered-replies.ts'
import { notFound, OauthError, ApiError } from './protocol/api-error.ts'
import { oversized, parseBody, readBody } from './protocol/read-body.ts'
import type { OpenCall, Reply, Route } from './protocol/route.ts'
import { writeReply } from './protocol/write-reply.ts'
import { routes } from './routes.ts'
import type { Json, JsonObject } from './state/json.ts'
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
    rejectionWithFaults(server, request.url ?? '/', toErrorResponse(server, error)),
  )
  if (reply === undefined) return void response.destroy()
  await writeReply(server, request, response, reply)
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
  if (isBusy(server, url.pathname)) throw new ApiError('temporarily_unavailable', 'try again')
  const token = bearer(server, request.headers, url.searchParams)
  const { route, params } = find(server, request.method ?? 'GET', url.pathname, token)
  const contentType = request.headers['content-type'] ?? ''
  const parse = (): unknown => {
    if (upload !== undefined) return upload
    const small = server.hasChoice('small-bodies-elsewhere') && !isSend(url.pathname)
    if (bytes === null || (small && bytes.length > 16_384)) throw oversized(server, url.pathname)
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
  if (route.access === 'none') return withFaults(server, asked, await route.handle({ ...base, body: parse() }))
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
  return withFaults(server, asked, await route.handle({ ...base, actor, kind, body: parse() }))
}

/** Returns whether an error before the handler has the variant body. */
const isOfVariant = (server: ReferenceServer, path: string, body: unknown): boolean =>
  path === '/v1/messages' && shapeOf(server, body) === 'handles'

/** Parses the body, for faults that read it before authentication. Undefined when it is invalid. */
function quietly(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/** Returns whether a route sends messages. A2A calls do so as well. */
const isSend = (path: string): boolean => /messages$|^\/a2a|tasks|_ops/.test(path)

const noRoute = notFound('no such route')

function find(
  server: ReferenceServer,
  method: string,
  path: string,
  token: string,
): { route: Route; params: string[] } {
  const near = routes.filter((route) => route.pattern.test(path))
  const route = near.find((one) => one.method === method)
  if (route === undefined) {
    if (server.hasChoice('credential-before-route') && !server.credentials.has(token))
      throw new ApiError('unauthorized', 'a valid credential is needed')
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
    return { status: error.status ?? status, body: { error: word, error_description: error.message } }
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

/** Returns whether a choice answers this request with 503. */
const isBusy = (server: ReferenceServer, path: string): boolean =>
  !path.startsWith('/_ops') && server.hasChoice('occasional-503') && countCall(server, 'accepted') % 300 === 0

/** Returns whether a choice limits this request, for any caller. */
function isLimited(server: ReferenceServer, { headers }: IncomingMessage, path: string): boolean {
  if (path.startsWith('/_ops')) return false
  if (server.hasChoice('occasional-429') && countCall(server, 'requests') % 150 === 0) return true
  const isStream = headers.accept?.includes('text/event-stream') === true
  return isStream && server.hasChoice('streams-429') && countCall(server, 'streams') % 2 === 1
}
