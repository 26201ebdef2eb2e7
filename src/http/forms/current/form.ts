import { encodeEventPage } from '../../../delivery/events/event.current.ts'
import { listEvents } from '../../../delivery/events/list-events.ts'
import { createWebhook } from '../../../delivery/webhooks/webhooks.ts'
import { encodeWebhookWithSecret } from '../../../delivery/webhooks/webhook.current.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { agentHandlers, deviceHandlers, profileHandlers, settingsHandlers, userHandlers } from './identity.ts'
import {
  attachmentHandlers,
  messageHandlers,
  reactionHandlers,
  receiptHandlers,
  typingHandlers,
} from './conversations.ts'
import type { Document } from 'openapi-backend'
import document from '../../../../generated/current/openapi.json' with { type: 'json' }
import { operations } from '../../../../generated/current/operations.ts'
import { validators } from '../../../../generated/current/validators.js'
import type { Form } from '../../form.ts'
import { encodeError } from './errors.ts'

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

export const handlers = {
  ...agentHandlers,
  ...attachmentHandlers,
  ...deviceHandlers,
  ...eventHandlers,
  ...messageHandlers,
  ...profileHandlers,
  ...reactionHandlers,
  ...receiptHandlers,
  ...settingsHandlers,
  ...typingHandlers,
  ...userHandlers,
  ...webhookHandlers,
} satisfies AreaHandlers<string>

export const currentForm: Form = {
  name: 'current',
  document: document as unknown as Document,
  operations,
  validators,
  loadReplyValidators: async () => (await import('../../../../generated/current/reply-validators.js')).replyValidators,
  handlers,
  // Routes of version 2 reject null for an optional member.
  readsNullAsAbsent: (path) => !path.startsWith('/v2/'),
  encodeError,
}
