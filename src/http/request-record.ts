import type { HttpContext } from './context.ts'

/** An answered request, without its URL, headers and bodies. */
export interface Answered {
  requestId: string
  method: string
  /** Path template of the operation, or `(none)`. */
  route: string
  status: number
  operationId?: string
  /** Id of the agent or the user. */
  actorId?: string
  seconds: number
  /** Returns the address of the client. */
  address(): string
}

/** Label of requests without an operation. */
export const noRouteName = '(none)'

/**
 * Records each request in the log and the metrics: rejected requests at info, with the client's address when there is
 * no actor, and others at debug. Server errors are logged separately at error where they are caught.
 */
export function createRequestRecord({
  log,
  metrics,
}: Pick<HttpContext, 'log' | 'metrics'>): (answered: Answered) => void {
  const atDebug = log.isLevelEnabled('debug')
  const atInfo = log.isLevelEnabled('info')
  return (answered) => {
    const { requestId, method, route, status, operationId, actorId, seconds } = answered
    metrics?.request(method, route, status, seconds)
    if (!atDebug && (status < 400 || !atInfo)) return
    const line = {
      requestId,
      operation: operationId,
      method,
      route,
      status,
      durationMs: Math.round(seconds * 1e5) / 100,
      actor: actorId,
    }
    if (status < 400) log.debug(line, 'answered')
    else log.info(actorId === undefined ? { ...line, address: answered.address() } : line, 'rejected')
  }
}

/** Returns the request id from a client or proxy, if it is safe for headers and logs. */
export function givenRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[A-Za-z0-9._:/+=-]{1,128}$/.test(header) ? header : undefined
}
