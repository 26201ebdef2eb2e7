import { systemClock, type Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { createRecurringWork } from '../recurring-work.ts'
import { readCounters } from './append-events.sql.ts'
import type { Waiters } from './waiters.ts'

/** Interval of the search for lost signals in a shared database, in milliseconds. */
const sweepIntervalMs = 1_000

/** Maximum number of actors in one query, which keeps turns of the event loop short. */
const actorsPerQuery = 500

/** Queries of one sweep while the signals are connected. Without a connection, a sweep reads all counters. */
const queriesPerSweep = 4

/** Log for failed sweeps. */
interface SweepLog {
  warn(details: object, message: string): void
}

/**
 * Connects the waiters of this process to the database: signals of commits wake them. When other processes write too, a
 * sweep through the waiting actors finds logs whose signal was lost, 2,000 actors per second.
 * @returns the function that ends the watch
 */
export function watchCounters(
  database: Database,
  waiters: Waiters,
  log: SweepLog,
  clock: Clock = systemClock,
): () => void {
  const { signals } = database

  async function sweep(): Promise<void> {
    const most = signals.state().connected ? queriesPerSweep : Number.POSITIVE_INFINITY
    for (let queries = 1; ; queries++) {
      const actorIds = waiters.nextActors(actorsPerQuery)
      if (actorIds.length === 0) return
      const counters = await database.read((tx) => readCounters(tx, actorIds))
      for (const { actor_id, last_sequence } of counters) waiters.wakeBehind(actor_id, last_sequence)
      if (actorIds.length < actorsPerQuery || queries === most) return
      await new Promise<void>((resolve) => clock.setImmediate(resolve))
    }
  }

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
