import { BACKOFF_MS_MAX } from '../delivery/webhooks/delivery.rules.ts'
import type { DueColumn } from '../platform/due-times.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Stored times that postpone work. Leases and waits end within an hour unless noted. */
export const dueColumns: readonly DueColumn[] = [
  {
    table: 'deliveries',
    column: 'next_at',
    where: "state = 'pending'",
    // Includes the jitter of the backoff.
    longestMs: 1.2 * BACKOFF_MS_MAX,
    storedAt: 'updated_at',
  },
  { table: 'webhooks', column: 'lease_until', where: 'lease_until IS NOT NULL', longestMs: hourMs },
  { table: 'cleanup_targets', column: 'next_at', where: '1 = 1', longestMs: hourMs },
  { table: 'retention_rounds', column: 'due_at', where: '1 = 1', longestMs: hourMs },
  { table: 'payment_jobs', column: 'next_at', where: '1 = 1', longestMs: dayMs },
  { table: 'calls', column: 'leased_until', where: "state <> 'ended'", longestMs: hourMs },
  { table: 'calls', column: 'due_at', where: "state <> 'ended'", longestMs: dayMs, storedAt: 'created_at' },
  { table: 'attachments', column: 'lease_until', where: "state <> 'stored'", longestMs: dayMs },
  // The longest window of a limit is a day.
  { table: 'rate_windows', column: 'ends_at', where: '1 = 1', longestMs: dayMs + hourMs },
]
