import type { Tx } from '../../platform/database/database.ts'
import { cutToBytes, pageBytesMax } from '../../platform/read-within.ts'
import type { EventKey, EventRow } from './event-row.ts'
import { bytesOfRow, eventFromRow, findEvents } from './event.sql.ts'
import type { EventLoader, LogEvent } from './log-event.ts'

/**
 * Returns the named events, in the requested order, with one query. An event has the same content at every call, so
 * that a retry sends the same bytes (EVT-002, EVT-052). Events that do not exist are left out.
 */
export async function renderEvents(
  tx: Tx,
  keys: readonly EventKey[],
  loaders: readonly EventLoader[],
): Promise<LogEvent[]> {
  if (keys.length === 0) return []
  const rows = await findEvents(tx, keys)
  const found = new Map(rows.map((row) => [nameOf({ actorId: row.actor_id, sequence: row.sequence }), row]))
  return eventsOfRows(
    tx,
    keys.flatMap((key) => found.get(nameOf(key)) ?? []),
    loaders,
  )
}

export async function eventsOfRows(
  tx: Tx,
  rows: readonly EventRow[],
  loaders: readonly EventLoader[],
): Promise<LogEvent[]> {
  let events = rows.map(eventFromRow)
  for (const loader of loaders) events = await loader.load(tx, events)
  return events
}

/** Returns the first rows that fit into one page together with their loaded content. */
export async function withinBytes<R extends EventRow>(
  tx: Tx,
  rows: readonly R[],
  loaders: readonly EventLoader[],
): Promise<R[]> {
  const events = rows.map(({ event_id, event_type, data }) => ({ eventId: event_id, eventType: event_type, data }))
  const added = await Promise.all(loaders.map((loader) => loader.measure(tx, events)))
  if (added.every(({ size }) => size === 0)) return [...rows]
  const bytesOf = (row: R) => bytesOfRow(row) + added.reduce((sum, bytes) => sum + (bytes.get(row.event_id) ?? 0), 0)
  return cutToBytes(rows, bytesOf, pageBytesMax).rows
}

function nameOf({ actorId, sequence }: EventKey): string {
  return `${actorId} ${sequence}`
}
