/** Subscriptions: create, list, change, rotate, delete, attempts and dead letters. */
import { randomBytes } from 'node:crypto'
import { isUrl } from '../messages/parts.ts'
import { broken, invalid, notFound, Refusal } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { mint } from '../state/ids.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Webhook } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { stamp } from '../state/timestamps.ts'
import { takes } from './deliver-events.ts'
import { deliver } from './deliver.ts'

const most = 10

export function createWebhook(call: Call): Reply {
  const { subject } = call
  const url = isObject(call.body) ? call.body['url'] : undefined
  const missing = url === undefined && subject.faulty('webhook-url-optional')
  if (!missing && !isUrl(url, subject.faulty('webhook-http-accepted'))) throw invalid('url must be an https URL')
  return subscribe(call, missing ? 'https://127.0.0.1:1/' : String(url))
}

/** Makes a subscription of either form. @param named what this form's answer has beside or instead of the usual members */
export function subscribe(call: Call, url: string, named: JsonObject = {}, events?: readonly string[]): Reply {
  const { subject, actor } = call
  const own = ownedBy(call)
  if (own.length > 0 && subject.faulty('second-subscription-500')) throw broken('there is a subscription')
  if (subject.chose('one-subscription')) for (const webhook of own) remove(subject, webhook)
  else if (own.length >= most) throw new Refusal('limit_exceeded', 'too many subscriptions')
  const webhook: Webhook = {
    id: mint('whk'),
    ownerId: actor.id,
    url,
    secret: newSecret(subject),
    ...(events === undefined ? {} : { events }),
    previousSecret: null,
    status: 'active',
    createdAt: Date.now(),
    lastSuccessAt: null,
    lastFailureAt: null,
    attempts: [],
  }
  subject.webhooks.set(webhook.id, webhook)
  if (subject.chose('webhook-backlog')) void replay(call, webhook)
  const shown: JsonObject = { ...render(subject, webhook), ...named, signing_secret: webhook.secret }
  if (subject.faulty('webhook-secret-missing')) delete shown['signing_secret']
  return subject.chose('webhook-wrapped') ? { status: 200, body: { webhook: shown } } : { status: 201, body: shown }
}

/** Sends what the log holds already, one event after the other: all at once, their handshakes would hold up everybody. */
async function replay({ subject, actor }: Call, webhook: Webhook): Promise<void> {
  for (const event of actor.log.slice())
    if (takes(subject, webhook, event)) await deliver(subject, webhook, actor, event)
}

function newSecret(subject: Subject): string {
  const bytes = subject.faulty('webhook-secret-shared') ? Buffer.alloc(32, 7) : randomBytes(32)
  return `${subject.faulty('webhook-secret-without-prefix') ? '' : 'whsec_'}${bytes.toString('base64')}`
}

function render(subject: Subject, webhook: Webhook): JsonObject {
  const at = (value: number | null): JsonObject[string] => (value === null ? null : stamp(subject, value))
  const shown: JsonObject = {
    id: webhook.id,
    url: webhook.url,
    status: webhook.status,
    created_at: stamp(subject, webhook.createdAt),
    last_success_at: at(webhook.lastSuccessAt),
    last_failure_at: at(webhook.lastFailureAt),
  }
  if (subject.faulty('webhook-secret-listed')) shown['signing_secret'] = webhook.secret
  return shown
}

const ownedBy = (call: Call): Webhook[] =>
  [...call.subject.webhooks.values()].filter((webhook) => webhook.ownerId === call.actor.id)

function owned(call: Call): Webhook {
  const webhook = call.subject.webhooks.get(call.params[0] ?? '')
  if (webhook === undefined || webhook.ownerId !== call.actor.id) throw notFound('no such webhook')
  return webhook
}

export function listWebhooks(call: Call): Reply {
  const shown = call.subject.faulty('webhooks-listed-to-all') ? [...call.subject.webhooks.values()] : ownedBy(call)
  return {
    status: 200,
    body: { webhooks: shown.map((webhook) => render(call.subject, webhook)), next_cursor: null, has_more: false },
  }
}

export const getWebhook = (call: Call): Reply => ({ status: 200, body: { webhook: render(call.subject, owned(call)) } })

export function updateWebhook(call: Call): Reply {
  const webhook = owned(call)
  const body = isObject(call.body) ? call.body : {}
  if (body['url'] !== undefined && !isUrl(body['url'])) throw invalid('url must be an https URL')
  if (body['status'] === 'active' || body['status'] === 'paused') webhook.status = body['status']
  if (isUrl(body['url'])) webhook.url = body['url']
  return { status: 200, body: { webhook: render(call.subject, webhook) } }
}

export function rotateWebhookSecret(call: Call): Reply {
  const { subject } = call
  const webhook = owned(call)
  const overlap = Number(isObject(call.body) ? (call.body['overlap_seconds'] ?? 0) : 0)
  webhook.previousSecret = overlap > 0 ? { secret: webhook.secret, until: Date.now() + overlap * 1000 } : null
  if (!subject.faulty('webhook-rotation-keeps-secret')) webhook.secret = newSecret(subject)
  return { status: 200, body: { ...render(subject, webhook), signing_secret: webhook.secret } }
}

export function deleteWebhook(call: Call): Reply {
  remove(call.subject, owned(call))
  return { status: 204 }
}

function remove(subject: Subject, webhook: Webhook): void {
  webhook.status = 'deleted'
  subject.webhooks.delete(webhook.id)
}

export function listWebhookAttempts(call: Call): Reply {
  const attempts = owned(call).attempts.map((row) => ({
    event_id: row.eventId,
    event_type: row.eventType,
    attempt: row.attempt,
    started_at: stamp(call.subject, row.startedAt),
    duration_ms: null,
    status: row.status,
    error: row.error,
    response: null,
  }))
  return { status: 200, body: { attempts, next_cursor: null, has_more: false } }
}

export function listDeadLetters(call: Call): Reply {
  const rows = owned(call)
    .attempts.filter((row) => row.dead)
    .map((row) => ({
      event_id: row.eventId,
      event_type: row.eventType,
      attempts: row.attempt,
      last_status: row.status,
      last_error: row.error,
      at: stamp(call.subject, row.startedAt),
    }))
  return { status: 200, body: { dead_letters: rows, next_cursor: null, has_more: false } }
}
