/** One recorded request with its answer. Secrets are redacted before a result leaves the process. */

export interface Mismatch {
  operation: string
  pointer: string
  message: string
}

export interface Exchange {
  /** Position within the check. */
  number: number
  /** Requesting actor: agent:<handle>, person:<handle>, operator or anonymous. */
  actor: string
  operation: string | null
  request: { method: string; url: string; headers: Record<string, string>; body: string | null }
  /** Null when no answer arrived. */
  response: { status: number; headers: Record<string, string>; body: string } | null
  /** Reason for the missing answer. */
  failure?: string
  startedAt: number
  durationMs: number
  mismatches: Mismatch[]
  /** The check that sent the request, as its recorder names it. */
  check?: string
}

/** An answer. `body` is the parsed JSON, or an empty object without a body or with invalid JSON. */
export interface Reply<T = unknown> {
  status: number
  /** 2xx. */
  ok: boolean
  /** Lower-case names. */
  headers: Record<string, string>
  body: T
  /** The body for searches; see `searchable`. */
  text: string
  bytes: Buffer
  /** Differences between the answer and the documents under spec/. */
  mismatches: Mismatch[]
  exchange: Exchange
}

/** No answer arrived: connection refused or reset, or the time limit expired. */
export class NoReplyError extends Error {
  override name = 'NoReplyError'
  readonly exchange: Exchange
  constructor(message: string, exchange: Exchange) {
    super(message)
    this.exchange = exchange
  }
}
