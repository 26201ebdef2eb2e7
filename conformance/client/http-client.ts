/** The client of all actors: connections, a request budget, and a record of each exchange. */
import { Readable } from 'node:stream'
import type { Client, RequestOptions } from './client.ts'
import { ClockEstimate } from './clock-estimate.ts'
import { Connections, readBody, type Answer, type Outgoing } from './connections.ts'
import { requestedCoding } from './content-coding.ts'
import { parseJson, searchable, type Documents } from './documents.ts'
import { EventStream } from './event-stream.ts'
import { NoReplyError, type Exchange, type Reply } from './exchange.ts'
import type { ExchangeObserver } from './exchange-observers.ts'
import { outageIsOver, RateLimitWait, requestedWaitMs, type Limited } from './rate-limit-wait.ts'
import { registerReplySecret } from './redaction.ts'
import { openSocket } from './socket-address.ts'
import { streamUpload } from './stream-upload.ts'
import { recording } from './recorder.ts'
import { Budget } from './budget.ts'
import { pace } from './pace.ts'

export interface ClientSettings {
  baseUrl: string
  documents: Documents
  requestTimeoutMs: number
  requestsPerSecond?: number
  /** Effects of requests are visible within this time, in milliseconds. */
  settleMs?: number
  sequenceName?: string
}

/** Maximum length of a recorded body. Checks receive the complete body. */
const recordedCharacters = 65_536

/** Time that a check waits beyond the declared settle time of the target, in milliseconds. */
const beyondSettleMs = 3000
const settleMsDefault = 2000

export class HttpClient implements Client {
  readonly baseUrl: string
  readonly effectMs: number
  readonly sequenceName: string | undefined
  /** Called with each exchange, including exchanges outside of checks. */
  readonly observers: ExchangeObserver[] = []
  /** Functions called when the client is closed. */
  readonly closing: (() => void)[] = []
  readonly #settings: ClientSettings
  readonly #connections = new Connections()
  readonly #clock = new ClockEstimate()
  readonly #rateLimit = new RateLimitWait()
  readonly #budget: Budget

  constructor(settings: ClientSettings) {
    this.baseUrl = settings.baseUrl.replace(/\/+$/, '')
    this.effectMs = Math.max(settings.settleMs ?? 0, settleMsDefault) + beyondSettleMs
    this.sequenceName = settings.sequenceName
    this.#settings = settings
    this.#budget = new Budget(settings.requestsPerSecond)
  }

  async request<T = unknown>(options: RequestOptions): Promise<Reply<T>> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#rateLimitPassed(options)
      const reply = await this.#once<T>(options)
      if (reply.status !== 429) this.#rateLimit.noteOther(reply.exchange.startedAt)
      if (!(await this.#isToRepeat(reply, options, attempt))) return reply
    }
  }

  async openStream(options: RequestOptions): Promise<EventStream> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#rateLimitPassed(options)
      const stream = await this.#openOnce(options)
      const answer = { status: stream.status, headers: stream.headers, body: undefined }
      if (!(await this.#isToRepeat(answer, options, attempt))) return stream
      stream.close()
    }
  }

  async #rateLimitPassed(options: RequestOptions): Promise<void> {
    if (isRepeated(429, options)) await this.#rateLimit.pass(credentialOf(options))
  }

  /** Returns whether to repeat the request because it was limited or not possible at that time, after the wait. */
  async #isToRepeat(answer: Limited, options: RequestOptions, attempt: number): Promise<boolean> {
    if (!isRepeated(answer.status, options)) return false
    const waitMs = requestedWaitMs(answer, this.clockOffsetMs())
    return answer.status === 503
      ? outageIsOver(waitMs, attempt)
      : this.#rateLimit.note(credentialOf(options), waitMs, attempt)
  }

  /** Returns the time limit of an answer, in milliseconds. */
  #limitMs({ waitsMs = 0 }: RequestOptions): number {
    return this.#settings.requestTimeoutMs + waitsMs + Math.round(pace.slackMs)
  }

  /** @param limit aborts the wait, like the signal of the caller */
  #send({ signal }: RequestOptions, outgoing: Outgoing, limit: AbortSignal): Promise<Answer> {
    return this.#connections.send(outgoing, signal === undefined ? limit : AbortSignal.any([limit, signal]))
  }

  async #once<T>(options: RequestOptions): Promise<Reply<T>> {
    await this.#budget.take()
    const outgoing = this.#prepare(options)
    const exchange = this.#begin(options, outgoing)
    const limitMs = this.#limitMs(options)
    const limit = AbortSignal.timeout(limitMs)
    try {
      const response = await this.#send(options, outgoing, limit)
      const bytes = await readBody(response.body)
      if (options.waitsMs === undefined || options.waitsMs === 0) pace.observeAnswer(Date.now() - exchange.startedAt)
      return this.#reply<T>(exchange, response, bytes)
    } catch (error) {
      exchange.durationMs = Date.now() - exchange.startedAt
      exchange.failure = limit.aborted ? `no answer within ${limitMs} ms` : reason(error)
      if (limit.aborted) pace.observeSilence(limitMs)
      this.#recorded(exchange)
      throw new NoReplyError(`${options.method} ${options.path}: ${exchange.failure}`, exchange)
    }
  }

  #prepare(options: RequestOptions): Outgoing & { shown: string | null } {
    const { method } = options
    const url = new URL(/^https?:/.test(options.path) ? options.path : `${this.baseUrl}${options.path}`)
    for (const [name, value] of Object.entries(options.query ?? {})) {
      if (value !== undefined && value !== null) url.searchParams.append(name, String(value))
    }
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-encoding': requestedCoding,
      // Some proxies reject requests without one.
      'user-agent': 'parley-conform',
      ...lowerCase(options.headers ?? {}),
    }
    if (options.stream !== undefined)
      return { method, url: url.href, headers, body: Readable.from(options.stream), shown: '(stream)' }
    if (options.raw !== undefined) {
      const body = Buffer.from(options.raw)
      return { method, url: url.href, headers, body, shown: body.toString('utf8').slice(0, recordedCharacters) }
    }
    if (options.json === undefined) return { method, url: url.href, headers, body: null, shown: null }
    headers['content-type'] ??= 'application/json'
    const text = JSON.stringify(options.json)
    return { method, url: url.href, headers, body: Buffer.from(text), shown: text.slice(0, recordedCharacters) }
  }

  #begin(
    options: RequestOptions,
    outgoing: { url: string; headers: Record<string, string>; shown: string | null },
  ): Exchange {
    const path = new URL(outgoing.url).pathname
    const recorder = recording.getStore()
    return {
      number: recorder?.nextNumber() ?? 0,
      actor: options.actor ?? 'anonymous',
      operation: outgoing.url.startsWith(this.baseUrl)
        ? this.#settings.documents.operationOf(options.method, this.#relative(path))
        : null,
      request: {
        method: options.method,
        url: outgoing.url,
        headers: outgoing.headers,
        body: outgoing.shown,
      },
      response: null,
      startedAt: Date.now(),
      durationMs: 0,
      mismatches: [],
      check: recorder?.check,
    }
  }

  #relative(path: string): string {
    const prefix = new URL(this.baseUrl).pathname.replace(/\/+$/, '')
    return path.startsWith(prefix) ? path.slice(prefix.length) : path
  }

  #reply<T>(exchange: Exchange, { status, headers }: Pick<Answer, 'status' | 'headers'>, bytes: Buffer): Reply<T> {
    const raw = bytes.toString('utf8')
    const body = parseJson(raw)
    const text = searchable(raw, body)
    registerReplySecrets(body)
    exchange.durationMs = Date.now() - exchange.startedAt
    exchange.response = { status, headers, body: raw.slice(0, recordedCharacters) }
    if (exchange.operation !== null) {
      exchange.mismatches = this.#settings.documents.judge(
        exchange.operation,
        status,
        headers['content-type'] ?? '',
        raw,
        body,
      )
    }
    this.#clock.observe(headers['date'], exchange.startedAt, exchange.startedAt + exchange.durationMs)
    this.#recorded(exchange, text, body)
    const ok = status >= 200 && status <= 299
    return { status, ok, headers, body: (body ?? {}) as T, text, bytes, mismatches: exchange.mismatches, exchange }
  }

  #recorded(exchange: Exchange, text = '', body?: unknown): void {
    recording.getStore()?.add(exchange, body)
    for (const observe of this.observers) observe(exchange, text, body)
  }

  async streamUpload<T = unknown>(options: RequestOptions, length: number): Promise<Reply<T>> {
    await this.#budget.take()
    const { url, headers } = this.#prepare(options)
    const shown = { ...headers, 'content-length': String(length), expect: '100-continue' }
    const exchange = this.#begin(options, { url, headers: shown, shown: `(${length} zero bytes)` })
    try {
      const limitMs = 6 * this.#settings.requestTimeoutMs
      const { bytes, ...answer } = await streamUpload(url, options.method, headers, length, limitMs)
      return this.#reply<T>(exchange, answer, bytes)
    } catch (error) {
      exchange.durationMs = Date.now() - exchange.startedAt
      exchange.failure = reason(error)
      this.#recorded(exchange)
      throw new NoReplyError(`${options.method} ${options.path}: ${exchange.failure}`, exchange)
    }
  }

  async #openOnce(options: RequestOptions): Promise<EventStream> {
    await this.#budget.take()
    const outgoing = this.#prepare({ ...options, headers: { accept: 'text/event-stream', ...options.headers } })
    const exchange = this.#begin(options, outgoing)
    const recorder = recording.getStore()
    const limitMs = this.#limitMs(options)
    const limit = AbortSignal.timeout(limitMs)
    try {
      const { body, ...answered } = await this.#send(options, outgoing, limit)
      return new EventStream(body, answered, (text) => {
        exchange.durationMs = Date.now() - exchange.startedAt
        exchange.response = { ...answered, body: text.slice(0, recordedCharacters) }
        recorder?.add(exchange)
      })
    } catch (error) {
      exchange.durationMs = Date.now() - exchange.startedAt
      exchange.failure = limit.aborted ? `no answer within ${limitMs} ms` : reason(error)
      this.#recorded(exchange)
      throw new NoReplyError(`${options.method} ${options.path}: ${exchange.failure}`, exchange)
    }
  }

  async cut(options: RequestOptions, at: 'sent' | 'first-byte'): Promise<void> {
    await this.#budget.take()
    const outgoing = this.#prepare(options)
    const exchange = this.#begin(options, outgoing)
    const url = new URL(outgoing.url)
    const body = Buffer.isBuffer(outgoing.body) ? outgoing.body : Buffer.alloc(0)
    const head = [
      `${options.method} ${url.pathname}${url.search} HTTP/1.1`,
      `host: ${url.host}`,
      `content-length: ${body.length}`,
      ...Object.entries(outgoing.headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n')
    const socket = await openSocket(url)
    try {
      await new Promise<void>((resolve, reject) => {
        socket.once('error', reject)
        socket.once('close', () => resolve())
        if (at === 'first-byte') socket.once('data', () => resolve())
        socket.setTimeout(this.#settings.requestTimeoutMs, () => resolve())
        socket.write(Buffer.concat([Buffer.from(head), body]), () => {
          if (at === 'sent') resolve()
        })
      })
      exchange.failure =
        at === 'sent' ? 'cut by the harness after the request' : 'cut by the harness at the first byte of the answer'
    } catch (error) {
      exchange.failure = reason(error)
    } finally {
      socket.destroy()
      this.#recorded(exchange)
    }
  }

  clockOffsetMs(): number {
    return this.#clock.offsetMs()
  }

  async close(): Promise<void> {
    for (const end of this.closing.splice(0)) end()
    this.#connections.close()
  }
}

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return code === undefined ? (message ?? String(error)) : `${code} ${message ?? ''}`.trim()
}

/** Registers credentials in answers by their member name, whatever their shape. */
function registerReplySecrets(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' && /(^|_)(token|secret|session|device_code)$/.test(name))
      registerReplySecret(value, name)
    else if (typeof value === 'object') registerReplySecrets(value)
  }
}

/** Returns whether a request is repeated after an answer with this status. A streamed body can be sent only once. */
const isRepeated = (status: number, { answers = [], stream }: RequestOptions): boolean =>
  (status === 429 || status === 503) && !answers.includes(status) && stream === undefined

const credentialOf = ({ headers }: RequestOptions): string => headers?.['authorization'] ?? 'none'
