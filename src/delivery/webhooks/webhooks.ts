import type { Needs } from '../../platform/context.ts'
import { unauthorized, conflict, idempotencyConflict } from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import type { DeliveryContext } from '../context.ts'
import { formatSecret } from './signature.ts'
import { checkWebhookUrl } from './address-guard.ts'
import {
  countWebhooks,
  insertWebhook,
  lockWebhookOwner,
  requireOwnWebhook,
  listWebhookRows,
  lockWebhook,
  updateWebhookRow,
  readSecrets,
  storeSecrets,
  deleteWebhookRows,
} from './webhook.store.ts'
import { resetHealth } from './webhook-health.store.ts'
import type { Webhook, WebhookForm, WebhookKey, WebhookStatus } from './webhook.ts'
import { queueUndelivered, startAtHead } from './cursor.sql.ts'

/** Bytes of a signing secret; Standard Webhooks requires 24 to 64. */
export const SECRET_BYTES = 32

export interface WebhookWithSecret {
  webhook: Webhook
  /** Returned here and by a rotation only (WHK-005). */
  signingSecret: string
}

/**
 * Registers a receiver of the caller's future events (WHK-001, WHK-007). The form is stored, because it decides the
 * payload and the routes of the webhook. The limit counts webhooks of both forms together.
 * @throws DomainError invalid_request for an address that is never delivered to; limit_exceeded (AMB-048)
 */
export async function createWebhook(
  {
    database,
    clock,
    ids,
    limits,
    secretBox,
    webhooks,
  }: Pick<DeliveryContext, 'webhooks' | 'clock' | 'ids' | 'limits' | 'database' | 'secretBox'>,
  caller: Caller,
  input: { url: string; form: WebhookForm; subscribedEvents?: readonly string[] },
): Promise<WebhookWithSecret> {
  checkWebhookUrl(input.url, webhooks.guard)
  const signingSecret = formatSecret(ids.secret(SECRET_BYTES))
  const webhook: Webhook = {
    id: ids.next('whk'),
    actorId: caller.id,
    form: input.form,
    url: input.url,
    subscribedEvents: input.subscribedEvents ?? null,
    status: 'active',
    createdAt: clock.now(),
    lastSuccessAt: null,
    lastFailureAt: null,
    failingSince: null,
    health: 'ok',
  }
  await database.write(async (tx) => {
    if (!(await lockWebhookOwner(tx, caller.id))) throw unauthorized()
    const most = limits.of('webhooks_per_agent', caller.id)
    assertWithinLimit('webhooks_per_agent', await countWebhooks(tx, caller.id), most)
    await insertWebhook(tx, webhook, secretBox.seal(signingSecret))
  })
  return { webhook, signingSecret }
}

/** Returns a webhook of the caller, without its secret. */
export function getWebhook({ database }: Needs<'database'>, caller: Caller, key: WebhookKey): Promise<Webhook> {
  return database.read((tx) => requireOwnWebhook(tx, caller, key))
}

/** Returns the caller's webhooks of a form in creation order, without their secrets. */
export function listWebhooks(
  { database }: Needs<'database'>,
  caller: Caller,
  form: WebhookForm,
  page: ListPage,
): Promise<List<Webhook>> {
  return readOldestFirst(database, 'whk', page, (tx, after, limit) =>
    listWebhookRows(tx, caller.id, form, after, limit),
  )
}

/**
 * Changes the URL of a webhook, pauses it, resumes it or changes its event filter. Pending deliveries go to the new
 * URL. Events during a pause are only stored in the log. A new event filter applies to future events.
 * @throws DomainError invalid_request for an address that is never delivered to, not_found
 */
export function updateWebhook(
  { database, clock, webhooks }: Pick<DeliveryContext, 'webhooks' | 'clock' | 'database'>,
  caller: Caller,
  key: WebhookKey,
  change: { url?: string; status?: WebhookStatus; subscribedEvents?: readonly string[] },
): Promise<Webhook> {
  if (change.url !== undefined) checkWebhookUrl(change.url, webhooks.guard)
  return database.write(async (tx) => {
    await requireOwnWebhook(tx, caller, key)
    await lockWebhook(tx, key.id)
    const webhook = await requireOwnWebhook(tx, caller, key)
    const updated = {
      ...webhook,
      url: change.url ?? webhook.url,
      status: change.status ?? webhook.status,
      subscribedEvents: change.subscribedEvents ?? webhook.subscribedEvents,
    }
    // Pending events are stored as rows, which keeps the result of the former event filter.
    const changesChoice = updated.status === 'paused' || change.subscribedEvents !== undefined
    if (webhook.status === 'active' && changesChoice) await queueUndelivered(tx, key.id, clock.now())
    await updateWebhookRow(tx, updated)
    if (webhook.status === 'paused') await startAtHead(tx, [key.id])
    const isResumed = webhook.status === 'paused' && updated.status === 'active'
    if (isResumed) await resetHealth(tx, key.id, clock.now())
    tx.wakeDeliveries([webhook.actorId])
    return isResumed ? { ...updated, health: 'ok', failingSince: null } : updated
  })
}

/** Parameters of a rotation. */
export interface Rotation {
  /** Time during which the current secret signs as well, in seconds; 0 ends every former secret immediately. */
  overlapSeconds: number
  /** Idempotency key, valid until the next rotation; null: the rotation cannot be repeated. */
  requestId: string | null
}

/** Maximum number of former secrets of one webhook that sign at the same time. */
const formerMax = 2

/**
 * Replaces the signing secret of a webhook (WHK-033). For `overlapSeconds` each delivery also has a signature of the
 * former secret, so that a receiver can change its secret without rejecting deliveries. During a further rotation with
 * an overlap, a secret whose overlap has not ended continues to sign (AMB-225).
 * @throws DomainError not_found, conflict (two former secrets still sign), idempotency_conflict
 */
export function rotateWebhookSecret(
  { database, clock, ids, secretBox }: Needs<'clock' | 'ids' | 'database' | 'secretBox'>,
  caller: Caller,
  key: WebhookKey,
  { overlapSeconds, requestId }: Rotation,
): Promise<WebhookWithSecret> {
  return database.write(async (tx) => {
    const webhook = await requireOwnWebhook(tx, caller, key)
    await lockWebhook(tx, key.id)
    const now = clock.now()
    const { current, former, rotation } = await readSecrets(tx, key.id, now)
    if (requestId !== null && rotation?.requestId === requestId) {
      if (rotation.overlapSeconds === overlapSeconds) return { webhook, signingSecret: secretBox.open(current) }
      throw idempotencyConflict((name) => `This ${name('requestId')} was used with another overlap.`, 'requestId')
    }
    if (overlapSeconds > 0 && former.length === formerMax) {
      throw conflict('Two former secrets still sign. Wait until one of them expires, or rotate without an overlap.')
    }
    const signingSecret = formatSecret(ids.secret(SECRET_BYTES))
    await storeSecrets(tx, key.id, {
      current: secretBox.seal(signingSecret),
      former: overlapSeconds > 0 ? [{ secret: current, until: now + overlapSeconds * 1000 }, ...former] : [],
      rotation: requestId === null ? null : { requestId, overlapSeconds },
    })
    return { webhook, signingSecret }
  })
}

/** Deletes a webhook and its pending deliveries. @throws DomainError not_found */
export function deleteWebhook({ database }: Needs<'database'>, caller: Caller, key: WebhookKey): Promise<void> {
  return database.write(async (tx) => {
    await requireOwnWebhook(tx, caller, key)
    await deleteWebhookRows(tx, key.id)
  })
}
