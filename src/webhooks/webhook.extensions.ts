import type {
  DeadLetter as DeadLetterBody, Webhook as WebhookBody, WebhookAttempt, WebhookWithSecret as WebhookWithSecretBody,
} from '../../generated/extensions/types.gen.ts'
import type { DeadLetter, LoggedAttempt } from './attempt.store.ts'
import type { WebhookWithSecret } from './create-webhook.ts'
import type { Webhook } from './webhook.ts'

export function encodeWebhook(webhook: Webhook): WebhookBody {
  return {
    id: webhook.id,
    url: webhook.url,
    status: webhook.status,
    created_at: timestamp(webhook.createdAt),
    last_success_at: webhook.lastSuccessAt === null ? null : timestamp(webhook.lastSuccessAt),
    last_failure_at: webhook.lastFailureAt === null ? null : timestamp(webhook.lastFailureAt),
  }
}

/** For the answers of creation and rotation only (WHK-005). */
export function encodeWebhookWithSecret({ webhook, signingSecret }: WebhookWithSecret): WebhookWithSecretBody {
  return { ...encodeWebhook(webhook), signing_secret: signingSecret }
}

export function encodeAttempt(attempt: LoggedAttempt): WebhookAttempt {
  return {
    event_id: attempt.eventId,
    event_type: attempt.eventType,
    attempt: attempt.attempt,
    at: timestamp(attempt.startedAt),
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
    at: timestamp(letter.at),
  }
}

const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString()
