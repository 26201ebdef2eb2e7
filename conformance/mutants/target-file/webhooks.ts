/** Hooks of subscriptions, shared by this project's server and the reference server. */
import { answering, operation } from './templates.ts'

export const webhookHooks = {
  listWebhooks: answering(operation('actor', 'GET', '/v1/webhooks'), { webhooks: '/webhooks' }),
  updateWebhook: operation('actor', 'PATCH', '/v1/webhooks/{id}', { status: '{status}' }),
  rotateWebhookSecret: answering(operation('actor', 'POST', '/v1/webhooks/{id}/rotate-secret', {}), {
    signing_secret: '/signing_secret',
  }),
  rotateSubscriptionSecret: answering(operation('actor', 'POST', '/v1/webhook-subscriptions/{id}/rotate-secret', {}), {
    signing_secret: '/signing_secret',
  }),
  deleteSubscription: operation('actor', 'DELETE', '/v1/webhook-subscriptions/{id}'),
  deleteWebhook: operation('actor', 'DELETE', '/v1/webhooks/{id}'),
  listDeadLetters: answering(operation('actor', 'GET', '/v1/webhooks/{id}/dead-letters'), { items: '/dead_letters' }),
  listWebhookAttempts: answering(operation('actor', 'GET', '/v1/webhooks/{id}/attempts'), { items: '/attempts' }),
}
