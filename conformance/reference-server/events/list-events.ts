/** GET /v1/events: returns a page of the log, or waits for its next event. */
import { setTimeout as pause } from 'node:timers/promises'
import { advanceDelivered } from '../messages/receipts.ts'
import { ApiError, internalError, invalid } from '../protocol/api-error.ts'
import { integer } from '../protocol/query.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor, LogEvent, Message } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'
import { applyPageFaults } from './altered-page.ts'
import { renderEvent } from './envelope.ts'

export interface Pull {
  after: number
  timeout: number
  limit: number
}

export async function listEvents(call: Call): Promise<Reply> {
  const { server, actor } = call
  if (actor.kind === 'agent' && server.hasFault('pull-refused')) throw new ApiError('forbidden', 'agents may not pull')
  const pull = decode(call)
  if (pull.after > actor.lastSequence && server.hasFault('beyond-latest-starts-over')) pull.after = 0
  if (!call.query.has('limit') && server.hasFault('page-without-limit-empty')) pull.limit = 0
  if (pull.timeout > 0 && server.hasFault('backlog-skipped-when-waiting'))
    pull.after = Math.max(pull.after, actor.lastSequence)
  const end = actor.lastSequence
  if (pull.after > end && server.hasChoice('beyond-latest-refused')) throw invalid('after is beyond the log')
  const from = { ...pull, after: Math.min(pull.after, end) }
  const latestBefore = actor.lastSequence
  const woken = pull.timeout > 0 && (await wait(call, from))
  if (call.signal.aborted) return { status: 204 }
  if (pull.after > end && !server.hasFault('held-pull-beyond-latest-skips')) {
    return { status: 200, body: answer(server, actor, server.hasChoice('beyond-latest-repeated') ? pull : from, []) }
  }
  const empty =
    server.hasFault('page-empty-now-and-then') && pull.timeout === 0 && countCall(server, actor.id) % 4 === 0
  const isMissed =
    pull.timeout > 0 && !woken && latestBefore <= pull.after && server.hasFault('second-waiter-gets-nothing')
  const events = empty || isMissed ? [] : afterWakeUp(server, page(server, actor, pull), woken)
  if (!(woken && server.hasFault('woken-pull-does-not-mark'))) hand(server, actor, events)
  return {
    status: 200,
    body: applyPageFaults(call, pull, answer(server, actor, pull, events), { woken, latestBefore }),
  }
}

/** Returns the page of a woken pull, changed by faults. */
function afterWakeUp(server: ReferenceServer, events: LogEvent[], woken: boolean): LogEvent[] {
  if (!woken) return events
  if (server.hasFault('woken-pull-answers-empty')) return []
  return server.hasFault('woken-pull-skips-the-rest') ? events.slice(-1) : events
}

function decode(call: Call): Pull {
  const { server, actor, query } = call
  if (Number.isNaN(Number(query.get('after') ?? 0)) && server.hasFault('odd-after-500'))
    throw internalError('after is no number')
  if (!query.has('after') && server.hasChoice('pull-needs-after')) throw invalid('after is missing')
  try {
    return {
      after: integer(server, query, 'after', { min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 }),
      timeout: integer(server, query, 'timeout', {
        min: 0,
        max: server.hasFault('timeout-20-at-most') || server.hasFault('timeout-25-at-most') ? 20 : 30,
        fallback: 0,
      }),
      limit: integer(server, query, 'limit', {
        min: 1,
        max: 100,
        fallback: server.hasChoice('pull-default-of-seven') ? 7 : 50,
      }),
    }
  } catch (error) {
    if (server.hasFault('rejected-pull-marks')) advanceDelivered(server, actor, messagesOf(actor.log))
    throw error
  }
}

/**
 * Waits for an event. Registers the waiter before the log is read again, so that no event is missed. @returns whether
 * an event woke it
 */
async function wait(call: Call, pull: Pull): Promise<boolean> {
  const { server, actor } = call
  const overrun = server.hasFault('timeout-overrun') ? 12_000 : server.hasFault('timeout-overrun-of-4-s') ? 4000 : 0
  const timeout = server.hasChoice('pull-ends-early') ? Math.min(pull.timeout, 1) : pull.timeout
  const deadline = Date.now() + timeout * 1000 + overrun
  const ends = AbortSignal.any([call.signal, server.closing.signal])
  for (let turn = 0; Date.now() < deadline && !ends.aborted; turn += 1) {
    if (actor.log.some((event) => event.sequence > pull.after)) {
      // Waits until events sent at the same time are in the log as well.
      if (turn > 0 && server.hasFault('woken-pull-skips-the-rest')) await pause(30)
      return turn > 0
    }
    const woken = new AbortController()
    const wake = (): void => woken.abort()
    actor.waiters.add(wake)
    await pause(deadline - Date.now(), undefined, { signal: AbortSignal.any([ends, woken.signal]) }).catch(
      () => undefined,
    )
    actor.waiters.delete(wake)
  }
  return false
}

function page(server: ReferenceServer, actor: Actor, pull: Pull): LogEvent[] {
  if (server.hasFault('webhook-stops-pull') && [...server.webhooks.values()].some((hook) => hook.ownerId === actor.id))
    return []
  const limit =
    (server.hasChoice('short-pages') ? Math.min(2, pull.limit) : pull.limit) +
    (server.hasFault('page-exceeds-limit') || (pull.timeout > 0 && server.hasFault('waited-page-exceeds-limit'))
      ? 1
      : 0)
  const from = beginsWithAfter(server, actor) ? pull.after : pull.after + 1
  const skipped = skippedTypes(server, pull.limit)
  const events = actor.log
    .filter((event) => event.sequence >= from && skipped?.test(event.event_type) !== true)
    .slice(0, limit)
  if (actor.log.length === 0 && server.hasFault('new-log-shows-others')) {
    return [...server.actors.values()].flatMap((other) => other.log).slice(-limit)
  }
  if (server.hasFault('event-page-hole') && events.length >= 3) events.splice(1, 1)
  if (pull.timeout > 0 && server.hasFault('waited-page-newest-first')) events.reverse()
  if (server.hasFault('long-page-swaps-two') && events.length > 12) events.push(...events.splice(-2, 1))
  return server.hasFault('events-descending') ? events.reverse() : events
}

/** Returns the event types that small pages omit, for two faults. */
function skippedTypes(server: ReferenceServer, limit: number): RegExp | undefined {
  if (limit === 1 && server.hasFault('page-of-one-skips-receipts')) return /^message\.(read|delivered)$/
  return limit === 2 && server.hasFault('page-of-two-skips-reactions') ? /^reaction\./ : undefined
}

function beginsWithAfter(server: ReferenceServer, actor: Actor): boolean {
  if (!server.hasFault('after-inclusive-by-turns')) return server.hasFault('after-inclusive')
  const pages = (pagesRead.get(actor) ?? 0) + 1
  pagesRead.set(actor, pages)
  return pages % 6 === 0
}

const pagesRead = new WeakMap<Actor, number>()

function hand(server: ReferenceServer, actor: Actor, events: LogEvent[]): void {
  if (server.hasFault('events-consumed')) actor.log = actor.log.filter((event) => !events.includes(event))
  if (server.hasFault('pull-does-not-mark') || events.length === 0) return
  const marked = server.hasFault('pull-marks-whole-log') ? actor.log : events
  const messages = messagesOf(marked)
  advanceDelivered(server, actor, server.hasFault('pull-marks-first-of-page') ? messages.slice(0, 1) : messages)
}

const messagesOf = (events: readonly LogEvent[]): Message[] =>
  events
    .map((event) => event.message)
    .filter((message): message is Message => message !== null && message !== undefined)

function answer(server: ReferenceServer, actor: Actor, pull: Pull, events: LogEvent[]): JsonObject {
  const latest = actor.lastSequence
  const start = server.hasChoice('beyond-latest-repeated') ? pull.after : Math.min(pull.after, latest)
  const last = Math.max(...events.map((event) => event.sequence), start)
  const more = actor.log.some((event) => event.sequence > last)
  const full = events.length >= pull.limit
  const body: JsonObject = {
    events: events.map((event) => renderEvent(server, actor, event)),
    next_cursor: cursor(server, pull, last, latest, actor),
    latest: server.hasFault('latest-of-the-cursor')
      ? pull.after
      : server.hasChoice('latest-as-string')
        ? String(latest)
        : latest,
    has_more: server.hasFault('has-more-false-on-full-page')
      ? more && !full
      : more || (full && server.hasChoice('has-more-on-full-page')),
  }
  if (server.hasFault('latest-missing')) delete body['latest']
  return body
}

function cursor(server: ReferenceServer, pull: Pull, last: number, latest: number, actor: Actor): Json {
  if (server.hasFault('next-cursor-skips')) return latest
  if (server.hasFault('next-cursor-stays')) return pull.after
  if (last === pull.after && server.hasFault('cursor-back-on-empty-page')) return Math.max(0, last - 1)
  if (server.hasChoice('cursor-as-string')) return String(last)
  return server.hasChoice('cursor-null-on-empty') && actor.log.length === 0 ? null : last
}
