import type { DeadLetter as DeadLetterBody, WebhookAttempt } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import type { DeadLetter, LoggedAttempt } from './attempt.store.ts'

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
