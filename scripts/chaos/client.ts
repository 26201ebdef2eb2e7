import { Agent, request } from 'undici'
import type { Outcome } from '../../conformance/history/record.ts'
import { now } from './recorder.ts'
import type { Random } from './random.ts'

/** Outcome of one request. */
export interface Attempt {
  start: number
  end: number
  outcome: Outcome
  status?: number
  /** Parsed body; empty without an answer. */
  body: any // oxlint-disable-line no-explicit-any
}

const requestLimitMs = 8000
const pauseMs = 60
const longestPauseMs = 1000

/** A caller of the service, with its credential. */
export interface Caller {
  readonly id: string
  readonly handle: string
  readonly kind: 'agent' | 'user'
  readonly credential: string
}

/** Sends the requests of a round to several addresses. */
export class Client {
  readonly #dispatcher = new Agent({ connections: null, headersTimeout: requestLimitMs, bodyTimeout: requestLimitMs })
  readonly #addresses: readonly string[]
  readonly #random: Random
  /** Time after which requests are not repeated, in milliseconds of `now`. */
  deadline = Infinity

  constructor(addresses: readonly string[], random: Random) {
    this.#addresses = addresses
    this.#random = random
  }

  /** Sends a request to one of the addresses, without retries. */
  async attempt(credential: string, method: string, path: string, body?: unknown): Promise<Attempt> {
    const start = now()
    const raw = body instanceof Uint8Array
    const type = raw ? { 'content-type': 'application/octet-stream', 'x-svc-filename': 'chaos.bin' } : jsonType
    try {
      const reply = await request(this.#random.pick(this.#addresses) + path, {
        dispatcher: this.#dispatcher,
        method: method as 'GET',
        headers: { authorization: `Bearer ${credential}`, ...(body === undefined ? {} : type) },
        ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
      })
      const text = await reply.body.text()
      const status = reply.statusCode
      const outcome = status < 300 ? 'ok' : status < 500 ? 'rejected' : 'unknown'
      return { start, end: now(), outcome, status, body: parse(text) }
    } catch {
      return { start, end: now(), outcome: 'unknown', body: {} }
    }
  }

  /**
   * Repeats a request after no answer, 429 and 5xx, with exponential backoff, as a good client does.
   * @param onAttempt receives each attempt, for the history
   */
  async call(
    credential: string,
    method: string,
    path: string,
    body: unknown,
    onAttempt: (attempt: Attempt) => void = () => undefined,
  ): Promise<Attempt> {
    for (let pause = pauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      const attempt = await this.attempt(credential, method, path, body)
      onAttempt(attempt)
      const again = attempt.outcome === 'unknown' || attempt.status === 429
      if (!again || now() > this.deadline) return attempt
      await sleep(pause * this.#random.between(0.5, 1.5))
    }
  }

  /** Sends a request that the trial requires. @throws Error when it was rejected */
  async must(credential: string, method: string, path: string, body?: unknown): Promise<Attempt> {
    const attempt = await this.call(credential, method, path, body)
    if (attempt.outcome === 'ok') return attempt
    throw new Error(`${method} ${path} answered ${attempt.status ?? 'nothing'}: ${JSON.stringify(attempt.body)}`)
  }

  address(): string {
    return this.#random.pick(this.#addresses)
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy()
  }
}

const jsonType = { 'content-type': 'application/json' }

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return { text }
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
