import type { Tx } from '../../platform/database/database.ts'
import { idTable, isOneOf } from '../../platform/database/id-table.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import { undeliveredEvents } from '../../platform/event-log/undelivered-events.ts'
import { finishWith } from '../../platform/unit-of-work/finish-with.ts'
import {
  type QueuedRange,
  type WaitingEvent,
  type WaitingFirst,
  ATTEMPTS_MAX,
  type ClaimedDelivery,
} from './delivery.ts'
import type { ClaimTarget } from './delivery.store.ts'
import {
  queueDistributed,
  readDistributedHeads,
  readDistributedWaiting,
  startDistributedAtHead,
  undeliveredRows,
} from './distributed-webhook.store.ts'
import { secretColumns, signingSecrets, type SecretColumns } from './webhook.ts'

/*
 * A webhook is a cursor of the log of its actor: first attempts have no rows. A claim counts the attempts of a range of
 * events before they are made (`attempting_through`). A result moves `delivered_through` and stores a row. The range of
 * a dead process is stored as rows with their attempts counted; these are sent one by one (AMB-186).
 */

/** Maximum number of events of a log that one claim scans, for a webhook with an event filter. */
const scannedMax = 1_000

/** Moves the cursors of webhooks to the end of their logs: earlier events are not sent to them. */
export async function startAtHead(tx: Tx, webhookIds: readonly string[]): Promise<void> {
  if (tx.distributed) return startDistributedAtHead(tx, webhookIds)
  const started = idTable(tx, webhookIds)
  await tx.run(
    `UPDATE webhooks SET delivered_through = c.last_sequence, attempting_through = c.last_sequence, claim_id = NULL
     FROM event_counters c WHERE c.actor_id = webhooks.actor_id AND webhooks.id IN (SELECT t.id FROM ${started.sql} AS t)`,
    started.bindings,
  )
}

/** An active webhook that the transaction has locked for a claim, with its lease and its cursor. */
export interface LockedWebhook {
  target: ClaimTarget
  actorId: string
  leaseOwner: string | null
  leaseUntil: number | null
  isFiltered: boolean
  deliveredThrough: number
  attemptingThrough: number
}

/** Locks active webhooks in the order of their ids, and skips webhooks that another process has locked. */
export async function lockForClaims(tx: Tx, webhookIds: readonly string[], now: number): Promise<LockedWebhook[]> {
  const requested = isOneOf(tx, 'id', webhookIds)
  const skip = tx.dialect === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : ''
  const rows = await tx.rows<WebhookRow>(
    `SELECT id, actor_id, url, ${secretColumns}, form, presented, lease_owner,
       lease_until, subscribed_events IS NOT NULL AS filtered, delivered_through, attempting_through
     FROM webhooks WHERE ${requested.sql} AND status = 'active' ORDER BY id${skip}`,
    requested.bindings,
  )
  return rows.map((row) => ({
    target: targetOf(row, now),
    actorId: row.actor_id,
    leaseOwner: row.lease_owner,
    leaseUntil: row.lease_until,
    isFiltered: Boolean(row.filtered),
    deliveredThrough: row.delivered_through,
    attemptingThrough: row.attempting_through,
  }))
}

interface WebhookRow extends SecretColumns {
  id: string
  actor_id: string
  url: string
  form: string
  presented: string | null
  lease_owner: string | null
  lease_until: number | null
  filtered: boolean | number
  delivered_through: number
  attempting_through: number
}

function targetOf(row: WebhookRow, now: number): ClaimTarget {
  const sealedSecrets = signingSecrets(row, now)
  return { webhookId: row.id, url: row.url, sealedSecrets, form: row.form, presented: row.presented }
}

/** Reads first attempts by webhook. Runs after the lock, to see rows that another process has just stored. */
export async function readWaiting(
  tx: Tx,
  webhookIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, WaitingFirst>> {
  if (webhookIds.length === 0) return new Map()
  if (tx.distributed) return readDistributedWaiting(tx, webhookIds, now)
  const requested = idTable(tx, webhookIds)
  const rows = await tx.rows<{ id: string; head: number; queued: boolean | number }>(
    `SELECT w.id, c.last_sequence AS head, EXISTS (
       SELECT 1 FROM deliveries d
       WHERE d.webhook_id = w.id AND d.state = 'pending' AND d.queue = 'first' AND d.next_at <= ?) AS queued
     FROM ${requested.sql} AS t JOIN webhooks w ON w.id = t.id JOIN event_counters c ON c.actor_id = w.actor_id`,
    [now, ...requested.bindings],
  )
  return new Map(rows.map(({ id, head, queued }) => [id, { head, hasRows: Boolean(queued) }]))
}

/** A range of events after the cursor of a locked webhook. */
export interface CursorClaim {
  webhook: LockedWebhook
  head: number
  limit: number
  leaseId: string
  leaseUntil: number
}

/**
 * Claims the next events of webhooks and counts all their attempts with one statement, which ends the transaction. A
 * cursor moves past events that its webhook does not accept.
 * @returns deliveries by claim; an empty list when the webhook accepts none of the scanned events
 */
export async function claimEvents(
  tx: Tx,
  owner: string,
  claims: readonly CursorClaim[],
): Promise<Map<CursorClaim, ClaimedDelivery[]>> {
  const rows = new Map<CursorClaim, WaitingEvent[]>()
  const unfiltered = claims.filter(({ webhook }) => !webhook.isFiltered)
  const found = await nextEvents(tx, unfiltered)
  for (const claim of unfiltered) rows.set(claim, found.get(claim.webhook.target.webhookId) ?? [])
  for (const claim of claims.filter(({ webhook }) => webhook.isFiltered)) rows.set(claim, await chosenEvents(tx, claim))
  const taken = [...rows].map(([claim, events]) => ({ claim, events, through: lookedAtThrough(claim, events) }))
  const table = tx.table(
    { id: 'text', claim_id: 'text', delivered: 'bigint', attempting: 'bigint' },
    taken.map(({ claim, events, through }) => ({
      id: claim.webhook.target.webhookId,
      claim_id: claim.leaseId,
      delivered: events.length > 0 ? claim.webhook.deliveredThrough : through,
      attempting: through,
    })),
  )
  const [{ leaseUntil } = { leaseUntil: 0 }] = claims
  const counting = tx.run(
    `UPDATE webhooks SET lease_owner = ?, lease_until = ?, claim_id = t.claim_id,
       delivered_through = t.delivered, attempting_through = t.attempting
     FROM ${table.sql} AS t WHERE webhooks.id = t.id`,
    [owner, leaseUntil, ...table.bindings],
  )
  await finishWith(tx, counting)
  return new Map(
    taken.map(({ claim, events, through }) => [
      claim,
      events.map((row, index) => claimedEvent(claim, row, index === events.length - 1 ? through : row.sequence)),
    ]),
  )
}

/** Returns the next events after the cursors, at most `limit` for each webhook. Sequences have no gaps. */
async function nextEvents(tx: Tx, claims: readonly CursorClaim[]): Promise<Map<string, WaitingEvent[]>> {
  const byWebhook = new Map<string, WaitingEvent[]>()
  if (claims.length === 0) return byWebhook
  const ranges = tx.table(
    { id: 'text', actor_id: 'text', after: 'bigint', through: 'bigint' },
    claims.map(({ webhook, head, limit }) => ({
      id: webhook.target.webhookId,
      actor_id: webhook.actorId,
      after: webhook.deliveredThrough,
      through: Math.min(head, webhook.deliveredThrough + limit),
    })),
  )
  const ofActors = onlyKeys(
    tx,
    'e.actor_id',
    claims.map(({ webhook }) => webhook.actorId),
  )
  const rows = await tx.rows<WaitingEvent>(
    // SQLite keeps the order of a CROSS JOIN: from few webhooks to many events.
    `SELECT t.id AS webhook_id, e.sequence, e.event_id, e.event_type FROM ${ranges.sql} AS t CROSS JOIN events e
     WHERE e.actor_id = t.actor_id AND e.sequence > t.after AND e.sequence <= t.through${ofActors.sql}`,
    [...ranges.bindings, ...ofActors.bindings],
  )
  for (const row of rows) {
    const events = byWebhook.get(row.webhook_id)
    if (events) events.push(row)
    else byWebhook.set(row.webhook_id, [row])
  }
  for (const events of byWebhook.values()) events.sort((a, b) => a.sequence - b.sequence)
  return byWebhook
}

/** Returns the next events of a webhook with an event filter. */
function chosenEvents(tx: Tx, { webhook, head, limit }: CursorClaim): Promise<WaitingEvent[]> {
  const through = Math.min(head, webhook.deliveredThrough + scannedMax)
  if (tx.distributed) return undeliveredRows(tx, webhook.target.webhookId, through, limit)
  return tx.rows<WaitingEvent>(
    `SELECT w.id AS webhook_id, e.sequence, e.event_id, e.event_type FROM ${undeliveredEvents(tx)}
     WHERE w.id = ? AND e.sequence <= ? ORDER BY e.sequence LIMIT ?`,
    [webhook.target.webhookId, through, limit],
  )
}

function lookedAtThrough({ webhook, head, limit }: CursorClaim, events: readonly WaitingEvent[]): number {
  if (events.length === limit) return events.at(-1)!.sequence
  return Math.min(head, webhook.deliveredThrough + (webhook.isFiltered ? scannedMax : limit))
}

const claimedEvent = (
  { webhook, leaseId, leaseUntil }: CursorClaim,
  row: WaitingEvent,
  through: number,
): ClaimedDelivery => ({
  webhookId: webhook.target.webhookId,
  actorId: webhook.actorId,
  eventSequence: row.sequence,
  eventId: row.event_id,
  eventType: row.event_type,
  attempt: 1,
  from: 'cursor',
  counted: true,
  through,
  attemptLimit: ATTEMPTS_MAX,
  leaseId,
  leaseUntil,
})

/**
 * Stores the events after the cursor of a locked webhook as rows of first attempts. Counted attempts stay counted,
 * under the claim that is sending them. The cursor moves to the end of the log.
 */
export async function queueUndelivered(tx: Tx, webhookId: string, now: number): Promise<void> {
  const through = await headOf(tx, webhookId)
  if (through !== undefined)
    await queueRange(tx, webhookId, { through, dueAt: now, sentDueAt: now, now, isLeased: true })
}

async function headOf(tx: Tx, webhookId: string): Promise<number | undefined> {
  if (tx.distributed) return (await readDistributedHeads(tx, [webhookId])).get(webhookId)
  const [head] = await tx.rows<{ sequence: number }>(
    `SELECT c.last_sequence AS sequence FROM webhooks w JOIN event_counters c ON c.actor_id = w.actor_id WHERE w.id = ?`,
    [webhookId],
  )
  return head?.sequence
}

/** Stores the deliveries that a dead process was sending as rows. Each of these attempts may have been made. */
export async function queueInterrupted(
  tx: Tx,
  { target, attemptingThrough }: LockedWebhook,
  now: number,
): Promise<void> {
  const range = { through: attemptingThrough, dueAt: now, sentDueAt: now, now, isLeased: false }
  await queueRange(tx, target.webhookId, range)
}

async function queueRange(tx: Tx, webhookId: string, range: QueuedRange): Promise<void> {
  const { through, dueAt, sentDueAt, now, isLeased } = range
  const counted = 'e.sequence <= w.attempting_through'
  if (tx.distributed) await queueDistributed(tx, webhookId, range)
  else
    await tx.run(
      `INSERT INTO deliveries (webhook_id, event_sequence, actor_id, event_id, event_type, state, queue, attempts, lease_id,
       next_at, updated_at)
     SELECT w.id, e.sequence, e.actor_id, e.event_id, e.event_type, 'pending', 'first',
       CASE WHEN ${counted} THEN 1 ELSE 0 END, ${isLeased ? `CASE WHEN ${counted} THEN w.claim_id END` : 'NULL'},
       CASE WHEN ${counted} THEN CAST(? AS bigint) ELSE CAST(? AS bigint) END, CAST(? AS bigint)
     FROM ${undeliveredEvents(tx)} WHERE w.id = ? AND e.sequence <= ?`,
      [sentDueAt, dueAt, now, webhookId, through],
    )
  const moved = { delivered_through: through, attempting_through: through, claim_id: null }
  await tx.knex('webhooks').where({ id: webhookId }).update(moved)
}

/** The unfinished part of a cursor claim. */
export interface GivenBack {
  webhookId: string
  leaseId: string
  /** Time before which deliveries that were sent without a result are not sent again, in epoch milliseconds. */
  leaseUntil: number
  /** Sequence of the last event that was sent, or 0. Attempts that were sent without a result stay counted. */
  sentThrough: number
  /** Last sequence of the claim. */
  through: number
  /** Time from which unsent deliveries can be claimed again, in epoch milliseconds; null: immediately. */
  dueAt: number | null
}

/**
 * Releases a cursor claim: uncounts the deliveries that were claimed and never sent.
 * @returns false when the claim is no longer current, or its events are stored as rows
 */
export async function releaseCursor(tx: Tx, given: GivenBack, now: number): Promise<boolean> {
  const { webhookId, leaseId, leaseUntil, sentThrough, through, dueAt } = given
  const counted = 'CASE WHEN delivered_through > ? THEN delivered_through ELSE ? END'
  const released = await tx
    .knex('webhooks')
    .where({ id: webhookId, claim_id: leaseId })
    .update({ attempting_through: tx.knex.raw(counted, [sentThrough, sentThrough]) })
  if (released > 0 && dueAt !== null) {
    await queueRange(tx, webhookId, { through, dueAt, sentDueAt: leaseUntil, now, isLeased: false })
  }
  return released > 0
}
