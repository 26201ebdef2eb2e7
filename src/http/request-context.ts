import type { IncomingMessage, ServerResponse } from 'node:http'

import type { RateLimitState } from '../platform/rate-limits/limiter.ts'
import type { Clock } from '../platform/clock.ts'
import { EndSource, type EndSignal } from '../platform/end-signal.ts'
import type { Random } from '../platform/random.ts'
import type { Opened } from './rate-limits/open-counts.ts'
import { limitBodyTime, type BodyTime, type BodyTimes } from './body-time.ts'
import { parseQuery } from './parse-query.ts'
import type { HttpLimits } from '../platform/limits/http-limits.ts'
import type { Caller } from '../identity/accounts/caller.ts'

/** One request in the pipeline. */
export class RequestContext {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly requestId: string
  readonly path: string
  /** Start time, from Clock.monotonic(). */
  readonly startedAt: number
  /** Timeout of the body; undefined without a body. */
  readonly bodyTime: BodyTime | undefined
  readonly #query: string | undefined
  caller: Caller | undefined
  /** Size of the decoded body in bytes. */
  bodyBytes = 0
  /** Whether the operation reads the body piece by piece, or leaves it unread. */
  takesRawBody = false
  /** Headers that the response gets in every case. */
  answerHeaders: Readonly<Record<string, string>> | undefined
  rateLimitState: RateLimitState | undefined
  /** The count that includes this request, such as a waiting pull. */
  #opened: Opened | undefined
  #clientGone: EndSource | undefined
  #bodyAwaitsContinue: boolean

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    clock: Clock,
    bodyTimes: BodyTimes,
  ) {
    this.incoming = request
    this.outgoing = response
    this.requestId = requestId
    this.startedAt = clock.monotonic()
    this.bodyTime = limitBodyTime(request, response, clock, bodyTimes)
    this.#bodyAwaitsContinue = awaitsContinue(request)
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    this.path = mark < 0 ? url : url.slice(0, mark)
    this.#query = mark < 0 ? undefined : url.slice(mark + 1)
  }

  /** True while the client waits for 100 Continue before it sends its body; a rejection then saves the transfer. */
  get bodyAwaitsContinue(): boolean {
    return this.#bodyAwaitsContinue
  }

  /** True while a body may still arrive that no operation reads after the response. */
  get bodyUnread(): boolean {
    return this.takesRawBody && !this.incoming.complete
  }

  /** Sends 100 Continue to a client that waits for it. */
  sendContinue(): void {
    if (!this.#bodyAwaitsContinue) return
    this.#bodyAwaitsContinue = false
    this.outgoing.writeContinue()
  }

  /** Moves the request to another count. */
  count(opened: Opened): void {
    this.#opened?.end()
    this.#opened = opened
  }

  /** Ends the count, after the client has read the response or disconnected. */
  end(): void {
    this.#opened?.end()
    this.#opened = undefined
  }

  /**
   * Returns the query. A repeated name becomes a list.
   * @throws DomainError invalid_request when it has more parameters than the limits allow
   */
  query(limits: HttpLimits): Record<string, string | string[]> {
    return this.#query ? parseQuery(this.#query, limits) : {}
  }

  /** Whether the response is formatted for people: `?pretty`. No operation has a parameter of that name. */
  get pretty(): boolean {
    return this.#query?.includes('pretty') === true && /(?:^|&)pretty(?:=(?:1|true)?)?(?:&|$)/.test(this.#query)
  }

  /** Aborts when the client disconnects. Created at the first access: most requests never need it. */
  get signal(): EndSignal {
    if (!this.#clientGone) {
      const gone = (this.#clientGone = new EndSource())
      const { outgoing } = this
      if (outgoing.closed || outgoing.destroyed) gone.abort()
      else
        outgoing.on('close', () => {
          if (!outgoing.writableFinished) gone.abort()
        })
    }
    return this.#clientGone
  }
}

/** Returns whether the client waits for 100 Continue; HTTP/1.0 does not have this response (RFC 9110, 10.1.1). */
export function awaitsContinue({ headers, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean {
  return httpVersion !== '1.0' && headers.expect?.toLowerCase() === '100-continue'
}

/** Creates request ids: their first half is unique over restarts, their second half over requests. */
export function requestIds(random: Random): () => string {
  const start = Math.floor(random.number() * 36 ** 6)
    .toString(36)
    .padStart(6, '0')
  let count = 0
  return () => `req_${start}${(count++).toString(36)}`
}
