import { systemClock, type Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { createRecurringWork } from '../recurring-work.ts'
import { readCounters } from './event-log.store.ts'
import type { Waiters } from './waiters.ts'

/** How often a shared database is asked whether a signal was lost, in milliseconds. */
const sweepIntervalMs = 1_000

/** Where a failed sweep is logged. */
interface SweepLog {
  warn(details: object, message: string): void
}

/**
 * Connects the waiters of this process to the database: signals of commits wake them, and where other processes
 * write too, one query a second finds logs whose signal was lost with a connection.
 * @returns ends the watch
 */
export function watchCounters(
  database: Database,
  waiters: Waiters,
  log: SweepLog,
  clock: Clock = systemClock,
): () => void {
  async function sweep(): Promise<void> {
    if (waiters.size === 0) return
    const counters = await database.read((tx) => readCounters(tx, waiters.actors()))
    for (const { actor_id, last_sequence } of counters) waiters.wakeBehind(actor_id, last_sequence)
  }

  const { signals } = database
  const unsubscribe = signals.onActors((actorIds) => waiters.wake(actorIds))
  const stopFollowing = waiters.watchActors({ onFirst: signals.follow, onLast: signals.unfollow })
  const sweeps = createRecurringWork({
    clock,
    everyMs: sweepIntervalMs,
    run: sweep,
    onError: (error) => log.warn({ err: error }, 'the counters of waiting actors could not be read'),
  })
  if (signals.shared) sweeps.start()
  return () => {
    unsubscribe()
    stopFollowing()
    void sweeps.stop()
  }
}
