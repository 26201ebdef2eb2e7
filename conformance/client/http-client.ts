/** The client behind every actor: undici, a request budget, and a record of each exchange. */
import { connect as connectTcp, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { Agent as Dispatcher, request as send } from 'undici'
import type { Client, RequestOptions } from './client.ts'
import { ClockEstimate } from './clock-estimate.ts'
import { parseJson, type Documents } from './documents.ts'
import { EventStream } from './event-stream.ts'
import { NoReplyError, type Exchange, type Reply } from './exchange.ts'
import type { ExchangeObserver } from './exchange-observers.ts'
import { registerReplySecret } from './redaction.ts'
import { streamUpload } from './stream-upload.ts'
import { recording } from './recorder.ts'
import { Budget } from './budget.ts'
import { pace } from './pace.ts'

export interface ClientSettings {
  baseUrl: string
  documents: Documents
  requestTimeoutMs: number
  requestsPerSecond?: number
}

const patienceAttempts = 6
const longestPatienceMs = 5000
/** Bodies in the record; whole bodies stay available to the check. */
const recordedCharacters = 65_536

export class HttpClient implements Client {
  readonly baseUrl: string
  /** Asked with each exchange, also with those that no check makes. */
  readonly observers: ExchangeObserver[] = []
  /** Work that ends with the client. */
  readonly closing: (() => void)[] = []
  readonly #settings: ClientSettings
  readonly #dispatcher = new Dispatcher({
    connections: 256,
    pipelining: 1,
    keepAliveTimeout: 4000,
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  readonly #clock = new ClockEstimate()
  readonly #budget: Budget

  constructor(settings: ClientSettings) {
    this.baseUrl = settings.baseUrl.replace(/\/+$/, '')
    this.#settings = settings
    this.#budget = new Budget(settings.requestsPerSecond)
  }

  async request<T = unknown>(options: RequestOptions): Promise<Reply<T>> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.#once<T>(options)
      const waitMs = patienceMs(reply, options, attempt)
      if (waitMs === undefined) return reply
      await sleep(waitMs)
    }
  }

  async openStream(options: RequestOptions): Promise<EventStream> {
    for (let attempt = 1; ; attempt += 1) {
      const stream = await this.#openOnce(options)
      const waitMs = patienceMs(stream, options, attempt)
      if (waitMs === undefined) return stream
      stream.close()
      await sleep(waitMs)
    }
  }

  /** The longest wait for an answer, in milliseconds. */
  #limitMs({ waitsMs = 0 }: RequestOptions): number {
    return this.#settings.requestTimeoutMs + waitsMs + Math.round(pace.slackMs)
  }

  /** @param limit ends the wait, as the signal of the caller does */
  #send(
    { method, signal }: RequestOptions,
    outgoing: { url: string; headers: Record<string, string>; body?: unknown },
    limit: AbortSignal,
  ): ReturnType<typeof send> {
    return send(outgoing.url, {
      method: method as 'GET',
      headers: outgoing.headers,
      body: outgoing.body as Buffer,
      dispatcher: this.#dispatcher,
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    })
  }

  async #once<T>(options: RequestOptions): Promise<Reply<T>> {
    await this.#budget.take()
    const outgoing = this.#prepare(options)
    const exchange = this.#begin(options, outgoing)
    const limitMs = this.#limitMs(options)
    const limit = AbortSignal.timeout(limitMs)
    try {
      const response = await this.#send(options, outgoing, limit)
      const bytes = Buffer.from(await response.body.arrayBuffer())
      if (options.waitsMs === undefined || options.waitsMs === 0) pace.observeAnswer(Date.now() - exchange.startedAt)
      return this.#reply<T>(exchange, response.statusCode, flat(response.headers), bytes)
    } catch (error) {
      exchange.durationMs = Date.now() - exchange.startedAt
      exchange.failure = limit.aborted ? `no answer within ${limitMs} ms` : reason(error)
      if (limit.aborted) pace.observeSilence(limitMs)
      this.#recorded(exchange)
      throw new NoReplyError(`${options.method} ${options.path}: ${exchange.failure}`, exchange)
    }
  }

  #prepare(options: RequestOptions): {
    url: string
    headers: Record<string, string>
    body: Buffer | Readable | null
    shown: string | null
  } {
    const url = new URL(/^https?:/.test(options.path) ? options.path : `${this.baseUrl}${options.path}`)
    for (const [name, value] of Object.entries(options.query ?? {})) {
      if (value !== undefined && value !== null) url.searchParams.append(name, String(value))
    }
    const headers: Record<string, string> = { accept: 'application/json', ...lowerCase(options.headers ?? {}) }
    if (options.stream !== undefined)
      return { url: url.href, headers, body: Readable.from(options.stream), shown: '(stream)' }
    if (options.raw !== undefined) {
      const body = Buffer.from(options.raw)
      return { url: url.href, headers, body, shown: body.toString('utf8').slice(0, recordedCharacters) }
    }
    if (options.json === undefined) return { url: url.href, headers, body: null, shown: null }
    headers['content-type'] ??= 'application/json'
    const text = JSON.stringify(options.json)
    return { url: url.href, headers, body: Buffer.from(text), shown: text.slice(0, recordedCharacters) }
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
      ...(recorder?.check === undefined ? {} : { check: recorder.check }),
    }
  }

  #relative(path: string): string {
    const prefix = new URL(this.baseUrl).pathname.replace(/\/+$/, '')
    return path.startsWith(prefix) ? path.slice(prefix.length) : path
  }

  #reply<T>(exchange: Exchange, status: number, headers: Record<string, string>, bytes: Buffer): Reply<T> {
    const text = bytes.toString('utf8')
    const body = parseJson(text)
    registerReplySecrets(body)
    exchange.durationMs = Date.now() - exchange.startedAt
    exchange.response = { status, headers, body: text.slice(0, recordedCharacters) }
    if (exchange.operation !== null) {
      exchange.mismatches = this.#settings.documents.judge(
        exchange.operation,
        status,
        headers['content-type'] ?? '',
        text,
      )
    }
    this.#clock.observe(headers['date'], exchange.startedAt, exchange.startedAt + exchange.durationMs)
    this.#recorded(exchange, text)
    const ok = status >= 200 && status <= 299
    return { status, ok, headers, body: (body ?? {}) as T, text, bytes, mismatches: exchange.mismatches, exchange }
  }

  #recorded(exchange: Exchange, text = ''): void {
    recording.getStore()?.add(exchange)
    for (const observe of this.observers) observe(exchange, text)
  }

  async streamUpload<T = unknown>(options: RequestOptions, length: number): Promise<Reply<T>> {
    await this.#budget.take()
    const { url, headers } = this.#prepare(options)
    const shown = { ...headers, 'content-length': String(length), expect: '100-continue' }
    const exchange = this.#begin(options, { url, headers: shown, shown: `(${length} zero bytes)` })
    try {
      const {
        status,
        headers: answered,
        bytes,
      } = await streamUpload(url, options.method, headers, length, 6 * this.#settings.requestTimeoutMs)
      return this.#reply<T>(exchange, status, flat(answered), bytes)
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
      const response = await this.#send(options, outgoing, limit)
      const answered = { status: response.statusCode, headers: flat(response.headers) }
      return new EventStream(response.body, answered, (text) => {
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
    const socket = await open(url)
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

  close(): Promise<void> {
    for (const end of this.closing.splice(0)) end()
    return this.#dispatcher.destroy()
  }
}

function open(url: URL): Promise<Socket> {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  return new Promise((resolve, reject) => {
    const socket =
      url.protocol === 'https:'
        ? connectTls({ host: url.hostname, port, servername: url.hostname }, () => resolve(socket))
        : connectTcp({ host: url.hostname, port }, () => resolve(socket))
    socket.once('error', reject)
  })
}

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const flat = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  )

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return code === undefined ? (message ?? String(error)) : `${code} ${message ?? ''}`.trim()
}

/** Credentials in answers are known by their member name, whatever their shape. */
function registerReplySecrets(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' && /(^|_)(token|secret|session|device_code)$/.test(name))
      registerReplySecret(value, name)
    else if (typeof value === 'object') registerReplySecrets(value)
  }
}

/** How long to wait before a limited request is repeated; undefined when its answer stands. */
function patienceMs(
  { status, headers }: { status: number; headers: Record<string, string> },
  { patient, stream }: RequestOptions,
  attempt: number,
): number | undefined {
  if (status !== 429 || patient === false || attempt > patienceAttempts || stream !== undefined) return undefined
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : 200 * 2 ** attempt
  return waitMs > longestPatienceMs ? undefined : waitMs
}
