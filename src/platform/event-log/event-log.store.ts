import type { Tx } from '../database/database.ts'
import { readCounters } from './append-events.sql.ts'

/** Returns the newest sequences of the logs of some actors, by actor. */
export async function readHeads(tx: Tx, actorIds: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const counters = await readCounters(tx, [...new Set(actorIds)])
  return new Map(counters.map((row) => [row.actor_id, row.last_sequence]))
}

/** Returns the cursors, among some, that are before the ends of their logs. */
export async function cursorsBehind<Cursor extends { actor_id: string; delivered_through: number }>(
  tx: Tx,
  cursors: readonly Cursor[],
): Promise<Cursor[]> {
  const heads = await readHeads(
    tx,
    cursors.map(({ actor_id }) => actor_id),
  )
  return cursors.filter(({ actor_id, delivered_through }) => delivered_through < (heads.get(actor_id) ?? 0))
}

/** Deletes the oldest events of a log. @returns false when the log has no events */
export async function deleteSomeEvents(tx: Tx, actorId: string, limit: number): Promise<number> {
  const log = () => tx.knex('events').where({ actor_id: actorId })
  const last = (await log().orderBy('sequence').limit(limit).pluck('sequence')).at(-1)
  return last === undefined ? 0 : log().where('sequence', '<=', last).delete()
}
