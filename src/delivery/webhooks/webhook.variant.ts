import type {
  CreateSubscriptionRequest,
  EventName,
  Subscription,
  SubscriptionWithSecret,
  UpdateSubscriptionRequest,
} from '../../../generated/variant/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { WebhookWithSecret } from './webhooks.ts'
import type { Webhook } from './webhook.ts'

/*
 * A subscription is a webhook with an event filter. Two undocumented parts of this form are not served: the v3
 * envelope, and the other names of its 19 event types (VEVT-001, VEVT-002). Deliveries have the envelope and the event
 * names of the current form (AMB-095).
 */

export function decodeSubscription({ target_url, subscribed_events }: CreateSubscriptionRequest): {
  url: string
  form: 'variant'
  subscribedEvents: EventName[]
} {
  return { url: target_url, form: 'variant', subscribedEvents: subscribed_events }
}

export function decodeSubscriptionChange({ target_url, subscribed_events, status }: UpdateSubscriptionRequest) {
  return { url: target_url, subscribedEvents: subscribed_events, status }
}

export function encodeSubscription(webhook: Webhook): Subscription {
  return {
    id: webhook.id,
    target_url: webhook.url,
    subscribed_events: [...(webhook.subscribedEvents ?? [])],
    status: webhook.status,
    created_at: encodeTime(webhook.createdAt),
    last_success_at: webhook.lastSuccessAt === null ? null : encodeTime(webhook.lastSuccessAt),
    last_failure_at: webhook.lastFailureAt === null ? null : encodeTime(webhook.lastFailureAt),
  }
}

/** Encodes the response of creation and rotation only (WHK-005). */
export function encodeSubscriptionWithSecret({ webhook, signingSecret }: WebhookWithSecret): SubscriptionWithSecret {
  return { ...encodeSubscription(webhook), signing_secret: signingSecret }
}
