import type { Ids } from '../ids.ts'
import { isOneOf } from '../database/id-table.ts'
import type { Tx } from '../database/database.ts'
import type { State } from '../unit-of-work/state.ts'
import type { EncodeEvent, EventDraft, EventLog, NumberedEvent } from './log-event.ts'

/** @param encode encodes the data of events, in the format in which clients read it */
export function createEventLog(ids: Ids, encode: EncodeEvent): EventLog {
  return { append: (tx, drafts, now) => appendEvents(tx, drafts, { now, ids, encode }) }
}

/**
 * The counters are locked in the order of the actor ids, after all other locks of the transaction. Sequences become
 * visible with its commit, so that no cursor skips an event (EVT-028). Waiting pulls and the webhook dispatcher are
 * signalled after the commit.
 */
async function appendEvents(
  tx: Tx,
  drafts: readonly EventDraft[],
  { now, ids, encode }: { now: number; ids: Ids; encode: EncodeEvent },
): Promise<NumberedEvent[]> {
  if (drafts.length === 0) return []
  const growth = new Map<string, number>()
  const events = drafts.map((draft): NewEvent => {
    const nth = (growth.get(draft.actorId) ?? 0) + 1
    growth.set(draft.actorId, nth)
    return { ...draft, nth, eventId: ids.next('evt') }
  })
  const texts = encodeAll(drafts, encode)
  const isOneStatement = tx.dialect === 'postgres' && !tx.distributed
  const counters = await (isOneStatement ? growAndInsert : growThenInsert)(tx, growth, { events, texts, now })
  tx.wakeDeliveries([...counters].flatMap(([actorId, { hasWebhook }]) => (hasWebhook ? [actorId] : [])))
  for (const actorId of counters.keys()) tx.wake(actorId)
  return events.map(({ nth, ...event }) => ({ ...event, sequence: before(counters, event.actorId) + nth }))
}

/** Returns the stored data of events. Copies of an event for several actors share one text. */
function encodeAll(drafts: readonly EventDraft[], encode: EncodeEvent): (string | null)[] {
  let previous: EventDraft | undefined
  let text: string | null = null
  return drafts.map((draft) => {
    if (draft.data !== previous?.data || draft.eventType !== previous.eventType) text = encode(draft)
    previous = draft
    return text
  })
}

/** Events to store, with the stored data of each. */
interface Appended {
  events: readonly NewEvent[]
  texts: readonly (string | null)[]
  now: number
}

/** An event, and its position among the new events of its log, from 1. */
type NewEvent = EventDraft & { nth: number; eventId: string }

/** Number of new events by actor. */
type Growth = ReadonlyMap<string, number>

interface Counter {
  /** Last sequence before this transaction. */
  before: number
  /** Whether the actor has an active webhook. */
  hasWebhook: boolean
}

type Counters = ReadonlyMap<string, Counter>

function before(counters: Counters, actorId: string): number {
  const counter = counters.get(actorId)
  if (!counter) throw new Error(`Actor ${actorId} has no event counter.`)
  return counter.before
}

/**
 * Increments counters and stores events with one statement of PostgreSQL, which saves a round trip per batch, and a
 * sixth of the time that this process spends on the events of 16 logs. It accesses the counters in the order of the
 * actor ids, in which they are locked. Without a counter, an event gets no sequence, which its table rejects.
 */
async function growAndInsert(tx: Tx, growth: Growth, { events, texts, now }: Appended): Promise<Counters> {
  const increments = growthTable(tx, inIdOrder(growth))
  const added = tx.table(
    { later: 'bigint', ...eventColumns },
    events.map((event, index) => ({
      later: growth.get(event.actorId)! - event.nth,
      ...cellsOf(event, texts[index] ?? null, now),
    })),
  )
  const names = Object.keys(eventColumns)
  const rows = await tx.rows<GrownRow>(
    `WITH counted AS (
       UPDATE event_counters SET last_sequence = last_sequence + t.increment
       FROM ${increments.sql} AS t WHERE event_counters.actor_id = t.actor_id
       RETURNING event_counters.actor_id, last_sequence),
     stored AS (
       INSERT INTO events (sequence, ${names.join(', ')})
       SELECT counted.last_sequence - t.later, ${names.map((name) => `t.${name}`).join(', ')}
       FROM ${added.sql} AS t LEFT JOIN counted ON counted.actor_id = t.actor_id)
     SELECT counted.actor_id, counted.last_sequence, ${activeWebhooksOf('counted')} AS webhooks FROM counted`,
    [...increments.bindings, ...added.bindings],
  )
  return countersOf(rows, growth)
}

async function growThenInsert(tx: Tx, growth: Growth, { events, texts, now }: Appended): Promise<Counters> {
  const counters = await (tx.distributed ? growDistributed : growCounters)(tx, growth)
  await tx.insert(
    'events',
    { sequence: 'bigint', ...eventColumns },
    events.map((event, index) => ({
      sequence: before(counters, event.actorId) + event.nth,
      ...cellsOf(event, texts[index] ?? null, now),
    })),
  )
  return counters
}

/** SQLite has one writer, and needs no lock order. */
async function growCounters(tx: Tx, growth: Growth): Promise<Counters> {
  const increments = growthTable(tx, growth)
  const rows = await tx.rows<GrownRow>(
    `UPDATE event_counters SET last_sequence = last_sequence + t.increment
     FROM ${increments.sql} AS t WHERE event_counters.actor_id = t.actor_id
     RETURNING actor_id, last_sequence, ${activeWebhooksOf('event_counters')} AS webhooks`,
    increments.bindings,
  )
  return countersOf(rows, growth)
}

/** A counter after its increment, and the number of active webhooks of its actor. */
interface GrownRow {
  actor_id: string
  last_sequence: number
  webhooks: number
}

const countersOf = (rows: readonly GrownRow[], growth: Growth): Counters =>
  new Map(
    rows.map((row) => {
      const before = row.last_sequence - growth.get(row.actor_id)!
      return [row.actor_id, { before, hasWebhook: row.webhooks > 0 }]
    }),
  )

const activeWebhooksOf = (table: string): string =>
  `(SELECT count(*) FROM webhooks w WHERE w.actor_id = ${table}.actor_id AND w.status = 'active')`

/** Returns the actors in id order: transactions that lock counters in one order cannot deadlock. */
const inIdOrder = (growth: Growth): [actorId: string, increment: number][] =>
  [...growth].sort(([one], [other]) => (one < other ? -1 : 1))

const growthTable = (tx: Tx, growth: Iterable<readonly [actorId: string, increment: number]>) =>
  tx.table(
    { actor_id: 'text', increment: 'bigint' },
    [...growth].map(([actor_id, increment]) => ({ actor_id, increment })),
  )

/** Increments counters on several servers, locked one by one in id order; the webhooks are on the coordinator. */
async function growDistributed(tx: Tx, growth: Growth): Promise<Counters> {
  const sorted = inIdOrder(growth)
  const grow = ([actorId, count]: [string, number]) =>
    tx.rows<{ last_sequence: number }>(
      'UPDATE event_counters SET last_sequence = last_sequence + ? WHERE actor_id = ? RETURNING last_sequence',
      [count, actorId],
    )
  const growing = Promise.all(sorted.map(grow))
  const owners = tx.rows<{ actor_id: string }>(
    "SELECT DISTINCT actor_id FROM webhooks WHERE actor_id = ANY(?::text[]) AND status = 'active'",
    [sorted.map(([actorId]) => actorId)],
  )
  const [counters, active] = await Promise.all([growing, owners])
  const hooks = new Set(active.map(({ actor_id }) => actor_id))
  return new Map(
    sorted.flatMap(([actorId, count], index): [string, Counter][] =>
      counters[index]!.map((row) => [actorId, { before: row.last_sequence - count, hasWebhook: hooks.has(actorId) }]),
    ),
  )
}

/** Columns of an event, without its sequence. */
const eventColumns = {
  actor_id: 'text',
  event_id: 'text',
  event_type: 'text',
  chat_id: 'text',
  message_id: 'text',
  data: 'text',
  created_at: 'bigint',
} as const

const cellsOf = (event: NewEvent, data: string | null, now: number) => ({
  actor_id: event.actorId,
  event_id: event.eventId,
  event_type: event.eventType,
  chat_id: event.chatId,
  message_id: event.messageId,
  data,
  created_at: now,
})

/** Events of a batch, in order; each log assigns its sequences in this order. */
export const newEvents: State<EventDraft[]> = {
  name: 'newEvents',
  // The counters of the logs are locked last.
  rank: Number.MAX_SAFE_INTEGER,
  initial: () => [],
  store: async (tx, events, { eventLog, now }) => void (await eventLog.append(tx, events, now)),
}

/** Returns the newest sequence of each of these logs. */
export function readCounters(
  tx: Tx,
  actorIds: readonly string[],
): Promise<{ actor_id: string; last_sequence: number }[]> {
  const requested = isOneOf(tx, 'n.actor_id', actorIds)
  return tx.rows(`SELECT n.actor_id, n.last_sequence FROM event_counters n WHERE ${requested.sql}`, requested.bindings)
}
