import type { Tx } from '../../platform/database/database.ts'
import type { DeliveryViewRow } from '../../platform/database/tables/delivery.ts'
import { notFound } from '../../platform/errors.ts'
import { type Webhook, type WebhookKey, signingSecrets } from './webhook.ts'
import { findWebhook, listWebhooksOfForms } from './webhook.store.ts'

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
  const due = await tx
    .knex('deliveries')
    .where({ webhook_id: webhookId, event_sequence: eventSequence })
    .where((which) => void which.whereNot({ state: 'pending' }).orWhere({ queue: 'retry', lease_id: null }))
    .update({
      attempt_limit: tx.knex.raw("CASE WHEN state = 'pending' THEN attempt_limit ELSE attempts + ? END", [attempts]),
      state: 'pending',
      queue: 'retry',
      next_at: now,
      updated_at: now,
    })
  return due > 0
}

/** Stores a row for an event that was delivered at the first attempt, so that the row can become due. */
async function makeRow(tx: Tx, webhookId: string, eventSequence: number): Promise<void> {
  const key = { webhook_id: webhookId, event_sequence: eventSequence }
  const delivered = await tx.knex('first_deliveries').where(key).first()
  if (!delivered) return
  const webhook = await tx.knex('webhooks').where({ id: webhookId }).first('actor_id')
  await tx.knex('deliveries').insert({ ...delivered, actor_id: webhook!.actor_id, lease_id: null })
  await tx.knex('delivery_attempts').where(key).whereNotNull('event_id').update({ event_id: null, event_type: null })
}

/** Columns of the views, with the names of the domain. */
const columns = {
  eventSequence: 'event_sequence',
  eventId: 'event_id',
  eventType: 'event_type',
  state: 'state',
  attempts: 'attempts',
  nextAt: 'next_at',
  lastStatus: 'last_status',
  lastError: 'last_error',
  updatedAt: 'updated_at',
} as const

/** State of the delivery of one event to one webhook. */
export interface StoredDelivery {
  eventSequence: number
  eventId: string
  eventType: string
  state: 'pending' | 'delivered' | 'dead'
  attempts: number
  nextAt: number
  lastStatus: number | null
  lastError: string | null
  updatedAt: number
}

/** Returns a delivery by its key. */
async function findDelivery(tx: Tx, webhookId: string, sequence: number): Promise<StoredDelivery | undefined> {
  return tx.knex('all_deliveries').where({ webhook_id: webhookId, event_sequence: sequence }).first(columns)
}

/** Returns deliveries of events before the given sequence, newest event first. */
export function deliveriesBefore(tx: Tx, webhookId: string, before: number, limit: number): Promise<StoredDelivery[]> {
  return deliveryPage(tx, webhookId, { before, after: -1 }, 'DESC', limit)
}

/** Returns deliveries of events after the given sequence, oldest event first. */
export function deliveriesAfter(tx: Tx, webhookId: string, after: number, limit: number): Promise<StoredDelivery[]> {
  return deliveryPage(tx, webhookId, { before: Number.MAX_SAFE_INTEGER, after }, 'ASC', limit)
}

/**
 * Reads at most one page from each table with its own index: a database that sorts the union view reads the whole view.
 * Events beyond a full page of rows are not read, so that the scan does not pass over the attempts of many rows.
 */
async function deliveryPage(
  tx: Tx,
  webhookId: string,
  { before, after }: { before: number; after: number },
  order: 'ASC' | 'DESC',
  limit: number,
): Promise<StoredDelivery[]> {
  const page = (source: 'deliveries' | 'first_deliveries', from: number, to: number) =>
    tx
      .knex<DeliveryViewRow>(source)
      .where({ webhook_id: webhookId })
      .where('event_sequence', '>', from)
      .where('event_sequence', '<', to)
      .orderBy('event_sequence', order)
      .limit(limit)
      .select(columns)
  const rows = await page('deliveries', after, before)
  const last = rows.length === limit ? rows.at(-1)!.eventSequence : undefined
  const taken =
    order === 'ASC'
      ? await page('first_deliveries', after, last ?? before)
      : await page('first_deliveries', last ?? after, before)
  const sign = order === 'ASC' ? 1 : -1
  return [...rows, ...taken].sort((a, b) => sign * (a.eventSequence - b.eventSequence)).slice(0, limit)
}

/** One entry of the attempt log. */
export interface LoggedAttempt extends StoredAttempt {
  eventSequence: number
  eventId: string
  eventType: string
}

/** An event that is not retried automatically. */
export interface DeadLetter {
  eventSequence: number
  eventId: string
  eventType: string
  attempts: number
  lastStatus: number | null
  lastError: string | null
  at: number
}

/** Returns attempts of a webhook after the given position, newest event first. */
export async function listAttemptRows(
  tx: Tx,
  webhookId: string,
  before: { eventSequence: number; attempt: number },
  limit: number,
): Promise<LoggedAttempt[]> {
  return tx
    .knex('delivery_attempts as a')
    .leftJoin('deliveries as d', { 'd.webhook_id': 'a.webhook_id', 'd.event_sequence': 'a.event_sequence' })
    .where('a.webhook_id', webhookId)
    .where(
      (attempt) =>
        void attempt
          .where('a.event_sequence', '<', before.eventSequence)
          .orWhere(
            (same) => void same.where('a.event_sequence', before.eventSequence).where('a.attempt', '<', before.attempt),
          ),
    )
    .whereRaw('(a.event_id IS NOT NULL OR d.event_id IS NOT NULL)')
    .orderBy([
      { column: 'a.event_sequence', order: 'desc' },
      { column: 'a.attempt', order: 'desc' },
    ])
    .limit(limit)
    .select({
      eventSequence: 'a.event_sequence',
      attempt: 'a.attempt',
      startedAt: 'a.started_at',
      durationMs: 'a.duration_ms',
      status: 'a.status',
      error: 'a.error',
      response: 'a.response',
      eventId: tx.knex.raw('coalesce(a.event_id, d.event_id)'),
      eventType: tx.knex.raw('coalesce(a.event_type, d.event_type)'),
    })
}

/** Returns dead letters of a webhook after the given sequence, in log order. */
export async function listDeadLetterRows(
  tx: Tx,
  webhookId: string,
  after: number,
  limit: number,
): Promise<DeadLetter[]> {
  return deadLetters(tx, webhookId)
    .where('event_sequence', '>', after)
    .orderBy('event_sequence')
    .limit(limit)
    .select({
      eventSequence: 'event_sequence',
      eventId: 'event_id',
      eventType: 'event_type',
      attempts: 'attempts',
      lastStatus: 'last_status',
      lastError: 'last_error',
      at: 'updated_at',
    } as const)
}

const deadLetters = (tx: Tx, webhookId: string) =>
  tx.knex('deliveries').where({ webhook_id: webhookId }).whereRaw("state = 'dead'")

/** Makes a dead letter due again, with `attempts` more attempts. @returns false when the event has no dead letter */
export async function reviveDeadLetter(
  tx: Tx,
  webhookId: string,
  eventId: string,
  attempts: number,
  now: number,
): Promise<boolean> {
  const due = { state: 'pending', queue: 'retry', next_at: now, updated_at: now } as const
  const revived = await deadLetters(tx, webhookId)
    .where({ event_id: eventId })
    .update({ ...due, attempt_limit: tx.knex.raw('attempts + ?', [attempts]) })
  return revived > 0
}
