import type { Tx } from '../../platform/database/database.ts'

/** One attempt as its log keeps it. */
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

/** An event that will not be tried again by itself. */
export interface DeadLetter {
  eventSequence: number
  eventId: string
  eventType: string
  attempts: number
  lastStatus: number | null
  lastError: string | null
  at: number
}

/** Attempts of a webhook, the newest event first, behind the given place. */
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

/** Dead letters of a webhook in the order of the log, behind the given sequence. */
export async function listDeadLetterRows(
  tx: Tx,
  webhookId: string,
  after: number,
  limit: number,
): Promise<DeadLetter[]> {
  return tx.rows<DeadLetter>(
    `SELECT event_sequence AS "eventSequence", event_id AS "eventId", event_type AS "eventType",
       attempts AS "attempts", last_status AS "lastStatus", last_error AS "lastError", updated_at AS "at"
     FROM deliveries WHERE webhook_id = ? AND state = 'dead' AND event_sequence > ?
     ORDER BY event_sequence LIMIT ?`,
    [webhookId, after, limit],
  )
}

/** Makes a dead letter due again, with `attempts` more attempts. False when there is none of that event. */
export async function reviveDeadLetter(
  tx: Tx,
  webhookId: string,
  eventId: string,
  attempts: number,
  now: number,
): Promise<boolean> {
  const revived = await tx.run(
    `UPDATE deliveries SET state = 'pending', queue = 'retry', attempt_limit = attempts + ?, next_at = ?, updated_at = ?
     WHERE webhook_id = ? AND event_id = ? AND state = 'dead'`,
    [attempts, now, now, webhookId, eventId],
  )
  return revived > 0
}
