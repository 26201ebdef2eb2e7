/** Which operation a request asked for, and in which of the ways that every operation has to be asked. */
import { methods, type MethodName } from '../../generated/a2a/methods.ts'
import { operations as a2aOperations } from '../../generated/a2a/operations.ts'
import { operations as currentOperations } from '../../generated/current/operations.ts'
import { operations as variantOperations } from '../../generated/variant/operations.ts'
import { parseJson } from './documents.ts'
import type { Exchange } from './exchange.ts'

export const requestCases = ['success', 'no_credential', 'wrong_credential', 'bad_input'] as const
export type RequestCase = (typeof requestCases)[number]

/** An operation that a document states; a method of A2A is one as well. */
export interface StatedOperation {
  form: 'current' | 'variant'
  /** operationId, or the name of the method. */
  id: string
  area: string
  method: string
  /** With its parameters in braces. */
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

/** The table of the generator, without the routes of this project: those are asked of nobody else. */
export const statedOperations: readonly StatedOperation[] = [
  ...rowsOf('current', currentOperations),
  // The HTTP+JSON binding is asked of those whose cards declare it, by checks of its own.
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

/** What a request is counted under: forms share routes, and the methods of A2A share one. */
export const keyOf = ({ id, method, path }: StatedOperation): string =>
  path === address ? `A2A ${id}` : `${method} ${path}`

const patterns = [...new Map(statedOperations.map((operation) => [keyOf(operation), operation])).values()]
  .filter(({ path }) => path !== address)
  .map((operation) => ({
    operation,
    // A target may stand below a path of its own, and its A2A addresses anywhere.
    pattern: new RegExp(`${operation.path.replace(/^\/a2a\//, '/').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }))

/** `<key> <case>` of an exchange; undefined for other routes, and for answers that say nothing of the request. */
export function requestCaseOf(exchange: Exchange): string | undefined {
  const path = new URL(exchange.request.url).pathname.replace(/\/+$/, '')
  const call = methodOf(exchange)
  const stated = patterns.find(
    ({ operation, pattern }) => operation.method === exchange.request.method && pattern.test(path),
  )?.operation
  const key = stated ? keyOf(stated) : call && `A2A ${call}`
  const asked = key && caseOf(exchange, stated?.isPublic ?? false)
  return asked && `${key} ${asked}`
}

/** The method of a call to an A2A address. */
function methodOf({ request }: Exchange): MethodName | undefined {
  if (request.method !== 'POST' || request.body === null) return undefined
  const body = parseJson(request.body)
  const method = typeof body === 'object' && body !== null ? (body as { method?: unknown }).method : undefined
  return typeof method === 'string' && Object.hasOwn(methods, method) ? (method as MethodName) : undefined
}

function caseOf({ actor, request, response }: Exchange, isPublic: boolean): RequestCase | undefined {
  if (response === null) return undefined
  const given = request.headers['authorization']
  if (!isPublic) {
    if (given === undefined) return 'no_credential'
    if (actor === 'anonymous' || response.status === 401) return 'wrong_credential'
  }
  if (response.status >= 200 && response.status <= 299) return isRpcError(response.body) ? 'bad_input' : 'success'
  // Neither is about what was asked.
  if (response.status === 403 || response.status === 429) return undefined
  return response.status >= 400 && response.status <= 499 ? 'bad_input' : undefined
}

function isRpcError(body: string): boolean {
  const answer = parseJson(body)
  return typeof answer === 'object' && answer !== null && 'jsonrpc' in answer && 'error' in answer
}
