import type { WebhookRow } from '../../platform/database/tables/delivery.ts'

/** Form under which a webhook was registered; only routes of that form accept it. */
export type WebhookForm = 'current' | 'variant'

/** Identifies a webhook in the requests of its caller. */
export interface WebhookKey {
  id: string
  form: WebhookForm
}

/** A receiver that an agent registered for its events (WHK-001, AMB-048). */
export interface Webhook {
  id: string
  actorId: string
  form: WebhookForm
  url: string
  /** Types of events that the webhook receives; null: all. */
  subscribedEvents: readonly string[] | null
  status: WebhookStatus
  createdAt: number
  lastSuccessAt: number | null
  lastFailureAt: number | null
  /** Time of the first failed attempt after the last success; null when the last attempt succeeded. */
  failingSince: number | null
  health: WebhookHealth
}

/** Health of which the owner is notified (AMB-265). */
export type WebhookHealth = 'ok' | 'failing' | 'disabled'

/** A paused webhook receives nothing; its agent finds the events of that time in the log only. */
export type WebhookStatus = 'active' | 'paused'

/** Encrypted secrets of a webhook, as columns of its row. */
export type SecretColumns = Pick<
  WebhookRow,
  'signing_secret' | 'previous_secret' | 'previous_secret_until' | 'older_secret' | 'older_secret_until'
>

export const secretColumns = 'signing_secret, previous_secret, previous_secret_until, older_secret, older_secret_until'

/** Returns former secrets that still sign at `now`, newest first. */
export function formerSecrets(row: SecretColumns, now: number): { secret: string; until: number }[] {
  const former = [
    { secret: row.previous_secret, until: row.previous_secret_until ?? 0 },
    { secret: row.older_secret, until: row.older_secret_until ?? 0 },
  ]
  return former.flatMap(({ secret, until }) => (secret !== null && until > now ? [{ secret, until }] : []))
}

/** Returns the secrets that sign at `now`, newest first. */
export const signingSecrets = (row: SecretColumns, now: number): string[] => [
  row.signing_secret,
  ...formerSecrets(row, now).map(({ secret }) => secret),
]
