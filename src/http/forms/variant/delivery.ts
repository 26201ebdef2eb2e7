import { listDeadLetters, listWebhookAttempts, redeliverDeadLetter } from '../../../delivery/webhooks/dead-letters.ts'
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '../../../delivery/webhooks/webhooks.ts'
import { decodeRotation, encodeAttempt, encodeDeadLetter } from '../../../delivery/webhooks/webhook.extensions.ts'
import type { WebhookKey } from '../../../delivery/webhooks/webhook.ts'
import {
  decodeSubscription,
  decodeSubscriptionChange,
  encodeSubscription,
  encodeSubscriptionWithSecret,
} from '../../../delivery/webhooks/webhook.variant.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { listReply, memberReply, noContent } from '../../replies.ts'

/** These routes serve subscriptions; the current form has its own routes for webhooks. */
const keyOf = (id: string): WebhookKey => ({ id, form: 'variant' })

export const webhookHandlers = {
  createWebhook: async (context, { caller, body }) => {
    const created = await createWebhook(context, caller, decodeSubscription(body))
    return { status: 201, body: encodeSubscriptionWithSecret(created), headers: noStore }
  },

  listWebhooks: (context, { caller, query }) =>
    listReply('subscriptions', listWebhooks(context, caller, 'variant', query), encodeSubscription),

  getWebhook: (context, { caller, path }) =>
    memberReply('subscription', getWebhook(context, caller, keyOf(path.id)), encodeSubscription),

  updateWebhook: async (context, { caller, path, body }) => {
    const updated = await updateWebhook(context, caller, keyOf(path.id), decodeSubscriptionChange(body))
    return { status: 200, body: { subscription: encodeSubscription(updated) } }
  },

  rotateWebhookSecret: async (context, { caller, path, body }) => {
    const rotated = await rotateWebhookSecret(context, caller, keyOf(path.id), decodeRotation(body))
    return { status: 200, body: encodeSubscriptionWithSecret(rotated), headers: noStore }
  },

  deleteWebhook: (context, { caller, path }) => noContent(deleteWebhook(context, caller, keyOf(path.id))),

  listWebhookAttempts: (context, { caller, path, query }) =>
    listReply('attempts', listWebhookAttempts(context, caller, keyOf(path.id), query), encodeAttempt),

  listDeadLetters: (context, { caller, path, query }) =>
    listReply('dead_letters', listDeadLetters(context, caller, keyOf(path.id), query), encodeDeadLetter),

  redeliverDeadLetter: async (context, { caller, path }) => {
    await redeliverDeadLetter(context, caller, keyOf(path.id), path.event_id)
    return { status: 202 }
  },
} satisfies AreaHandlers<'webhooks'>
