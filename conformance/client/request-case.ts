/**
 * Classifies a request by its operation and its request case. A run should cover all request cases of each operation.
 */
import { methods, type MethodName } from '../../generated/a2a/methods.ts'
import { operations as a2aOperations } from '../../generated/a2a/operations.ts'
import { operations as currentOperations } from '../../generated/current/operations.ts'
import { operations as variantOperations } from '../../generated/variant/operations.ts'
import { parseJson } from './documents.ts'
import type { Exchange } from './exchange.ts'

export const requestCases = ['success', 'no_credential', 'wrong_credential', 'bad_input'] as const
export type RequestCase = (typeof requestCases)[number]

/** An operation that a document states, including a method of A2A. */
export interface StatedOperation {
  form: 'current' | 'variant'
  /** operationId, or the name of the A2A method. */
  id: string
  area: string
  method: string
  /** Path with parameters in braces. */
  path: string
  isPublic: boolean
}

interface TableRow {
  method: string
  path: string
  security: readonly string[]
  area: string
  origin?: string
}

const address = a2aOperations.callAgent.path

/** The generated table without the project-defined routes, which other implementations need not have. */
export const statedOperations: readonly StatedOperation[] = [
  ...rowsOf('current', currentOperations),
  // The HTTP+JSON binding has its own checks, for agents whose cards declare it.
  ...rowsOf('current', a2aOperations).filter(({ id, path }) => path !== address && !id.startsWith('http')),
  ...Object.keys(methods).map((id): StatedOperation => ({
    form: 'current',
    id,
    area: 'a2a',
    method: 'POST',
    path: address,
    isPublic: false,
  })),
  ...rowsOf('variant', variantOperations),
]

function rowsOf(form: StatedOperation['form'], table: Record<string, TableRow>): StatedOperation[] {
  return Object.entries(table)
    .filter(([, { origin }]) => origin !== 'project')
    .map(([id, { method, path, security, area }]) => ({
      form,
      id,
      area,
      method: method.toUpperCase(),
      path,
      isPublic: security.length === 0,
    }))
}

/** Returns the key for counting requests. Forms share routes, and the methods of A2A share one route. */
export const keyOf = ({ id, method, path }: StatedOperation): string =>
  path === address ? `A2A ${id}` : `${method} ${path}`

const patterns = [...new Map(statedOperations.map((operation) => [keyOf(operation), operation])).values()]
  .filter(({ path }) => path !== address)
  .map((operation) => ({
    operation,
    // A target may have a base path, and A2A addresses can be anywhere.
    pattern: new RegExp(`${operation.path.replace(/^\/a2a\//, '/').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }))

/** The request case and the error answer of an exchange, each with its stated operation. */
export interface Classified {
  /** `<key> <case>`; undefined for other routes, and for answers that do not depend on the request. */
  requestCase?: string | undefined
  /** `<key> <status>` of an error answer to an actor of the run; `200` for an error of JSON-RPC. */
  errorAnswer?: string | undefined
}

/** @param body the body of the answer as JSON; undefined when it is not JSON */
export function classify(exchange: Exchange, body: unknown): Classified {
  const { key, isPublic } = operationOf(exchange)
  const { actor, response } = exchange
  if (key === undefined || response === null) return {}
  const asked = caseOf(exchange, body, isPublic)
  const isError = (response.status >= 400 || isRpcError(body)) && actor !== 'anonymous' && !lacksCapability(body)
  return {
    requestCase: asked && `${key} ${asked}`,
    errorAnswer: isError ? `${key} ${response.status}` : undefined,
  }
}

/** Returns the key of the stated operation of an exchange. */
function operationOf(exchange: Exchange): { key: string | undefined; isPublic: boolean } {
  const path = new URL(exchange.request.url).pathname.replace(/\/+$/, '')
  const stated = patterns.find(
    ({ operation, pattern }) => operation.method === exchange.request.method && pattern.test(path),
  )?.operation
  const call = stated === undefined ? methodOf(exchange) : undefined
  return { key: stated ? keyOf(stated) : call && `A2A ${call}`, isPublic: stated?.isPublic ?? false }
}

/** Returns the method of a call to an A2A address. */
function methodOf({ request }: Exchange): MethodName | undefined {
  if (request.method !== 'POST' || request.body === null) return undefined
  const body = parseJson(request.body)
  const method = typeof body === 'object' && body !== null ? (body as { method?: unknown }).method : undefined
  return typeof method === 'string' && Object.hasOwn(methods, method) ? (method as MethodName) : undefined
}

function caseOf({ actor, request, response }: Exchange, body: unknown, isPublic: boolean): RequestCase | undefined {
  if (response === null) return undefined
  const given = request.headers['authorization']
  if (!isPublic) {
    if (given === undefined) return 'no_credential'
    if (actor === 'anonymous' || response.status === 401) return 'wrong_credential'
  }
  if (response.status >= 200 && response.status <= 299) return isRpcError(body) ? 'bad_input' : 'success'
  // These statuses do not depend on the content of the request.
  if (response.status === 403 || response.status === 429) return undefined
  return response.status >= 400 && response.status <= 499 ? 'bad_input' : undefined
}

const isRpcError = (body: unknown): body is { error: { code?: unknown } | null } =>
  typeof body === 'object' && body !== null && 'jsonrpc' in body && 'error' in body

/** Errors of A2A for optional features: push notifications, streaming (or another operation), extended cards. */
const missingFeatures: readonly unknown[] = [-32003, -32004, -32007]

/** Returns whether an A2A answer says that the agent lacks an optional feature. */
const lacksCapability = (body: unknown): boolean => isRpcError(body) && missingFeatures.includes(body.error?.code)
