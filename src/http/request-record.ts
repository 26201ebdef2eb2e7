import type { HttpContext } from './context.ts'

/** A request that was answered. Nothing of its address, its query, its headers or its bodies is here. */
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
  /** Address of the client. */
  address(): string
}

/** Requests that belong to no operation share one label. */
export const noRouteName = '(none)'

/**
 * Records each request in the log and the metrics: rejected ones at info, with the client's address where there is no
 * actor, all others at debug. Errors of the server have a line of their own at error, where they are caught.
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

/** The id that a caller, or a proxy, gave to the request, if it is fit for headers and logs. */
export function givenRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[A-Za-z0-9._:/+=-]{1,128}$/.test(header) ? header : undefined
}
