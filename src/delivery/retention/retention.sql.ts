import type { Tx } from '../../platform/database/database.ts'
import { deliveriesAfter } from '../webhooks/delivery-list.store.ts'

/** Returns a page of webhook ids, in order. */
export async function webhooksAfter(tx: Tx, after: string, limit: number): Promise<string[]> {
  return tx.knex('webhooks').where('id', '>', after).orderBy('id').limit(limit).pluck('id')
}

/** Result of one step through the deliveries of a webhook. */
export interface PurgedStep {
  /** Last delivery of the step; undefined when the following deliveries are too young. */
  through: number | undefined
  deleted: number
}

/** Deliveries settled before this time are deleted, in epoch milliseconds. Null keeps all deliveries. */
export interface SettledBefore {
  delivered: number | null
  dead: number | null
}

/**
 * Reads the next `limit` deliveries of a webhook and deletes those settled before the given times, with their attempts.
 */
export async function purgeDeliveries(
  tx: Tx,
  webhookId: string,
  after: number,
  before: SettledBefore,
  limit: number,
): Promise<PurgedStep> {
  const found = await deliveriesAfter(tx, webhookId, after, limit)
  const rows = found.map(({ eventSequence: sequence, state, updatedAt: at }) => ({ sequence, state, at }))
  const bounds: Record<string, number | null> = { ...before, pending: null }
  const old = rows.filter(({ state, at }) => at < (bounds[state] ?? Number.NEGATIVE_INFINITY))
  if (old.length > 0) {
    const gone = tx.table(
      { sequence: 'bigint' },
      old.map(({ sequence }) => ({ sequence })),
    )
    for (const table of ['delivery_attempts', 'deliveries']) {
      await tx.run(
        `DELETE FROM ${table} WHERE webhook_id = ? AND event_sequence IN (SELECT t.sequence FROM ${gone.sql} AS t)`,
        [webhookId, ...gone.bindings],
      )
    }
  }
  // Deliveries after a step of young deliveries are younger.
  const oldest = Math.max(before.delivered ?? 0, before.dead ?? 0)
  const goesOn = rows.length === limit && rows.some(({ at }) => at < oldest)
  return { through: goesOn ? rows.at(-1)!.sequence : undefined, deleted: old.length }
}

/** A log, and whether its oldest event is older than a given time. */
export interface LogAge {
  actorId: string
  isOld: boolean
}

/** Returns a page of the logs of agents and persons, in the order of their ids. */
export async function logsAfter(tx: Tx, after: string, before: number, limit: number): Promise<LogAge[]> {
  const rows = await tx.rows<{ actor_id: string; oldest: number | null }>(
    `SELECT n.actor_id, e.created_at AS oldest FROM event_counters n
     LEFT JOIN events e ON e.actor_id = n.actor_id AND e.sequence = n.purged_through + 1
     WHERE n.actor_id > ? ORDER BY n.actor_id LIMIT ?`,
    [after, limit],
  )
  return rows.map(({ actor_id, oldest }) => ({ actorId: actor_id, isOld: oldest !== null && oldest < before }))
}

/**
 * Deletes at most `limit` of the oldest events of a log that were created before a given time. Events that a webhook
 * waits for or has as dead letters are kept.
 * @returns number of deleted events
 */
export async function purgeEvents(tx: Tx, actorId: string, before: number, limit: number): Promise<number> {
  const log = () => tx.knex('events').where({ actor_id: actorId })
  const oldest = await log().orderBy('sequence').limit(limit).select('sequence', 'created_at')
  const last = oldest.findLast(({ created_at }) => created_at < before)
  if (!last) return 0
  const undelivered = await firstUndelivered(tx, actorId)
  const bound = Math.min(last.sequence, undelivered === null ? last.sequence : undelivered - 1)
  const deleted = await log().where('sequence', '<=', bound).delete()
  if (deleted > 0) {
    const counter = tx.knex('event_counters').where({ actor_id: actorId }).where('purged_through', '<', bound)
    await counter.update({ purged_through: bound })
  }
  return deleted
}

/** Returns the first event that a webhook of an actor has not received. Each part matches the condition of an index. */
async function firstUndelivered(tx: Tx, actorId: string): Promise<number | null> {
  const first = (condition: string) =>
    `SELECT (SELECT MIN(d.event_sequence) FROM deliveries d WHERE d.webhook_id = w.id AND ${condition}) AS sequence
     FROM webhooks w WHERE w.actor_id = ?`
  const parts = [
    "d.state = 'pending' AND d.queue = 'first'",
    "d.state = 'pending' AND d.queue = 'retry'",
    "d.state = 'dead'",
  ]
  const [row] = await tx.rows<{ first: number | null }>(
    `SELECT MIN(u.sequence) AS first FROM (${parts.map(first).join(' UNION ALL ')} UNION ALL
       SELECT w.delivered_through + 1 AS sequence FROM webhooks w WHERE w.actor_id = ? AND w.status = 'active') AS u`,
    [...parts, 'cursor'].map(() => actorId),
  )
  return row?.first ?? null
}
