import type { Ids } from '../ids.ts'
import type { Tx } from '../database/database.ts'
import { jsonTexts } from '../database/table-parameter.ts'
import type { EventDraft } from './log-event.ts'

export interface NumberedEvent extends EventDraft {
  sequence: number
  eventId: string
}

/**
 * Appends events to the logs of their actors, numbered in the given order, and queues the deliveries to the
 * actors' active webhooks. The counters are locked in the order of the actor ids, after every other lock of the
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
  const subscribed = events.filter((event) => counters.get(event.actorId)!.hasWebhook)
  const [, queued] = await Promise.all([insertEvents(tx, events, now), insertDeliveries(tx, subscribed, now)])
  if (queued > 0) tx.wakeDeliveries()
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

/** One delivery per event and active webhook that takes its type; the dispatcher sends what is due. */
async function insertDeliveries(tx: Tx, events: readonly NumberedEvent[], now: number): Promise<number> {
  if (events.length === 0) return 0
  const due = tx.table(
    { actor_id: 'text', sequence: 'bigint', event_id: 'text', event_type: 'text' },
    events.map((event) => ({
      actor_id: event.actorId,
      sequence: event.sequence,
      event_id: event.eventId,
      event_type: event.eventType,
    })),
  )
  return tx.run(
    `INSERT INTO deliveries
       (webhook_id, event_sequence, actor_id, event_id, event_type, state, attempts, next_at, updated_at)
     SELECT w.id, t.sequence, t.actor_id, t.event_id, t.event_type, 'pending', 0, CAST(? AS bigint), CAST(? AS bigint)
     FROM ${due.sql} AS t JOIN webhooks w ON w.actor_id = t.actor_id AND w.status = 'active'
     WHERE w.subscribed_events IS NULL OR t.event_type IN ${jsonTexts(tx, 'w.subscribed_events')}`,
    [now, now, ...due.bindings],
  )
}
