import type { IncomingMessage } from 'node:http'

import type { HttpContext } from '../context.ts'
import { addressGroup, createClientAddress } from '../../platform/rate-limits/client-address.ts'
import { overLimit, type RateLimitState } from '../../platform/rate-limits/limiter.ts'
import type { LimitRule } from '../../platform/rate-limits/rate-limits.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { limitReached } from '../../platform/limits/account-limits.ts'
import type { OpenLimit } from './open-counts.ts'
import type { Reader } from '../unread-answers.ts'
import type { RequestContext } from '../request-context.ts'

/** Limits of operations that need no credential, other than the general one. */
const rulesOfOpenOperations: Readonly<Record<string, LimitRule>> = {
  startDeviceAuthorization: 'device',
  exchangeDeviceCode: 'device',
  getHealth: 'probe',
  getReadiness: 'probe',
}

/** Bytes of a rejected body that are let through unread, so that a client that is still sending sees the answer. */
const unreadBytesMax = 1024 * 1024

/** The limits where requests meet them: each counts, notes the state of the limit on the request, and rejects what is over it. */
export interface RequestLimits {
  /** The address of the client, behind trusted proxies. */
  addressOf(request: IncomingMessage): string
  /** Counts a request that no route was found for. @throws DomainError rate_limited */
  limitByAddress(request: RequestContext): Promise<void> | undefined
  /**
   * Counts a request of the caller that was authenticated, or of the address where there is none.
   * @param keepBody leaves the body of a rejected request to be read
   * @throws DomainError rate_limited
   */
  limit(request: RequestContext, operationId: string, keepBody: boolean): Promise<void> | undefined
  /** Counts a wrong credential, so that guessing is slowed down. @throws DomainError rate_limited */
  limitFailedAuthentication(request: RequestContext): Promise<void> | undefined
  /** Counts a request of a caller as open until it ends. @throws DomainError rate_limited */
  open(request: RequestContext, name: OpenLimit): void
  /** @throws DomainError rate_limited for a client that has not read what it got before */
  assertReading(request: RequestContext): void
  /** Whose unread answers the answer to a request counts with. */
  readerOf(request: { incoming: IncomingMessage; caller?: Pick<Caller, 'id' | 'credentialId'> | undefined }): Reader
  /** Counts a request to one of the pages. */
  limitPage(request: IncomingMessage, rule: LimitRule): Promise<RateLimitState | undefined>
}

export type RequestLimitsContext = Pick<
  HttpContext,
  'config' | 'limiter' | 'limits' | 'metrics' | 'openCounts' | 'unreadAnswers'
>

/** The limits of the configuration, counted by the limiter. */
export function createRequestLimits({
  config,
  limiter,
  limits,
  metrics,
  openCounts,
  unreadAnswers,
}: RequestLimitsContext): RequestLimits {
  const addressOf = createClientAddress(config.trustProxy)
  const ofAddress = (request: IncomingMessage, rule: LimitRule) => limiter.count(rule, addressGroup(addressOf(request)))

  const readerOf: RequestLimits['readerOf'] = ({ incoming, caller }) => ({
    key: caller ? caller.credentialId : `address ${addressGroup(addressOf(incoming))}`,
    most: limits.of('unread_bytes_per_reader', caller?.id),
  })

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
    limitByAddress: (request) => enforce(request, ofAddress(request.incoming, 'address')),
    limit(request, operationId, keepBody) {
      const { caller } = request
      if (caller) {
        const name = caller.limit ? caller.id : caller.credentialId
        return enforce(request, limiter.count('token', name, caller.limit), keepBody)
      }
      const rule = Object.hasOwn(rulesOfOpenOperations, operationId) ? rulesOfOpenOperations[operationId] : undefined
      return enforce(request, ofAddress(request.incoming, rule ?? 'address'))
    },
    limitFailedAuthentication: (request) => enforce(request, ofAddress(request.incoming, 'credential')),
    open(request, name) {
      const { caller } = request
      if (caller) request.count(openCounts.open(name, caller, () => addressGroup(addressOf(request.incoming))))
    },
    assertReading(request) {
      if (unreadAnswers.bytes === 0) return
      const reader = readerOf(request)
      if (unreadAnswers.isFull(reader)) throw limitReached('unread_bytes_per_reader', reader.most)
    },
    readerOf,
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
