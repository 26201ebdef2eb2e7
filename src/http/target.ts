import type { OpenAPIBackend } from 'openapi-backend'

import { internalError, isDomainError, notFound, type DomainError } from '../platform/errors.ts'
import { shownScheme } from './authenticate.ts'
import type { BodyRule } from './body-rules.ts'
import type { Form } from './form.ts'
import type { IndexedRouter } from './indexed-router.ts'
import { readBody } from './read-body.ts'
import type { RequestContext } from './request-context.ts'
import { resolveForm } from './resolve-form.ts'
import type { HttpLimits } from '../platform/limits/http-limits.ts'
import type { OperationValidators, ReplyValidators } from '../platform/validation.ts'

/** A form with its documents read and its routes indexed. */
export interface ServedForm {
  form: Form
  api: OpenAPIBackend
  router: IndexedRouter
  bodies: ReadonlyMap<string, BodyRule>
  /** The other forms that have an operation under the same route: the body shows which of them is meant. */
  overlappingForms: ReadonlyMap<string, readonly ServedForm[]>
  /** The other forms that have an operation under the same route for another kind of credential. */
  otherCredentials: ReadonlyMap<string, readonly ServedForm[]>
  /** Where answers are checked. */
  replies?: ReplyValidators
}

/** Where a request goes: the form, the operation, and the parameters of its path, decoded. */
export interface Target {
  /** The first form that has the route; the one that is meant once the body was read. */
  served: ServedForm
  body?: unknown
  operationId: string
  method: string
  template: string
  parameters: Record<string, string>
}

/** Reading by them has an effect, which a HEAD would have too: they mark messages as delivered, wait, or bind a pairing. */
const effectiveGets: ReadonlySet<string> = new Set([
  'listEvents',
  'listOwnEvents',
  'listOwnedAgentEvents',
  'getDeviceAuthorization',
])

/**
 * The operation that a request is for, in the first form that has its route. Where that operation does not take the
 * kind of credential that is shown, a later form whose operation does is meant, as by a session at PATCH /v1/me.
 */
export function findTarget(served: readonly ServedForm[], request: RequestContext): Target | undefined {
  const first = findAmong(served, request)
  const others = first?.served.otherCredentials.get(first.operationId)
  if (!first || !others) return first
  const scheme = shownScheme(request)
  return takes(first, scheme) ? first : (others.map((other) => findAmong([other], request)).find(isMeant) ?? first)

  function isMeant(target: Target | undefined): boolean {
    return target !== undefined && takes(target, scheme)
  }
}

/** Whether the operation takes a kind of credential; what takes none of the shown kinds is left to the first form. */
function takes({ served, operationId }: Target, scheme: string | undefined): boolean {
  return scheme === undefined || served.form.operations[operationId]?.security.includes(scheme as never) === true
}

function findAmong(served: readonly ServedForm[], request: RequestContext): Target | undefined {
  const method = request.incoming.method ?? ''
  for (const candidate of served) {
    const match = candidate.router.index.find(method === 'HEAD' ? 'GET' : method, request.path)
    if (!match) continue
    const { operationId, method: verb, path: template } = match.route
    const parameters = decodeParameters(match.parameters)
    if (!parameters || (method === 'HEAD' && effectiveGets.has(operationId))) return undefined
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

/** The methods that some form has under the path of a request. */
export function methodsAt(served: readonly ServedForm[], path: string): string[] {
  return [...new Set(served.flatMap(({ router }) => router.index.methods(path)))]
}

/** @throws DomainError internal_error when the form of the target has no validators for its operation */
export function validatorsOf({ served, operationId }: Target): OperationValidators {
  const validators = served.form.validators[operationId]
  if (!validators) throw internalError(`${operationId} has no validators.`)
  return validators
}

/** From here on the request is of the one form that its body shows. @throws DomainError when it is of none */
export function selectForm(target: Target, body: unknown): void {
  target.body = body
  const overlapping = target.served.overlappingForms.get(target.operationId)
  if (!overlapping) return
  const { form, rejection } = resolveForm(target.operationId, body)
  target.served = overlapping.find((other) => other.form.name === form) ?? target.served
  if (rejection) throw rejection
}

/**
 * Selects the form of a request that is rejected before its body was read, so that the error is in that form. A body
 * that the client holds back until it is asked for stays unread (AMB-087).
 */
export async function rejectInFormOfBody(
  target: Target,
  request: RequestContext,
  rejection: unknown,
  limits: HttpLimits,
): Promise<never> {
  if (!request.bodyAwaitsContinue) {
    try {
      selectForm(target, await readBody(request.incoming, false, limits))
    } catch (error) {
      // What is wrong with the body is not why the request is rejected.
      if (!isDomainError(error)) throw error
    }
  }
  throw rejection
}

/** The rejection of a path or method that no form has. */
export function noRoute(): DomainError {
  return notFound('There is no such route or method.')
}
