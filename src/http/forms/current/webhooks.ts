import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import { createWebhook } from '../../../delivery/webhooks/create-webhook.ts'
import { encodeWebhookWithSecret } from '../../../delivery/webhooks/webhook.current.ts'
import type { Handler } from '../../handler.ts'
import { noStore } from '../../no-store.ts'

const createWebhookHandler: Handler<OperationTypes['createWebhook']> = async (context, { caller, body }) => {
  const made = await createWebhook(context, caller, { url: body.url, form: 'current' })
  return { status: 201, body: encodeWebhookWithSecret(made), headers: noStore }
}

export const webhookHandlers = { createWebhook: createWebhookHandler }
