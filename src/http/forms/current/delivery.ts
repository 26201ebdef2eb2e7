import { encodeEventPage } from '../../../delivery/events/event.current.ts'
import { listEvents } from '../../../delivery/events/list-events.ts'
import { createWebhook } from '../../../delivery/webhooks/webhooks.ts'
import { encodeWebhookWithSecret } from '../../../delivery/webhooks/webhook.current.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const eventHandlers = {
  listEvents: async (context, { caller, query, signal }) => {
    const { after, limit, timeout, log_epoch: epoch } = query
    const page = await listEvents(context, caller, { after, epoch, limit, timeoutMs: timeout * 1000, signal })
    return { status: 200, body: encodeEventPage(page) }
  },
} satisfies AreaHandlers<'events'>

export const webhookHandlers = {
  createWebhook: async (context, { caller, body }) => {
    const created = await createWebhook(context, caller, { url: body.url, form: 'current' })
    return { status: 201, body: encodeWebhookWithSecret(created), headers: noStore }
  },
} satisfies AreaHandlers<'webhooks'>
