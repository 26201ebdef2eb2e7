import type { Needs } from '../platform/context.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { EndSignal } from '../platform/end-signal.ts'
import { internalError, isDomainError } from '../platform/errors.ts'
import { toErrorResponse } from '../platform/logging/describe-error.ts'
import type { Authenticator } from './authenticate.ts'
import { bodyTimesOf } from './body-time.ts'
import type { BodyRule } from './body-rules.ts'
import { responseMismatch } from './check-reply.ts'
import type { Caller } from '../identity/accounts/caller.ts'
import type { HttpContext } from './context.ts'
import { type Form } from './form.ts'
import { HeavyCallers, type Began } from './heavy-callers.ts'
import { hasTrait } from './operation.ts'
import type { AnyHandler, Call, Reply } from './handler.ts'
import { mcpPath } from './mcp/mcp-endpoint.ts'
import { asksForStream, openLimitOf } from './rate-limits/open-counts.ts'
import { createRequestLimits, type RequestLimits } from './rate-limits/request-limits.ts'
import { RawBody } from './raw-body.ts'
import { ClientGone, readBody } from './read-body.ts'
import { RequestContext, requestIds } from './request-context.ts'
import { createRequestRecord, givenRequestId, noRouteName, type Answered } from './request-record.ts'
import { sendReply } from './send-reply.ts'
import { serveForm, type RunHandler } from './serve-form.ts'
import { otherCredentialsOf, overlappingFormsOf } from './shared-routes.ts'
import {
  findTarget,
  methodsAt,
  formOfPath,
  noRoute,
  rejectInFormOfBody,
  rejectInFormOfMembers,
  selectForm,
  validatorsOf,
  type ServedForm,
  type Target,
  operationOf,
} from './target.ts'
import { watchAnswer } from './unread-answers.ts'
import { assertValid, validatePathParameters } from '../platform/validation.ts'

export interface Pipeline {
  /** Answers one request; never throws. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<unknown>
  /** Returns whether a form has a route at this path, for any method. */
  has(path: string): boolean
  /** Adds `Connection: close` to every later response. */
  close(): void
}

/** Runs the handler of a validated request, or replies in its place. */
export type RequestInterceptor = (
  request: RequestContext,
  operationId: string,
  handle: () => Promise<Reply>,
) => Promise<Reply>

/**
 * Creates the pipeline of all requests: route, authenticate, read, validate, handle, check the reply, encode errors.
 * Forms are tried in order; a request without a route gets 404 in the body of the first form.
 */
export async function createPipeline(
  context: HttpContext,
  forms: readonly [Form, ...Form[]],
  authenticator: Authenticator,
  intercept?: RequestInterceptor,
): Promise<Pipeline> {
  const limits = createRequestLimits(context)
  const served = await Promise.all(forms.map((form) => serveForm(form, authenticator, limits)))
  for (const one of served) {
    one.overlappingForms = overlappingFormsOf(one, served)
    one.otherCredentials = otherCredentialsOf(one, served)
    if (context.config.checkReplies) one.replies = await one.form.loadReplyValidators()
  }
  const record = createRequestRecord(context)
  const nextId = requestIds(context.random)
  const bodyTimes = bodyTimesOf(context)
  const heavyCallers = new HeavyCallers(context.clock)
  const arriving = { writes: 0 }
  const { clock, tracing } = context
  let closing = false

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Answered | undefined> {
    const requestId = givenRequestId(incoming.headers['x-request-id']) ?? nextId()
    const request = new RequestContext(incoming, outgoing, requestId, clock, bodyTimes)
    const target = findTarget(served, request)
    let reply: Reply
    let code: string | undefined
    let began: Began | undefined
    try {
      const routed = target?.served
      const run = async (handler: AnyHandler) => {
        const call = await readCall(context, limits, request, target!)
        const waiting = request.caller && heavyCallers.wait(request.caller.id)
        if (waiting) {
          await waiting
          if (outgoing.destroyed) throw new ClientGone()
        }
        began = heavyCallers.begin()
        const decided = target!.served === routed ? handler : handlerOf(target!)
        return callHandler(context, request, target!, call, decided, intercept)
      }
      reply = await (target
        ? (await handle(context, target, request, run, arriving)).reply
        : answerUnrouted(served, request, limits))
    } catch (error) {
      if (error instanceof ClientGone) {
        request.end()
        return undefined
      }
      code = toErrorResponse(error).kind
      reply = toErrorReply(context, target?.served.form ?? formOfPath(served, request.path), request, error, target)
    }
    if (request.caller && reply.status < 300 && hasTrait(operationOf(target!), 'stores'))
      context.storedBytes.add(request.caller.id, request.bodyBytes)
    if (target?.served.replies) reply = checkedReply(context, target, request, reply)
    sendWatched(context, limits, request, reply, closing)
    if (request.caller && began) heavyCallers.end(request.caller.id, began)
    const answered = answeredOf(request, target, reply.status, clock.monotonic(), () => limits.addressOf(incoming))
    answered.code = code
    record(answered)
    return answered
  }

  return {
    close() {
      closing = true
    },
    has: (path) => methodsAt(served, path).length > 0,
    serve: (incoming, outgoing) =>
      tracing ? tracing.request(incoming.headers, () => answer(incoming, outgoing)) : answer(incoming, outgoing),
  }
}

/** Sends the reply, and watches it until the client has read it. */
function sendWatched(
  { clock, unreadAnswers }: HttpContext,
  limits: RequestLimits,
  request: RequestContext,
  reply: Reply,
  closing: boolean,
): void {
  const unsent = sendReply(request, reply, closing, clock)
  if (!unsent) return request.end()
  request.outgoing.once('close', () => request.end())
  watchAnswer(unreadAnswers, limits.readerOf(request), request.outgoing, unsent.length)
}

function answeredOf(
  request: RequestContext,
  target: Target | undefined,
  status: number,
  endedAt: number,
  address: () => string,
): Answered {
  return {
    requestId: request.requestId,
    method: target?.method.toUpperCase() ?? noRouteName,
    route: target?.template ?? noRouteName,
    status,
    operationId: target?.operationId,
    actorId: request.caller?.id,
    seconds: (endedAt - request.startedAt) / 1000,
    address,
  }
}

/**
 * Authenticates the request as its operation requires, and runs the handler of the operation. The reply is in an object,
 * so that the library releases its context while an operation waits for 30 seconds.
 * @param arriving writes that are being authenticated. A write that would wait too long in the queue is rejected before
 * its credential is checked
 * @throws DomainError unauthorized, temporarily_unavailable, or rate_limited after too many wrong credentials
 */
async function handle(
  { config, commits }: Pick<HttpContext, 'config' | 'commits'>,
  target: Target,
  request: RequestContext,
  run: RunHandler,
  arriving: { writes: number },
): Promise<{ reply: Promise<Reply> }> {
  const isWrite = target.method === 'post' && !isOperatorOnly(target)
  if (isWrite) arriving.writes += 1
  try {
    if (isWrite) commits.assertRoom(arriving.writes)
    const routed = { method: target.method, path: target.template, headers: {} }
    return (await target.served.api.handleRequest(routed, request, run)) as { reply: Promise<Reply> }
  } catch (rejection) {
    if (!target.served.overlappingForms.has(target.operationId)) throw rejection
    return await rejectInFormOfBody(target, request, rejection, config.httpLimits)
  } finally {
    if (isWrite) arriving.writes -= 1
  }
}

/**
 * Runs all steps between authentication and the handler. A request over a limit is rejected before its body is read,
 * unless the body decides the form.
 */
async function readCall(
  context: HttpContext,
  limits: RequestLimits,
  request: RequestContext,
  target: Target,
): Promise<RequestedCall> {
  const query = await admit(context, limits, request, target)
  const rule = target.served.bodies.get(target.operationId)
  const body = await bodyOf(context, request, rule, target)
  if (rule && !(body instanceof RawBody)) selectForm(target, body)
  const limiting = limits.limitBody(request)
  if (limiting) await limiting
  if (rule && !(body instanceof RawBody) && (body !== undefined || rule.required)) {
    assertValid(validatorsOf(target).body, body, 'body')
  }
  if (asksForStream(operationOf(target), target.operationId, body)) limits.open(request, 'streams')
  return new RequestedCall(limits, request, target.parameters, query, body)
}

/** Returns the handler of the form that the body decided. @throws DomainError internal_error without a handler */
function handlerOf({ served, operationId }: Target): AnyHandler {
  const handler = served.form.handlers[operationId]
  if (!handler) throw internalError(`${operationId} has no handler.`)
  return handler
}

/** Not async: a handler may wait for 30 seconds, and each async caller above it would stay in memory as long. */
function callHandler(
  context: HttpContext,
  request: RequestContext,
  target: Target,
  call: RequestedCall,
  handler: AnyHandler,
  intercept: RequestInterceptor | undefined,
): Promise<Reply> {
  if (!intercept) return handler(context, call)
  return intercept(request, target.operationId, () => handler(context, call))
}

/** A class, because closures for members that few handlers read would cost memory. */
class RequestedCall implements Call<{ body: unknown; path: unknown; query: unknown }, Caller | undefined> {
  readonly caller: Caller | undefined
  readonly headers: IncomingMessage['headers']
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
  readonly #limits: RequestLimits
  readonly #request: RequestContext

  constructor(limits: RequestLimits, request: RequestContext, path: unknown, query: unknown, body: unknown) {
    this.caller = request.caller
    this.headers = request.incoming.headers
    this.path = path
    this.query = query
    this.body = body
    this.#limits = limits
    this.#request = request
  }

  get headOnly(): boolean {
    return this.#request.incoming.method === 'HEAD'
  }

  get signal(): EndSignal {
    return this.#request.signal
  }

  get ip(): string {
    return this.#limits.addressOf(this.#request.incoming)
  }
}

/**
 * Runs the checks that do not need the body: rate limits, path parameters, query parameters.
 * @returns the query
 * @throws DomainError in the form that the body decides, when forms share the route
 */
async function admit(
  { config, storedBytes }: Needs<'config' | 'storedBytes'>,
  limits: RequestLimits,
  request: RequestContext,
  target: Target,
): Promise<Record<string, unknown>> {
  const { operationId, served } = target
  const operation = operationOf(target)
  const isShared = served.overlappingForms.has(operationId)
  try {
    const limiting = isOperatorOnly(target) ? undefined : limits.limit(request, operationId, isShared)
    // Most requests of a server without limits have no promise to await here.
    if (limiting) await limiting
    limits.assertReading(request)
    if (request.caller && hasTrait(operation, 'stores')) storedBytes.assertRoom(request.caller.id)
    const { path, query: queryShape } = validatorsOf(target)
    validatePathParameters(path, target.parameters)
    const query = request.query(config.httpLimits)
    assertValid(queryShape, query, 'query')
    limits.open(request, openLimitOf(operation, query))
    return query
  } catch (rejection) {
    if (!isShared) throw rejection
    return rejectInFormOfBody(target, request, rejection, config.httpLimits)
  }
}

/** Returns whether only operators may call the operation. They have no rate limit, except on wrong keys. */
function isOperatorOnly(target: Target): boolean {
  return operationOf(target).security.includes('operatorKey')
}

/** Reads the body. A raw body is requested from the client only when its operation reads it. */
async function bodyOf(
  { config }: Needs<'config'>,
  request: RequestContext,
  rule: BodyRule | undefined,
  target: Target,
): Promise<unknown> {
  const { incoming } = request
  if (rule?.takesRaw(incoming.headers['content-type'])) return new RawBody(request)
  request.sendContinue()
  if (!rule) return undefined
  const isShared = target.served.overlappingForms.has(target.operationId)
  const note = (bytes: number) => void (request.bodyBytes = bytes)
  const reading = readBody(incoming, rule.takesForm, config.httpLimits, isShared, note)
  return isShared ? reading.catch((error: unknown) => rejectInFormOfMembers(target, error)) : reading
}

async function answerUnrouted(
  served: readonly ServedForm[],
  request: RequestContext,
  limits: RequestLimits,
): Promise<Reply> {
  await limits.limitByAddress(request)
  const status = request.incoming.method === 'OPTIONS' ? 204 : request.path === mcpPath ? 405 : undefined
  const methods = methodsAt(served, request.path)
  if (status === undefined || methods.length === 0) throw noRoute()
  return { status, headers: { Allow: [...methods, 'OPTIONS'].join(', ') } }
}

function toErrorReply(
  context: Needs<'log' | 'metrics'>,
  form: Form,
  request: RequestContext,
  error: unknown,
  target?: Target,
): Reply {
  const response = toErrorResponse(error)
  const { requestId, incoming } = request
  if (response.kind === 'internal_error' || !isDomainError(error)) {
    const place = { requestId, method: incoming.method, route: target?.template, operation: target?.operationId }
    context.log.error({ ...place, err: error }, 'request failed')
  }
  if (response.limit !== undefined) context.metrics?.limitRejected(response.limit)
  const reply = form.encodeError(response, target?.operationId, { id: requestId, body: target?.body })
  // RFC 9110, 11.6.1; hosts of the Model Context Protocol ask for a token only after a challenge.
  if (response.kind === 'unauthorized') return { ...reply, headers: { ...reply.headers, 'WWW-Authenticate': 'Bearer' } }
  if (response.retryAfterSeconds === undefined) return reply
  return { ...reply, headers: { ...reply.headers, 'Retry-After': String(Math.ceil(response.retryAfterSeconds)) } }
}

function checkedReply(context: Needs<'log'>, target: Target, request: RequestContext, reply: Reply): Reply {
  const { requestId } = request
  const { operationId: operation, served } = target
  const validators = served.replies?.[operation]
  const mismatch = validators && responseMismatch(validators, reply)
  if (!mismatch) return reply
  context.log.error({ requestId, operation, mismatch }, 'a response does not match the documents')
  return served.form.encodeError(internalError(), operation, { id: requestId, body: target.body })
}
