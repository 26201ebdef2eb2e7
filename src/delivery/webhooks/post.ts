import type { Dispatcher } from 'undici'
import type { Clock } from '../../platform/clock.ts'

/** Maximum number of bytes of a response in the attempt log; the remaining bytes are not read. */
const EXCERPT_BYTES_MAX = 4096

/** Response of a receiver. */
export interface ReceiverAnswer {
  statusCode: number
  /** The Retry-After header, unparsed. */
  retryAfter: string | undefined
  /** The Webhook-Disable header, unparsed. */
  disable?: string | undefined
  /** First bytes of the body, at most 4,096. */
  excerpt: Buffer
}

export interface PostRequest {
  headers: Record<string, string>
  body: Buffer
  /** Timeout for connecting, sending and the whole response, in milliseconds. */
  timeoutMs: number
}

/** Posts to a receiver. Rejects when no status arrives in time; a body that breaks off does not change the status. */
export type Post = (url: string, request: PostRequest) => Promise<ReceiverAnswer>

/** No status arrived in time. */
export class NoAnswerError extends Error {}

/**
 * Creates a `Post` over the connections of `dispatcher`. It uses the low-level dispatch interface: a stream and an
 * abort signal for every response take as much processor time as the whole request.
 */
export function postBy(dispatcher: Dispatcher, clock: Clock): Post {
  return (url, request) =>
    new Promise((resolve, reject) => {
      const { origin, pathname, search } = new URL(url)
      const pending = new PendingAnswer(clock, request.timeoutMs, resolve, reject)
      const { headers, body } = request
      dispatcher.dispatch({ origin, path: pathname + search, method: 'POST', headers, body }, pending)
    })
}

/** One request and its response. After it is settled, further calls of the dispatcher have no effect. */
class PendingAnswer implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: ReceiverAnswer) => void
  readonly #reject: (error: Error) => void
  readonly #endTimer: () => void
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
  #status: Omit<ReceiverAnswer, 'excerpt'> | undefined
  #bytes = 0
  #settled = false

  constructor(
    clock: Clock,
    timeoutMs: number,
    resolve: (answer: ReceiverAnswer) => void,
    reject: (error: Error) => void,
  ) {
    this.#resolve = resolve
    this.#reject = reject
    const timer = clock.setTimeout(
      () => this.#breakOff(new NoAnswerError(`no answer within ${timeoutMs} ms`)),
      timeoutMs,
    )
    this.#endTimer = () => clock.clearTimeout(timer)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // The timeout ended before a connection was opened.
    if (this.#settled) controller.abort(new NoAnswerError('given up'))
    this.#controller = controller
  }

  onResponseStart(
    _controller: unknown,
    statusCode: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // Interim responses (1xx) are followed by the final response.
    if (statusCode < 200) return
    const first = (name: string): string | undefined => [headers[name]].flat()[0]
    this.#status = { statusCode, retryAfter: first('retry-after'), disable: first('webhook-disable') }
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#bytes += chunk.length
    if (this.#bytes >= EXCERPT_BYTES_MAX) this.#breakOff(new NoAnswerError('the rest of the answer is not read'))
  }

  onResponseEnd(): void {
    this.#settle(undefined)
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#settle(error)
  }

  #breakOff(reason: Error): void {
    this.#settle(reason)
    this.#controller?.abort(reason)
  }

  /** @param error reason why the response ended early; undefined at its regular end */
  #settle(error: Error | undefined): void {
    if (this.#settled) return
    this.#settled = true
    this.#endTimer()
    if (this.#status) {
      const excerpt = Buffer.concat(this.#chunks).subarray(0, EXCERPT_BYTES_MAX)
      this.#resolve({ ...this.#status, excerpt })
    } else {
      this.#reject(error ?? new Error('the response has no status'))
    }
  }
}
