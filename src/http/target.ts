import type { OpenAPIBackend } from 'openapi-backend'
import { internalError, isDomainError, notFound, type DomainError } from '../platform/errors.ts'
import { shownScheme } from './authenticate.ts'
import type { BodyRule } from './body-rules.ts'
import type { Form } from './form.ts'
import { hasTrait, type Operation } from './operation.ts'
import type { IndexedRouter } from './indexed-router.ts'
import { BodyTooLarge, readBody } from './read-body.ts'
import type { RequestContext } from './request-context.ts'
import { resolveForm } from './resolve-form.ts'
import type { HttpLimits } from '../platform/limits/http-limits.ts'
import type { OperationValidators, ReplyValidators } from '../platform/validation.ts'
import { exactOf } from '../platform/exact-numbers.ts'

/** A form with its document loaded and its routes indexed. */
export interface ServedForm {
  form: Form
  api: OpenAPIBackend
  router: IndexedRouter
  bodies: ReadonlyMap<string, BodyRule>
  /** Other forms with an operation at the same route; the body decides the form. */
  overlappingForms: ReadonlyMap<string, readonly ServedForm[]>
  /** Other forms with an operation at the same route for another kind of credential. */
  otherCredentials: ReadonlyMap<string, readonly ServedForm[]>
  /** Set only where replies are checked. */
  replies?: ReplyValidators
}

/** The form, the operation and the decoded path parameters of a request. */
export interface Target {
  /** The first form with the route; after the body was read, the form that the body decides. */
  served: ServedForm
  body?: unknown
  operationId: string
  method: string
  template: string
  parameters: Record<string, string>
}

/**
 * Returns whether a GET operation also answers HEAD. An operation that waits, streams or changes data does not (RFC
 * 9110, 9.2.1).
 */
function allowsHead({ form }: ServedForm, operationId: string): boolean {
  const operation = form.operations[operationId]!
  return !(['waits', 'streams', 'changes'] as const).some((trait) => hasTrait(operation, trait))
}

/**
 * Finds the operation of a request in the first form with its route. When that operation does not accept the request's
 * kind of credential, a later form that accepts it is used, as for a session at PATCH /v1/me.
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

/**
 * Returns whether the operation accepts a kind of credential. A request without a known kind stays with the first form.
 */
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
    if (!parameters || (method === 'HEAD' && !allowsHead(candidate, operationId))) return undefined
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

export function methodsAt(served: readonly ServedForm[], path: string): string[] {
  const methods = new Set(served.flatMap(({ router }) => router.index.methods(path)))
  const hasHead = served.some((one) => {
    const match = one.router.index.find('GET', path)
    return match !== undefined && allowsHead(one, match.route.operationId)
  })
  return hasHead ? [...methods, 'HEAD'] : [...methods]
}

/** Returns the generated properties of the target's operation. */
export const operationOf = ({ served, operationId }: Target): Operation => served.form.operations[operationId]!

/** @throws DomainError internal_error when the form of the target has no validators for its operation */
export function validatorsOf({ served, operationId }: Target): OperationValidators {
  const validators = served.form.validators[operationId]
  if (!validators) throw internalError(`${operationId} has no validators.`)
  return validators
}

/** Sets the form of the target to the one that the body decides. @throws DomainError when the body matches no form */
export function selectForm(target: Target, body: unknown): void {
  target.body = body
  if (target.served.form.readsNullAsAbsent?.(target.template)) omitNulls(body)
  const overlapping = target.served.overlappingForms.get(target.operationId)
  if (!overlapping) return
  const { form, rejection } = resolveForm(target.operationId, body)
  target.served = overlapping.find((other) => other.form.name === form) ?? target.served
  if (rejection) throw rejection
}

/**
 * Selects the form of a request that is rejected before its body was read, so that the error has this form. A body that
 * the client sends only after 100 Continue stays unread (AMB-087).
 */
export async function rejectInFormOfBody(
  target: Target,
  request: RequestContext,
  rejection: unknown,
  limits: HttpLimits,
): Promise<never> {
  if (!request.bodyAwaitsContinue) {
    try {
      selectForm(target, await readBody(request.incoming, false, limits, true))
    } catch (error) {
      // The request keeps its first error, not an error of the body.
      if (!isDomainError(error)) throw error
      if (error instanceof BodyTooLarge) selectByMembers(target, error)
    }
  }
  throw rejection
}

/** Selects the form by the members at the beginning of a body that is too large. @throws the given error */
export function rejectInFormOfMembers(target: Target, error: unknown): never {
  if (error instanceof BodyTooLarge) selectByMembers(target, error)
  throw error
}

function selectByMembers(target: Target, { members }: BodyTooLarge): void {
  try {
    selectForm(target, Object.fromEntries(members.map((name) => [name, true])))
  } catch (rejection) {
    // The request keeps its first error, not an error of the form.
    if (!isDomainError(rejection)) throw rejection
  }
}

/** Returns the first form with a route at the path, or the first form. It encodes the error of a request without a route. */
export function formOfPath(served: readonly ServedForm[], path: string): Form {
  return (served.find(({ router }) => router.index.methods(path).length > 0) ?? served[0]!).form
}

/** Returns the error for a path or method that no form has. */
export function noRoute(): DomainError {
  return notFound('There is no such route or method.')
}

/** Members that contain arbitrary JSON, in which null is a value. A test compares them with the documents. */
export const freeMembers: ReadonlySet<string> = new Set(['data', 'metadata'])

/**
 * Deletes members that are null from a body: clients in many languages write null for an absent member (AMB-263). `data` may
 * be null, and arbitrary JSON is unchanged.
 */
export function omitNulls(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    value.forEach(omitNulls)
    return
  }
  for (const [name, member] of Object.entries(value)) {
    if (member === null && name !== 'data') {
      for (const object of [value, exactOf(value)]) delete object[name as keyof typeof object]
    } else if (!freeMembers.has(name)) omitNulls(member)
  }
}
