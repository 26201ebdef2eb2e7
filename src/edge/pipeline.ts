import type { IncomingMessage, ServerResponse } from 'node:http'

import { OpenAPIBackend } from 'openapi-backend'

import type { Context } from '../context.ts'
import { internalError, isDomainError, notFound, unauthorized } from '../core/errors.ts'
import type { Authenticator } from './authenticate.ts'
import { bodyRules, type BodyRule } from './body-rules.ts'
import { departure } from './check-reply.ts'
import { Exchange, requestIds } from './exchange.ts'
import { describeFault, refusalOf } from './faults.ts'
import type { Form } from './form.ts'
import type { Reply } from './handler.ts'
import { IndexedRouter } from './indexed-router.ts'
import { ClientGone, readBody } from './read-body.ts'
import { sendReply } from './send-reply.ts'
import { demandAddress, demandValid } from './validation.ts'

/** A form with its documents read and its routes indexed. */
interface Served {
  form: Form
  api: OpenAPIBackend
  router: IndexedRouter
  bodies: ReadonlyMap<string, BodyRule>
}

/** Where a request goes: the form, the operation, and the parameters of its path, decoded. */
interface Target {
  served: Served
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
  context: Context, forms: readonly [Form, ...Form[]], authenticator: Authenticator,
): Promise<Pipeline> {
  const served = await Promise.all(forms.map((form) => openForm(context, form, authenticator)))
  const nextId = requestIds()
  let closing = false
  return {
    close() { closing = true },
    async serve(request, response) {
      const exchange = new Exchange(request, response, nextId())
      const target = findTarget(served, exchange)
      const form = target?.served.form ?? forms[0]
      let reply: Reply
      try {
        reply = target ? await dispatch(target, exchange) : unrouted(served, exchange)
      } catch (error) {
        if (error instanceof ClientGone) return
        reply = refuse(context, form, exchange, error, target)
      }
      if (context.config.checkReplies && target) reply = checked(context, target, exchange, reply)
      sendReply(exchange, reply, closing)
    },
  }
}

async function openForm(context: Context, form: Form, authenticator: Authenticator): Promise<Served> {
  const api = new OpenAPIBackend({ definition: form.document, quick: true, validate: false, strict: true })
  await api.init()
  const router = new IndexedRouter(api.definition)
  api.router = router
  api.register({
    notFound: () => { throw noRoute() },
    validationFail: () => { throw internalError('Validation is not done here.') },
    notImplemented: ({ operation }) => { throw internalError(`${operation?.operationId} has no handler.`) },
    unauthorizedHandler: ({ security }) => {
      // A look-up that failed is no proof of a bad credential: the outage is told as such.
      for (const result of Object.values(security ?? {})) if (result?.error) throw result.error
      throw unauthorized()
    },
  })
  for (const operationId of Object.keys(form.operations)) {
    api.register(operationId, (_parsed, exchange: Exchange, target: Target) => run(context, exchange, target))
  }
  const known = api.definition.components?.securitySchemes ?? {}
  for (const [scheme, verify] of Object.entries(authenticator)) {
    if (scheme in known) api.registerSecurityHandler(scheme, (_parsed, exchange: Exchange) => verify(exchange))
  }
  return { form, api, router, bodies: bodyRules(router) }
}

function dispatch(target: Target, exchange: Exchange): Promise<Reply> {
  const request = { method: target.method, path: target.template, headers: {} }
  return target.served.api.handleRequest(request, exchange, target)
}

/** Everything after authentication. */
async function run(context: Context, exchange: Exchange, target: Target): Promise<Reply> {
  const { form } = target.served
  const validators = form.validators[target.operationId]
  if (!validators) throw internalError(`${target.operationId} has no validators.`)
  demandAddress(validators.path, target.parameters)
  const query = exchange.query()
  demandValid(validators.query, query, 'query')
  const rule = target.served.bodies.get(target.operationId)
  const body = rule && await readBody(exchange.request, rule.takesForm)
  if (rule && (body !== undefined || rule.required)) demandValid(validators.body, body, 'body')
  const handler = form.handlers[target.operationId]
  if (!handler) throw internalError(`${target.operationId} has no handler.`)
  return handler(context, {
    caller: exchange.caller,
    body,
    path: target.parameters,
    query,
    headers: exchange.request.headers,
    get gone() { return exchange.gone },
    ip: exchange.request.socket.remoteAddress ?? '',
  })
}

function findTarget(served: readonly Served[], exchange: Exchange): Target | undefined {
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

function unrouted(served: readonly Served[], exchange: Exchange): Reply {
  if (exchange.request.method !== 'OPTIONS') throw noRoute()
  const methods = new Set(served.flatMap(({ router }) => router.index.methods(exchange.path)))
  if (methods.size === 0) throw noRoute()
  return { status: 204, headers: { Allow: [...methods, 'OPTIONS'].join(', ') } }
}

function noRoute() {
  return notFound('There is no such route or method.')
}

function refuse(context: Context, form: Form, exchange: Exchange, error: unknown, target?: Target): Reply {
  const refusal = refusalOf(error)
  if (refusal.kind === 'internal_error' || !isDomainError(error)) {
    const { requestId, request } = exchange
    const place = { requestId, method: request.method, route: target?.template, operation: target?.operationId }
    context.log.error({ ...place, fault: describeFault(error) }, 'request failed')
  }
  const reply = form.encodeError(refusal, target?.operationId)
  if (refusal.retryAfterSeconds === undefined) return reply
  return { ...reply, headers: { ...reply.headers, 'Retry-After': String(Math.ceil(refusal.retryAfterSeconds)) } }
}

function checked(context: Context, target: Target, exchange: Exchange, reply: Reply): Reply {
  const { form } = target.served
  const validators = form.validators[target.operationId]
  const fault = validators && departure(validators, reply)
  if (!fault) return reply
  context.log.error({ requestId: exchange.requestId, operation: target.operationId, fault }, 'reply departs from the documents')
  return form.encodeError(internalError(), target.operationId)
}
