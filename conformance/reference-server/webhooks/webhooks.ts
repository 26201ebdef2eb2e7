/** Subscriptions: create, list, change, rotate, delete, attempts and dead letters. */
import { randomBytes } from 'node:crypto'
import { isUrl } from '../messages/parts.ts'
import { internalError, invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Webhook } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'
import { isSubscribedTo } from './deliver-events.ts'
import { deliver } from './deliver.ts'

const subscriptionsMax = 10

export function createWebhook(call: Call): Reply {
  const { server } = call
  const url = isObject(call.body) ? call.body['url'] : undefined
  const missing = url === undefined && server.hasFault('webhook-url-optional')
  const lenient = server.hasFault('http-webhook-after-https') && ownedBy(call).length > 0
  if (!missing && !isUrl(url, lenient || server.hasFault('webhook-http-accepted')))
    throw invalid('url must be an https URL')
  return subscribe(call, missing ? 'https://127.0.0.1:1/' : String(url))
}

/** Creates a subscription of either form. @param named response members of only this form */
export function subscribe(call: Call, url: string, named: JsonObject = {}, events?: readonly string[]): Reply {
  const { server, actor } = call
  const own = ownedBy(call)
  if (own.length > 0 && server.hasFault('second-subscription-500')) throw internalError('there is a subscription')
  if (server.hasChoice('one-subscription')) for (const webhook of own) remove(server, webhook)
  else if (own.length >= subscriptionsMax) throw new ApiError('limit_exceeded', 'too many subscriptions')
  const webhook: Webhook = {
    id: newId('whk'),
    ownerId: actor.id,
    url,
    secret: newSigningSecret(server),
    ...(events === undefined ? {} : { events: keptTypes(server, events) }),
    previousSecret: null,
    status: 'active',
    createdAt: Date.now(),
    lastSuccessAt: null,
    lastFailureAt: null,
    attempts: [],
  }
  server.webhooks.set(webhook.id, webhook)
  if (server.hasChoice('webhook-backlog')) void replay(call, webhook)
  const shown: JsonObject = { ...render(server, webhook), ...named, signing_secret: webhook.secret }
  if (server.hasFault('webhook-secret-missing')) delete shown['signing_secret']
  return server.hasChoice('webhook-wrapped') ? { status: 200, body: { webhook: shown } } : { status: 201, body: shown }
}

function keptTypes(server: ReferenceServer, events: readonly string[]): readonly string[] {
  if (server.hasFault('subscription-keeps-first-type')) return events.slice(0, 1)
  return server.hasFault('subscription-keeps-last-type') ? events.slice(-1) : events
}

/** Delivers the existing log event by event, because parallel TLS handshakes would delay other work. */
async function replay({ server, actor }: Call, webhook: Webhook): Promise<void> {
  for (const event of actor.log.slice())
    if (isSubscribedTo(server, webhook, event)) await deliver(server, webhook, actor, event)
}

function newSigningSecret(server: ReferenceServer): string {
  const bytes = server.hasFault('webhook-secret-shared')
    ? Buffer.alloc(32, 7)
    : randomBytes(server.hasChoice('signing-secret-of-64-bytes') ? 64 : 32)
  return `${server.hasFault('webhook-secret-without-prefix') ? '' : 'whsec_'}${bytes.toString('base64')}`
}

function render(server: ReferenceServer, webhook: Webhook): JsonObject {
  const at = (value: number | null): JsonObject[string] => (value === null ? null : renderTimestamp(server, value))
  const shown: JsonObject = {
    id: webhook.id,
    url: webhook.url,
    status: webhook.status,
    created_at: renderTimestamp(server, webhook.createdAt),
    last_success_at: at(webhook.lastSuccessAt),
    last_failure_at: at(webhook.lastFailureAt),
  }
  if (server.hasFault('webhook-secret-listed')) shown['signing_secret'] = webhook.secret
  return shown
}

const ownedBy = (call: Call): Webhook[] =>
  [...call.server.webhooks.values()].filter((webhook) => webhook.ownerId === call.actor.id)

function owned(call: Call): Webhook {
  const { server, actor } = call
  const webhook = server.webhooks.get(call.params[0] ?? '')
  const sibling =
    server.hasFault('sibling-manages-subscriptions') &&
    server.actors.get(webhook?.ownerId ?? '')?.ownerId === actor.ownerId
  if (webhook === undefined || (webhook.ownerId !== actor.id && !sibling)) throw notFound('no such webhook')
  return webhook
}

export function listWebhooks(call: Call): Reply {
  const shown = call.server.hasFault('webhooks-listed-to-all') ? [...call.server.webhooks.values()] : ownedBy(call)
  return {
    status: 200,
    body: { webhooks: shown.map((webhook) => render(call.server, webhook)), next_cursor: null, has_more: false },
  }
}

export const getWebhook = (call: Call): Reply => ({ status: 200, body: { webhook: render(call.server, owned(call)) } })

export function updateWebhook(call: Call): Reply {
  const webhook = owned(call)
  const body = isObject(call.body) ? call.body : {}
  if (body['url'] !== undefined && !isUrl(body['url'])) throw invalid('url must be an https URL')
  if (body['status'] === 'active' || body['status'] === 'paused') webhook.status = body['status']
  if (isUrl(body['url'])) webhook.url = body['url']
  return { status: 200, body: { webhook: render(call.server, webhook) } }
}

export function rotateWebhookSecret(call: Call): Reply {
  const { server } = call
  const webhook = owned(call)
  const overlap = Number(isObject(call.body) ? (call.body['overlap_seconds'] ?? 0) : 0)
  webhook.previousSecret = overlap > 0 ? { secret: webhook.secret, until: Date.now() + overlap * 1000 } : null
  if (!server.hasFault('webhook-rotation-keeps-secret')) webhook.secret = newSigningSecret(server)
  return { status: 200, body: { ...render(server, webhook), signing_secret: webhook.secret } }
}

export function deleteWebhook(call: Call): Reply {
  const { server } = call
  const named = server.webhooks.get(call.params[0] ?? '')
  const webhook = named !== undefined && server.hasFault('any-agent-deletes-subscriptions') ? named : owned(call)
  if (server.hasFault('deletion-ends-all-subscriptions')) for (const other of ownedBy(call)) remove(server, other)
  remove(server, webhook)
  return { status: 204 }
}

function remove(server: ReferenceServer, webhook: Webhook): void {
  webhook.status = 'deleted'
  server.webhooks.delete(webhook.id)
}

export function listWebhookAttempts(call: Call): Reply {
  const attempts = owned(call).attempts.map((row) => ({
    event_id: row.eventId,
    event_type: row.eventType,
    attempt: row.attempt,
    started_at: renderTimestamp(call.server, row.startedAt),
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
      at: renderTimestamp(call.server, row.startedAt),
    }))
  return { status: 200, body: { dead_letters: rows, next_cursor: null, has_more: false } }
}
