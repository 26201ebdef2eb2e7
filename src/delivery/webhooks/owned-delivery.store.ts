import type { Tx } from '../../platform/database/database.ts'
import { findDelivery, type StoredDelivery } from './delivery-page.ts'
import type { Webhook, WebhookKey } from './webhook.ts'
import { findWebhook, listWebhooksOfForms } from './webhook.store.ts'
import { notFound } from '../../platform/errors.ts'

/** One attempt whose result is stored. */
export interface StoredAttempt {
  attempt: number
  startedAt: number
  durationMs: number | null
  status: number | null
  error: string | null
  response: string | null
}

/** Forms of the webhooks that agents register themselves; those of tasks are known to tasks alone. */
const ownForms: readonly WebhookKey['form'][] = ['current', 'variant']

/**
 * A webhook of an agent, whichever of the forms it has.
 * @throws DomainError not_found, the same for an unknown webhook and for another agent's
 */
export async function requireWebhookOf(tx: Tx, agentId: string, id: string): Promise<Webhook> {
  for (const form of ownForms) {
    const webhook = await findWebhook(tx, agentId, { id, form })
    if (webhook) return webhook
  }
  throw notFound('There is no such webhook.')
}

/** A page of the webhooks that an agent registered, of both forms, in the order of their creation. */
export const listWebhooksOf = (tx: Tx, agentId: string, after: string, limit: number): Promise<Webhook[]> =>
  listWebhooksOfForms(tx, agentId, ownForms, after, limit)

/** @throws DomainError not_found when the webhook has no stored delivery of the event */
export async function requireDelivery(tx: Tx, webhookId: string, eventSequence: number): Promise<StoredDelivery> {
  const delivery = await findDelivery(tx, webhookId, eventSequence)
  if (!delivery) throw notFound('There is no delivery of this event.')
  return delivery
}

/** The newest attempts of a delivery. */
export function listAttemptsOf(
  tx: Tx,
  webhookId: string,
  eventSequence: number,
  limit: number,
): Promise<StoredAttempt[]> {
  return tx.rows<StoredAttempt>(
    `SELECT attempt, started_at AS "startedAt", duration_ms AS "durationMs", status, error, response
     FROM delivery_attempts WHERE webhook_id = ? AND event_sequence = ? ORDER BY attempt DESC LIMIT ?`,
    [webhookId, eventSequence, limit],
  )
}

/** The secrets that sign at a moment, sealed, the newest first. */
export async function sealedSecretsOf(tx: Tx, webhookId: string, now: number): Promise<string[]> {
  const rows = await tx.rows<{ current: string; previous: string | null }>(
    `SELECT signing_secret AS current, CASE WHEN previous_secret_until > ? THEN previous_secret END AS previous
     FROM webhooks WHERE id = ?`,
    [now, webhookId],
  )
  return rows.flatMap(({ current, previous }) => (previous === null ? [current] : [current, previous]))
}

/**
 * Makes a delivery due now, unless it is being sent or waits for its first attempt. What waits for a retry keeps what is
 * left of its attempts; everything else gets `attempts` more.
 * @returns whether it is due
 */
export async function makeDue(
  tx: Tx,
  webhookId: string,
  eventSequence: number,
  { attempts, now }: { attempts: number; now: number },
): Promise<boolean> {
  await makeRow(tx, webhookId, eventSequence)
  const due = await tx.run(
    `UPDATE deliveries SET attempt_limit = CASE WHEN state = 'pending' THEN attempt_limit ELSE attempts + ? END,
       state = 'pending', queue = 'retry', next_at = ?, updated_at = ?
     WHERE webhook_id = ? AND event_sequence = ? AND (state <> 'pending' OR (queue = 'retry' AND lease_id IS NULL))`,
    [attempts, now, now, webhookId, eventSequence],
  )
  return due > 0
}

/** Gives what was delivered at the first attempt a row of its own, which can become due. */
async function makeRow(tx: Tx, webhookId: string, eventSequence: number): Promise<void> {
  const which = [webhookId, eventSequence]
  await tx.run(
    `INSERT INTO deliveries (webhook_id, event_sequence, actor_id, event_id, event_type, state, attempts, next_at,
       last_status, updated_at)
     SELECT d.webhook_id, d.event_sequence, w.actor_id, d.event_id, d.event_type, d.state, d.attempts, d.next_at,
       d.last_status, d.updated_at
     FROM first_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.webhook_id = ? AND d.event_sequence = ?`,
    which,
  )
  await tx.run(
    `UPDATE delivery_attempts SET event_id = NULL, event_type = NULL
     WHERE webhook_id = ? AND event_sequence = ? AND event_id IS NOT NULL`,
    which,
  )
}
