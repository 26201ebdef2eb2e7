import type { JsonRpcResponse } from '../../../generated/a2a/types.gen.ts'
import { methods, type MethodName } from '../../../generated/a2a/methods.ts'
import { CallError, encodeCallError } from './call-error.ts'

export type CallId = string | number | null

/** The parsed envelope of a call. */
export interface JsonRpcCall {
  id: CallId
  method: MethodName
  params: unknown
}

/** Maximum characters of an id: every answer and every event of a stream repeats it. */
const idCharactersMax = 1_024

/** Returns the id of a request body. Null when it is missing, too long, or a number that would lose precision. */
export function idOf(body: unknown): CallId {
  const id = isObject(body) ? body.id : undefined
  const isId =
    (typeof id === 'string' && id.length <= idCharactersMax) || (typeof id === 'number' && Number.isSafeInteger(id))
  return isId ? id : null
}

/** Parses a call. @throws CallError unless it is one call of a known method */
export function readCall(body: unknown): JsonRpcCall {
  if (Array.isArray(body)) throw new CallError('invalidCall', 'Batches are not supported: send one call at a time.')
  if (!isObject(body)) throw new CallError('invalidCall', 'The body must be a JSON-RPC request object.')
  const { jsonrpc, method, params = {}, id } = body
  if (jsonrpc !== '2.0') throw new CallError('invalidCall', 'jsonrpc must be "2.0".')
  if (id === undefined) throw new CallError('invalidCall', 'id is required: notifications are not supported.')
  if (typeof id === 'string' && id.length > idCharactersMax)
    throw new CallError('invalidCall', `id must have at most ${idCharactersMax} characters.`)
  if (id !== null && idOf(body) === null)
    throw new CallError('invalidCall', 'id must be a string, an integer up to 2^53 - 1 or null.')
  if (typeof method !== 'string') throw new CallError('invalidCall', 'method must be a string.')
  if (!Object.hasOwn(methods, method)) throw new CallError('unknownMethod', `There is no method ${shown(method)}.`)
  return { id: id as CallId, method: method as MethodName, params }
}

export const encodeResult = (id: CallId, result: unknown): JsonRpcResponse => ({ jsonrpc: '2.0', id, result })

export const encodeFailure = (id: CallId, error: CallError): JsonRpcResponse => ({
  jsonrpc: '2.0',
  id,
  error: encodeCallError(error),
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (method: string): string => JSON.stringify(method.slice(0, 64))
