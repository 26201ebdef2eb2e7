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

/** Limits of operations without a credential that have a limit of their own. */
const rulesOfOpenOperations: Readonly<Record<string, LimitRule>> = {
  startDeviceAuthorization: 'device',
  exchangeDeviceCode: 'device',
  startPasskeySignIn: 'sign_in',
  signInWithPasskey: 'sign_in',
  getHealth: 'probe',
  getReadiness: 'probe',
}

/** Body size, in bytes, that adds no cost to a request; most messages are smaller. */
const freeBodyBytes = 4096

/** Bytes of a rejected body that are read and discarded, so that a client that is still sending sees the response. */
const unreadBytesMax = 1024 * 1024

/**
 * Rate limits of requests. Each method counts, stores the state of the limit in the request, and rejects a request over
 * the limit.
 */
export interface RequestLimits {
  /** Returns the address of the client, as reported by trusted proxies. */
  addressOf(request: IncomingMessage): string
  /** Counts a request without a route. @throws DomainError rate_limited */
  limitByAddress(request: RequestContext): Promise<void> | undefined
  /**
   * Counts a request for its authenticated caller, or for its address.
   * @param keepBody leaves the body of a rejected request to be read
   * @throws DomainError rate_limited
   */
  limit(request: RequestContext, operationId: string, keepBody: boolean): Promise<void> | undefined
  /** Counts the body of a request, after it was read, for its account. @throws DomainError rate_limited */
  limitBody(request: RequestContext): Promise<void> | undefined
  /** Counts a wrong credential, to slow down guessing. @throws DomainError rate_limited */
  limitFailedAuthentication(request: RequestContext): Promise<void> | undefined
  /** Counts a request of a caller as open until it ends. @throws DomainError rate_limited */
  open(request: RequestContext, name: OpenLimit): void
  /** @throws DomainError rate_limited for a client that has not read earlier responses */
  assertReading(request: RequestContext): void
  /** Returns the reader whose unread answers include the answer to this request. */
  readerOf(request: { incoming: IncomingMessage; caller?: Pick<Caller, 'id'> | undefined }): Reader
  /** Counts a request to a page. */
  limitPage(request: IncomingMessage, rule: LimitRule): Promise<RateLimitState | undefined>
}

export type RequestLimitsContext = Pick<
  HttpContext,
  'config' | 'limiter' | 'limits' | 'metrics' | 'openCounts' | 'unreadAnswers'
>

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
    key: caller ? caller.id : `address ${addressGroup(addressOf(incoming))}`,
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
      if (!keepBody) discardBody(request.incoming)
      reject(request, state)
    })

  function reject(request: RequestContext, state: RateLimitState): never {
    request.rateLimitState = state
    metrics?.limited(state.rule)
    throw overLimit(state)
  }

  return {
    addressOf,
    limitByAddress: (request) => enforce(request, ofAddress(request.incoming, 'address')),
    limit(request, operationId, keepBody) {
      const { caller } = request
      // All credentials of an account share one count, so that token rotation adds no allowance (AMB-230).
      if (caller && operationId === 'searchMessages')
        return enforce(request, limiter.count('search', caller.id), keepBody)
      if (caller) return enforce(request, limiter.count('token', caller.id, caller.limit), keepBody)
      const rule = Object.hasOwn(rulesOfOpenOperations, operationId) ? rulesOfOpenOperations[operationId] : undefined
      return enforce(request, ofAddress(request.incoming, rule ?? 'address'))
    },
    limitBody(request) {
      const { caller, bodyBytes } = request
      if (!caller || bodyBytes <= freeBodyBytes) return undefined
      return limiter.count('body', caller.id, undefined, Math.ceil(bodyBytes / 1024))?.then((state) => {
        // A request within its limits reports the request limit in its headers, not the body limit.
        if (state.exceeded) reject(request, state)
      })
    },
    limitFailedAuthentication: (request) => enforce(request, ofAddress(request.incoming, 'credential')),
    open(request, name) {
      const { caller } = request
      if (caller) request.count(openCounts.open(name, caller.id, () => addressGroup(addressOf(request.incoming))))
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

/** Discards the body; a client that sends more than `unreadBytesMax` loses its connection. */
function discardBody(request: IncomingMessage): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > unreadBytesMax) request.socket.destroy()
  })
}
