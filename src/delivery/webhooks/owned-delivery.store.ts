import type { Tx } from '../../platform/database/database.ts'
import { findDelivery, type StoredDelivery } from './delivery-page.ts'
import type { Webhook, WebhookKey } from './webhook.ts'
import { findWebhook, listWebhooksOfForms } from './webhook.store.ts'
import { notFound } from '../../platform/errors.ts'
import { signingSecrets } from './secret-columns.ts'

/** One attempt with a stored result. */
export interface StoredAttempt {
  attempt: number
  startedAt: number
  durationMs: number | null
  status: number | null
  error: string | null
  response: string | null
}

/** Forms of the webhooks that agents register themselves; webhooks of tasks are visible to tasks only. */
const ownForms: readonly WebhookKey['form'][] = ['current', 'variant']

/**
 * Returns a webhook of an agent, of either form.
 * @throws DomainError not_found, for an unknown webhook and for a webhook of another agent alike
 */
export async function requireWebhookOf(tx: Tx, agentId: string, id: string): Promise<Webhook> {
  for (const form of ownForms) {
    const webhook = await findWebhook(tx, agentId, { id, form })
    if (webhook) return webhook
  }
  throw notFound('There is no such webhook.')
}

/** Returns a page of the webhooks that an agent registered, of both forms, in creation order. */
export const listWebhooksOf = (tx: Tx, agentId: string, after: string, limit: number): Promise<Webhook[]> =>
  listWebhooksOfForms(tx, agentId, ownForms, after, limit)

/** @throws DomainError not_found when the webhook has no stored delivery of the event */
export async function requireDelivery(tx: Tx, webhookId: string, eventSequence: number): Promise<StoredDelivery> {
  const delivery = await findDelivery(tx, webhookId, eventSequence)
  if (!delivery) throw notFound('There is no delivery of this event.')
  return delivery
}

/** Returns the newest attempts of a delivery. */
export async function listAttemptsOf(
  tx: Tx,
  webhookId: string,
  eventSequence: number,
  limit: number,
): Promise<StoredAttempt[]> {
  const attempts = tx.knex('delivery_attempts').where({ webhook_id: webhookId, event_sequence: eventSequence })
  return attempts
    .orderBy('attempt', 'desc')
    .limit(limit)
    .select({
      attempt: 'attempt',
      startedAt: 'started_at',
      durationMs: 'duration_ms',
      status: 'status',
      error: 'error',
      response: 'response',
    } as const)
}

/** Returns the encrypted secrets that sign at `now`, newest first. */
export async function sealedSecretsOf(tx: Tx, webhookId: string, now: number): Promise<string[]> {
  const row = await tx.knex('webhooks').where({ id: webhookId }).first()
  return row === undefined ? [] : signingSecrets(row, now)
}

/**
 * Makes a delivery due now, unless it is being sent or waits for its first attempt. A delivery that waits for a retry
 * keeps its remaining attempts; every other delivery gets `attempts` more.
 * @returns whether the delivery is due
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

/** Stores a row for an event that was delivered at the first attempt, so that the row can become due. */
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
