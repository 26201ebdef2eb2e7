/** Faults of the numbers in a page of events. */
import type { Call } from '../protocol/route.ts'
import type { Json, JsonObject } from '../state/json.ts'

interface Wait {
  woken: boolean
  /** Sequence of the newest event when the pull arrived. */
  latestBefore: number
}

export function applyPageFaults(
  { server, actor }: Call,
  pull: { after: number; limit: number },
  body: JsonObject,
  { woken, latestBefore }: Wait,
): JsonObject {
  const events = body['events'] as Json[]
  const last = (events.at(-1) as JsonObject | undefined)?.['sequence']
  if (events.length >= 100 && server.hasFault('has-more-false-at-the-largest-page')) body['has_more'] = false
  if (pull.limit === 1 && server.hasFault('has-more-false-on-page-of-one')) body['has_more'] = false
  if (events.length > 0 && server.hasFault('has-more-always-true')) body['has_more'] = true
  if (events.length === 0 && server.hasFault('page-empty-now-and-then')) body['has_more'] = false
  if (woken && server.hasFault('woken-cursor-stays')) body['next_cursor'] = pull.after
  if (woken && server.hasFault('woken-cursor-is-ahead')) body['next_cursor'] = actor.lastSequence + 1
  if (woken && server.hasFault('woken-latest-stale')) body['latest'] = latestBefore
  if (server.hasFault('latest-lags-by-one')) body['latest'] = Math.max(0, actor.lastSequence - 1)
  if (last !== undefined && server.hasFault('latest-of-the-page')) body['latest'] = last
  return body
}
