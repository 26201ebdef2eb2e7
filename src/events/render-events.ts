import type { Tx } from '../database/database.ts'
import { eventFromRow, findEvents } from './event.store.ts'
import type { EventKey } from './event.store.ts'
import type { LogEvent } from './log-event.ts'

/**
 * The named events as their logs hold them, in the order asked for, by one query. The same event is the same
 * at every call, whatever happened since, so a retry sends the same bytes (EVT-002, EVT-052).
 * An event that is not there is left out.
 */
export async function renderEvents(tx: Tx, keys: readonly EventKey[]): Promise<LogEvent[]> {
  if (keys.length === 0) return []
  const rows = await findEvents(tx, keys)
  const found = new Map(rows.map((row) => [nameOf({ actorId: row.actor_id, sequence: row.sequence }), row]))
  return keys.flatMap((key) => {
    const row = found.get(nameOf(key))
    return row ? [eventFromRow(row)] : []
  })
}

function nameOf({ actorId, sequence }: EventKey): string {
  return `${actorId} ${sequence}`
}
