import { sleep } from '../platform/clock.ts'
import { delayMsMax, faultMark, type RequestFaultKind } from '../platform/demo-faults/demo-faults.rules.ts'
import { invalidRequest, rateLimited, temporarilyUnavailable, unauthorized } from '../platform/errors.ts'
import type { Injector } from '../platform/demo-faults/injector.ts'
import type { Needs } from '../platform/context.ts'
import { isOnOwnMachine } from './own-machine.ts'
import type { RequestInterceptor } from './pipeline.ts'
import { ClientGone } from './read-body.ts'
import type { RequestContext } from './request-context.ts'

/** The request header with which a developer requests a fault in a demo, and the response header that marks a fault. */
const faultHeader = 'X-Parley-Fault'

const names = 'rate-limited, unavailable, expired-token, closed-connection, lost-answer, or slow=MILLISECONDS'

const kindsByName: Readonly<Record<string, RequestFaultKind>> = {
  'rate-limited': 'rate_limited',
  unavailable: 'unavailable',
  'expired-token': 'expired_token',
  'closed-connection': 'closed_connection',
  'lost-answer': 'lost_answer',
}

/** The fault of one request, and the mark of its response. */
interface AppliedFault {
  kind: RequestFaultKind
  mark: string
  delayMs: number
  retryAfterSeconds: number
}

interface Dependencies extends Needs<'clock' | 'config' | 'log'> {
  injector: Injector
}

/**
 * Applies the fault that the header of a request selects, or an active fault that matches the request. The header is
 * ignored unless the request comes from the demo's own machine. The interceptor throws the fault as a DomainError, in
 * the form of the request, or ClientGone when the response is lost.
 */
export const interceptRequests =
  (dependencies: Dependencies): RequestInterceptor =>
  async (request, operation, handle) => {
    const { clock, log } = dependencies
    const found = faultInHeader(dependencies, request) ?? activeFaultFor(dependencies, request, operation)
    if (!found) return handle()
    const { kind, mark } = found
    request.answerHeaders = { [faultHeader]: mark }
    log.info({ requestId: request.requestId, operation, detail: mark }, 'a fault was applied to a request of the demo')
    switch (kind) {
      case 'rate_limited':
        throw rateLimited('The demo was asked to limit this request.', found.retryAfterSeconds)
      case 'unavailable':
        throw temporarilyUnavailable('The demo was asked to be unavailable.', found.retryAfterSeconds)
      case 'expired_token':
        throw unauthorized()
      case 'delay':
        await sleep(clock, found.delayMs, request.signal)
        return handle()
      case 'lost_answer':
        await handle()
        break
      case 'closed_connection':
    }
    request.outgoing.destroy()
    throw new ClientGone()
  }

function faultInHeader({ config }: Dependencies, { incoming }: RequestContext): AppliedFault | undefined {
  const header = incoming.headers[faultHeader.toLowerCase()]
  if (typeof header !== 'string' || !isOnOwnMachine(config, incoming)) return undefined
  const kind = Object.hasOwn(kindsByName, header) ? kindsByName[header] : undefined
  if (kind) return { kind, mark: header, delayMs: 0, retryAfterSeconds: 1 }
  const delayMs = Number(/^slow=(\d{1,5})$/.exec(header)?.[1] ?? Number.NaN)
  if (delayMs <= delayMsMax) return { kind: 'delay', mark: header, delayMs, retryAfterSeconds: 1 }
  throw invalidRequest(`X-Parley-Fault must be ${names}, of at most ${delayMsMax}.`, faultHeader)
}

/** Faults affect agents only. Otherwise, persons and operators could not use the pages that remove a fault. */
function activeFaultFor(
  { injector }: Dependencies,
  { caller, path }: RequestContext,
  operation: string,
): AppliedFault | undefined {
  if (caller?.kind !== 'agent') return undefined
  const fault = injector.takeForRequest({ agentId: caller.id, operation, path })
  return (
    fault && {
      kind: fault.kind as RequestFaultKind,
      mark: faultMark(fault),
      delayMs: fault.delayMs ?? 0,
      retryAfterSeconds: fault.retryAfterSeconds ?? 1,
    }
  )
}
