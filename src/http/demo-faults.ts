import { sleep } from '../platform/clock.ts'
import { invalidRequest, rateLimited, temporarilyUnavailable, unauthorized } from '../platform/errors.ts'
import type { HttpContext } from './context.ts'
import type { Reply } from './handler.ts'
import { isOnOwnMachine } from './own-machine.ts'
import { ClientGone } from './read-body.ts'
import type { RequestContext } from './request-context.ts'

/** The header by which a developer asks a demo for a fault of one request. */
export const faultHeader = 'x-parley-fault'

/** The longest delay that may be asked for, in milliseconds. */
const delayMsMax = 60_000

const names = 'rate-limited, unavailable, expired-token, lost-answer, or slow=MILLISECONDS'

/**
 * Handles a request of a demo, with the fault that its header asks for. Only the machine of the demo is heard: elsewhere
 * the header is one that nobody knows.
 * @throws DomainError the fault, in the form of the request; ClientGone when its answer is lost
 */
export async function handleInDemo(
  { config, clock }: Pick<HttpContext, 'config' | 'clock'>,
  request: RequestContext,
  handle: () => Promise<Reply>,
): Promise<Reply> {
  const asked = request.incoming.headers[faultHeader]
  if (typeof asked !== 'string' || !isOnOwnMachine(config, request.incoming)) return handle()
  switch (asked) {
    case 'rate-limited':
      throw rateLimited('The request asked to be limited.', 1)
    case 'unavailable':
      throw temporarilyUnavailable('The request asked for a server that is not available.', 1)
    case 'expired-token':
      throw unauthorized()
    case 'lost-answer':
      await handle()
      request.outgoing.destroy()
      throw new ClientGone()
    default:
      await sleep(clock, delayOf(asked), request.signal)
      return handle()
  }
}

function delayOf(asked: string): number {
  const milliseconds = Number(/^slow=(\d{1,5})$/.exec(asked)?.[1] ?? Number.NaN)
  if (milliseconds <= delayMsMax) return milliseconds
  throw invalidRequest(`X-Parley-Fault must be ${names}, of at most ${delayMsMax}.`, 'X-Parley-Fault')
}
