import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Config } from '../../platform/configuration/configuration.ts'
import { createAddressGuard, ForbiddenAddressError, type AddressGuard } from './address-guard.ts'
import { parseRetryAfter } from './delivery.rules.ts'
import type { Network, NetworkOptions } from './guarded-network.ts'
import { NoAnswerError, type Post } from './post.ts'
import { signatureHeaders } from './signature.ts'
import type { AttemptOutcome, ClaimedDelivery } from './delivery.ts'

/** Services that the webhook operations and the dispatcher share. */
export interface WebhookServices {
  guard: AddressGuard
  /** PEM of the certificate authority that receivers may use in addition to the public authorities. */
  ca: string | null
  /** Replaces the network for requests to receivers. */
  post?: Post
}

/** @throws Error when the file of the certificate authority cannot be read */
export function createWebhookServices(config: Config): WebhookServices {
  return {
    guard: createAddressGuard(config.webhookAllowCidrs),
    ca: config.webhookCaFile ? readFileSync(config.webhookCaFile, 'utf8') : null,
  }
}

export interface SenderOptions extends NetworkOptions {
  /** Reports a rejected host and the reason to the operator. The agent sees neither. */
  onForbidden?(host: string, reason: string): void
  /** Sends the request in place of the network, for tests and simulations. */
  post?: Post | undefined
}

export interface SendRequest {
  url: string
  /** Signing keys, newest first: one, or up to three while rotations overlap; none for a request that is not signed. */
  keys: readonly KeyObject[]
  delivery: Pick<ClaimedDelivery, 'actorId' | 'webhookId' | 'eventId'>
  body: Buffer
  /** Additional headers; they override headers with the same name. */
  headers?: Record<string, string>
}

export interface Sender {
  /** Makes one attempt. Never throws: an error is part of the outcome. */
  send(send: SendRequest): Promise<AttemptOutcome>
  close(): Promise<void>
}

/** Makes attempts in place of a sender. */
export interface AttemptInterceptor {
  /** Returns the maximum duration of one attempt, in milliseconds. @param timeoutMs of one request */
  longestMs(timeoutMs: number): number
  /** Makes one attempt with the sender. Never throws. @param signal aborts when the server stops */
  attempt(sender: Pick<Sender, 'send'>, send: SendRequest, signal: AbortSignal): Promise<AttemptOutcome>
}

/** Creates a sender of signed events. Loads the HTTP client for the first event: most servers send none. */
export function createSender(options: SenderOptions): Sender {
  let loading: Promise<Network> | undefined
  const load = () => (loading ??= import('./guarded-network.ts').then(({ openNetwork }) => openNetwork(options)))
  const post: Post = options.post ?? (async (url, request) => (await load()).post(url, request))
  return {
    send: (send) => attempt(post, options, send),
    close: async () => (await loading)?.close(),
  }
}

/** Returns the headers of an attempt, without the headers of the connection. @param startedAt epoch milliseconds */
export function requestHeaders(
  { keys, eventId, body, headers }: Pick<SendRequest, 'keys' | 'body' | 'headers'> & { eventId: string },
  startedAt: number,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Parley-Webhooks/1.0',
    ...(keys.length > 0 && signatureHeaders(keys, eventId, Math.floor(startedAt / 1000), body)),
    ...headers,
  }
}

async function attempt(post: Post, options: SenderOptions, send: SendRequest): Promise<AttemptOutcome> {
  const { clock, timeoutMs, onForbidden } = options
  const startedAt = clock.now()
  const started = clock.monotonic()
  const finish = (
    rest: Pick<AttemptOutcome, 'status' | 'error' | 'response' | 'retryAfterMs' | 'asksToDisable'>,
  ): AttemptOutcome => ({
    startedAt,
    durationMs: Math.round(clock.monotonic() - started),
    ...rest,
  })
  try {
    const answer = await post(send.url, {
      headers: requestHeaders({ ...send, eventId: send.delivery.eventId }, startedAt),
      body: send.body,
      timeoutMs,
    })
    const retryAfterMs = parseRetryAfter(answer.retryAfter, clock.now())
    // A text column cannot store U+0000.
    const response = answer.excerpt.toString('utf8').replaceAll('\0', '\uFFFD')
    const asksToDisable = answer.disable?.trim().toLowerCase() === 'true'
    return finish({ status: answer.statusCode, error: null, response, retryAfterMs, asksToDisable })
  } catch (error) {
    const outcome = finish({ status: null, error: describe(error, timeoutMs), response: null, retryAfterMs: null })
    const cause = causeOf(error)
    if (!isUnreachableName(cause)) return outcome
    if (cause instanceof ForbiddenAddressError) onForbidden?.(new URL(send.url).hostname, cause.message)
    return { ...outcome, durationMs: 0 }
  }
}

/**
 * Text for an unknown name and for a name with a forbidden address, without a duration. The owner of an agent reads the
 * attempt log, which must not reveal the names in a private network.
 */
const noPublicAddress = 'the name does not resolve to a public address'

function isUnreachableName(error: unknown): boolean {
  return error instanceof ForbiddenAddressError || (error as { syscall?: unknown }).syscall === 'getaddrinfo'
}

/** Describes an error without an address: a name in a range that the operator allows may have a private address. */
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
  // After several addresses of one name failed, the last error is reported.
  return cause instanceof AggregateError ? (cause.errors.at(-1) ?? cause) : cause
}
