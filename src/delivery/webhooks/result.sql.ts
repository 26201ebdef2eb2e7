import type { InsertedRow, Tx } from '../../platform/database/database.ts'
import { inOrder } from '../../platform/database/queries.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import { finishWith } from '../../platform/unit-of-work/finish-with.ts'
import type { DeliveryVerdict } from './delivery.rules.ts'
import { countAttempts, isItsRow } from './delivery.sql.ts'
import { storedStates, type AttemptOutcome, type ClaimedDelivery } from './delivery.ts'

/** One finished attempt and its consequences. */
export interface DeliveryResult {
  delivery: ClaimedDelivery
  outcome: AttemptOutcome
  verdict: DeliveryVerdict
  /** Time of the verdict, in epoch milliseconds; the wait before the next attempt starts here. */
  at: number
  /** Next delivery of the queue; its attempt is counted in the same transaction. */
  next?: ClaimedDelivery | undefined
}

const attemptColumns = {
  attempt: 'bigint',
  started_at: 'bigint',
  duration_ms: 'bigint',
  status: 'bigint',
  error: 'text',
  response: 'text',
} as const

const RESULT_COLUMNS = {
  webhook_id: 'text',
  event_sequence: 'bigint',
  lease_id: 'text',
  state: 'text',
  next_at: 'bigint',
  at: 'bigint',
  ...attemptColumns,
} as const

/**
 * Stores the results of attempts. The attempt log is always written; the state changes only under a current lease, so
 * that a late result is ignored. A first attempt of an event after the cursor moves the cursor and stores a row with
 * its state; a delivered event has its logged attempt as that row. Ends the transaction.
 * @returns webhooks of the results that still accept deliveries
 */
export async function recordResults(tx: Tx, results: readonly DeliveryResult[]): Promise<ReadonlySet<string>> {
  const webhooks = await advanceWebhooks(tx, results)
  const movesCursor = ({ delivery }: DeliveryResult) =>
    delivery.from === 'cursor' && webhooks.get(delivery.webhookId)?.claim_id === delivery.leaseId
  const others = results.filter((result) => !movesCursor(result))
  const delivered = new Set(results.filter((result) => movesCursor(result) && result.verdict.state === 'delivered'))
  const undelivered = results.filter((result) => movesCursor(result) && !delivered.has(result))
  const next = results.flatMap((result) => result.next ?? [])
  const storing = Promise.all([
    next.length > 0 ? countAttempts(tx, next) : undefined,
    others.length > 0 ? stateRows(tx, others) : undefined,
    undelivered.length > 0 ? insertSettled(tx, undelivered) : undefined,
    insertAttempts(
      tx,
      results.filter(({ delivery }) => webhooks.has(delivery.webhookId)),
      delivered,
    ),
  ])
  await finishWith(tx, storing)
  return new Set([...webhooks.values()].filter(({ status }) => status === 'active').map(({ id }) => id))
}

/** Conditions and assignments that the simulation plants errors in. */
export const hasLease = 'deliveries.lease_id = t.lease_id'
export const setsNextAttempt = 'next_at = t.next_at'

async function stateRows(tx: Tx, results: readonly DeliveryResult[]): Promise<void> {
  const table = tx.table(RESULT_COLUMNS, results.map(toRow))
  await tx.run(
    `UPDATE deliveries SET state = t.state, ${setsNextAttempt}, lease_id = NULL,
       queue = CASE WHEN t.state = 'pending' THEN 'retry' ELSE deliveries.queue END,
       last_status = t.status, last_error = t.error, updated_at = t.at
     FROM ${table.sql} AS t WHERE ${isItsRow} AND ${hasLease}`,
    table.bindings,
  )
}

/** Stores rows for events that had none and were not delivered at the first attempt. */
async function insertSettled(tx: Tx, results: readonly DeliveryResult[]): Promise<void> {
  await tx.insert(
    'deliveries',
    {
      webhook_id: 'text',
      event_sequence: 'bigint',
      actor_id: 'text',
      event_id: 'text',
      event_type: 'text',
      state: 'text',
      queue: 'text',
      attempts: 'bigint',
      next_at: 'bigint',
      lease_id: 'text',
      last_status: 'bigint',
      last_error: 'text',
      updated_at: 'bigint',
    },
    results.map((result) => {
      const { webhook_id, event_sequence, state, attempt, next_at, status, error, at } = toRow(result)
      const { actorId, eventId, eventType } = result.delivery
      return {
        webhook_id,
        event_sequence,
        actor_id: actorId,
        event_id: eventId,
        event_type: eventType,
        state,
        queue: storedStates[result.verdict.state].queue,
        attempts: attempt,
        next_at,
        lease_id: null,
        last_status: status,
        last_error: error,
        updated_at: at,
      }
    }),
    // A commit with an unknown outcome is repeated.
    'webhook_id, event_sequence',
  )
}

/** @param taken results whose logged attempt is the only row of the event */
async function insertAttempts(
  tx: Tx,
  results: readonly DeliveryResult[],
  taken: ReadonlySet<DeliveryResult>,
): Promise<void> {
  if (results.length === 0) return
  const columns = {
    webhook_id: 'text',
    event_sequence: 'bigint',
    ...attemptColumns,
    event_id: 'text',
    event_type: 'text',
  } as const
  const rows: InsertedRow<'delivery_attempts'>[] = results.map((result) => {
    const { eventId, eventType } = result.delivery
    const isTaken = taken.has(result)
    return { ...toRow(result), event_id: isTaken ? eventId : null, event_type: isTaken ? eventType : null }
  })
  await tx.insert('delivery_attempts', columns, rows, 'webhook_id, event_sequence, attempt')
}

function toRow({ delivery, outcome, verdict, at }: DeliveryResult) {
  return {
    webhook_id: delivery.webhookId,
    event_sequence: delivery.eventSequence,
    lease_id: delivery.leaseId,
    state: storedStates[verdict.state].state,
    next_at: verdict.state === 'retrying' ? at + verdict.waitMs : at,
    at,
    attempt: delivery.attempt,
    started_at: outcome.startedAt,
    duration_ms: outcome.durationMs,
    status: outcome.status,
    error: outcome.error,
    response: outcome.response,
  }
}

interface AdvancedWebhook {
  id: string
  status: string
  claim_id: string | null
}

/**
 * Stores the latest success and failure of each webhook, and moves its cursor if the claim is current. Rows are locked
 * in the order of ids, as in every writer.
 * @returns webhooks by id, without deleted webhooks
 */
async function advanceWebhooks(
  tx: Tx,
  results: readonly DeliveryResult[],
): Promise<ReadonlyMap<string, AdvancedWebhook>> {
  const rows = [...progressOf(results).values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const columns = { id: 'text', success: 'bigint', failure: 'bigint', claim_id: 'text', through: 'bigint' } as const
  const table = tx.table(columns, rows)
  const ids = rows.map(({ id }) => id)
  const advance = `UPDATE webhooks SET last_success_at = coalesce(t.success, last_success_at),
       last_failure_at = coalesce(t.failure, last_failure_at), failing_since =
         CASE WHEN t.success IS NULL THEN coalesce(failing_since, t.failure)
           WHEN t.failure > t.success THEN t.failure END, delivered_through =
         CASE WHEN webhooks.claim_id = t.claim_id AND t.through > delivered_through THEN t.through ELSE delivered_through END
     FROM ${table.sql} AS t WHERE webhooks.id = t.id RETURNING webhooks.id, webhooks.status, webhooks.claim_id`
  const [, advanced] = await inOrder(
    () => (tx.forUpdate === '' ? undefined : lockWebhooks(tx, ids)),
    () => tx.rows<AdvancedWebhook>(advance, table.bindings),
  )
  return new Map(advanced.map((webhook) => [webhook.id, webhook]))
}

async function lockWebhooks(tx: Tx, ids: readonly string[]): Promise<void> {
  const requested = isOneOf(tx, 'id', ids)
  await tx.rows(`SELECT id FROM webhooks WHERE ${requested.sql} ORDER BY id${tx.forUpdate}`, requested.bindings)
}

interface Progress {
  id: string
  success: number | null
  failure: number | null
  claim_id: string | null
  through: number | null
  [column: string]: string | number | null
}

/** Groups progress by webhook: one process has one claim of a cursor at a time. */
function progressOf(results: readonly DeliveryResult[]): Map<string, Progress> {
  const byWebhook = new Map<string, Progress>()
  for (const { delivery, verdict, at } of results) {
    const { webhookId: id, leaseId } = delivery
    const progress = byWebhook.get(id) ?? { id, success: null, failure: null, claim_id: null, through: null }
    if (verdict.state === 'delivered') progress.success = Math.max(progress.success ?? 0, at)
    else progress.failure = Math.max(progress.failure ?? 0, at)
    if (delivery.from === 'cursor' && delivery.through > (progress.through ?? 0))
      Object.assign(progress, { claim_id: leaseId, through: delivery.through })
    byWebhook.set(id, progress)
  }
  return byWebhook
}
