import type { Tx } from '../../platform/database/database.ts'
import type { DeliveryVerdict } from './delivery.rules.ts'
import type { AttemptOutcome, ClaimedDelivery } from './webhook.ts'

/** Where and how to send: read when the claim is made. */
export interface ClaimTarget {
  webhookId: string
  url: string
  sealedSecrets: string[]
  /** Form of the subscription. */
  form: string
  /** What the subscription asked to be shown, sealed; null for webhooks of agents. */
  presented: string | null
}

/** First attempts keep the order of the log; retries run beside them. */
export type DeliveryQueue = 'first' | 'retry'

/** A delivery queue of an active webhook in which an event is due. */
export interface DueQueue {
  webhookId: string
  queue: DeliveryQueue
}

/** The queues in which something is due. What is claimed is not due before its lease ends. */
export async function dueQueues(tx: Tx, now: number): Promise<DueQueue[]> {
  const due = (queue: DeliveryQueue, condition: string) =>
    `SELECT w.id AS "webhookId", '${queue}' AS queue FROM webhooks w WHERE w.status = 'active' AND EXISTS (
       SELECT 1 FROM deliveries d WHERE d.webhook_id = w.id AND d.state = 'pending' AND ${condition})`
  return tx.rows<DueQueue>(
    `${due('first', 'd.attempts = 0')} UNION ALL ${due('retry', 'd.attempts > 0 AND d.next_at <= ?')}`,
    [now],
  )
}

/** Locks an active webhook for a claim; undefined while another process claims from it. */
export async function lockForClaim(tx: Tx, webhookId: string, now: number): Promise<ClaimTarget | undefined> {
  const skip = tx.dialect === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : ''
  const [row] = await tx.rows<{
    url: string
    signing_secret: string
    previous_secret: string | null
    previous_secret_until: number | null
    form: string
    presented: string | null
  }>(
    `SELECT url, signing_secret, previous_secret, previous_secret_until, form, presented FROM webhooks
     WHERE id = ? AND status = 'active'${skip}`,
    [webhookId],
  )
  if (!row) return undefined
  const overlaps = row.previous_secret !== null && (row.previous_secret_until ?? 0) > now
  const sealedSecrets = overlaps ? [row.signing_secret, row.previous_secret!] : [row.signing_secret]
  return { webhookId, url: row.url, sealedSecrets, form: row.form, presented: row.presented }
}

/**
 * Makes `owner` the one process that sends first attempts of this webhook, so that they keep their order; the others
 * leave them alone until `until`, unless the owner renews. False while another one holds them.
 */
export async function leaseFirstAttempts(
  tx: Tx,
  webhookId: string,
  owner: string,
  now: number,
  until: number,
): Promise<boolean> {
  const leased = await tx.run(
    `UPDATE webhooks SET lease_owner = ?, lease_until = ?
     WHERE id = ? AND (lease_owner = ? OR lease_until IS NULL OR lease_until <= ?)`,
    [owner, until, webhookId, owner, now],
  )
  return leased > 0
}

/** Lets other processes go on with first attempts at once. */
export async function releaseFirstAttempts(tx: Tx, owner: string): Promise<void> {
  await tx.run('UPDATE webhooks SET lease_until = NULL WHERE lease_owner = ?', [owner])
}

const DUE = {
  first: `attempts = 0 AND next_at <= ? ORDER BY event_sequence`,
  retry: `attempts > 0 AND next_at <= ? AND attempts < attempt_limit ORDER BY next_at`,
} as const

/**
 * Closes deliveries whose last attempt was under way when its process died: its outcome will never be known. A process
 * that only stood still has lost its lease with it, and its result changes nothing any more.
 */
export async function deadLetterExpired(tx: Tx, webhookId: string, now: number): Promise<void> {
  await tx.run(
    `UPDATE deliveries SET state = 'dead', lease_id = NULL, last_error = 'the service stopped during the last attempt',
       updated_at = ?
     WHERE webhook_id = ? AND state = 'pending' AND attempts > 0 AND next_at <= ? AND attempts >= attempt_limit`,
    [now, webhookId, now],
  )
}

/**
 * Takes up to `limit` due events of one webhook and counts the attempts that are made at once, before they are made: a
 * process that dies in between has used them up, so that no crash leads to an eleventh request (WHK-026). Of first
 * attempts, which are made one after the other, it counts the first alone: those behind it are counted when their turn
 * comes, so that no crash uses up attempts that nobody made.
 */
export async function claimDeliveries(
  tx: Tx,
  claim: { webhookId: string; queue: DeliveryQueue; limit: number; now: number; leaseId: string; leaseUntil: number },
): Promise<ClaimedDelivery[]> {
  const due = await tx.rows<DueRow>(
    `SELECT event_sequence, actor_id, event_id, event_type, attempts, attempt_limit FROM deliveries
     WHERE webhook_id = ? AND state = 'pending' AND ${DUE[claim.queue]} LIMIT ?`,
    [claim.webhookId, claim.now, claim.limit],
  )
  if (due.length === 0) return []
  const countedThrough = claim.queue === 'first' ? due[0]!.event_sequence : Number.MAX_SAFE_INTEGER
  const taken = tx.table(
    { sequence: 'bigint' },
    due.map((row) => ({ sequence: row.event_sequence })),
  )
  await tx.run(
    `UPDATE deliveries SET attempts = attempts + CASE WHEN event_sequence <= ? THEN 1 ELSE 0 END, next_at = ?, lease_id = ?
     WHERE webhook_id = ? AND event_sequence IN (SELECT t.sequence FROM ${taken.sql} AS t)`,
    [countedThrough, claim.leaseUntil, claim.leaseId, claim.webhookId, ...taken.bindings],
  )
  return due.map((row) => ({
    webhookId: claim.webhookId,
    actorId: row.actor_id,
    eventSequence: row.event_sequence,
    eventId: row.event_id,
    eventType: row.event_type,
    attempt: row.attempts + 1,
    counted: row.event_sequence <= countedThrough,
    attemptLimit: row.attempt_limit,
    leaseId: claim.leaseId,
    leaseUntil: claim.leaseUntil,
  }))
}

interface DueRow {
  event_sequence: number
  actor_id: string
  event_id: string
  event_type: string
  attempts: number
  attempt_limit: number
}

/** One finished attempt and what follows from it. */
export interface DeliveryResult {
  delivery: ClaimedDelivery
  outcome: AttemptOutcome
  verdict: DeliveryVerdict
  /** When the verdict fell; the next attempt is counted from here. */
  at: number
  /** The delivery whose turn is next; its attempt is counted in the same transaction. */
  next?: ClaimedDelivery | undefined
}

const RESULT_COLUMNS = {
  webhook_id: 'text',
  event_sequence: 'bigint',
  lease_id: 'text',
  state: 'text',
  next_at: 'bigint',
  at: 'bigint',
  attempt: 'bigint',
  started_at: 'bigint',
  duration_ms: 'bigint',
  status: 'bigint',
  error: 'text',
  response: 'text',
} as const

/**
 * Stores the results of many attempts: the log of attempts always, the state only while the lease still stands, so
 * that a result that comes too late changes nothing.
 */
export async function recordResults(tx: Tx, results: readonly DeliveryResult[]): Promise<void> {
  const table = tx.table(RESULT_COLUMNS, results.map(toRow))
  const next = results.flatMap((result) => result.next ?? [])
  // Sent together, they are one round trip.
  const counting = next.length > 0 ? countAttempts(tx, next) : undefined
  const stating = tx.run(
    `UPDATE deliveries SET state = t.state, next_at = t.next_at, lease_id = NULL,
       last_status = t.status, last_error = t.error, updated_at = t.at
     FROM ${table.sql} AS t
     WHERE deliveries.webhook_id = t.webhook_id AND deliveries.event_sequence = t.event_sequence
       AND deliveries.lease_id = t.lease_id`,
    table.bindings,
  )
  await Promise.all([counting, stating])
  await tx.run(
    `INSERT INTO delivery_attempts (webhook_id, event_sequence, attempt, started_at, duration_ms, status, error, response)
     SELECT t.webhook_id, t.event_sequence, t.attempt, t.started_at, t.duration_ms, t.status, t.error, t.response
     FROM ${table.sql} AS t WHERE EXISTS (SELECT 1 FROM webhooks w WHERE w.id = t.webhook_id)
     ON CONFLICT DO NOTHING`,
    table.bindings,
  )
  await stampWebhooks(tx, results)
}

const CLAIM_COLUMNS = { webhook_id: 'text', event_sequence: 'bigint', lease_id: 'text', attempts: 'bigint' } as const

/** Counts attempts that are about to be made, as far as their leases stand; twice is as good as once. */
export async function countAttempts(tx: Tx, deliveries: readonly ClaimedDelivery[]): Promise<void> {
  const table = tx.table(CLAIM_COLUMNS, deliveries.map(toClaimRow))
  await tx.run(
    `UPDATE deliveries SET attempts = t.attempts FROM ${table.sql} AS t WHERE ${leaseStands}`,
    table.bindings,
  )
}

const toClaimRow = ({ webhookId, eventSequence, leaseId, attempt }: ClaimedDelivery) => ({
  webhook_id: webhookId,
  event_sequence: eventSequence,
  lease_id: leaseId,
  attempts: attempt,
})

function toRow({
  delivery,
  outcome,
  verdict,
  at,
}: DeliveryResult): Record<keyof typeof RESULT_COLUMNS, string | number | null> {
  return {
    webhook_id: delivery.webhookId,
    event_sequence: delivery.eventSequence,
    lease_id: delivery.leaseId,
    state: verdict.state,
    next_at: verdict.state === 'pending' ? at + verdict.waitMs : at,
    at,
    attempt: delivery.attempt,
    started_at: outcome.startedAt,
    duration_ms: outcome.durationMs,
    status: outcome.status,
    error: outcome.error,
    response: outcome.response,
  }
}

/** Latest success and failure of each webhook; rows in the order of ids, as every writer locks them. */
async function stampWebhooks(tx: Tx, results: readonly DeliveryResult[]): Promise<void> {
  const stamps = new Map<string, { id: string; success: number | null; failure: number | null }>()
  for (const { delivery, verdict, at } of results) {
    const stamp = stamps.get(delivery.webhookId) ?? { id: delivery.webhookId, success: null, failure: null }
    if (verdict.state === 'delivered') stamp.success = Math.max(stamp.success ?? 0, at)
    else stamp.failure = Math.max(stamp.failure ?? 0, at)
    stamps.set(delivery.webhookId, stamp)
  }
  const rows = [...stamps.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const table = tx.table({ id: 'text', success: 'bigint', failure: 'bigint' }, rows)
  if (tx.forUpdate !== '') {
    await tx.rows(
      `SELECT id FROM webhooks WHERE id IN (SELECT t.id FROM ${table.sql} AS t) ORDER BY id${tx.forUpdate}`,
      table.bindings,
    )
  }
  await tx.run(
    `UPDATE webhooks SET last_success_at = coalesce(t.success, last_success_at),
       last_failure_at = coalesce(t.failure, last_failure_at)
     FROM ${table.sql} AS t WHERE webhooks.id = t.id`,
    table.bindings,
  )
}

const leaseStands = `deliveries.webhook_id = t.webhook_id AND deliveries.event_sequence = t.event_sequence
       AND deliveries.lease_id = t.lease_id`

/**
 * Gives back what was claimed and never sent, with its attempt.
 * @param dueAt from when on it may be claimed again
 */
export async function releaseClaims(tx: Tx, deliveries: readonly ClaimedDelivery[], dueAt: number): Promise<void> {
  const table = tx.table(
    CLAIM_COLUMNS,
    deliveries.map((delivery) => ({ ...toClaimRow(delivery), attempts: delivery.attempt - 1 })),
  )
  await tx.run(
    `UPDATE deliveries SET attempts = t.attempts, next_at = ?, lease_id = NULL FROM ${table.sql} AS t WHERE ${leaseStands}`,
    [dueAt, ...table.bindings],
  )
}

/**
 * Ends every lease, for a process that is the only one: who held them is dead. What was counted stays counted. One
 * statement for each index of what is still to be sent.
 */
export async function voidLeases(tx: Tx, now: number): Promise<void> {
  for (const queue of ['attempts = 0', 'attempts > 0']) {
    await tx.run(
      `UPDATE deliveries SET next_at = ?, lease_id = NULL WHERE state = 'pending' AND ${queue} AND lease_id IS NOT NULL`,
      [now],
    )
  }
  await tx.run('UPDATE webhooks SET lease_until = NULL WHERE lease_until IS NOT NULL')
}
