import type { IncomingMessage } from 'node:http'

import type { HttpContext } from '../context.ts'
import { addressGroup, createClientAddress } from '../../platform/rate-limits/client-address.ts'
import { overLimit, type RateLimitState } from '../../platform/rate-limits/limiter.ts'
import type { LimitRule } from '../../platform/rate-limits/rate-limits.ts'
import type { RequestContext } from '../request-context.ts'

/** Limits of operations that need no credential, other than the general one; null: balancers may ask as they like. */
const rulesOfOpenOperations: Readonly<Record<string, LimitRule | null>> = {
  startDeviceAuthorization: 'device',
  exchangeDeviceCode: 'device',
  getHealth: null,
  getReadiness: null,
}

/** Bytes of a refused body that are let through unread, so that a client that is still sending sees the answer. */
const unreadBytesMax = 1024 * 1024

/** The limits where requests meet them: each counts, notes on the exchange where its sender stands, and refuses. */
export interface RequestLimits {
  /** The address of the client, behind trusted proxies. */
  addressOf(request: IncomingMessage): string
  /** Counts a request without a credential, of no operation when no route was found. @throws DomainError rate_limited */
  anybody(exchange: RequestContext, operationId?: string): Promise<void> | undefined
  /**
   * Counts a request of the caller that was authenticated.
   * @param keepBody leaves the body of a refused request to whoever words the refusal
   * @throws DomainError rate_limited
   */
  caller(exchange: RequestContext, keepBody: boolean): Promise<void> | undefined
  /** Counts a wrong credential: its sender is told to slow down when there were too many. @throws DomainError rate_limited */
  stranger(exchange: RequestContext): Promise<void> | undefined
  /** Counts a request to one of the pages. */
  page(request: IncomingMessage, rule: LimitRule): Promise<RateLimitState | undefined>
}

export function createRequestLimits({
  config,
  limiter,
  metrics,
}: Pick<HttpContext, 'config' | 'limiter' | 'metrics'>): RequestLimits {
  const clientAddress = createClientAddress(config.trustProxy)

  const addressOf = (request: IncomingMessage): string => {
    const forwardedFor = request.headers['x-forwarded-for']
    return clientAddress(
      request.socket.remoteAddress ?? '',
      Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
    )
  }
  const ofAddress = (request: IncomingMessage, rule: LimitRule) => limiter.count(rule, addressGroup(addressOf(request)))

  const settle = (
    exchange: RequestContext,
    counting: Promise<RateLimitState> | undefined,
    keepBody = false,
  ): Promise<void> | undefined =>
    counting?.then((standing) => {
      exchange.rateLimitState = standing
      if (!standing.exceeded) return
      metrics?.limited(standing.rule)
      if (!keepBody) discardBody(exchange.request)
      throw overLimit(standing)
    })

  return {
    addressOf,
    anybody(exchange, operationId = '') {
      const special = Object.hasOwn(rulesOfOpenOperations, operationId) ? rulesOfOpenOperations[operationId] : undefined
      if (special === null) return undefined
      return settle(exchange, ofAddress(exchange.request, special ?? 'address'))
    },
    caller(exchange, keepBody) {
      const { caller } = exchange
      if (!caller) return undefined
      const name = caller.limit ? caller.id : caller.credentialId
      return settle(exchange, limiter.count('token', name, caller.limit), keepBody)
    },
    stranger: (exchange) => settle(exchange, ofAddress(exchange.request, 'credential')),
    async page(request, rule) {
      const standing = await ofAddress(request, rule)
      if (standing?.exceeded) metrics?.limited(rule)
      return standing
    },
  }
}

/** Nothing of the body is kept; who goes on sending a large one loses the connection. */
function discardBody(request: IncomingMessage): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > unreadBytesMax) request.socket.destroy()
  })
}
