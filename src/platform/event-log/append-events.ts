import type { Ids } from '../ids.ts'
import type { Tx } from '../database/database.ts'
import type { EventDraft } from './log-event.ts'

export type NumberedEvent = EventDraft & { sequence: number; eventId: string }

/**
 * Appends events to the logs of their actors, numbered in the given order; webhooks are cursors of these logs. The
 * counters are locked in the order of the actor ids, after every other lock of the
 * transaction; the numbers become visible with its commit, so that no cursor ever skips one (EVT-028).
 * Waiting pulls and the webhook dispatcher are signalled after the commit.
 * @returns the events with their numbers
 */
export async function appendEvents(
  tx: Tx,
  drafts: readonly EventDraft[],
  { now, ids }: { now: number; ids: Ids },
): Promise<NumberedEvent[]> {
  if (drafts.length === 0) return []
  const counters = await growCounters(tx, drafts)
  const events = drafts.map((draft) => {
    const counter = counters.get(draft.actorId)
    if (!counter) throw new Error(`Actor ${draft.actorId} has no event counter.`)
    return { ...draft, sequence: ++counter.last, eventId: ids.next('evt') }
  })
  await insertEvents(tx, events, now)
  if ([...counters.values()].some(({ hasWebhook }) => hasWebhook)) tx.wakeDeliveries()
  for (const actorId of counters.keys()) tx.wake(actorId)
  return events
}

interface Counter {
  /** The last number given, before this transaction. */
  last: number
  /** Whether the actor has an active webhook. */
  hasWebhook: boolean
}

async function growCounters(tx: Tx, drafts: readonly EventDraft[]): Promise<Map<string, Counter>> {
  const growth = new Map<string, number>()
  for (const { actorId } of drafts) growth.set(actorId, (growth.get(actorId) ?? 0) + 1)
  if (tx.distributed) return growDistributed(tx, growth)
  const grown = tx.table(
    { actor_id: 'text', grown: 'bigint' },
    [...growth].map(([actor_id, count]) => ({ actor_id, grown: count })),
  )
  // The inner query takes the locks in order; an UPDATE alone would take them in the order of its plan.
  const rows = await tx.rows<{ actor_id: string; last_sequence: number; webhooks: number }>(
    `WITH locked AS (
       SELECT c.actor_id, t.grown FROM ${grown.sql} AS t JOIN event_counters c ON c.actor_id = t.actor_id
       ORDER BY c.actor_id${tx.forUpdateOf('c')})
     UPDATE event_counters SET last_sequence = event_counters.last_sequence + locked.grown
     FROM locked WHERE event_counters.actor_id = locked.actor_id
     RETURNING event_counters.actor_id, event_counters.last_sequence, (SELECT count(*) FROM webhooks w
       WHERE w.actor_id = event_counters.actor_id AND w.status = 'active') AS webhooks`,
    grown.bindings,
  )
  const counter = (row: (typeof rows)[number]): Counter => ({
    last: row.last_sequence - growth.get(row.actor_id)!,
    hasWebhook: row.webhooks > 0,
  })
  return new Map(rows.map((row) => [row.actor_id, counter(row)]))
}

/** Counters of several servers are locked one after the other, in the same order; the webhooks are on the coordinator. */
async function growDistributed(tx: Tx, growth: ReadonlyMap<string, number>): Promise<Map<string, Counter>> {
  const sorted = [...growth].sort(([one], [other]) => (one < other ? -1 : 1))
  const grow = ([actorId, count]: [string, number]) =>
    tx.rows<{ last_sequence: number }>(
      'UPDATE event_counters SET last_sequence = last_sequence + ? WHERE actor_id = ? RETURNING last_sequence',
      [count, actorId],
    )
  const growing = Promise.all(sorted.map(grow))
  const hooked = tx.rows<{ actor_id: string }>(
    "SELECT DISTINCT actor_id FROM webhooks WHERE actor_id = ANY(?::text[]) AND status = 'active'",
    [sorted.map(([actorId]) => actorId)],
  )
  const [grown, active] = await Promise.all([growing, hooked])
  const hooks = new Set(active.map(({ actor_id }) => actor_id))
  return new Map(
    sorted.flatMap(([actorId, count], index): [string, Counter][] =>
      grown[index]!.map((row) => [actorId, { last: row.last_sequence - count, hasWebhook: hooks.has(actorId) }]),
    ),
  )
}

async function insertEvents(tx: Tx, events: readonly NumberedEvent[], now: number): Promise<void> {
  await tx.insert(
    'events',
    {
      actor_id: 'text',
      sequence: 'bigint',
      event_id: 'text',
      event_type: 'text',
      chat_id: 'text',
      message_id: 'text',
      data: 'text',
      created_at: 'bigint',
    },
    events.map((event) => ({
      actor_id: event.actorId,
      sequence: event.sequence,
      event_id: event.eventId,
      event_type: event.eventType,
      chat_id: event.chatId,
      message_id: event.messageId,
      data: event.data && JSON.stringify(event.data),
      created_at: now,
    })),
  )
}
