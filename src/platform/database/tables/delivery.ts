import type { Stored } from './stored.ts'

export interface EventCounterRow {
  actor_id: string
  last_sequence: number
  purged_through: number
}

export interface EventRow {
  actor_id: string
  sequence: number
  event_id: string
  event_type: string
  chat_id: string | null
  message_id: string | null
  data: string | null
  created_at: number
}

export interface LogEpochRow {
  number: number
  epoch: string
  identity: string
}

export interface EpochStartRow {
  actor_id: string
  number: number
  last_sequence: number
}

export interface PullCursorRow {
  actor_id: string
  after_sequence: number
  pulled_at: number
}

export interface SocketCursorRow {
  actor_id: string
  acknowledged: number
}

export interface SocketTicketRow {
  hash: string
  actor_id: string
  credential_id: string
  expires_at: number
}

export interface WebhookRow {
  id: string
  actor_id: string
  url: string
  form: string
  subscribed_events: string | null
  status: 'active' | 'paused'
  signing_secret: string
  previous_secret: string | null
  previous_secret_until: number | null
  older_secret: string | null
  older_secret_until: number | null
  rotation_request_id: string | null
  rotation_overlap_seconds: number | null
  config_id: string | null
  presented: string | null
  delivered_through: number
  attempting_through: number
  claim_id: string | null
  lease_owner: string | null
  lease_until: number | null
  created_at: number
  last_success_at: number | null
  last_failure_at: number | null
  failing_since: number | null
  health: 'ok' | 'failing' | 'disabled'
  reported_health: string
  health_changed_at: number
}

export interface DeliveryRow {
  webhook_id: string
  event_sequence: number
  actor_id: string
  event_id: string
  event_type: string
  state: 'pending' | 'delivered' | 'dead'
  queue: 'first' | 'retry'
  attempts: number
  attempt_limit: number
  next_at: number
  lease_id: string | null
  last_status: number | null
  last_error: string | null
  updated_at: number
}

/** A row of the views `first_deliveries` and `all_deliveries`. */
export interface DeliveryViewRow {
  webhook_id: string
  event_sequence: number
  event_id: string
  event_type: string
  state: 'pending' | 'delivered' | 'dead'
  attempts: number
  next_at: number
  last_status: number | null
  last_error: string | null
  updated_at: number
}

export interface DeliveryAttemptRow {
  webhook_id: string
  event_sequence: number
  attempt: number
  started_at: number
  duration_ms: number | null
  status: number | null
  error: string | null
  response: string | null
  event_id: string | null
  event_type: string | null
}

declare module 'knex/types/tables.js' {
  interface Tables {
    event_counters: Stored<EventCounterRow, 'last_sequence' | 'purged_through'>
    events: Stored<EventRow>
    log_epochs: Stored<LogEpochRow>
    epoch_starts: Stored<EpochStartRow>
    pull_cursors: Stored<PullCursorRow>
    socket_cursors: Stored<SocketCursorRow>
    socket_tickets: Stored<SocketTicketRow>
    webhooks: Stored<
      WebhookRow,
      'status' | 'delivered_through' | 'attempting_through' | 'health' | 'reported_health' | 'health_changed_at'
    >
    deliveries: Stored<DeliveryRow, 'state' | 'queue' | 'attempts' | 'attempt_limit'>
    delivery_attempts: Stored<DeliveryAttemptRow>
    first_deliveries: Stored<DeliveryViewRow>
    all_deliveries: Stored<DeliveryViewRow>
  }
}
