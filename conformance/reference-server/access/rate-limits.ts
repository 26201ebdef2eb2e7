/** Rate limits of single accounts, which the operator sets, and the 429 response. */
import { invalid, notFound } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

/** PUT /_ops/handles/{}/rate-limit { requests, seconds } */
export function setRateLimit({ server, params, body }: OpenCall): Reply {
  const actor = server.handles.get((params[0] ?? '').toLowerCase())
  if (actor === undefined) throw notFound('no such handle')
  const { requests, seconds } = isObject(body) ? body : {}
  if (typeof requests !== 'number' || typeof seconds !== 'number') throw invalid('requests and seconds are needed')
  actor.limit = { requests, seconds, used: 0, endsAt: 0 }
  return { status: 200, body: { handle: actor.handle, rate_limit: { requests, seconds } } }
}

/** Counts a request of a limited account. @returns the 429 response when the limit is reached */
export function overLimit(server: ReferenceServer, { limit }: Actor): Reply | undefined {
  if (limit === undefined) return undefined
  const now = Date.now()
  if (limit.endsAt <= now) Object.assign(limit, { used: 0, endsAt: now + limit.seconds * 1000 })
  limit.used += 1
  const over = limit.used > limit.requests !== server.hasFault('limit-rejects-the-first')
  return over ? rateLimitedReply(server, Math.ceil((limit.endsAt - now) / 1000)) : undefined
}

/** For faults that execute a request and answer it with 429. */
export async function afterLimit(
  server: ReferenceServer,
  call: Call,
  handle: (call: Call) => Promise<Reply> | Reply,
): Promise<void> {
  if (server.hasFault('limited-send-stored')) await handle(call)
  const id = isObject(call.body) ? call.body['message_id'] : undefined
  if (server.hasFault('limited-send-burns-id') && typeof id === 'string') server.spentMessageIds.add(id)
}

/** Returns the 429 response. error.retry_after in the current form is a legal choice (AMB-088). */
export function rateLimitedReply(server: ReferenceServer, seconds: number): Reply {
  const silent = server.hasChoice('limited-without-retry-after') || server.hasFault('limited-retry-after-words')
  const headers: Record<string, string> = silent ? {} : { 'retry-after': retryAfter(server, seconds) }
  const error: JsonObject = { code: code(server), message: 'too many requests' }
  if (server.hasChoice('occasional-429')) error['retry_after'] = seconds
  if (server.hasFault('limited-retry-after-words')) error['retry_after'] = 'soon'
  if (server.hasFault('limited-without-body')) return { status: 429, headers }
  return { status: status(server), headers, body: { error } }
}

/** Returns the Retry-After header. A date has whole seconds, so it is rounded up. */
const retryAfter = (server: ReferenceServer, seconds: number): string =>
  server.hasChoice('retry-after-as-date') ? new Date(Date.now() + seconds * 1000 + 999).toUTCString() : String(seconds)

function status(server: ReferenceServer): number {
  if (server.hasFault('limited-503')) return 503
  return server.hasFault('limited-409') || server.hasFault('limited-code-with-409') ? 409 : 429
}

function code(server: ReferenceServer): string {
  if (server.hasFault('limited-503')) return 'temporarily_unavailable'
  return server.hasFault('limited-409') || server.hasFault('limited-code-limit-exceeded')
    ? 'limit_exceeded'
    : 'rate_limited'
}
