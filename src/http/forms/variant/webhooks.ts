import type { OperationTypes } from '../../../../generated/variant/operation-types.ts'
import { createWebhook } from '../../../delivery/webhooks/create-webhook.ts'
import { deleteWebhook } from '../../../delivery/webhooks/delete-webhook.ts'
import { getWebhook } from '../../../delivery/webhooks/get-webhook.ts'
import { listDeadLetters } from '../../../delivery/webhooks/list-dead-letters.ts'
import { listWebhookAttempts } from '../../../delivery/webhooks/list-webhook-attempts.ts'
import { listWebhooks } from '../../../delivery/webhooks/list-webhooks.ts'
import { redeliverDeadLetter } from '../../../delivery/webhooks/redeliver-dead-letter.ts'
import { rotateWebhookSecret } from '../../../delivery/webhooks/rotate-webhook-secret.ts'
import { updateWebhook } from '../../../delivery/webhooks/update-webhook.ts'
import { encodeAttempt, encodeDeadLetter } from '../../../delivery/webhooks/webhook.extensions.ts'
import type { WebhookKey } from '../../../delivery/webhooks/webhook.ts'
import {
  decodeSubscription,
  decodeSubscriptionChange,
  encodeSubscription,
  encodeSubscriptionWithSecret,
} from '../../../delivery/webhooks/webhook.variant.ts'
import type { Handler } from '../../handler.ts'
import { noStore } from '../../no-store.ts'

/** The routes of subscriptions; those of the current form know their own webhooks. */
const keyOf = (id: string): WebhookKey => ({ id, form: 'variant' })

const create: Handler<OperationTypes['createWebhook']> = async (context, { caller, body }) => {
  const made = await createWebhook(context, caller, decodeSubscription(body))
  return { status: 201, body: encodeSubscriptionWithSecret(made), headers: noStore }
}

const list: Handler<OperationTypes['listWebhooks']> = async (context, { caller, query }) => {
  const { items, nextCursor, hasMore } = await listWebhooks(context, caller, 'variant', query)
  const subscriptions = items.map(encodeSubscription)
  return { status: 200, body: { subscriptions, next_cursor: nextCursor, has_more: hasMore } }
}

const get: Handler<OperationTypes['getWebhook']> = async (context, { caller, path }) => ({
  status: 200,
  body: { subscription: encodeSubscription(await getWebhook(context, caller, keyOf(path.id))) },
})

const update: Handler<OperationTypes['updateWebhook']> = async (context, { caller, path, body }) => {
  const updated = await updateWebhook(context, caller, keyOf(path.id), decodeSubscriptionChange(body))
  return { status: 200, body: { subscription: encodeSubscription(updated) } }
}

const rotateSecret: Handler<OperationTypes['rotateWebhookSecret']> = async (context, { caller, path, body }) => {
  const rotated = await rotateWebhookSecret(context, caller, keyOf(path.id), body?.overlap_seconds ?? 0)
  return { status: 200, body: encodeSubscriptionWithSecret(rotated), headers: noStore }
}

const remove: Handler<OperationTypes['deleteWebhook']> = async (context, { caller, path }) => {
  await deleteWebhook(context, caller, keyOf(path.id))
  return { status: 204 }
}

const listAttempts: Handler<OperationTypes['listWebhookAttempts']> = async (context, { caller, path, query }) => {
  const { items, nextCursor, hasMore } = await listWebhookAttempts(context, caller, keyOf(path.id), query)
  return { status: 200, body: { attempts: items.map(encodeAttempt), next_cursor: nextCursor, has_more: hasMore } }
}

const listLetters: Handler<OperationTypes['listDeadLetters']> = async (context, { caller, path, query }) => {
  const { items, nextCursor, hasMore } = await listDeadLetters(context, caller, keyOf(path.id), query)
  return {
    status: 200,
    body: { dead_letters: items.map(encodeDeadLetter), next_cursor: nextCursor, has_more: hasMore },
  }
}

const redeliver: Handler<OperationTypes['redeliverDeadLetter']> = async (context, { caller, path }) => {
  await redeliverDeadLetter(context, caller, keyOf(path.id), path.event_id)
  return { status: 202 }
}

export const webhookHandlers = {
  createWebhook: create,
  listWebhooks: list,
  getWebhook: get,
  updateWebhook: update,
  rotateWebhookSecret: rotateSecret,
  deleteWebhook: remove,
  listWebhookAttempts: listAttempts,
  listDeadLetters: listLetters,
  redeliverDeadLetter: redeliver,
}
