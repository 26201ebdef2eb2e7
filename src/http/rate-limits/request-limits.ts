import type { IncomingMessage } from 'node:http'

import type { HttpContext } from '../context.ts'
import { addressGroup, createClientAddress } from '../../platform/rate-limits/client-address.ts'
import { overLimit, type RateLimitState } from '../../platform/rate-limits/limiter.ts'
import type { LimitRule } from '../../platform/rate-limits/rate-limits.ts'
import type { RequestContext } from '../request-context.ts'

/** Limits of operations that need no credential, other than the general one; null: load balancers may poll as often as they like. */
const rulesOfOpenOperations: Readonly<Record<string, LimitRule | null>> = {
  startDeviceAuthorization: 'device',
  exchangeDeviceCode: 'device',
  getHealth: null,
  getReadiness: null,
}

/** Bytes of a rejected body that are let through unread, so that a client that is still sending sees the answer. */
const unreadBytesMax = 1024 * 1024

/** The limits where requests meet them: each counts, notes the state of the limit on the request, and rejects what is over it. */
export interface RequestLimits {
  /** The address of the client, behind trusted proxies. */
  addressOf(request: IncomingMessage): string
  /** Counts a request without a credential, of no operation when no route was found. @throws DomainError rate_limited */
  limitByAddress(request: RequestContext, operationId?: string): Promise<void> | undefined
  /**
   * Counts a request of the caller that was authenticated.
   * @param keepBody leaves the body of a rejected request to be read
   * @throws DomainError rate_limited
   */
  limitByCredential(request: RequestContext, keepBody: boolean): Promise<void> | undefined
  /** Counts a wrong credential, so that guessing is slowed down. @throws DomainError rate_limited */
  limitFailedAuthentication(request: RequestContext): Promise<void> | undefined
  /** Counts a request to one of the pages. */
  limitPage(request: IncomingMessage, rule: LimitRule): Promise<RateLimitState | undefined>
}

/** The limits of the configuration, counted by the limiter. */
export function createRequestLimits({
  config,
  limiter,
  metrics,
}: Pick<HttpContext, 'config' | 'limiter' | 'metrics'>): RequestLimits {
  const addressOf = createClientAddress(config.trustProxy)
  const ofAddress = (request: IncomingMessage, rule: LimitRule) => limiter.count(rule, addressGroup(addressOf(request)))

  const enforce = (
    request: RequestContext,
    counting: Promise<RateLimitState> | undefined,
    keepBody = false,
  ): Promise<void> | undefined =>
    counting?.then((state) => {
      request.rateLimitState = state
      if (!state.exceeded) return
      metrics?.limited(state.rule)
      if (!keepBody) discardBody(request.incoming)
      throw overLimit(state)
    })

  return {
    addressOf,
    limitByAddress(request, operationId = '') {
      const special = Object.hasOwn(rulesOfOpenOperations, operationId) ? rulesOfOpenOperations[operationId] : undefined
      if (special === null) return undefined
      return enforce(request, ofAddress(request.incoming, special ?? 'address'))
    },
    limitByCredential(request, keepBody) {
      const { caller } = request
      if (!caller) return undefined
      const name = caller.limit ? caller.id : caller.credentialId
      return enforce(request, limiter.count('token', name, caller.limit), keepBody)
    },
    limitFailedAuthentication: (request) => enforce(request, ofAddress(request.incoming, 'credential')),
    async limitPage(request, rule) {
      const state = await ofAddress(request, rule)
      if (state?.exceeded) metrics?.limited(rule)
      return state
    },
  }
}

/** Nothing of the body is kept; a client that goes on sending a large one loses the connection. */
function discardBody(request: IncomingMessage): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > unreadBytesMax) request.socket.destroy()
  })
}
