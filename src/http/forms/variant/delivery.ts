import {
  createWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '../../../delivery/webhooks/webhooks.ts'
import { decodeRotation } from '../../../delivery/webhooks/webhook.extensions.ts'
import type { WebhookKey } from '../../../delivery/webhooks/webhook.ts'
import {
  decodeSubscription,
  decodeSubscriptionChange,
  encodeSubscription,
  encodeSubscriptionWithSecret,
} from '../../../delivery/webhooks/webhook.variant.ts'
import { encodeList } from '../../replies.ts'
import { noStore } from '../../handler.ts'
import { replyAttempts, replyDeadLetters, replyDeleted, replyRedelivered } from '../webhook-replies.ts'
import type { AreaHandlers } from './area-handlers.ts'

/** These routes serve subscriptions; the current form has its own routes for webhooks. */
const keyOf = (id: string): WebhookKey => ({ id, form: 'variant' })

export const webhookHandlers = {
  createWebhook: async (context, { caller, body }) => {
    const created = await createWebhook(context, caller, decodeSubscription(body))
    return { status: 201, body: encodeSubscriptionWithSecret(created), headers: noStore }
  },

  listWebhooks: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('subscriptions', await listWebhooks(context, caller, 'variant', query), encodeSubscription),
  }),

  getWebhook: async (context, { caller, path }) => ({
    status: 200,
    body: { subscription: encodeSubscription(await getWebhook(context, caller, keyOf(path.id))) },
  }),

  updateWebhook: async (context, { caller, path, body }) => {
    const updated = await updateWebhook(context, caller, keyOf(path.id), decodeSubscriptionChange(body))
    return { status: 200, body: { subscription: encodeSubscription(updated) } }
  },

  rotateWebhookSecret: async (context, { caller, path, body }) => {
    const rotated = await rotateWebhookSecret(context, caller, keyOf(path.id), decodeRotation(body))
    return { status: 200, body: encodeSubscriptionWithSecret(rotated), headers: noStore }
  },

  deleteWebhook: (context, { caller, path }) => replyDeleted(context, caller, keyOf(path.id)),

  listWebhookAttempts: (context, { caller, path, query }) => replyAttempts(context, caller, keyOf(path.id), query),

  listDeadLetters: (context, { caller, path, query }) => replyDeadLetters(context, caller, keyOf(path.id), query),

  redeliverDeadLetter: (context, { caller, path }) => replyRedelivered(context, caller, keyOf(path.id), path.event_id),
} satisfies AreaHandlers<'webhooks'>
