/** GET /v1/events: a page of the log, or a wait for its next event. */
import { setTimeout as pause } from 'node:timers/promises'
import { markHandedOver } from '../messages/receipts.ts'
import { broken } from '../protocol/api-error.ts'
import { integer } from '../protocol/query.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor, LogEvent, Message } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { renderEvent } from './envelope.ts'

interface Pull {
  after: number
  timeout: number
  limit: number
}

export async function listEvents(call: Call): Promise<Reply> {
  const { subject, actor } = call
  const pull = decode(call)
  if (pull.after > actor.lastSequence && subject.faulty('beyond-latest-starts-over')) pull.after = 0
  if (!call.query.has('limit') && subject.faulty('page-without-limit-empty')) pull.limit = 0
  if (pull.timeout > 0 && subject.faulty('backlog-skipped-when-waiting'))
    pull.after = Math.max(pull.after, actor.lastSequence)
  if (pull.timeout > 0) await wait(call, pull)
  if (call.gone.aborted) return { status: 204 }
  const events = page(subject, actor, pull)
  hand(subject, actor, events)
  return { status: 200, body: answer(subject, actor, pull, events) }
}

function decode(call: Call): Pull {
  const { subject, actor, query } = call
  if (Number.isNaN(Number(query.get('after') ?? 0)) && subject.faulty('odd-after-500'))
    throw broken('after is no number')
  try {
    return {
      after: integer(subject, query, 'after', { min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 }),
      timeout: integer(subject, query, 'timeout', { min: 0, max: 30, fallback: 0 }),
      limit: integer(subject, query, 'limit', { min: 1, max: 100, fallback: 50 }),
    }
  } catch (error) {
    if (subject.faulty('refused-pull-marks')) markHandedOver(subject, actor, messagesOf(actor.log))
    throw error
  }
}

/** Registered before the log is looked at again, so that no event slips between. */
async function wait(call: Call, pull: Pull): Promise<void> {
  const { subject, actor } = call
  const overrun = subject.faulty('timeout-overrun') ? 12_000 : 0
  const deadline = Date.now() + pull.timeout * 1000 + overrun
  const ends = AbortSignal.any([call.gone, subject.closing.signal])
  while (Date.now() < deadline && !ends.aborted) {
    if (actor.log.some((event) => event.sequence > pull.after)) return
    const woken = new AbortController()
    const wake = (): void => woken.abort()
    actor.waiters.add(wake)
    await pause(deadline - Date.now(), undefined, { signal: AbortSignal.any([ends, woken.signal]) }).catch(
      () => undefined,
    )
    actor.waiters.delete(wake)
  }
}

function page(subject: Subject, actor: Actor, pull: Pull): LogEvent[] {
  if (subject.faulty('webhook-stops-pull') && [...subject.webhooks.values()].some((hook) => hook.ownerId === actor.id))
    return []
  const limit =
    (subject.chose('short-pages') ? Math.min(10, pull.limit) : pull.limit) +
    (subject.faulty('page-exceeds-limit') ? 1 : 0)
  const from = subject.faulty('after-inclusive') ? pull.after : pull.after + 1
  const events = actor.log.filter((event) => event.sequence >= from).slice(0, limit)
  if (actor.log.length === 0 && subject.faulty('new-log-shows-others')) {
    return [...subject.actors.values()].flatMap((other) => other.log).slice(-limit)
  }
  if (subject.faulty('event-page-hole') && events.length >= 3) events.splice(1, 1)
  return subject.faulty('events-descending') ? events.reverse() : events
}

function hand(subject: Subject, actor: Actor, events: LogEvent[]): void {
  if (subject.faulty('events-consumed')) actor.log = actor.log.filter((event) => !events.includes(event))
  if (subject.faulty('pull-does-not-mark') || events.length === 0) return
  const marked = subject.faulty('pull-marks-whole-log') ? actor.log : events
  markHandedOver(subject, actor, messagesOf(marked))
}

const messagesOf = (events: readonly LogEvent[]): Message[] =>
  events
    .map((event) => event.message)
    .filter((message): message is Message => message !== null && message !== undefined)

function answer(subject: Subject, actor: Actor, pull: Pull, events: LogEvent[]): JsonObject {
  const latest = actor.lastSequence
  const last = Math.max(...events.map((event) => event.sequence), Math.min(pull.after, latest))
  const more = actor.log.some((event) => event.sequence > last)
  const full = events.length >= pull.limit
  const body: JsonObject = {
    events: events.map((event) => renderEvent(subject, actor, event)),
    next_cursor: cursor(subject, pull, last, latest, actor),
    latest: subject.faulty('latest-of-the-cursor') ? pull.after : latest,
    has_more: subject.faulty('has-more-false-on-full-page')
      ? more && !full
      : more || (full && subject.chose('has-more-on-full-page')),
  }
  if (subject.faulty('latest-missing')) delete body['latest']
  return body
}

function cursor(subject: Subject, pull: Pull, last: number, latest: number, actor: Actor): Json {
  if (subject.faulty('next-cursor-skips')) return latest
  if (subject.faulty('next-cursor-stays')) return pull.after
  if (subject.chose('cursor-as-string')) return String(last)
  return subject.chose('cursor-null-on-empty') && actor.log.length === 0 ? null : last
}
