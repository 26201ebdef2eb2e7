import type { Tx } from '../database/database.ts'
import { onlyKeys } from '../database/only-keys.ts'
import { amongIds } from '../database/queries.ts'
import { cursorsBehind } from '../event-log/event-log.store.ts'

/** Cursor up to which an agent has processed its log. */
export interface PullCursor {
  actorId: string
  afterSequence: number
}

/** Stores the highest cursor of each agent, also when an agent reads again from the start. */
export async function keepPullCursors(tx: Tx, cursors: readonly PullCursor[], now: number): Promise<void> {
  const pulled = tx.table(
    { actor_id: 'text', after_sequence: 'bigint' },
    (await existing(tx, cursors)).map(({ actorId, afterSequence }) => ({
      actor_id: actorId,
      after_sequence: afterSequence,
    })),
  )
  await tx.run(
    `INSERT INTO pull_cursors (actor_id, after_sequence, pulled_at)
     SELECT t.actor_id, t.after_sequence, CAST(? AS bigint) FROM ${pulled.sql} AS t
     WHERE true ORDER BY t.actor_id
     ON CONFLICT (actor_id) DO UPDATE SET pulled_at = excluded.pulled_at, after_sequence =
       CASE WHEN excluded.after_sequence > pull_cursors.after_sequence THEN excluded.after_sequence
       ELSE pull_cursors.after_sequence END`,
    [now, ...pulled.bindings],
  )
}

/** Returns the cursors of existing actors. In a distributed database, the cursors are on other servers than accounts. */
async function existing(tx: Tx, cursors: readonly PullCursor[]): Promise<PullCursor[]> {
  const actorIds = cursors.map(({ actorId }) => actorId)
  const ids = new Set(
    await tx
      .knex('actors')
      .where(amongIds(tx, 'id', actorIds))
      .pluck('id'),
  )
  return cursors.filter(({ actorId }) => ids.has(actorId))
}

/**
 * Returns the creation time of the oldest undelivered event, in epoch milliseconds; null when there is none. By
 * webhook: events that are due, to be retried or in progress, of active webhooks. By pull: the event after the cursor
 * of an agent that has pulled since `since`; sequences have no gaps.
 */
export async function oldestUndelivered(
  tx: Tx,
  since: number,
): Promise<{ webhook: number | null; pull: number | null }> {
  return { webhook: await oldestOfWebhooks(tx), pull: await oldestOfPulls(tx, since) }
}

/** Reads the oldest of the next events of agents. Few of the accounts that have pulled are inactive. */
async function oldestOfPulls(tx: Tx, since: number): Promise<number | null> {
  const waiting = await tx
    .knex('pull_cursors as p')
    .joinRaw('JOIN events e ON e.actor_id = p.actor_id AND e.sequence = p.after_sequence + 1')
    .where('p.pulled_at', '>=', since)
    .orderBy('e.created_at')
    .limit(1000)
    .select<{ actor_id: string; created_at: number }[]>('p.actor_id', 'e.created_at')
  const actorIds = waiting.map(({ actor_id }) => actor_id)
  const active = tx
    .knex('actors')
    .where(amongIds(tx, 'id', actorIds))
    .where({ status: 'active' })
  const ids = new Set(await active.pluck('id'))
  return waiting.find(({ actor_id }) => ids.has(actor_id))?.created_at ?? null
}

interface CursorRow {
  actor_id: string
  first: number | null
  retry: number | null
  delivered_through: number
  subscribed_events: string | null
}

/** Reads the cursors of all active webhooks, and the events only of those that are behind. */
async function oldestOfWebhooks(tx: Tx): Promise<number | null> {
  const firstOf = (queue: string) =>
    `(SELECT MIN(d.event_sequence) FROM deliveries d WHERE d.webhook_id = w.id AND d.state = 'pending' AND ${queue})`
  const cursors = await tx.rows<CursorRow>(
    `SELECT w.actor_id, ${firstOf("d.queue = 'first'")} AS first, ${firstOf("d.queue = 'retry'")} AS retry,
       w.delivered_through, w.subscribed_events FROM webhooks w WHERE w.status = 'active'`,
  )
  const behind = await cursorsBehind(tx, cursors)
  const all = behind.filter(({ subscribed_events }) => subscribed_events === null)
  const some = behind.filter(({ subscribed_events }) => subscribed_events !== null)
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

/** Returns the creation time of the oldest of some events. */
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

/** Returns the creation time of the next event that a webhook accepts. */
async function createdNext(
  tx: Tx,
  { actor_id, delivered_through, subscribed_events }: CursorRow,
): Promise<number | null> {
  const row = await tx
    .knex('events')
    .where({ actor_id })
    .where('sequence', '>', delivered_through)
    .where(amongIds(tx, 'event_type', JSON.parse(subscribed_events!) as string[]))
    .orderBy('sequence')
    .first('created_at')
  return row?.created_at ?? null
}

/** Maximum number of deliveries of one state that a collection counts, so that many dead letters do not slow it down. */
export const countedDeliveriesMax = 10_000

const countedStates = { retrying: "state = 'pending' AND queue = 'retry'", dead_lettered: "state = 'dead'" } as const

/** Counts deliveries that wait for a retry, or dead letters. @returns oldest: time of the oldest counted one */
export async function countDeliveries(
  tx: Tx,
  state: keyof typeof countedStates,
): Promise<{ deliveries: number; oldest: number | null }> {
  const rows = await tx.rows<{ deliveries: number; oldest: number | null }>(
    `SELECT count(*) AS deliveries, MIN(d.updated_at) AS oldest
     FROM (SELECT updated_at FROM deliveries WHERE ${countedStates[state]} LIMIT ?) AS d`,
    [countedDeliveriesMax],
  )
  return rows[0]!
}
