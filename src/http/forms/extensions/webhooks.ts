import { deleteWebhook } from '../../../delivery/webhooks/delete-webhook.ts'
import { getWebhook } from '../../../delivery/webhooks/get-webhook.ts'
import { listDeadLetters } from '../../../delivery/webhooks/list-dead-letters.ts'
import { listWebhookAttempts } from '../../../delivery/webhooks/list-webhook-attempts.ts'
import { listWebhooks } from '../../../delivery/webhooks/list-webhooks.ts'
import { redeliverDeadLetter } from '../../../delivery/webhooks/redeliver-dead-letter.ts'
import { rotateWebhookSecret } from '../../../delivery/webhooks/rotate-webhook-secret.ts'
import { updateWebhook } from '../../../delivery/webhooks/update-webhook.ts'
import { encodeWebhook, encodeWebhookWithSecret } from '../../../delivery/webhooks/webhook.current.ts'
import { encodeAttempt, encodeDeadLetter } from '../../../delivery/webhooks/webhook.extensions.ts'
import type { WebhookKey } from '../../../delivery/webhooks/webhook.ts'
import { encodeList } from '../../encode-list.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'

/** These routes know the webhooks of the current form; those of the variant form know their own. */
const keyOf = (id: string): WebhookKey => ({ id, form: 'current' })

export const webhookHandlers = {
  listWebhooks: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('webhooks', await listWebhooks(context, caller, 'current', query), encodeWebhook),
  }),

  getWebhook: async (context, { caller, path }) => ({
    status: 200,
    body: { webhook: encodeWebhook(await getWebhook(context, caller, keyOf(path.id))) },
  }),

  updateWebhook: async (context, { caller, path, body }) => ({
    status: 200,
    body: { webhook: encodeWebhook(await updateWebhook(context, caller, keyOf(path.id), body)) },
  }),

  rotateWebhookSecret: async (context, { caller, path, body }) => {
    const rotated = await rotateWebhookSecret(context, caller, keyOf(path.id), body?.overlap_seconds ?? 0)
    return { status: 200, body: encodeWebhookWithSecret(rotated), headers: noStore }
  },

  deleteWebhook: async (context, { caller, path }) => {
    await deleteWebhook(context, caller, keyOf(path.id))
    return { status: 204 }
  },

  listWebhookAttempts: async (context, { caller, path, query }) => {
    const attempts = await listWebhookAttempts(context, caller, keyOf(path.id), query)
    return { status: 200, body: encodeList('attempts', attempts, encodeAttempt) }
  },

  listDeadLetters: async (context, { caller, path, query }) => {
    const deadLetters = await listDeadLetters(context, caller, keyOf(path.id), query)
    return { status: 200, body: encodeList('dead_letters', deadLetters, encodeDeadLetter) }
  },

  redeliverDeadLetter: async (context, { caller, path }) => {
    await redeliverDeadLetter(context, caller, keyOf(path.id), path.event_id)
    return { status: 202 }
  },
} satisfies AreaHandlers<'webhooks'>
