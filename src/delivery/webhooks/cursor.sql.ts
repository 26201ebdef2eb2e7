import type { Tx } from '../../platform/database/database.ts'
import { idTable, isOneOf } from '../../platform/database/id-table.ts'
import { amongIds } from '../../platform/database/queries.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import { readHeads } from '../../platform/event-log/event-log.store.ts'
import { finishWith } from '../../platform/unit-of-work/finish-with.ts'
import { type QueuedRange, type WaitingEvent, ATTEMPTS_MAX, type ClaimedDelivery } from './delivery.ts'
import type { ClaimTarget } from './delivery.sql.ts'
import { secretColumns, signingSecrets, type SecretColumns } from './webhook.ts'

/*
 * A webhook is a cursor of the log of its actor: first attempts have no rows. A claim counts the attempts of a range of
 * events before they are made (`attempting_through`). A result moves `delivered_through` and stores a row. The range of
 * a dead process is stored as rows with their attempts counted; these are sent one by one (AMB-186).
 *
 * In a distributed database, webhooks and deliveries are on the coordinator, and each log is on the server of its actor:
 * no statement joins them.
 */

/** Maximum number of events of a log that one claim scans, for a webhook with an event filter. */
const scannedMax = 1_000

/**
 * Moves the cursors of webhooks to the end of their logs: earlier events are not sent to them. A single server needs one
 * statement, because COMMIT may be sent with it; a distributed database reads the logs first.
 */
export async function startAtHead(tx: Tx, webhookIds: readonly string[]): Promise<void> {
  if (tx.distributed) return startDistributedAtHead(tx, webhookIds)
  const started = idTable(tx, webhookIds)
  await tx.run(
    `UPDATE webhooks SET delivered_through = c.last_sequence, attempting_through = c.last_sequence, claim_id = NULL
     FROM event_counters c WHERE c.actor_id = webhooks.actor_id AND webhooks.id IN (SELECT t.id FROM ${started.sql} AS t)`,
    started.bindings,
  )
}

async function startDistributedAtHead(tx: Tx, webhookIds: readonly string[]): Promise<void> {
  const webhooks = await tx
    .knex('webhooks')
    .where(amongIds(tx, 'id', webhookIds))
    .select('id', 'actor_id')
  const heads = await readHeads(
    tx,
    webhooks.map(({ actor_id }) => actor_id),
  )
  const started = tx.table(
    { id: 'text', head: 'bigint' },
    webhooks.flatMap(({ id, actor_id }) => (heads.has(actor_id) ? [{ id, head: heads.get(actor_id)! }] : [])),
  )
  await tx.run(
    `UPDATE webhooks SET delivered_through = t.head, attempting_through = t.head, claim_id = NULL
     FROM ${started.sql} AS t WHERE webhooks.id = t.id`,
    started.bindings,
  )
}

/** An active webhook that the transaction has locked for a claim, with its lease and its cursor. */
export interface LockedWebhook {
  target: ClaimTarget
  actorId: string
  leaseOwner: string | null
  leaseUntil: number | null
  /** Types of the events that are sent; null for all. */
  eventTypes: readonly string[] | null
  deliveredThrough: number
  attemptingThrough: number
}

/** Locks active webhooks in the order of their ids, and skips webhooks that another process has locked. */
export async function lockForClaims(tx: Tx, webhookIds: readonly string[], now: number): Promise<LockedWebhook[]> {
  const requested = isOneOf(tx, 'id', webhookIds)
  const skip = tx.dialect === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : ''
  const rows = await tx.rows<WebhookRow>(
    `SELECT id, actor_id, url, ${secretColumns}, form, presented, lease_owner,
       lease_until, subscribed_events, delivered_through, attempting_through
     FROM webhooks WHERE ${requested.sql} AND status = 'active' ORDER BY id${skip}`,
    requested.bindings,
  )
  return rows.map((row) => ({
    target: targetOf(row, now),
    actorId: row.actor_id,
    leaseOwner: row.lease_owner,
    leaseUntil: row.lease_until,
    eventTypes: typesIn(row.subscribed_events),
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
  subscribed_events: string | null
  delivered_through: number
  attempting_through: number
}

function targetOf(row: WebhookRow, now: number): ClaimTarget {
  const sealedSecrets = signingSecrets(row, now)
  return { webhookId: row.id, url: row.url, sealedSecrets, form: row.form, presented: row.presented }
}

const typesIn = (subscribed: string | null) => (subscribed === null ? null : (JSON.parse(subscribed) as string[]))

/**
 * Returns webhooks, among some, with due rows of first attempts; these are sent before the events after the cursor. Runs
 * after the lock, to see rows that another process has just stored.
 */
export async function readWithFirstRows(tx: Tx, webhookIds: readonly string[], now: number): Promise<Set<string>> {
  if (webhookIds.length === 0) return new Set()
  const requested = idTable(tx, webhookIds)
  const rows = await tx.rows<{ id: string }>(
    `SELECT t.id FROM ${requested.sql} AS t WHERE EXISTS (
       SELECT 1 FROM deliveries d
       WHERE d.webhook_id = t.id AND d.state = 'pending' AND d.queue = 'first' AND d.next_at <= ?)`,
    [...requested.bindings, now],
  )
  return new Set(rows.map(({ id }) => id))
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
  const unfiltered = claims.filter(({ webhook }) => webhook.eventTypes === null)
  const found = await nextEvents(tx, unfiltered)
  for (const claim of unfiltered) rows.set(claim, found.get(claim.webhook.target.webhookId) ?? [])
  for (const claim of claims.filter(({ webhook }) => webhook.eventTypes !== null))
    rows.set(claim, await chosenEvents(tx, claim))
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
    `${setLease}, claim_id = t.claim_id,
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

/** Beginning of the statement that leases first attempts. */
export const setLease = 'UPDATE webhooks SET lease_owner = ?, lease_until = ?'

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
  const rows = await tx.rows<WaitingEvent & { webhook_id: string }>(
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
  return acceptedEvents(tx, webhook, Math.min(head, webhook.deliveredThrough + scannedMax), limit)
}

/** Position and filter of a webhook in the log of its actor. */
type Position = Pick<LockedWebhook, 'actorId' | 'eventTypes' | 'deliveredThrough'>

/** Returns the events after a position, up to a sequence, that pass the event filter. */
function acceptedEvents(
  tx: Tx,
  { actorId, eventTypes, deliveredThrough }: Position,
  through: number,
  limit: number,
): Promise<WaitingEvent[]> {
  const accepted = eventTypes === null ? undefined : isOneOf(tx, 'event_type', eventTypes)
  return tx.rows<WaitingEvent>(
    `SELECT sequence, event_id, event_type FROM events
     WHERE actor_id = ? AND sequence > ? AND sequence <= ?${accepted ? ` AND ${accepted.sql}` : ''}
     ORDER BY sequence LIMIT ?`,
    [actorId, deliveredThrough, through, ...(accepted?.bindings ?? []), limit],
  )
}

function lookedAtThrough({ webhook, head, limit }: CursorClaim, events: readonly WaitingEvent[]): number {
  if (events.length === limit) return events.at(-1)!.sequence
  return Math.min(head, webhook.deliveredThrough + (webhook.eventTypes === null ? limit : scannedMax))
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
  await queueRange(tx, webhookId, { through: 'head', dueAt: now, sentDueAt: now, now, isLeased: true })
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

/** Number of events stored as rows in one step. */
const queuedStepMax = 1_000

async function queueRange(tx: Tx, webhookId: string, range: QueuedRange): Promise<void> {
  const { dueAt, sentDueAt, now, isLeased } = range
  const webhook = await tx
    .knex('webhooks')
    .where({ id: webhookId })
    .first('actor_id', 'subscribed_events', 'delivered_through', 'attempting_through', 'claim_id')
  if (webhook === undefined) return
  const { actor_id: actorId, delivered_through: start, attempting_through: counted } = webhook
  const through = range.through === 'head' ? (await readHeads(tx, [actorId])).get(actorId) : range.through
  if (through === undefined) return
  const eventTypes = typesIn(webhook.subscribed_events)
  for (let after: number | undefined = start; after !== undefined;) {
    const position = { actorId, eventTypes, deliveredThrough: after }
    const events: WaitingEvent[] = await acceptedEvents(tx, position, through, queuedStepMax)
    const rows = events.map(({ sequence, event_id, event_type }) => ({
      webhook_id: webhookId,
      event_sequence: sequence,
      actor_id: actorId,
      event_id,
      event_type,
      attempts: sequence <= counted ? 1 : 0,
      lease_id: isLeased && sequence <= counted ? webhook.claim_id : null,
      next_at: sequence <= counted ? sentDueAt : dueAt,
      last_status: null,
      last_error: null,
      updated_at: now,
    }))
    if (rows.length > 0) await tx.insert('deliveries', queuedColumns, rows)
    after = events.length === queuedStepMax ? events.at(-1)!.sequence : undefined
  }
  const moved = { delivered_through: through, attempting_through: through, claim_id: null }
  await tx.knex('webhooks').where({ id: webhookId }).update(moved)
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
  last_status: 'bigint',
  last_error: 'text',
  updated_at: 'bigint',
} as const

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
