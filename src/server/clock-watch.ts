import { createRecurringWork, type RecurringWork } from '../platform/recurring-work.ts'
import { pullBackDueTimes, type DueColumn } from '../platform/due-times.ts'
import type { Needs } from '../platform/context.ts'
import { BACKOFF_MS_MAX } from '../delivery/webhooks/delivery.rules.ts'

/** Interval of the clock checks, in milliseconds. A check costs a microsecond; a shorter clock error is not noticed. */
const lookEveryMs = 100
/** Minimum loss against the monotonic clock that counts as a clock set back, in milliseconds. */
const stepMs = 2_000
/** Delays of the repairs after a clock step, in milliseconds. A write that began before the step may store a time of the
 * wrong clock after it. */
const repairsAfterMs = [0, 1_000, 5_000, 15_000]

type Context = Needs<'clock' | 'database' | 'log'>

/** Repairs stored due times at the start, and whenever the system clock was set back (AMB-241). */
export class ClockWatch {
  readonly #context: Context
  readonly #polls: RecurringWork
  /** Difference of both clocks at the last check; infinite before the first. */
  #offset = Infinity
  /** Times of the remaining repairs, on the monotonic clock. */
  #repairsAt: number[] = []

  constructor(context: Context) {
    this.#context = context
    this.#polls = createRecurringWork({
      clock: context.clock,
      everyMs: lookEveryMs,
      run: () => this.poll(),
      onError: (error) => context.log.warn({ err: error }, 'due times could not be compared with the clock'),
    })
  }

  start(): void {
    this.#polls.start()
    this.#polls.soon()
  }

  stop(): Promise<void> {
    return this.#polls.stop()
  }

  async poll(): Promise<void> {
    const { clock, database, log } = this.#context
    const now = clock.monotonic()
    const offset = clock.now() - now
    if (this.#offset === Infinity) this.#repairsAt = [now]
    else if (offset <= this.#offset - stepMs) this.#repairsAt = repairsAfterMs.map((ms) => now + ms)
    this.#offset = offset
    if (!(this.#repairsAt[0]! <= now)) return
    const rows = await database.write((tx) => pullBackDueTimes(tx, dueColumns, clock.now()))
    // After a failure, the next check repairs them.
    this.#repairsAt.shift()
    if (rows > 0) log.warn({ rows }, 'the clock was ahead: rows that it had postponed are due now')
  }
}

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
