import type { Tx } from '../../platform/database/database.ts'

/** One entry of the attempt log. */
export interface LoggedAttempt {
  eventSequence: number
  eventId: string
  eventType: string
  attempt: number
  startedAt: number
  durationMs: number | null
  status: number | null
  error: string | null
  response: string | null
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
  return tx.rows<LoggedAttempt>(
    `SELECT a.event_sequence AS "eventSequence", coalesce(a.event_id, d.event_id) AS "eventId",
       coalesce(a.event_type, d.event_type) AS "eventType",
       a.attempt AS "attempt", a.started_at AS "startedAt", a.duration_ms AS "durationMs", a.status AS "status",
       a.error AS "error", a.response AS "response"
     FROM delivery_attempts a
     LEFT JOIN deliveries d ON d.webhook_id = a.webhook_id AND d.event_sequence = a.event_sequence
     WHERE a.webhook_id = ? AND (a.event_sequence < ? OR (a.event_sequence = ? AND a.attempt < ?))
       AND (a.event_id IS NOT NULL OR d.event_id IS NOT NULL)
     ORDER BY a.event_sequence DESC, a.attempt DESC LIMIT ?`,
    [webhookId, before.eventSequence, before.eventSequence, before.attempt, limit],
  )
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
