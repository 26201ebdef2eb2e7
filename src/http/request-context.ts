import type { IncomingMessage, ServerResponse } from 'node:http'

import type { RateLimitState } from '../platform/rate-limits/limiter.ts'
import { limitBodyTime, type BodyTime } from './body-time.ts'
import type { Caller } from '../identity/accounts/caller.ts'

/** One request on its way through the pipeline. */
export class RequestContext {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  readonly path: string
  /** As performance.now() has it. */
  readonly startedAt = performance.now()
  /** Undefined when there is no body. */
  readonly bodyTime: BodyTime | undefined
  readonly #query: string | undefined
  caller: Caller | undefined
  /** The operation takes the body piece by piece, or leaves it. */
  takesRawBody = false
  /** Where the sender stands with the limit that this request was counted under. */
  rateLimitState: RateLimitState | undefined
  #gone: AbortController | undefined
  #bodyHeldBack: boolean

  constructor(request: IncomingMessage, response: ServerResponse, requestId: string) {
    this.request = request
    this.response = response
    this.requestId = requestId
    this.bodyTime = limitBodyTime(request, response)
    this.#bodyHeldBack = request.headers.expect?.toLowerCase() === '100-continue'
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    this.path = mark < 0 ? url : url.slice(0, mark)
    this.#query = mark < 0 ? undefined : url.slice(mark + 1)
  }

  /** True while the client waits with its body for our word: a refusal spares it the sending. */
  get bodyHeldBack(): boolean {
    return this.#bodyHeldBack
  }

  /** True while a body may come that nobody takes any more once the answer is given. */
  get bodyLeft(): boolean {
    return this.takesRawBody && !this.request.complete
  }

  /** Tells a client that waits for it that its body is wanted. */
  wantBody(): void {
    if (!this.#bodyHeldBack) return
    this.#bodyHeldBack = false
    this.response.writeContinue()
  }

  /** The query, parsed once per request by us: express would do it anew at each look. A repeated name is a list. */
  query(): Record<string, string | string[]> {
    const query: Record<string, string | string[]> = {}
    if (!this.#query) return query
    for (const [name, value] of new URLSearchParams(this.#query)) {
      const before = Object.hasOwn(query, name) ? (query[name] as string | string[]) : undefined
      const now = before === undefined ? value : [before, value].flat()
      Object.defineProperty(query, name, { value: now, enumerable: true, configurable: true, writable: true })
    }
    return query
  }

  /** Made at the first look: most requests are answered before anybody asks whether the client is still there. */
  get signal(): AbortSignal {
    if (!this.#gone) {
      const controller = (this.#gone = new AbortController())
      const { response } = this
      if (response.closed || response.destroyed) controller.abort()
      else
        response.once('close', () => {
          if (!response.writableFinished) controller.abort()
        })
    }
    return this.#gone.signal
  }
}

/** Request ids: unique over restarts by their first half, over requests by their second. */
export function requestIds(): () => string {
  const start = Math.floor(Math.random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0')
  let count = 0
  return () => `req_${start}${(count++).toString(36)}`
}
