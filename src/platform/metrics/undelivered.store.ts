import type { Tx } from '../database/database.ts'
import { takesEvent } from '../event-log/undelivered-events.ts'

/** How far an agent says that it has dealt with its log. */
export interface PullCursor {
  actorId: string
  afterSequence: number
}

/** Keeps the farthest cursor of each agent: one that reads again from the start still knows what it had. */
export async function keepPullCursors(tx: Tx, cursors: readonly PullCursor[], now: number): Promise<void> {
  const pulled = tx.table(
    { actor_id: 'text', after_sequence: 'bigint' },
    cursors.map(({ actorId, afterSequence }) => ({ actor_id: actorId, after_sequence: afterSequence })),
  )
  await tx.run(
    `INSERT INTO pull_cursors (actor_id, after_sequence, pulled_at)
     SELECT t.actor_id, t.after_sequence, ${tx.dialect === 'postgres' ? '?::bigint' : '?'} FROM ${pulled.sql} AS t
     JOIN actors a ON a.id = t.actor_id ORDER BY t.actor_id
     ON CONFLICT (actor_id) DO UPDATE SET pulled_at = excluded.pulled_at, after_sequence =
       CASE WHEN excluded.after_sequence > pull_cursors.after_sequence THEN excluded.after_sequence
       ELSE pull_cursors.after_sequence END`,
    [now, ...pulled.bindings],
  )
}

/**
 * When the oldest event that still waits was made, in milliseconds; null when none waits. By webhook: due, to be tried
 * again or under way, of active subscriptions. By pull: the event behind the cursor of an agent that has pulled since
 * `since`; sequences have no gaps.
 */
export async function oldestUndelivered(
  tx: Tx,
  since: number,
): Promise<{ webhook: number | null; pull: number | null }> {
  const createdAt = (condition: string) =>
    `SELECT (SELECT e.created_at FROM events e WHERE e.actor_id = w.actor_id AND e.sequence =
       (SELECT MIN(d.event_sequence) FROM deliveries d WHERE d.webhook_id = w.id AND d.state = 'pending' AND ${condition})
     ) AS created_at FROM webhooks w WHERE w.status = 'active'`
  const [webhook] = await tx.rows<{ oldest: number | null }>(
    `SELECT MIN(created_at) AS oldest FROM (
       ${createdAt("d.queue = 'first'")} UNION ALL ${createdAt("d.queue = 'retry'")} UNION ALL
       SELECT (SELECT e.created_at FROM events e WHERE e.actor_id = w.actor_id AND e.sequence > w.delivered_through
         AND ${takesEvent(tx)} ORDER BY e.sequence LIMIT 1) AS created_at
       FROM webhooks w WHERE w.status = 'active'
     ) AS waiting`,
  )
  const [pull] = await tx.rows<{ oldest: number | null }>(
    `SELECT MIN(e.created_at) AS oldest FROM pull_cursors p
     JOIN actors a ON a.id = p.actor_id AND a.status = 'active'
     JOIN events e ON e.actor_id = p.actor_id AND e.sequence = p.after_sequence + 1
     WHERE p.pulled_at >= ?`,
    [since],
  )
  return { webhook: webhook?.oldest ?? null, pull: pull?.oldest ?? null }
}
