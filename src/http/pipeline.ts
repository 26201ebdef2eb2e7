import type { IncomingMessage, ServerResponse } from 'node:http'

import { OpenAPIBackend } from 'openapi-backend'

import type { HttpContext } from './context.ts'
import { internalError, isDomainError, notFound, unauthorized } from '../platform/errors.ts'
import type { Authenticator } from './authenticate.ts'
import { bodyRules, type BodyRule } from './body-rules.ts'
import { resolveForm } from './resolve-form.ts'
import { responseMismatch } from './check-reply.ts'
import { RequestContext, requestIds } from './request-context.ts'
import { describeError, toErrorResponse } from '../platform/logging/describe-error.ts'
import type { Form } from './form.ts'
import type { Reply } from './handler.ts'
import { IndexedRouter } from './indexed-router.ts'
import { RawBody } from './raw-body.ts'
import { ClientGone, readBody } from './read-body.ts'
import { createRequestLimits, type RequestLimits } from './rate-limits/request-limits.ts'
import { createRequestRecord, givenRequestId, noRouteName, type Answered } from './request-record.ts'
import { sendReply } from './send-reply.ts'
import { overlappingFormsOf } from './shared-routes.ts'
import { validatePathParameters, assertValid, type OperationValidators } from './validation.ts'

/** A form with its documents read and its routes indexed. */
interface Served {
  form: Form
  api: OpenAPIBackend
  router: IndexedRouter
  bodies: ReadonlyMap<string, BodyRule>
  /** The other forms that have an operation under the same route: the body tells which of them is meant. */
  rivals: ReadonlyMap<string, readonly Served[]>
}

/** Where a request goes: the form, the operation, and the parameters of its path, decoded. */
interface Target {
  /** The first form that has the route; the one that is meant once the body was read. */
  served: Served
  body?: unknown
  operationId: string
  method: string
  template: string
  parameters: Record<string, string>
}

export interface Pipeline {
  /** Answers one request; never throws. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** From now on every answer asks the client to close its connection. */
  close(): void
}

/**
 * The way of every request, in every form: route, authenticate, read, validate, handle, check the reply, encode errors.
 * Forms are asked in order; a route that none has is answered 404 in the first form's body.
 */
export async function createPipeline(
  context: Pick<
    HttpContext,
    | 'descriptions'
    | 'lifecycle'
    | 'taskWrites'
    | 'taskBegins'
    | 'answerWaits'
    | 'webhooks'
    | 'commits'
    | 'uploads'
    | 'erasure'
    | 'config'
    | 'clock'
    | 'ids'
    | 'database'
    | 'waiters'
    | 'ephemeral'
    | 'limiter'
    | 'secretBox'
    | 'log'
    | 'metrics'
    | 'tracing'
  >,
  forms: readonly [Form, ...Form[]],
  authenticator: Authenticator,
): Promise<Pipeline> {
  const limits = createRequestLimits(context)
  const served = await Promise.all(forms.map((form) => openForm(context, form, authenticator, limits)))
  for (const one of served) one.rivals = overlappingFormsOf(one, served)
  const record = createRequestRecord(context)
  const nextId = requestIds()
  const { tracing } = context
  let closing = false

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answered | undefined> {
    const exchange = new RequestContext(request, response, givenRequestId(request.headers['x-request-id']) ?? nextId())
    const target = findTarget(served, exchange)
    let reply: Reply
    try {
      reply = await (target ? dispatch(target, exchange) : unrouted(served, exchange, limits))
    } catch (error) {
      if (error instanceof ClientGone) return undefined
      reply = refuse(context, target?.served.form ?? forms[0], exchange, error, target)
    }
    if (context.config.checkReplies && target) reply = checked(context, target, exchange, reply)
    sendReply(exchange, reply, closing)
    const answered = answeredOf(exchange, target, reply.status, () => limits.addressOf(request))
    record(answered)
    return answered
  }

  return {
    close() {
      closing = true
    },
    async serve(request, response) {
      if (tracing)
        await tracing.request(request.headers.traceparent as string | undefined, () => answer(request, response))
      else await answer(request, response)
    },
  }
}

function answeredOf(
  exchange: RequestContext,
  target: Target | undefined,
  status: number,
  address: () => string,
): Answered {
  return {
    requestId: exchange.requestId,
    method: target?.method.toUpperCase() ?? noRouteName,
    route: target?.template ?? noRouteName,
    status,
    operationId: target?.operationId,
    actorId: exchange.caller?.id,
    seconds: (performance.now() - exchange.startedAt) / 1000,
    address,
  }
}

async function openForm(
  context: Pick<
    HttpContext,
    | 'descriptions'
    | 'lifecycle'
    | 'taskWrites'
    | 'taskBegins'
    | 'answerWaits'
    | 'webhooks'
    | 'commits'
    | 'uploads'
    | 'erasure'
    | 'config'
    | 'clock'
    | 'ids'
    | 'database'
    | 'waiters'
    | 'ephemeral'
    | 'limiter'
    | 'secretBox'
    | 'log'
    | 'metrics'
    | 'tracing'
  >,
  form: Form,
  authenticator: Authenticator,
  limits: RequestLimits,
): Promise<Served> {
  const api = new OpenAPIBackend({ definition: form.document, quick: true, validate: false, strict: true })
  await api.init()
  const router = new IndexedRouter(api.definition)
  api.router = router
  api.register({
    notFound: () => {
      throw noRoute()
    },
    validationFail: () => {
      throw internalError('Validation is not done here.')
    },
    notImplemented: ({ operation }) => {
      throw internalError(`${operation?.operationId} has no handler.`)
    },
    unauthorizedHandler: async ({ security }, exchange: RequestContext) => {
      // A look-up that failed is no proof of a bad credential: the outage is told as such.
      for (const result of Object.values(security ?? {})) if (result?.error) throw result.error
      await limits.stranger(exchange)
      throw unauthorized()
    },
  })
  for (const operationId of Object.keys(form.operations)) {
    api.register(operationId, (_parsed, exchange: RequestContext, target: Target) =>
      run(context, limits, exchange, target),
    )
  }
  const known = api.definition.components?.securitySchemes ?? {}
  for (const [scheme, verify] of Object.entries(authenticator)) {
    if (scheme in known) api.registerSecurityHandler(scheme, (_parsed, exchange: RequestContext) => verify(exchange))
  }
  return { form, api, router, bodies: bodyRules(router), rivals: new Map() }
}

function dispatch(target: Target, exchange: RequestContext): Promise<Reply> {
  const request = { method: target.method, path: target.template, headers: {} }
  return target.served.api.handleRequest(request, exchange, target)
}

/**
 * Everything after authentication. Whoever is over a limit is refused before anything of the request is read, unless
 * its body has to tell in which form.
 */
async function run(
  context: Pick<
    HttpContext,
    | 'descriptions'
    | 'lifecycle'
    | 'taskWrites'
    | 'taskBegins'
    | 'answerWaits'
    | 'webhooks'
    | 'commits'
    | 'uploads'
    | 'erasure'
    | 'config'
    | 'clock'
    | 'ids'
    | 'database'
    | 'waiters'
    | 'ephemeral'
    | 'limiter'
    | 'secretBox'
    | 'log'
    | 'metrics'
    | 'tracing'
  >,
  limits: RequestLimits,
  exchange: RequestContext,
  target: Target,
): Promise<Reply> {
  const isOpen = target.served.form.operations[target.operationId]?.security.length === 0
  const isShared = target.served.rivals.has(target.operationId)
  const counting = isOpen ? limits.anybody(exchange, target.operationId) : limits.caller(exchange, isShared)
  if (counting)
    await (isShared ? counting.catch((refusal: unknown) => refuseInItsForm(target, exchange, refusal)) : counting)
  const { path, query: queryShape } = validatorsOf(target)
  validatePathParameters(path, target.parameters)
  const query = exchange.query()
  assertValid(queryShape, query, 'query')
  const rule = target.served.bodies.get(target.operationId)
  const body = await bodyOf(exchange, rule)
  if (rule) settleForm(target, body)
  if (rule && !(body instanceof RawBody) && (body !== undefined || rule.required)) {
    assertValid(validatorsOf(target).body, body, 'body')
  }
  const handler = target.served.form.handlers[target.operationId]
  if (!handler) throw internalError(`${target.operationId} has no handler.`)
  return handler(context, {
    caller: exchange.caller,
    body,
    path: target.parameters,
    query,
    headers: exchange.request.headers,
    headOnly: exchange.request.method === 'HEAD',
    get signal() {
      return exchange.signal
    },
    get ip() {
      return limits.addressOf(exchange.request)
    },
  })
}

/** A raw body is not asked for before its operation wants it. */
async function bodyOf(exchange: RequestContext, rule: BodyRule | undefined): Promise<unknown> {
  const { request } = exchange
  if (rule?.takesRaw(request.headers['content-type'])) return new RawBody(exchange)
  exchange.wantBody()
  return rule && readBody(request, rule.takesForm)
}

/** From here on the request is of one form: its body told which. */
function settleForm(target: Target, body: unknown): void {
  target.body = body
  const rivals = target.served.rivals.get(target.operationId)
  if (!rivals) return
  const { form, refusal } = resolveForm(target.operationId, body)
  target.served = rivals.find((rival) => rival.form.name === form) ?? target.served
  if (refusal) throw refusal
}

/** Words a refusal that came before the body in the form of the body; one that is held back is not asked for (AMB-087). */
async function refuseInItsForm(target: Target, exchange: RequestContext, refusal: unknown): Promise<never> {
  if (!exchange.bodyHeldBack) {
    try {
      settleForm(target, await readBody(exchange.request, false))
    } catch (error) {
      // What is wrong with the body is not what the request is refused for.
      if (!isDomainError(error)) throw error
    }
  }
  throw refusal
}

function validatorsOf({ served, operationId }: Target): OperationValidators {
  const validators = served.form.validators[operationId]
  if (!validators) throw internalError(`${operationId} has no validators.`)
  return validators
}

function findTarget(served: readonly Served[], exchange: RequestContext): Target | undefined {
  const method = exchange.request.method ?? ''
  for (const candidate of served) {
    const match = candidate.router.index.find(method === 'HEAD' ? 'GET' : method, exchange.path)
    if (!match) continue
    const { operationId, method: verb, path: template } = match.route
    const parameters = decodeParameters(match.parameters)
    // HEAD is for what anybody may read: elsewhere a GET may bind, mark or wait.
    if (!parameters || (method === 'HEAD' && candidate.form.operations[operationId]?.security.length)) return undefined
    return { served: candidate, operationId, method: verb, template, parameters }
  }
  return undefined
}

function decodeParameters(raw: Record<string, string>): Record<string, string> | undefined {
  try {
    for (const name in raw) if (raw[name]?.includes('%')) raw[name] = decodeURIComponent(raw[name])
    return raw
  } catch {
    return undefined
  }
}

async function unrouted(served: readonly Served[], exchange: RequestContext, limits: RequestLimits): Promise<Reply> {
  await limits.anybody(exchange)
  if (exchange.request.method !== 'OPTIONS') throw noRoute()
  const methods = new Set(served.flatMap(({ router }) => router.index.methods(exchange.path)))
  if (methods.size === 0) throw noRoute()
  return { status: 204, headers: { Allow: [...methods, 'OPTIONS'].join(', ') } }
}

function noRoute() {
  return notFound('There is no such route or method.')
}

function refuse(
  context: Pick<HttpContext, 'log'>,
  form: Form,
  exchange: RequestContext,
  error: unknown,
  target?: Target,
): Reply {
  const refusal = toErrorResponse(error)
  if (refusal.kind === 'internal_error' || !isDomainError(error)) {
    const { requestId, request } = exchange
    const place = { requestId, method: request.method, route: target?.template, operation: target?.operationId }
    context.log.error({ ...place, fault: describeError(error) }, 'request failed')
  }
  const reply = form.encodeError(refusal, target?.operationId, { id: exchange.requestId, body: target?.body })
  if (refusal.retryAfterSeconds === undefined) return reply
  return { ...reply, headers: { ...reply.headers, 'Retry-After': String(Math.ceil(refusal.retryAfterSeconds)) } }
}

function checked(context: Pick<HttpContext, 'log'>, target: Target, exchange: RequestContext, reply: Reply): Reply {
  const { form } = target.served
  const validators = form.validators[target.operationId]
  const fault = validators && responseMismatch(validators, reply)
  if (!fault) return reply
  context.log.error(
    { requestId: exchange.requestId, operation: target.operationId, fault },
    'reply departs from the documents',
  )
  return form.encodeError(internalError(), target.operationId, { id: exchange.requestId, body: target.body })
}
