import type { Tx } from '../../platform/database/database.ts'
import { deliveriesAfter } from '../webhooks/delivery-page.ts'

/** Some webhooks in the order of their ids. */
export async function webhooksAfter(tx: Tx, after: string, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>('SELECT id FROM webhooks WHERE id > ? ORDER BY id LIMIT ?', [after, limit])
  return rows.map(({ id }) => id)
}

/** A step through the deliveries of one webhook. */
export interface PurgedStep {
  /** The last delivery that was looked at; undefined when what follows is too young. */
  through: number | undefined
  deleted: number
}

/** Before when a delivery was settled that is deleted; null: such deliveries stay. */
export interface SettledBefore {
  delivered: number | null
  dead: number | null
}

/**
 * Looks at the next `limit` deliveries of a webhook and deletes those that were settled long enough ago, with the log of
 * their attempts.
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
  // What follows a stretch that is all young is younger.
  const oldest = Math.max(before.delivered ?? 0, before.dead ?? 0)
  const goesOn = rows.length === limit && rows.some(({ at }) => at < oldest)
  return { through: goesOn ? rows.at(-1)!.sequence : undefined, deleted: old.length }
}

/** A log, and whether its oldest event was made before a moment. */
export interface LogAge {
  actorId: string
  isOld: boolean
}

/** Some logs of agents and persons in the order of their ids. */
export async function logsAfter(tx: Tx, after: string, before: number, limit: number): Promise<LogAge[]> {
  if (tx.distributed) return distributedLogsAfter(tx, after, before, limit)
  const rows = await tx.rows<{ actor_id: string; oldest: number | null }>(
    `SELECT c.id AS actor_id,
       (SELECT e.created_at FROM events e WHERE e.actor_id = c.id ORDER BY e.sequence LIMIT 1) AS oldest
     FROM (SELECT id FROM actors WHERE id > ? ORDER BY id LIMIT ?) AS c ORDER BY c.id`,
    [after, limit],
  )
  return rows.map(({ actor_id, oldest }) => ({ actorId: actor_id, isOld: oldest !== null && oldest < before }))
}

/** The same where each log is on a server of its own: the oldest event of each is asked for by itself. */
async function distributedLogsAfter(tx: Tx, after: string, before: number, limit: number): Promise<LogAge[]> {
  const actors = await tx.rows<{ id: string }>('SELECT id FROM actors WHERE id > ? ORDER BY id LIMIT ?', [after, limit])
  const oldestOf = ({ id }: { id: string }) =>
    tx.rows<{ oldest: number }>(
      'SELECT created_at AS oldest FROM events WHERE actor_id = ? ORDER BY sequence LIMIT 1',
      [id],
    )
  const oldest = await Promise.all(actors.map(oldestOf))
  return actors.map(({ id }, index) => ({ actorId: id, isOld: (oldest[index]![0]?.oldest ?? before) < before }))
}

/**
 * Deletes the oldest events of a log, at most `limit`, as far as they were made before a moment and no webhook waits for
 * them or has them as dead letters.
 * @returns how many
 */
export async function purgeEvents(tx: Tx, actorId: string, before: number, limit: number): Promise<number> {
  const [row] = await tx.rows<{ bound: number | null }>(
    `SELECT max(b.sequence) AS bound FROM (
       SELECT sequence, created_at FROM events WHERE actor_id = ? ORDER BY sequence LIMIT ?) AS b
     WHERE b.created_at < ?`,
    [actorId, limit, before],
  )
  if (!row || row.bound === null) return 0
  const wanted = await firstUndelivered(tx, actorId)
  const bound = Math.min(row.bound, wanted === null ? row.bound : wanted - 1)
  const deleted = await tx.run('DELETE FROM events WHERE actor_id = ? AND sequence <= ?', [actorId, bound])
  if (deleted > 0) {
    await tx.run('UPDATE event_counters SET purged_through = ? WHERE actor_id = ? AND purged_through < ?', [
      bound,
      actorId,
      bound,
    ])
  }
  return deleted
}

/** The first event that a webhook of an actor has not received. Each part says what its index says. */
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
