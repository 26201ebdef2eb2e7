import type { methods, MethodName } from '../../generated/a2a/methods.ts'

/** An error object of JSON-RPC. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(`${code}: ${message}`)
    this.code = code
    this.data = data
  }
}

export type StreamingMethod = {
  [Name in MethodName]: (typeof methods)[Name]['stream'] extends true ? Name : never
}[MethodName]

export interface RpcReply {
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** Header of every call. */
export const version = { 'a2a-version': '1.0' }

/** Returns a call of JSON-RPC with a new id. */
export const envelope = (method: MethodName, params: object) => ({
  jsonrpc: '2.0' as const,
  id: crypto.randomUUID(),
  method,
  params,
})

/** Returns whether a value is a response of JSON-RPC. Another program may answer with other JSON. */
export const isRpcReply = (reply: unknown): reply is RpcReply =>
  typeof reply === 'object' && reply !== null && ('result' in reply || 'error' in reply)

/** @throws RpcError for an error */
export function resultOf({ result, error }: RpcReply): unknown {
  if (error) throw new RpcError(error.code, error.message, error.data)
  return result
}
