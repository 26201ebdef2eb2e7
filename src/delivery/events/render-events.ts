import type { Tx } from '../../platform/database/database.ts'
import { eventFromRow, findEvents, type EventKey, type EventRow } from './event.store.ts'
import type { EventLoader, LogEvent } from './log-event.ts'

/**
 * The named events as their logs hold them, in the order asked for, by one query. The same event is the same
 * at every call, whatever happened since, so a retry sends the same bytes (EVT-002, EVT-052).
 * An event that is not there is left out.
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

/** The events of rows, with what they only refer to. */
export async function eventsOfRows(
  tx: Tx,
  rows: readonly EventRow[],
  loaders: readonly EventLoader[],
): Promise<LogEvent[]> {
  let events = rows.map(eventFromRow)
  for (const load of loaders) events = await load(tx, events)
  return events
}

function nameOf({ actorId, sequence }: EventKey): string {
  return `${actorId} ${sequence}`
}
