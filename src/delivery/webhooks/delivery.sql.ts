import type { Tx } from '../../platform/database/database.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import { inOrder } from '../../platform/database/queries.ts'
import type { DeliveryRow, WebhookRow } from '../../platform/database/tables/delivery.ts'
import { cursorsBehind, readHeads } from '../../platform/event-log/event-log.store.ts'
import type { DeliveryQueue, DueQueue, SomeWebhooks, Sweep, ClaimedDelivery } from './delivery.ts'

export type { DeliveryQueue, DueQueue } from './delivery.ts'

/** Address, secrets and format of a webhook, as read when the claim is made. */
export interface ClaimTarget {
  webhookId: string
  url: string
  sealedSecrets: string[]
  form: string
  /** Encrypted credential that the subscription requires in each request; null for webhooks of agents. */
  presented: string | null
}

/**
 * Returns the queues of the given webhooks that have a delivery due for `owner`. First attempts are due only for the
 * process that leases them, if any. Claimed retries are due after their leases end.
 */
export async function dueQueues(tx: Tx, owner: string, now: number, among: SomeWebhooks): Promise<DueQueue[]> {
  if (among.ids.length === 0) return []
  const [webhooks, headsOfOwners] = await inOrder(
    () => readActive(tx, now, among),
    () => (among.by === 'actor_id' ? readHeads(tx, among.ids) : undefined),
  )
  const owners = webhooks.map(({ actor_id }) => actor_id)
  const heads = headsOfOwners ?? (owners.length === 0 ? new Map<string, number>() : await readHeads(tx, owners))
  return webhooks.flatMap((row): DueQueue[] => {
    const head = heads.get(row.actor_id) ?? 0
    const webhook = { webhookId: row.id, actorId: row.actor_id, head }
    const isFree = row.lease_owner === owner || row.lease_until === null || row.lease_until <= now
    const hasFirst = Boolean(row.first) || row.delivered_through < head
    return [
      ...(isFree && hasFirst ? [{ ...webhook, queue: 'first' as const }] : []),
      ...(row.retry ? [{ ...webhook, queue: 'retry' as const }] : []),
    ]
  })
}

interface ActiveRow extends Pick<WebhookRow, 'id' | 'actor_id' | 'lease_owner' | 'lease_until' | 'delivered_through'> {
  /** Whether rows of the queue are due. */
  first: boolean | number
  retry: boolean | number
}

async function readActive(tx: Tx, now: number, among: SomeWebhooks): Promise<ActiveRow[]> {
  const some = isOneOf(tx, `w.${among.by}`, among.ids)
  const due = (queue: DeliveryQueue) =>
    `EXISTS (SELECT 1 FROM deliveries d
       WHERE d.webhook_id = w.id AND d.state = 'pending' AND d.queue = '${queue}' AND d.next_at <= ?) AS ${queue}`
  return tx.rows<ActiveRow>(
    `SELECT w.id, w.actor_id, w.lease_owner, w.lease_until, w.delivered_through, ${due('first')}, ${due('retry')}
     FROM webhooks w WHERE ${some.sql} AND w.status = 'active'`,
    [now, now, ...some.bindings],
  )
}

/** Returns webhooks with a due row. It skips from webhook to webhook, whatever the number of rows. */
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

/** Compares the cursors of the next `limit` active webhooks after an id with the ends of their logs. */
export async function sweepCursors(tx: Tx, after: string, limit: number): Promise<Sweep> {
  const some = await tx.rows<Pick<ActiveRow, 'id' | 'actor_id' | 'delivered_through'>>(
    "SELECT id, actor_id, delivered_through FROM webhooks WHERE id > ? AND status = 'active' ORDER BY id LIMIT ?",
    [after, limit],
  )
  if (some.length === 0) return { through: null, looked: 0, behind: [] }
  const behind = await cursorsBehind(tx, some)
  return { through: some.at(-1)!.id, looked: some.length, behind: behind.map(({ id }) => id) }
}

/**
 * Leases the first attempts of this webhook to `owner` until `until`, so that a single process sends them in order. The
 * owner can renew the lease. Returns false while another process has the lease.
 */
export async function leaseFirstAttempts(
  tx: Tx,
  webhookId: string,
  owner: string,
  now: number,
  until: number,
): Promise<boolean> {
  const leased = await tx
    .knex('webhooks')
    .where({ id: webhookId })
    .whereRaw('(lease_owner = ? OR lease_until IS NULL OR lease_until <= ?)', [owner, now])
    .update({ lease_owner: owner, lease_until: until })
  return leased > 0
}

/** Releases the leases of a process. @returns whether the process had leased any webhook */
export async function releaseFirstAttempts(tx: Tx, owner: string): Promise<boolean> {
  return (await tx.knex('webhooks').where({ lease_owner: owner }).update({ lease_until: null })) > 0
}

/**
 * Dead-letters deliveries whose last attempt was in progress when its process died: the outcome is unknown. A process
 * that was only suspended has lost its lease too, so its late result is ignored.
 */
export async function deadLetterExpired(tx: Tx, webhookId: string, now: number): Promise<void> {
  await tx.run(
    `UPDATE deliveries SET ${interrupted}
     WHERE webhook_id = ? AND state = 'pending' AND queue = 'retry' AND next_at <= ? AND ${noAttemptLeft}`,
    [now, webhookId, now],
  )
}

const interrupted = `state = 'dead', lease_id = NULL, last_error = 'the service stopped during the last attempt', updated_at = ?`

/** Parameters of a claim. */
export interface ClaimRequest {
  webhookId: string
  /** Maximum number of deliveries. */
  limit: number
  now: number
  leaseId: string
  leaseUntil: number
}

export const attemptLeft = 'attempts < attempt_limit'
export const noAttemptLeft = 'attempts >= attempt_limit'
/** Beginning of the statement that counts retries and leases them. */
export const leaseRetries = 'UPDATE deliveries SET attempts = attempts + 1, next_at = ?'
export const dueRows = `SELECT event_sequence, actor_id, event_id, event_type, attempts, attempt_limit FROM deliveries
     WHERE webhook_id = ? AND state = 'pending'`

/**
 * Claims up to `limit` due events of a webhook whose first attempts the caller has leased. They are sent one after the
 * other. This function counts only the first attempt; each further attempt is counted before it is sent, so that a crash
 * counts no attempt that was not made. An attempt that was in progress when its process died is repeated, in its position.
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
 * Claims up to `limit` due retries of one webhook and counts the attempts before they are made. Attempts that a crash
 * prevents stay counted, so that no crash causes an eleventh request (WHK-026).
 */
export async function claimRetries(tx: Tx, claim: ClaimRequest): Promise<ClaimedDelivery[]> {
  const { webhookId, now, limit, leaseId, leaseUntil } = claim
  const due = await tx.rows<DueRow>(
    `${dueRows} AND queue = 'retry' AND next_at <= ? AND ${attemptLeft} ORDER BY next_at LIMIT ?`,
    [webhookId, now, limit],
  )
  if (due.length === 0) return []
  const taken = tx.table(
    { sequence: 'bigint' },
    due.map((row) => ({ sequence: row.event_sequence })),
  )
  await tx.run(
    `${leaseRetries}, lease_id = ?
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
  from: 'row',
  counted,
  attemptLimit: row.attempt_limit,
  leaseId: claim.leaseId,
  leaseUntil: claim.leaseUntil,
})

type DueRow = Pick<
  DeliveryRow,
  'event_sequence' | 'actor_id' | 'event_id' | 'event_type' | 'attempts' | 'attempt_limit'
>

const CLAIM_COLUMNS = { webhook_id: 'text', event_sequence: 'bigint', lease_id: 'text', attempts: 'bigint' } as const

/** Counts and leases first attempts of rows before they are made, unless another process did. Idempotent. */
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

/** Condition that joins rows `t` to deliveries. */
export const isItsRow = 'deliveries.webhook_id = t.webhook_id AND deliveries.event_sequence = t.event_sequence'

/**
 * Releases deliveries that were claimed and never sent, and uncounts their attempts.
 * @param dueAt time from which they can be claimed again, in epoch milliseconds
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

/** Postpones deliveries that were sent and have no stored result until their lease ends. */
export async function postponeSent(tx: Tx, deliveries: readonly ClaimedDelivery[], dueAt: number): Promise<void> {
  const table = tx.table(CLAIM_COLUMNS, deliveries.map(toClaimRow))
  await tx.run(
    `UPDATE deliveries SET next_at = ? FROM ${table.sql} AS t
     WHERE ${isItsRow} AND deliveries.state = 'pending' AND deliveries.attempts = t.attempts
       AND deliveries.lease_id = t.lease_id`,
    [dueAt, ...table.bindings],
  )
}

/**
 * Ends every lease, at the start of the only process: the previous owners are dead. Counted attempts stay counted. The
 * end of the lease of a webhook makes its first attempts due again.
 */
export async function voidLeases(tx: Tx, now: number): Promise<void> {
  const retries = tx.knex('deliveries').whereRaw("state = 'pending' AND queue = 'retry' AND lease_id IS NOT NULL")
  await retries.update({ next_at: now, lease_id: null })
  await tx.knex('webhooks').whereNotNull('lease_until').update({ lease_until: null })
}
