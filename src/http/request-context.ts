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

/** One request on its way through the pipeline. */
export class RequestContext {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly requestId: string
  readonly path: string
  /** As Clock.monotonic() has it. */
  readonly startedAt: number
  /** Undefined when there is no body. */
  readonly bodyTime: BodyTime | undefined
  readonly #query: string | undefined
  caller: Caller | undefined
  /** The operation takes the body piece by piece, or leaves it. */
  takesRawBody = false
  /** Headers of the answer, whatever it becomes. */
  answerHeaders: Readonly<Record<string, string>> | undefined
  /** State of the limit that this request was counted under. */
  rateLimitState: RateLimitState | undefined
  /** What the request counts as, such as a held pull. */
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
    this.#bodyAwaitsContinue = request.headers.expect?.toLowerCase() === '100-continue'
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    this.path = mark < 0 ? url : url.slice(0, mark)
    this.#query = mark < 0 ? undefined : url.slice(mark + 1)
  }

  /** True while the client waits to be asked for its body: a rejection spares it the sending. */
  get bodyAwaitsContinue(): boolean {
    return this.#bodyAwaitsContinue
  }

  /** True while a body may still come that no operation reads once the response is sent. */
  get bodyUnread(): boolean {
    return this.takesRawBody && !this.incoming.complete
  }

  /** Asks a client that waits for that to send its body. */
  askForBody(): void {
    if (!this.#bodyAwaitsContinue) return
    this.#bodyAwaitsContinue = false
    this.outgoing.writeContinue()
  }

  /** From now on the request counts as this, and no longer as what it counted as before. */
  count(opened: Opened): void {
    this.#opened?.end()
    this.#opened = opened
  }

  /** The request was answered, and the answer was read, or its client has left. */
  end(): void {
    this.#opened?.end()
    this.#opened = undefined
  }

  /**
   * The query. A repeated name is a list.
   * @throws DomainError invalid_request when it has more parameters than the limits allow
   */
  query(limits: HttpLimits): Record<string, string | string[]> {
    return this.#query ? parseQuery(this.#query, limits) : {}
  }

  /** Whether the answer is to be read by a person: `?pretty`. No operation has a parameter of that name. */
  get pretty(): boolean {
    return this.#query?.includes('pretty') === true && /(?:^|&)pretty(?:=(?:1|true)?)?(?:&|$)/.test(this.#query)
  }

  /** Aborts when the client leaves. Made at the first look: most requests are answered before anybody asks. */
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

/** Request ids: unique over restarts by their first half, over requests by their second. */
export function requestIds(random: Random): () => string {
  const start = Math.floor(random.number() * 36 ** 6)
    .toString(36)
    .padStart(6, '0')
  let count = 0
  return () => `req_${start}${(count++).toString(36)}`
}
