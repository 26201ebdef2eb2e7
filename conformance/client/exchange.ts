/** One request and its answer, as recorded. Secrets are redacted when a result leaves the process. */

export interface Mismatch {
  operation: string
  pointer: string
  message: string
}

export interface Exchange {
  /** Order in the check. */
  number: number
  /** Who asked: agent:<handle>, person:<handle>, operator or anonymous. */
  actor: string
  operation: string | null
  request: { method: string; url: string; headers: Record<string, string>; body: string | null }
  /** Null when no answer came. */
  response: { status: number; headers: Record<string, string>; body: string } | null
  /** Why no answer came. */
  failure?: string
  startedAt: number
  durationMs: number
  mismatches: Mismatch[]
  /** The check that it belongs to, as its recorder names it. */
  check?: string
}

/** An answer. `body` is the parsed JSON, or an empty object when there was none or it did not parse. */
export interface Reply<T = unknown> {
  status: number
  /** 2xx. */
  ok: boolean
  /** Lower-case names. */
  headers: Record<string, string>
  body: T
  text: string
  bytes: Buffer
  /** Where the answer differs from the documents under spec/. */
  mismatches: Mismatch[]
  exchange: Exchange
}

/** No answer came: connection refused, reset, or later than the limit. */
export class NoReplyError extends Error {
  override name = 'NoReplyError'
  readonly exchange: Exchange
  constructor(message: string, exchange: Exchange) {
    super(message)
    this.exchange = exchange
  }
}
