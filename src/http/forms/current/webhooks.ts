import { createWebhook } from '../../../delivery/webhooks/create-webhook.ts'
import { encodeWebhookWithSecret } from '../../../delivery/webhooks/webhook.current.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const webhookHandlers = {
  createWebhook: async (context, { caller, body }) => {
    const created = await createWebhook(context, caller, { url: body.url, form: 'current' })
    return { status: 201, body: encodeWebhookWithSecret(created), headers: noStore }
  },
} satisfies AreaHandlers<'webhooks'>
