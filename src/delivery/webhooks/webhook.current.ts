import type {
  Webhook as WebhookBody,
  WebhookWithSecret as WebhookWithSecretBody,
} from '../../../generated/current/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { WebhookWithSecret } from './webhooks.ts'
import type { Webhook } from './webhook.ts'

export function encodeWebhook(webhook: Webhook): WebhookBody {
  return {
    id: webhook.id,
    url: webhook.url,
    status: webhook.status,
    created_at: encodeTime(webhook.createdAt),
    last_success_at: webhook.lastSuccessAt === null ? null : encodeTime(webhook.lastSuccessAt),
    last_failure_at: webhook.lastFailureAt === null ? null : encodeTime(webhook.lastFailureAt),
  }
}

/** Encodes the response of creation and rotation only (WHK-005). */
export function encodeWebhookWithSecret({ webhook, signingSecret }: WebhookWithSecret): WebhookWithSecretBody {
  return { ...encodeWebhook(webhook), signing_secret: signingSecret }
}
