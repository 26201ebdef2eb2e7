import { createThrottle } from '../platform/logging/throttle.ts'
import type { Needs } from '../platform/context.ts'

/** An answered request, without its URL, headers and bodies. */
export interface Answered {
  requestId: string
  method: string
  /** Path template of the operation, or `(none)`. */
  route: string
  status: number
  /** Code of the error; undefined for other responses. */
  code?: string | undefined
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
 * Records each request in the log and the metrics: rejected requests at info, with the code of the error, and with the
 * client's address when there is no actor; others at debug. Rejections that come in floods, because of an outage or a
 * rate limit, share one line each second for each code, unless the level is debug. Server errors are logged separately
 * at error where they are caught.
 */
export function createRequestRecord({
  log,
  metrics,
  clock,
}: Needs<'log' | 'metrics' | 'clock'>): (answered: Answered) => void {
  const throttle = createThrottle(clock)
  const atDebug = log.isLevelEnabled('debug')
  const atInfo = log.isLevelEnabled('info')
  return (answered) => {
    const { requestId, method, route, status, code, operationId, actorId, seconds } = answered
    metrics?.request(method, route, status, seconds)
    // JSON-RPC answers an error with 200.
    const isRejected = status >= 400 || code !== undefined
    if (!atDebug && (!isRejected || !atInfo)) return
    const line = {
      requestId,
      operation: operationId,
      method,
      route,
      status,
      code,
      durationMs: Math.round(seconds * 1e5) / 100,
      actor: actorId,
    }
    if (!isRejected) {
      log.debug(line, 'answered')
      return
    }
    const rejection = actorId === undefined ? { ...line, address: answered.address() } : line
    const isFlood = status >= 500 || status === 429
    if (atDebug || !isFlood) log.info(rejection, 'rejected')
    else
      throttle(`${status} ${code}`, (repeated) =>
        log.info(repeated === 1 ? rejection : { ...rejection, repeated }, 'rejected'),
      )
  }
}

/** Returns the request id from a client or proxy, if it is safe for headers and logs. */
export function givenRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[A-Za-z0-9._:/+=-]{1,128}$/.test(header) ? header : undefined
}
