import type { KeyObject } from 'node:crypto'
import { ForbiddenAddressError } from './address-guard.ts'
import { parseRetryAfter } from './delivery.rules.ts'
import type { Network, NetworkOptions } from './network.ts'
import { NoAnswerError, type Post } from './post.ts'
import { signatureHeaders } from './signature.ts'
import type { AttemptOutcome } from './webhook.ts'

export interface SenderOptions extends NetworkOptions {
  /** Notifies the operator which host the guard rejected and why; the agent learns neither. */
  onForbidden?(host: string, reason: string): void
  /** In the place of the network. */
  post?: Post | undefined
}

export interface SendRequest {
  url: string
  /** One key, or two while a rotation overlaps; the newest first. */
  keys: readonly KeyObject[]
  eventId: string
  body: Buffer
  /** Further headers, and such that take the place of the usual ones. */
  headers?: Record<string, string>
}

export interface Sender {
  /** Makes one attempt. Never throws: whatever goes wrong is the outcome. */
  send(send: SendRequest): Promise<AttemptOutcome>
  close(): Promise<void>
}

/** Posts signed events to receivers. The HTTP client is loaded for the first of them: most servers start without one. */
export function createSender(options: SenderOptions): Sender {
  let loading: Promise<Network> | undefined
  const load = () => (loading ??= import('./network.ts').then(({ openNetwork }) => openNetwork(options)))
  const post: Post = options.post ?? (async (url, request) => (await load()).post(url, request))
  return {
    send: (send) => attempt(post, options, send),
    close: async () => (await loading)?.close(),
  }
}

/**
 * The headers of an attempt, beside those that belong to the connection.
 * @param startedAt milliseconds since 1970
 */
export function requestHeaders(
  { keys, eventId, body, headers }: Omit<SendRequest, 'url'>,
  startedAt: number,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Parley-Webhooks/1.0',
    ...signatureHeaders(keys, eventId, Math.floor(startedAt / 1000), body),
    ...headers,
  }
}

async function attempt(post: Post, options: SenderOptions, send: SendRequest): Promise<AttemptOutcome> {
  const { clock, timeoutMs, onForbidden } = options
  const startedAt = clock.now()
  const started = clock.monotonic()
  const finish = (rest: Pick<AttemptOutcome, 'status' | 'error' | 'response' | 'retryAfterMs'>): AttemptOutcome => ({
    startedAt,
    durationMs: Math.round(clock.monotonic() - started),
    ...rest,
  })
  try {
    const answer = await post(send.url, {
      headers: requestHeaders(send, startedAt),
      body: send.body,
      timeoutMs,
    })
    const retryAfterMs = parseRetryAfter(answer.retryAfter, clock.now())
    // U+0000 has no place in a text column.
    const response = answer.excerpt.toString('utf8').replaceAll('\0', '\uFFFD')
    return finish({ status: answer.statusCode, error: null, response, retryAfterMs })
  } catch (error) {
    const outcome = finish({ status: null, error: describe(error, timeoutMs), response: null, retryAfterMs: null })
    const cause = causeOf(error)
    if (!isUnreachableName(cause)) return outcome
    if (cause instanceof ForbiddenAddressError) onForbidden?.(new URL(send.url).hostname, cause.message)
    return { ...outcome, durationMs: 0 }
  }
}

/**
 * One text, and no time, for a name that does not exist and for one whose address is forbidden: the log of the attempts
 * is read by the owner of an agent, who must not learn from it which names a private network knows.
 */
const noPublicAddress = 'the name does not resolve to a public address'

function isUnreachableName(error: unknown): boolean {
  return error instanceof ForbiddenAddressError || (error as { syscall?: unknown }).syscall === 'getaddrinfo'
}

/** What went wrong, without an address: a name in a range that the operator allows may have a private one. */
function describe(error: unknown, timeoutMs: number): string {
  const cause = causeOf(error)
  if (isUnreachableName(cause)) return noPublicAddress
  if (cause instanceof Error && (cause instanceof NoAnswerError || cause.name.endsWith('TimeoutError'))) {
    return `no answer within ${timeoutMs} ms`
  }
  const { code, syscall } = cause as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && typeof syscall === 'string') return `${syscall} ${code}`
  const message = cause instanceof Error ? cause.message : String(cause)
  return typeof code === 'string' && !message.includes(code) ? `${code}: ${message}` : message
}

function causeOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  // Several addresses of one name were tried: the last failure speaks for all of them.
  return cause instanceof AggregateError ? (cause.errors.at(-1) ?? cause) : cause
}
