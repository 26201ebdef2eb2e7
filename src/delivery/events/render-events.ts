import type { Tx } from '../../platform/database/database.ts'
import { withReceivedTasks } from '../../tasks/tasks/task-events.ts'
import { eventFromRow, findEvents } from './event.store.ts'
import type { EventKey, EventRow } from './event.store.ts'
import type { LogEvent } from '../../platform/event-log/log-event.ts'

/**
 * The named events as their logs hold them, in the order asked for, by one query. The same event is the same
 * at every call, whatever happened since, so a retry sends the same bytes (EVT-002, EVT-052).
 * An event that is not there is left out.
 */
export async function renderEvents(tx: Tx, keys: readonly EventKey[]): Promise<LogEvent[]> {
  if (keys.length === 0) return []
  const rows = await findEvents(tx, keys)
  const found = new Map(rows.map((row) => [nameOf({ actorId: row.actor_id, sequence: row.sequence }), row]))
  return eventsOfRows(
    tx,
    keys.flatMap((key) => found.get(nameOf(key)) ?? []),
  )
}

/** The events of rows, with what they only name. */
export function eventsOfRows(tx: Tx, rows: readonly EventRow[]): Promise<LogEvent[]> {
  return withReceivedTasks(tx, rows.map(eventFromRow))
}

function nameOf({ actorId, sequence }: EventKey): string {
  return `${actorId} ${sequence}`
}
