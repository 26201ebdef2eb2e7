import type { Tx } from '../database/database.ts'
import { onlyKeys } from '../database/only-keys.ts'
import { takesEvent } from '../event-log/undelivered-events.ts'

/** How far an agent says that it has dealt with its log. */
export interface PullCursor {
  actorId: string
  afterSequence: number
}

/** Keeps the farthest cursor of each agent: one that reads again from the start still knows what it had. */
export async function keepPullCursors(tx: Tx, cursors: readonly PullCursor[], now: number): Promise<void> {
  const known = tx.distributed ? await existing(tx, cursors) : cursors
  const pulled = tx.table(
    { actor_id: 'text', after_sequence: 'bigint' },
    known.map(({ actorId, afterSequence }) => ({ actor_id: actorId, after_sequence: afterSequence })),
  )
  await tx.run(
    `INSERT INTO pull_cursors (actor_id, after_sequence, pulled_at)
     SELECT t.actor_id, t.after_sequence, ${tx.dialect === 'postgres' ? '?::bigint' : '?'} FROM ${pulled.sql} AS t
     ${tx.distributed ? 'WHERE true' : 'JOIN actors a ON a.id = t.actor_id'} ORDER BY t.actor_id
     ON CONFLICT (actor_id) DO UPDATE SET pulled_at = excluded.pulled_at, after_sequence =
       CASE WHEN excluded.after_sequence > pull_cursors.after_sequence THEN excluded.after_sequence
       ELSE pull_cursors.after_sequence END`,
    [now, ...pulled.bindings],
  )
}

/** The cursors of actors that there are; accounts are on the coordinator, cursors on other servers. */
async function existing(tx: Tx, cursors: readonly PullCursor[]): Promise<PullCursor[]> {
  const rows = await tx.rows<{ id: string }>('SELECT id FROM actors WHERE id = ANY(?::text[])', [
    cursors.map(({ actorId }) => actorId),
  ])
  const ids = new Set(rows.map(({ id }) => id))
  return cursors.filter(({ actorId }) => ids.has(actorId))
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
  const webhook = tx.distributed ? await oldestDistributed(tx) : await oldestOfWebhooks(tx)
  const pull = tx.distributed ? await oldestPulled(tx, since) : await oldestOfPulls(tx, since)
  return { webhook, pull }
}

async function oldestOfPulls(tx: Tx, since: number): Promise<number | null> {
  const [pull] = await tx.rows<{ oldest: number | null }>(
    `SELECT MIN(e.created_at) AS oldest FROM pull_cursors p
     JOIN actors a ON a.id = p.actor_id AND a.status = 'active'
     JOIN events e ON e.actor_id = p.actor_id AND e.sequence = p.after_sequence + 1
     WHERE p.pulled_at >= ?`,
    [since],
  )
  return pull?.oldest ?? null
}

/** The same where accounts are on the coordinator: few of those that pull are not active. */
async function oldestPulled(tx: Tx, since: number): Promise<number | null> {
  const waiting = await tx.rows<{ actor_id: string; created_at: number }>(
    `SELECT p.actor_id, e.created_at FROM pull_cursors p
     JOIN events e ON e.actor_id = p.actor_id AND e.sequence = p.after_sequence + 1
     WHERE p.pulled_at >= ? ORDER BY e.created_at LIMIT 1000`,
    [since],
  )
  const active = await tx.rows<{ id: string }>(
    "SELECT id FROM actors WHERE id = ANY(?::text[]) AND status = 'active'",
    [waiting.map(({ actor_id }) => actor_id)],
  )
  const ids = new Set(active.map(({ id }) => id))
  return waiting.find(({ actor_id }) => ids.has(actor_id))?.created_at ?? null
}

async function oldestOfWebhooks(tx: Tx): Promise<number | null> {
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
  return webhook?.oldest ?? null
}

interface CursorRow {
  actor_id: string
  first: number | null
  retry: number | null
  delivered_through: number
  subscribed_events: string | null
}

/** The same where webhooks are on the coordinator, and their events on the servers of their actors. */
async function oldestDistributed(tx: Tx): Promise<number | null> {
  const firstOf = (queue: string) =>
    `(SELECT MIN(d.event_sequence) FROM deliveries d WHERE d.webhook_id = w.id AND d.state = 'pending' AND ${queue})`
  const cursors = await tx.rows<CursorRow>(
    `SELECT w.actor_id, ${firstOf("d.queue = 'first'")} AS first, ${firstOf("d.queue = 'retry'")} AS retry,
       w.delivered_through, w.subscribed_events FROM webhooks w WHERE w.status = 'active'`,
  )
  const all = cursors.filter(({ subscribed_events }) => subscribed_events === null)
  const some = cursors.filter(({ subscribed_events }) => subscribed_events !== null)
  const oldest = await Promise.all([
    createdFirst(tx, [
      ...cursors.flatMap(({ actor_id, first, retry }) =>
        [first, retry].flatMap((sequence) => (sequence === null ? [] : [{ actor_id, sequence }])),
      ),
      ...all.map(({ actor_id, delivered_through }) => ({ actor_id, sequence: delivered_through + 1 })),
    ]),
    ...some.map((cursor) => createdNext(tx, cursor)),
  ])
  const known = oldest.filter((at) => at !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** When the oldest of some events was made. */
async function createdFirst(tx: Tx, events: readonly { actor_id: string; sequence: number }[]): Promise<number | null> {
  if (events.length === 0) return null
  const named = tx.table({ actor_id: 'text', sequence: 'bigint' }, events)
  const ofActors = onlyKeys(
    tx,
    'e.actor_id',
    events.map(({ actor_id }) => actor_id),
  )
  const [row] = await tx.rows<{ oldest: number | null }>(
    `SELECT MIN(e.created_at) AS oldest FROM ${named.sql} AS t
     JOIN events e ON e.actor_id = t.actor_id AND e.sequence = t.sequence WHERE true${ofActors.sql}`,
    [...named.bindings, ...ofActors.bindings],
  )
  return row?.oldest ?? null
}

/** When the next event that a webhook takes was made. */
async function createdNext(
  tx: Tx,
  { actor_id, delivered_through, subscribed_events }: CursorRow,
): Promise<number | null> {
  const [row] = await tx.rows<{ created_at: number }>(
    `SELECT created_at FROM events WHERE actor_id = ? AND sequence > ? AND event_type = ANY(?::text[])
     ORDER BY sequence LIMIT 1`,
    [actor_id, delivered_through, JSON.parse(subscribed_events!) as string[]],
  )
  return row?.created_at ?? null
}
