import type { Tx } from '../../platform/database/database.ts'
import { readCounters } from '../../platform/event-log/event-log.store.ts'
import type {
  QueuedRange,
  WaitingEvent,
  WaitingFirst,
  DeliveryQueue,
  DueQueue,
  SomeWebhooks,
  Sweep,
} from './delivery.ts'

/*
 * In a distributed database, webhooks are stored and locked on the coordinator, and each log is on the server of its
 * actor. These functions read in several queries what a single server joins in one statement.
 */

interface CursorRow {
  id: string
  actor_id: string
  delivered_through: number
  attempting_through: number
  claim_id: string | null
  subscribed_events: string | null
}

const cursorColumns = 'id, actor_id, delivered_through, attempting_through, claim_id, subscribed_events'

async function readCursors(tx: Tx, webhookIds: readonly string[]): Promise<CursorRow[]> {
  return tx.rows<CursorRow>(`SELECT ${cursorColumns} FROM webhooks WHERE id = ANY(?::text[])`, [webhookIds])
}

/** Returns the newest sequences of the logs of webhook owners, by owner. */
async function headsOfOwners(tx: Tx, webhooks: readonly { actor_id: string }[]): Promise<ReadonlyMap<string, number>> {
  const counters = await readCounters(tx, [...new Set(webhooks.map(({ actor_id }) => actor_id))])
  return new Map(counters.map((row) => [row.actor_id, row.last_sequence]))
}

/** Returns the newest sequence of the log for each webhook, by webhook. */
export async function readDistributedHeads(
  tx: Tx,
  webhookIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const cursors = await readCursors(tx, webhookIds)
  const heads = await headsOfOwners(tx, cursors)
  return new Map(cursors.flatMap(({ id, actor_id }) => (heads.has(actor_id) ? [[id, heads.get(actor_id)!]] : [])))
}

/** Same as `startAtHead`: moves the cursors of webhooks to the end of their logs. */
export async function startDistributedAtHead(tx: Tx, webhookIds: readonly string[]): Promise<void> {
  const heads = await readDistributedHeads(tx, webhookIds)
  const started = tx.table(
    { id: 'text', head: 'bigint' },
    [...heads].map(([id, head]) => ({ id, head })),
  )
  await tx.run(
    `UPDATE webhooks SET delivered_through = t.head, attempting_through = t.head, claim_id = NULL
     FROM ${started.sql} AS t WHERE webhooks.id = t.id`,
    started.bindings,
  )
}

/** Same as `readWaiting`: reads first attempts by webhook. */
export async function readDistributedWaiting(
  tx: Tx,
  webhookIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, WaitingFirst>> {
  const [heads, queued] = await Promise.all([
    readDistributedHeads(tx, webhookIds),
    tx.rows<{ webhook_id: string }>(
      `SELECT DISTINCT webhook_id FROM deliveries
       WHERE webhook_id = ANY(?::text[]) AND state = 'pending' AND queue = 'first' AND next_at <= ?`,
      [webhookIds, now],
    ),
  ])
  const withRows = new Set(queued.map(({ webhook_id }) => webhook_id))
  return new Map([...heads].map(([id, head]) => [id, { head, hasRows: withRows.has(id) }]))
}

interface UndeliveredRow extends WaitingEvent {
  actor_id: string
}

/** Returns events after the cursor of a webhook that pass its event filter, up to a sequence. */
export async function undeliveredRows(
  tx: Tx,
  webhookId: string,
  through: number,
  limit: number,
): Promise<UndeliveredRow[]> {
  const [cursor] = await readCursors(tx, [webhookId])
  return cursor ? takenEvents(tx, cursor, cursor.delivered_through, through, limit) : []
}

function takenEvents(
  tx: Tx,
  { id, actor_id, subscribed_events: subscribed }: CursorRow,
  after: number,
  through: number,
  limit: number,
): Promise<UndeliveredRow[]> {
  const taken = subscribed === null ? '' : ' AND event_type = ANY(?::text[])'
  const types = subscribed === null ? [] : [JSON.parse(subscribed) as string[]]
  return tx.rows<UndeliveredRow>(
    `SELECT CAST(? AS text) AS webhook_id, actor_id, sequence, event_id, event_type FROM events
     WHERE actor_id = ? AND sequence > ? AND sequence <= ?${taken} ORDER BY sequence LIMIT ?`,
    [id, actor_id, after, through, ...types, limit],
  )
}

/** Number of events stored as rows in one step. */
const stepMax = 1_000

/** Same as `queueRange`: stores rows of deliveries for events after a cursor. */
export async function queueDistributed(tx: Tx, webhookId: string, range: QueuedRange): Promise<void> {
  const { through, dueAt, sentDueAt, now, isLeased } = range
  const [cursor] = await readCursors(tx, [webhookId])
  if (!cursor) return
  for (let after: number | undefined = cursor.delivered_through; after !== undefined;) {
    const events: UndeliveredRow[] = await takenEvents(tx, cursor, after, through, stepMax)
    const rows = events.map((event) => {
      const isCounted = event.sequence <= cursor.attempting_through
      return {
        webhook_id: webhookId,
        event_sequence: event.sequence,
        actor_id: event.actor_id,
        event_id: event.event_id,
        event_type: event.event_type,
        attempts: isCounted ? 1 : 0,
        lease_id: isLeased && isCounted ? cursor.claim_id : null,
        next_at: isCounted ? sentDueAt : dueAt,
        updated_at: now,
      }
    })
    if (rows.length > 0) await tx.insert('deliveries', queuedColumns, rows)
    after = events.length === stepMax ? events.at(-1)!.sequence : undefined
  }
}

/** Columns that are set; the other columns have defaults. */
const queuedColumns = {
  webhook_id: 'text',
  event_sequence: 'bigint',
  actor_id: 'text',
  event_id: 'text',
  event_type: 'text',
  attempts: 'bigint',
  lease_id: 'text',
  next_at: 'bigint',
  updated_at: 'bigint',
} as const

interface ActiveRow {
  id: string
  actor_id: string
  lease_owner: string | null
  lease_until: number | null
  delivered_through: number
}

/** Same as `dueQueues`, for a database where logs and webhooks are on different servers. */
export async function dueDistributed(tx: Tx, owner: string, now: number, among: SomeWebhooks): Promise<DueQueue[]> {
  const webhooks = await tx.rows<ActiveRow>(
    `SELECT id, actor_id, lease_owner, lease_until, delivered_through FROM webhooks
     WHERE ${among.by} = ANY(?::text[]) AND status = 'active'`,
    [among.ids],
  )
  if (webhooks.length === 0) return []
  const due = (queue: DeliveryQueue) =>
    `SELECT DISTINCT webhook_id, '${queue}' AS queue FROM deliveries
     WHERE webhook_id = ANY(?::text[]) AND state = 'pending' AND queue = '${queue}' AND next_at <= ?`
  const ids = webhooks.map(({ id }) => id)
  const [rows, heads] = await Promise.all([
    tx.rows<{ webhook_id: string; queue: DeliveryQueue }>(`${due('first')} UNION ALL ${due('retry')}`, [
      ids,
      now,
      ids,
      now,
    ]),
    headsOfOwners(tx, webhooks),
  ])
  const waiting = { first: new Set<string>(), retry: new Set<string>() }
  for (const { webhook_id, queue } of rows) waiting[queue].add(webhook_id)
  return webhooks.flatMap(({ id, actor_id, lease_owner, lease_until, delivered_through }): DueQueue[] => {
    const webhook = { webhookId: id, actorId: actor_id }
    const isFree = lease_owner === owner || lease_until === null || lease_until <= now
    const isBehind = delivered_through < (heads.get(actor_id) ?? 0)
    return [
      ...(isFree && (waiting.first.has(id) || isBehind) ? [{ ...webhook, queue: 'first' as const }] : []),
      ...(waiting.retry.has(id) ? [{ ...webhook, queue: 'retry' as const }] : []),
    ]
  })
}

/** Same as `sweepCursors`: compares the cursors of active webhooks with the ends of their logs. */
export async function sweepDistributed(tx: Tx, after: string, limit: number): Promise<Sweep> {
  const some = await tx.rows<Pick<ActiveRow, 'id' | 'actor_id' | 'delivered_through'>>(
    "SELECT id, actor_id, delivered_through FROM webhooks WHERE id > ? AND status = 'active' ORDER BY id LIMIT ?",
    [after, limit],
  )
  if (some.length === 0) return { through: null, looked: 0, behind: [] }
  const heads = await headsOfOwners(tx, some)
  const behind = some.filter(({ actor_id, delivered_through }) => delivered_through < (heads.get(actor_id) ?? 0))
  return { through: some.at(-1)!.id, looked: some.length, behind: behind.map(({ id }) => id) }
}
