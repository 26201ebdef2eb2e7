/** An error response of JSON-RPC. */
export class RpcError extends Error {
  readonly code: number
  readonly reason: string | null
  constructor(code: number, message: string, reason: string | null = null) {
    super(message)
    this.code = code
    this.reason = reason
  }
}

export const noTask = (): RpcError => new RpcError(-32001, 'no such task', 'TASK_NOT_FOUND')
export const unsupported = (message: string): RpcError => new RpcError(-32004, message, 'UNSUPPORTED_OPERATION')
export const invalidParams = (message: string): RpcError => new RpcError(-32602, message)

const statuses: Readonly<Record<number, number>> = { [-32001]: 404, [-32002]: 409, [-32603]: 500 }

/** Returns the HTTP status of an error code. */
export const statusOf = (code: number): number => statuses[code] ?? 400
