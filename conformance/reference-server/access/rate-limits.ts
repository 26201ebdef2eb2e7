/** Rate limits of single accounts, set by the operator, and what each fault makes of a refusal. */
import { invalid, notFound } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

/** PUT /_ops/handles/{}/rate-limit { requests, seconds } */
export function setRateLimit({ subject, params, body }: OpenCall): Reply {
  const actor = subject.handles.get((params[0] ?? '').toLowerCase())
  if (actor === undefined) throw notFound('no such handle')
  const { requests, seconds } = isObject(body) ? body : {}
  if (typeof requests !== 'number' || typeof seconds !== 'number') throw invalid('requests and seconds are needed')
  actor.limit = { requests, seconds, used: 0, endsAt: 0 }
  return { status: 200, body: { handle: actor.handle, rate_limit: { requests, seconds } } }
}

/** Counts a request of a limited account. @returns the refusal when it has had its share */
export function overLimit(subject: Subject, { limit }: Actor): Reply | undefined {
  if (limit === undefined) return undefined
  const now = Date.now()
  if (limit.endsAt <= now) Object.assign(limit, { used: 0, endsAt: now + limit.seconds * 1000 })
  limit.used += 1
  return limit.used > limit.requests ? limited(subject, Math.ceil((limit.endsAt - now) / 1000)) : undefined
}

/** What becomes of the request behind a refusal: nothing, unless a fault does it all the same. */
export async function afterLimit(
  subject: Subject,
  call: Call,
  handle: (call: Call) => Promise<Reply> | Reply,
): Promise<void> {
  if (subject.faulty('limited-send-stored')) await handle(call)
  const id = isObject(call.body) ? call.body['message_id'] : undefined
  if (subject.faulty('limited-send-burns-id') && typeof id === 'string') subject.burnt.add(id)
}

/** A refusal as the document has it; error.retry_after in this form is a choice (AMB-088). */
export function limited(subject: Subject, seconds: number): Reply {
  const silent = subject.chose('limited-without-retry-after') || subject.faulty('limited-retry-after-words')
  const headers: Record<string, string> = silent ? {} : { 'retry-after': String(seconds) }
  const error: JsonObject = { code: code(subject), message: 'too many requests' }
  if (subject.chose('occasional-429')) error['retry_after'] = seconds
  if (subject.faulty('limited-retry-after-words')) error['retry_after'] = 'soon'
  if (subject.faulty('limited-without-body')) return { status: 429, headers }
  return { status: status(subject), headers, body: { error } }
}

function status(subject: Subject): number {
  if (subject.faulty('limited-503')) return 503
  return subject.faulty('limited-409') || subject.faulty('limited-code-with-409') ? 409 : 429
}

function code(subject: Subject): string {
  if (subject.faulty('limited-503')) return 'temporarily_unavailable'
  return subject.faulty('limited-409') || subject.faulty('limited-code-limit-exceeded')
    ? 'limit_exceeded'
    : 'rate_limited'
}
