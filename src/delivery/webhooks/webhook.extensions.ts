import type {
  DeadLetter as DeadLetterBody,
  OwnedDelivery,
  OwnedDeliveryReply,
  OwnedWebhook,
  RotateWebhookSecretRequest,
  WebhookAttempt,
} from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { EventEncoders } from '../../../generated/events.ts'
import type { DeadLetter, LoggedAttempt, StoredDelivery } from './delivery-list.store.ts'
import type { ShownDelivery } from './owned-deliveries.ts'
import type { Rotation } from './webhooks.ts'
import { encodeWebhook } from './webhook.current.ts'
import type { ChangedHealth, WebhookEvents } from './webhook-health.store.ts'
import type { Webhook } from './webhook.ts'

/** Decodes a rotation; both forms have the same body. */
export function decodeRotation(body: RotateWebhookSecretRequest | undefined): Rotation {
  return { overlapSeconds: body?.overlap_seconds ?? 0, requestId: body?.request_id ?? null }
}

export function encodeAttempt(attempt: LoggedAttempt): WebhookAttempt {
  return {
    event_id: attempt.eventId,
    event_type: attempt.eventType,
    attempt: attempt.attempt,
    at: encodeTime(attempt.startedAt),
    duration_ms: attempt.durationMs,
    status: attempt.status,
    error: attempt.error,
    response_excerpt: attempt.response,
  }
}

export function encodeDeadLetter(letter: DeadLetter): DeadLetterBody {
  return {
    event_id: letter.eventId,
    event_type: letter.eventType,
    attempts: letter.attempts,
    last_status: letter.lastStatus,
    last_error: letter.lastError,
    at: encodeTime(letter.at),
  }
}

export function encodeOwnedWebhook(webhook: Webhook): OwnedWebhook {
  return {
    ...encodeWebhook(webhook),
    subscribed_events: webhook.subscribedEvents && [...webhook.subscribedEvents],
    health: webhook.health,
    failing_since: webhook.failingSince === null ? null : encodeTime(webhook.failingSince),
  }
}

/** Encodes the health of a webhook in an event of its owner. */
export const encodeHealth = ({ id, agentId, health, failingSince }: ChangedHealth) => ({
  id,
  agent_id: agentId,
  health,
  failing_since: failingSince === null ? null : encodeTime(failingSince),
})

export const webhookEventEncoders: EventEncoders<WebhookEvents> = {
  'webhook.health_changed': ({ webhook }) => ({ webhook: encodeHealth(webhook) }),
  'webhook.test': ({ webhookId }) => ({ webhook_id: webhookId }),
}

export function encodeOwnedDelivery(delivery: StoredDelivery): OwnedDelivery {
  return {
    sequence: delivery.eventSequence,
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    state: delivery.state,
    attempts: delivery.attempts,
    next_attempt_at: delivery.state === 'pending' ? encodeTime(delivery.nextAt) : null,
    last_status: delivery.lastStatus,
    last_error: delivery.lastError,
    updated_at: encodeTime(delivery.updatedAt),
  }
}

export function encodeShownDelivery({ delivery, body, attempts }: ShownDelivery): OwnedDeliveryReply {
  return {
    delivery: encodeOwnedDelivery(delivery),
    body,
    attempts: attempts.map((attempt) => ({
      attempt: attempt.attempt,
      at: encodeTime(attempt.startedAt),
      duration_ms: attempt.durationMs,
      status: attempt.status,
      error: attempt.error,
      request_headers: attempt.requestHeaders,
      response_excerpt: attempt.response,
    })),
  }
}
