import type { Tx } from '../../platform/database/database.ts'
import { idTable } from '../../platform/database/id-table.ts'
import type { DeliveryQueue, DueQueue, SomeWebhooks, Sweep } from './delivery-queue.ts'
import { dueDistributed, sweepDistributed } from './distributed-delivery.store.ts'
import type { ClaimedDelivery } from './webhook.ts'

export type { DeliveryQueue, DueQueue } from './delivery-queue.ts'

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

/**
 * The queues of some webhooks in which something is due for `owner`: first attempts of a webhook are made by who leased
 * them. Retries that are claimed are not due before their leases end.
 */
export async function dueQueues(tx: Tx, owner: string, now: number, among: SomeWebhooks): Promise<DueQueue[]> {
  if (among.ids.length === 0) return []
  if (tx.distributed) return dueDistributed(tx, owner, now, among)
  const some = idTable(tx, among.ids)
  const due = (queue: DeliveryQueue, condition: (hasRows: string) => string) =>
    `SELECT w.id AS "webhookId", w.actor_id AS "actorId", '${queue}' AS queue FROM webhooks w
     WHERE w.${among.by} IN (SELECT t.id FROM ${some.sql} AS t) AND w.status = 'active' AND ${condition(`EXISTS (
       SELECT 1 FROM deliveries d
       WHERE d.webhook_id = w.id AND d.state = 'pending' AND d.queue = '${queue}' AND d.next_at <= ?)`)}`
  const first = due(
    'first',
    (hasRows) => `(w.lease_owner = ? OR w.lease_until IS NULL OR w.lease_until <= ?) AND (${hasRows} OR
       w.delivered_through < (SELECT c.last_sequence FROM event_counters c WHERE c.actor_id = w.actor_id))`,
  )
  const retry = due('retry', (hasRows) => hasRows)
  return tx.rows<DueQueue>(`${first} UNION ALL ${retry}`, [...some.bindings, owner, now, now, ...some.bindings, now])
}

/** Webhooks for which a row is due. It goes from webhook to webhook of those that have waiting rows, however many these are. */
export async function webhooksWithDueRows(tx: Tx, now: number): Promise<string[]> {
  const due = (queue: DeliveryQueue) => {
    const waits = `d.state = 'pending' AND d.queue = '${queue}'`
    return tx.rows<{ id: string }>(
      `WITH RECURSIVE waiting (id) AS (
         SELECT min(d.webhook_id) FROM deliveries d WHERE ${waits}
         UNION ALL
         SELECT (SELECT min(d.webhook_id) FROM deliveries d WHERE ${waits} AND d.webhook_id > w.id)
         FROM waiting w WHERE w.id IS NOT NULL)
       SELECT w.id FROM waiting w
       WHERE EXISTS (SELECT 1 FROM deliveries d WHERE d.webhook_id = w.id AND ${waits} AND d.next_at <= ?)`,
      [now],
    )
  }
  const found = await Promise.all([due('first'), due('retry')])
  return [...new Set(found.flat().map(({ id }) => id))]
}

/** Looks at the cursors of the next `limit` active webhooks after one of them. */
export async function sweepCursors(tx: Tx, after: string, limit: number): Promise<Sweep> {
  if (tx.distributed) return sweepDistributed(tx, after, limit)
  const rows = await tx.rows<{ through: string | null; looked: number; id: string | null }>(
    `WITH chosen AS MATERIALIZED (
       SELECT id, actor_id, delivered_through FROM webhooks WHERE id > ? AND status = 'active' ORDER BY id LIMIT ?)
     SELECT s.through, s.looked, b.id FROM (SELECT max(id) AS through, count(*) AS looked FROM chosen) AS s
     LEFT JOIN (SELECT w.id FROM chosen w JOIN event_counters c ON c.actor_id = w.actor_id
       WHERE w.delivered_through < c.last_sequence) AS b ON 1 = 1`,
    [after, limit],
  )
  const { through, looked } = rows[0]!
  return { through, looked, behind: rows.flatMap(({ id }) => id ?? []) }
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

/** Lets other processes go on with first attempts at once. @returns whether there are any webhooks that it had leased */
export async function releaseFirstAttempts(tx: Tx, owner: string): Promise<boolean> {
  const released = await tx.run('UPDATE webhooks SET lease_until = NULL WHERE lease_owner = ?', [owner])
  return released > 0
}

/**
 * Closes deliveries whose last attempt was under way when its process died: its outcome will never be known. A process
 * that only stood still has lost its lease with it, and its result changes nothing any more.
 */
export async function deadLetterExpired(tx: Tx, webhookId: string, now: number): Promise<void> {
  await tx.run(
    `UPDATE deliveries SET ${interrupted}
     WHERE webhook_id = ? AND state = 'pending' AND queue = 'retry' AND next_at <= ? AND attempts >= attempt_limit`,
    [now, webhookId, now],
  )
}

const interrupted = `state = 'dead', lease_id = NULL, last_error = 'the service stopped during the last attempt', updated_at = ?`

/** What a claim takes. */
export interface ClaimRequest {
  webhookId: string
  /** Deliveries at most. */
  limit: number
  now: number
  leaseId: string
  leaseUntil: number
}

const dueRows = `SELECT event_sequence, actor_id, event_id, event_type, attempts, attempt_limit FROM deliveries
     WHERE webhook_id = ? AND state = 'pending'`

/**
 * Takes up to `limit` due events of a webhook whose first attempts the caller has leased. They are made one after the
 * other, and counted each when its turn comes, so that no crash uses up attempts that nobody made: here the first one
 * alone. One that was under way when its process died comes again, in its place.
 */
export async function claimFirstAttempts(tx: Tx, claim: ClaimRequest): Promise<ClaimedDelivery[]> {
  const { webhookId, now, limit } = claim
  const due = await tx.rows<DueRow>(`${dueRows} AND queue = 'first' AND next_at <= ? ORDER BY event_sequence LIMIT ?`, [
    webhookId,
    now,
    limit,
  ])
  for (const { event_sequence: sequence } of due.filter(isUsedUp)) {
    const which = 'WHERE webhook_id = ? AND event_sequence = ?'
    await tx.run(`UPDATE deliveries SET ${interrupted} ${which}`, [now, webhookId, sequence])
  }
  const claimed = due.filter((row) => !isUsedUp(row)).map((row, index) => claimedRow(row, claim, index === 0))
  if (claimed.length > 0) await countAttempts(tx, claimed.slice(0, 1))
  return claimed
}

const isUsedUp = ({ attempts, attempt_limit }: DueRow): boolean => attempts >= attempt_limit

/**
 * Takes up to `limit` due events of one webhook and counts their attempts before they are made: a process that dies in
 * between has used them up, so that no crash leads to an eleventh request (WHK-026).
 */
export async function claimRetries(tx: Tx, claim: ClaimRequest): Promise<ClaimedDelivery[]> {
  const { webhookId, now, limit, leaseId, leaseUntil } = claim
  const due = await tx.rows<DueRow>(
    `${dueRows} AND queue = 'retry' AND next_at <= ? AND attempts < attempt_limit ORDER BY next_at LIMIT ?`,
    [webhookId, now, limit],
  )
  if (due.length === 0) return []
  const taken = tx.table(
    { sequence: 'bigint' },
    due.map((row) => ({ sequence: row.event_sequence })),
  )
  await tx.run(
    `UPDATE deliveries SET attempts = attempts + 1, next_at = ?, lease_id = ?
     WHERE webhook_id = ? AND event_sequence IN (SELECT t.sequence FROM ${taken.sql} AS t)`,
    [leaseUntil, leaseId, webhookId, ...taken.bindings],
  )
  return due.map((row) => claimedRow(row, claim, true))
}

const claimedRow = (row: DueRow, claim: ClaimRequest, counted: boolean): ClaimedDelivery => ({
  webhookId: claim.webhookId,
  actorId: row.actor_id,
  eventSequence: row.event_sequence,
  eventId: row.event_id,
  eventType: row.event_type,
  attempt: row.attempts + 1,
  counted,
  attemptLimit: row.attempt_limit,
  leaseId: claim.leaseId,
  leaseUntil: claim.leaseUntil,
})

interface DueRow {
  event_sequence: number
  actor_id: string
  event_id: string
  event_type: string
  attempts: number
  attempt_limit: number
}

const CLAIM_COLUMNS = { webhook_id: 'text', event_sequence: 'bigint', lease_id: 'text', attempts: 'bigint' } as const

/** Counts first attempts of rows that are about to be made and leases them, unless somebody else did; twice is as good as once. */
export async function countAttempts(tx: Tx, deliveries: readonly ClaimedDelivery[]): Promise<void> {
  const table = tx.table(CLAIM_COLUMNS, deliveries.map(toClaimRow))
  await tx.run(
    `UPDATE deliveries SET attempts = t.attempts, lease_id = t.lease_id FROM ${table.sql} AS t
     WHERE ${isItsRow} AND deliveries.state = 'pending' AND deliveries.attempts = t.attempts - 1`,
    table.bindings,
  )
}

const toClaimRow = ({ webhookId, eventSequence, leaseId, attempt }: ClaimedDelivery) => ({
  webhook_id: webhookId,
  event_sequence: eventSequence,
  lease_id: leaseId,
  attempts: attempt,
})

/** For statements that join rows `t` to deliveries. */
export const isItsRow = 'deliveries.webhook_id = t.webhook_id AND deliveries.event_sequence = t.event_sequence'

/**
 * Gives back what was claimed and never sent, with its attempt if that was counted.
 * @param dueAt from when on it may be claimed again
 */
export async function releaseClaims(tx: Tx, deliveries: readonly ClaimedDelivery[], dueAt: number): Promise<void> {
  const table = tx.table(
    { ...CLAIM_COLUMNS, counted: 'bigint' },
    deliveries.map((delivery) => ({ ...toClaimRow(delivery), counted: delivery.counted ? 1 : 0 })),
  )
  await tx.run(
    `UPDATE deliveries SET attempts = t.attempts - 1, next_at = ?, lease_id = NULL FROM ${table.sql} AS t
     WHERE ${isItsRow} AND deliveries.state = 'pending' AND deliveries.attempts = t.attempts - 1 + t.counted
       AND (t.counted = 0 OR deliveries.lease_id = t.lease_id)`,
    [dueAt, ...table.bindings],
  )
}

/**
 * Ends every lease, for a process that is the only one: who held them is dead. What was counted stays counted. First
 * attempts are due again with the lease of their webhook.
 */
export async function voidLeases(tx: Tx, now: number): Promise<void> {
  await tx.run(
    `UPDATE deliveries SET next_at = ?, lease_id = NULL
     WHERE state = 'pending' AND queue = 'retry' AND lease_id IS NOT NULL`,
    [now],
  )
  await tx.run('UPDATE webhooks SET lease_until = NULL WHERE lease_until IS NOT NULL')
}
