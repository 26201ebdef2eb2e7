/** The HTTP edge: route, authenticate, parse, handle, render refusals. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { authenticate, bearer, isOperator } from './access/authenticate.ts'
import { afterLimit, limited, overLimit } from './access/rate-limits.ts'
import { a2uiMembers } from './messages/a2ui.ts'
import { readUpload, uploadPath } from './messages/attachments.ts'
import { duringOutage, outage } from './operator/outage.ts'
import { notFound, OauthRefusal, Refusal } from './protocol/api-error.ts'
import { oversized, parseBody, readBody } from './protocol/read-body.ts'
import type { OpenCall, Reply, Route } from './protocol/route.ts'
import { routes } from './routes.ts'
import { isObject, type Json, type JsonObject } from './state/json.ts'
import { count, type Subject } from './state/server.ts'
import { limitedInVariantBody } from './variant/errors.ts'
import { shapeOf } from './variant/shapes.ts'

export async function serve(subject: Subject, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const reply = await replyTo(subject, request, gone.signal).catch((error: unknown) => refuse(subject, error))
  if (response.destroyed) return
  if (reply === undefined) return void response.destroy()
  if (reply.bytes !== undefined) return void response.writeHead(reply.status, reply.headers).end(reply.bytes)
  const body = reply.body === undefined ? '' : JSON.stringify(extend(subject, reply.body))
  const type = body === '' ? {} : { 'content-type': 'application/json' }
  response.writeHead(reply.status, { ...type, ...reply.headers })
  response.end(body)
}

/** Undefined: the connection is closed without an answer. */
async function replyTo(subject: Subject, request: IncomingMessage, gone: AbortSignal): Promise<Reply | undefined> {
  const url = new URL(request.url ?? '/', 'http://subject')
  const upload = url.pathname === uploadPath ? await readUpload(subject, request) : undefined
  const bytes = upload === undefined ? await readBody(subject, request) : null
  if (subject.chose('occasional-429') && !url.pathname.startsWith('/_ops') && count(subject, 'requests') % 150 === 0)
    return limited(subject, 1)
  const { route, params } = find(subject, request.method ?? 'GET', url.pathname)
  const token = bearer(subject, request.headers, url.searchParams)
  const contentType = request.headers['content-type'] ?? ''
  const parse = (): unknown => {
    if (upload !== undefined) return upload
    if (bytes === null) throw oversized(subject, url.pathname)
    return parseBody(subject, bytes, contentType, url.pathname)
  }
  const base: OpenCall = {
    subject,
    method: request.method ?? 'GET',
    params,
    query: url.searchParams,
    body: undefined,
    headers: request.headers,
    token,
    gone,
  }
  if (!subject.databaseUp && route.access !== 'operator')
    return duringOutage(subject, { ...base, body: quietly(parse) }) ?? outage(subject)
  if (route.access === 'none') return await route.handle({ ...base, body: parse() })
  if (route.access === 'operator') {
    if (!isOperator(subject, token)) throw notFound('no such route')
    return await route.handle({ ...base, body: parse() })
  }
  const { actor, kind } = authenticate(subject, route.access, token, route, params, quietly(parse))
  const refused = overLimit(subject, actor)
  if (refused !== undefined) {
    const call = { ...base, actor, kind, body: quietly(parse) }
    await afterLimit(subject, call, route.handle)
    return isOfVariant(subject, url.pathname, call.body) ? limitedInVariantBody(subject, refused) : refused
  }
  return await route.handle({ ...base, actor, kind, body: parse() })
}

/** Whether a refusal that comes before the handler has the variant body. */
const isOfVariant = (subject: Subject, path: string, body: unknown): boolean =>
  path === '/v1/messages' && shapeOf(subject, body) === 'handles'

/** The body for the faults that look at it before the credential is judged. */
function quietly(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    return undefined
  }
}

function find(subject: Subject, method: string, path: string): { route: Route; params: string[] } {
  const near = routes.filter((route) => route.pattern.test(path))
  const route = near.find((one) => one.method === method)
  if (route === undefined) {
    if (near.length > 0 && subject.chose('malformed-400'))
      throw new Refusal('invalid_request', 'method not allowed', 405)
    throw notFound('no such route')
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

const otherWords: Readonly<Record<string, string>> = {
  authorization_pending: 'waiting',
  access_denied: 'refused',
  invalid_grant: 'bad_code',
}

function refuse(subject: Subject, error: unknown): Reply {
  if (error instanceof OauthRefusal) {
    const word = subject.chose('device-errors-in-words') ? (otherWords[error.error] ?? error.error) : error.error
    const status = subject.faulty('device-error-401') ? 401 : 400
    if (subject.faulty('device-error-service-body')) {
      return { status, body: { error: { code: 'invalid_request', message: error.message } } }
    }
    return { status, body: { error: word, error_description: error.message } }
  }
  if (error instanceof Refusal) return { status: error.status, body: errorBody(subject, error) }
  process.stderr.write(`subject fault: ${error instanceof Error ? error.stack : String(error)}\n`)
  return { status: 500, body: { error: { code: 'internal_error', message: 'something went wrong' } } }
}

function errorBody(subject: Subject, refusal: Refusal): JsonObject {
  const swapped = refusal.code === 'not_found' && subject.faulty('not-found-code-forbidden')
  const code: Json = subject.faulty('error-code-integer') ? refusal.status * 100 : swapped ? 'forbidden' : refusal.code
  const inner: JsonObject = { code, message: refusal.message }
  if (subject.faulty('error-without-message')) delete inner['message']
  const more = a2uiMembers(subject, refusal, inner)
  return subject.faulty('error-flat') ? inner : { error: inner, ...more }
}

/** Under extra-members: one member more in the answer and in each object directly inside it. */
function extend(subject: Subject, body: Json): Json {
  if (!subject.chose('extra-members') || !isObject(body)) return body
  const inner = Object.entries(body).map(
    ([name, value]) =>
      [name, isObject(value) && !isObject(value['code']) ? { ...value, x_extra: 'further member' } : value] as const,
  )
  return { ...Object.fromEntries(inner), x_extra: { note: 'further member' } }
}
