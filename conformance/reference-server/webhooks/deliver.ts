/** Webhook deliveries: attempts with backoff over TLS, and their effect on watermarks and subscriptions. */
import { setTimeout as pause } from 'node:timers/promises'
import { renderEvent } from '../events/envelope.ts'
import { advanceDelivered } from '../messages/receipts.ts'
import { latin1Parts, withParts } from '../messages/changed-texts.ts'
import { writeJson } from '../protocol/write-json.ts'
import { newId } from '../state/ids.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor, LogEvent, Webhook } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'
import { post } from './post.ts'
import { sign } from './signature.ts'

/** Makes the attempts of one event for one subscription. Resolves after the last one and never rejects. */
export function deliver(server: ReferenceServer, webhook: Webhook, actor: Actor, event: LogEvent): Promise<void> {
  const earlier = server.hasChoice('webhook-strict-order') ? queues.get(webhook) : undefined
  const delivered = (earlier ?? Promise.resolve())
    .then(() => run(server, webhook, actor, event))
    .catch((error: unknown) => {
      if (!server.closing.signal.aborted) process.stderr.write(`delivery failed: ${String(error)}\n`)
    })
  queues.set(webhook, delivered)
  return delivered
}

/** The last started delivery of each subscription. */
const queues = new WeakMap<Webhook, Promise<void>>()

/** Dead-lettered events of each subscription. */
const deadEvents = new WeakMap<Webhook, LogEvent[]>()

type Outcome = 'success' | 'retry' | 'permanent'

async function run(server: ReferenceServer, webhook: Webhook, actor: Actor, event: LogEvent): Promise<void> {
  if (server.hasFault('webhook-delivers-nothing')) return
  const most = server.hasFault('webhook-eleventh-attempt') ? 11 : 10
  const { epoch } = server
  if (server.hasFault('webhook-dead-letters-sent-again'))
    for (const dead of deadEvents.get(webhook) ?? []) await attemptOnce(server, webhook, actor, dead, most)
  const uncounted = server.hasFault('webhook-attempts-of-429-unlimited') ? most : 0
  for (let attempt = 1; attempt <= most + uncounted; attempt += 1) {
    if (webhook.status !== 'active' || server.closing.signal.aborted) return
    if (server.epoch !== epoch && server.hasFault('restart-loses-deliveries')) return
    const outcome = await attemptOnce(server, webhook, actor, event, attempt)
    if (outcome === 'success') return
    const answered = webhook.attempts.findLast(({ eventId }) => eventId === event.event_id)?.status
    const last = outcome === 'permanent' || attempt >= most + (answered === 429 ? uncounted : 0)
    if (last) {
      if (outcome === 'retry' && server.hasFault('webhook-stops-after-attempts')) webhook.status = 'paused'
      deadEvents.set(webhook, [...(deadEvents.get(webhook) ?? []), event])
      markDeadLetter(server, webhook, actor, event)
      return
    }
    await pause(waitMs(server, attempt), undefined, { signal: server.closing.signal })
  }
}

const waitMs = (server: ReferenceServer, attempt: number): number =>
  server.hasFault('webhook-constant-backoff')
    ? 2200
    : server.options.webhookBackoffMs *
      2 ** (attempt - 1) *
      (server.hasChoice('webhook-jitter') ? 2 * Math.random() : 1)

const webhookTimestamp = (server: ReferenceServer, seconds: number): string =>
  String(server.hasChoice('webhook-timestamp-ms') ? seconds * 1000 : seconds)

async function attemptOnce(
  server: ReferenceServer,
  webhook: Webhook,
  actor: Actor,
  event: LogEvent,
  attempt: number,
): Promise<Outcome> {
  const startedAt = Date.now()
  const own = renderOwn(server, actor, event)
  const body = encode(
    server,
    webhook.events !== undefined && server.hasChoice('subscription-envelope-own')
      ? { id: event.event_id, payload: own }
      : own,
  )
  const stale =
    server.hasFault('webhook-timestamp-stale') || (attempt > 1 && server.hasFault('webhook-timestamp-of-queueing'))
  const seconds = Math.floor(startedAt / 1000) - (stale ? 600 : 0)
  const id = server.hasChoice('webhook-id-per-attempt') ? newId('atm') : event.event_id
  const headers = sign(server, webhook, id, webhookTimestamp(server, seconds), body.signed)
  if (attempt > 1 && server.hasFault('retry-signed-over-another-timestamp'))
    Object.assign(headers, pickSignature(sign(server, webhook, id, webhookTimestamp(server, seconds - 1), body.signed)))
  if (event.event_type !== 'message.received' && server.hasFault('other-deliveries-missigned')) {
    const other = { ...webhook, secret: `whsec_${Buffer.alloc(32).toString('base64')}` }
    Object.assign(headers, pickSignature(sign(server, other, id, webhookTimestamp(server, seconds), body.signed)))
  }
  if (event.event_type !== 'message.received' && server.hasFault('reaction-delivery-shows-secret'))
    headers['x-signed-with'] = webhook.secret
  const contentType = server.hasFault('webhook-form-encoded')
    ? 'application/x-www-form-urlencoded'
    : server.hasFault('delivery-as-plain-text')
      ? 'text/plain'
      : server.hasChoice('media-types-in-capitals')
        ? 'APPLICATION/JSON'
        : 'application/json'
  const reached = await post(server, webhook.url, { ...headers, 'content-type': contentType }, body.sent)
  const outcome = judge(server, reached.status, reached.error)
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
  recordOutcome(server, webhook, actor, event, outcome, reached.status)
  return outcome
}

const pickSignature = (headers: Record<string, string>): Record<string, string> => ({
  'webhook-signature': headers['webhook-signature'] ?? '',
})

function renderOwn(server: ReferenceServer, actor: Actor, event: LogEvent): JsonObject {
  const envelope = renderEvent(server, actor, event)
  if (server.hasFault('webhook-event-id-differs') || server.hasFault('webhook-own-event-id')) {
    envelope['event_id'] = server.hasFault('webhook-own-event-id') ? `own_${event.event_id}` : newId('evt')
  }
  if (server.hasChoice('parts-name-their-channel')) nameChannel(envelope)
  if (server.epoch > 0 && server.hasFault('restart-delivers-under-other-ids'))
    envelope['event_id'] = `new_${event.event_id}`
  if (server.hasFault('webhook-created-at-of-attempt')) envelope['created_at'] = renderTimestamp(server, Date.now())
  if (server.hasFault('webhook-own-sequence')) envelope['sequence'] = event.sequence + 1000
  if (server.hasFault('webhook-text-as-latin1')) withParts(envelope, latin1Parts)
  if (server.hasFault('webhook-second-part-lost')) withParts(envelope, (parts) => parts.slice(0, 1))
  return envelope
}

/** Adds a member that the sender did not set to each part of the message. */
function nameChannel(envelope: JsonObject): void {
  const { message } = envelope['data'] as { message?: { parts?: JsonObject[] } }
  for (const part of message?.parts ?? []) part['channel'] = 'webhook'
}

function encode(server: ReferenceServer, envelope: JsonObject): { sent: string; signed: string } {
  const text = writeJson(server, server.hasFault('webhook-body-wrapped') ? { event: envelope } : envelope)
  if (server.hasFault('webhook-form-encoded')) {
    const form = new URLSearchParams({ event: text }).toString()
    return { sent: form, signed: form }
  }
  if (!server.hasFault('webhook-signs-reserialized')) return { sent: text, signed: text }
  const escaped = text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return { sent: escaped, signed: text }
}

function judge(server: ReferenceServer, status: number | null, error: string | null): Outcome {
  if (status === null) {
    const fault = error === 'timeout' ? 'webhook-no-retry-timeout' : 'webhook-no-retry-connection'
    return server.hasFault(fault) ? 'permanent' : 'retry'
  }
  if (status >= 200 && status < 300) {
    return server.hasFault('webhook-repeats-after-success') && status !== 200 ? 'retry' : 'success'
  }
  if (status >= 500) return server.hasFault('webhook-no-retry-5xx') ? 'permanent' : 'retry'
  if (status === 429) return server.hasFault('webhook-no-retry-429') ? 'permanent' : 'retry'
  if (status === 408) return server.hasFault('webhook-no-retry-408') ? 'permanent' : 'retry'
  if (status >= 400 && server.hasFault('webhook-retries-400')) return 'retry'
  if (status >= 300 && status < 400 && server.hasFault('webhook-retries-redirect')) return 'retry'
  return 'permanent'
}

function recordOutcome(
  server: ReferenceServer,
  webhook: Webhook,
  actor: Actor,
  event: LogEvent,
  outcome: Outcome,
  status: number | null,
): void {
  const received = event.event_type === 'message.received'
  const watermarks =
    outcome === 'success' ? !server.hasFault('webhook-success-does-not-mark') : server.hasFault('webhook-failure-marks')
  const isUnmarkedRetry = (webhook.attempts.at(-1)?.attempt ?? 1) > 1 && server.hasFault('webhook-retry-does-not-mark')
  if (received && watermarks && !isUnmarkedRetry && event.message !== null)
    advanceDelivered(server, actor, [event.message])
  const newest = server.chats.get(event.chat_id ?? '')?.messages.at(-1)
  if (outcome === 'success' && newest !== undefined && server.hasFault('webhook-of-any-event-marks'))
    advanceDelivered(server, actor, [newest])
  if (outcome === 'success' && server.hasFault('webhook-removes-from-log')) removeFromLog(actor, event)
  if (outcome === 'permanent' && server.hasFault('webhook-disabled-by-400')) webhook.status = 'paused'
  if (status === 410 && server.hasChoice('gone-switches-off')) webhook.status = 'paused'
}

function markDeadLetter(server: ReferenceServer, webhook: Webhook, actor: Actor, event: LogEvent): void {
  const row = webhook.attempts.findLast((attempt) => attempt.eventId === event.event_id)
  if (row !== undefined) row.dead = true
  if (server.hasFault('webhook-dead-leaves-log')) removeFromLog(actor, event)
}

const removeFromLog = (actor: Actor, event: LogEvent): void => {
  actor.log = actor.log.filter((other) => other !== event)
}
