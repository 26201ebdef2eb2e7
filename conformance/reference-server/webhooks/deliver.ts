/** Webhook deliveries: attempts with backoff over TLS, and what their outcome moves. */
import { setTimeout as pause } from 'node:timers/promises'
import { renderEvent } from '../events/envelope.ts'
import { markHandedOver } from '../messages/receipts.ts'
import { mint } from '../state/ids.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor, LogEvent, Webhook } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { stamp } from '../state/timestamps.ts'
import { post } from './post.ts'
import { sign } from './signature.ts'

/** Makes the attempts of one event for one subscription; resolves after the last and never rejects. */
export function deliver(subject: Subject, webhook: Webhook, actor: Actor, event: LogEvent): Promise<void> {
  const earlier = subject.chose('webhook-strict-order') ? queues.get(webhook) : undefined
  const delivered = (earlier ?? Promise.resolve())
    .then(() => run(subject, webhook, actor, event))
    .catch((error: unknown) => {
      if (!subject.closing.signal.aborted) process.stderr.write(`delivery failed: ${String(error)}\n`)
    })
  queues.set(webhook, delivered)
  return delivered
}

/** The end of what was started for a subscription. */
const queues = new WeakMap<Webhook, Promise<void>>()

type Outcome = 'success' | 'retry' | 'permanent'

async function run(subject: Subject, webhook: Webhook, actor: Actor, event: LogEvent): Promise<void> {
  const most = subject.faulty('webhook-eleventh-attempt') ? 11 : 10
  const { epoch } = subject
  for (let attempt = 1; attempt <= most; attempt += 1) {
    if (webhook.status !== 'active' || subject.closing.signal.aborted) return
    if (subject.epoch !== epoch && subject.faulty('restart-loses-deliveries')) return
    const outcome = await attemptOnce(subject, webhook, actor, event, attempt)
    if (outcome === 'success') return
    const last = outcome === 'permanent' || attempt === most
    if (last) {
      if (outcome === 'retry' && subject.faulty('webhook-stops-after-attempts')) webhook.status = 'paused'
      bury(subject, webhook, actor, event)
      return
    }
    await pause(waitMs(subject, attempt), undefined, { signal: subject.closing.signal })
  }
}

const waitMs = (subject: Subject, attempt: number): number =>
  subject.faulty('webhook-constant-backoff') ? 2200 : subject.options.webhookBackoffMs * 2 ** (attempt - 1)

async function attemptOnce(
  subject: Subject,
  webhook: Webhook,
  actor: Actor,
  event: LogEvent,
  attempt: number,
): Promise<Outcome> {
  const startedAt = Date.now()
  const own = renderOwn(subject, actor, event)
  const body = encode(
    subject,
    webhook.events !== undefined && subject.chose('subscription-envelope-own')
      ? { id: event.event_id, payload: own }
      : own,
  )
  const stale =
    subject.faulty('webhook-timestamp-stale') || (attempt > 1 && subject.faulty('webhook-timestamp-of-queueing'))
  const seconds = Math.floor(startedAt / 1000) - (stale ? 600 : 0)
  const id = subject.chose('webhook-id-per-attempt') ? mint('atm') : event.event_id
  const headers = sign(subject, webhook, id, String(seconds), body.signed)
  const contentType = subject.faulty('webhook-form-encoded')
    ? 'application/x-www-form-urlencoded'
    : subject.faulty('delivery-as-plain-text')
      ? 'text/plain'
      : 'application/json'
  const reached = await post(subject, webhook.url, { ...headers, 'content-type': contentType }, body.sent)
  const outcome = judge(subject, reached.status, reached.error)
  webhook.attempts.push({
    eventId: event.event_id,
    eventType: event.event_type,
    attempt,
    startedAt,
    status: reached.status,
    error: reached.error,
    dead: false,
  })
  if (outcome === 'success') webhook.lastSuccessAt = Date.now()
  else webhook.lastFailureAt = Date.now()
  settle(subject, webhook, actor, event, outcome, reached.status)
  return outcome
}

function renderOwn(subject: Subject, actor: Actor, event: LogEvent): JsonObject {
  const envelope = renderEvent(subject, actor, event)
  if (subject.faulty('webhook-event-id-differs') || subject.faulty('webhook-own-event-id')) {
    envelope['event_id'] = subject.faulty('webhook-own-event-id') ? `own_${event.event_id}` : mint('evt')
  }
  if (subject.epoch > 0 && subject.faulty('restart-delivers-under-other-ids'))
    envelope['event_id'] = `new_${event.event_id}`
  if (subject.faulty('webhook-created-at-of-attempt')) envelope['created_at'] = stamp(subject, Date.now())
  if (subject.faulty('webhook-own-sequence')) envelope['sequence'] = event.sequence + 1000
  return envelope
}

function encode(subject: Subject, envelope: JsonObject): { sent: string; signed: string } {
  const text = JSON.stringify(subject.faulty('webhook-body-wrapped') ? { event: envelope } : envelope)
  if (subject.faulty('webhook-form-encoded')) {
    const form = new URLSearchParams({ event: text }).toString()
    return { sent: form, signed: form }
  }
  if (!subject.faulty('webhook-signs-reserialized')) return { sent: text, signed: text }
  const escaped = text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return { sent: escaped, signed: text }
}

function judge(subject: Subject, status: number | null, error: string | null): Outcome {
  if (status === null) {
    const fault = error === 'timeout' ? 'webhook-no-retry-timeout' : 'webhook-no-retry-connection'
    return subject.faulty(fault) ? 'permanent' : 'retry'
  }
  if (status >= 200 && status < 300) {
    return subject.faulty('webhook-repeats-after-success') && status !== 200 ? 'retry' : 'success'
  }
  if (status >= 500) return subject.faulty('webhook-no-retry-5xx') ? 'permanent' : 'retry'
  if (status === 429) return subject.faulty('webhook-no-retry-429') ? 'permanent' : 'retry'
  if (status === 408) return subject.faulty('webhook-no-retry-408') ? 'permanent' : 'retry'
  if (status >= 400 && subject.faulty('webhook-retries-400')) return 'retry'
  if (status >= 300 && status < 400 && subject.faulty('webhook-retries-redirect')) return 'retry'
  return 'permanent'
}

function settle(
  subject: Subject,
  webhook: Webhook,
  actor: Actor,
  event: LogEvent,
  outcome: Outcome,
  status: number | null,
): void {
  const received = event.event_type === 'message.received'
  const marks =
    outcome === 'success' ? !subject.faulty('webhook-success-does-not-mark') : subject.faulty('webhook-failure-marks')
  if (received && marks && event.message !== null) markHandedOver(subject, actor, [event.message])
  if (outcome === 'success' && subject.faulty('webhook-removes-from-log')) forget(actor, event)
  if (outcome === 'permanent' && subject.faulty('webhook-disabled-by-400')) webhook.status = 'paused'
  if (status === 410 && subject.chose('gone-switches-off')) webhook.status = 'paused'
}

function bury(subject: Subject, webhook: Webhook, actor: Actor, event: LogEvent): void {
  const row = webhook.attempts.findLast((attempt) => attempt.eventId === event.event_id)
  if (row !== undefined) row.dead = true
  if (subject.faulty('webhook-dead-leaves-log')) forget(actor, event)
}

const forget = (actor: Actor, event: LogEvent): void => {
  actor.log = actor.log.filter((other) => other !== event)
}
