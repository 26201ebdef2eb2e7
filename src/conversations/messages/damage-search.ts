import { isOutage } from '../../platform/database/database-errors.ts'
import type { Needs } from '../../platform/context.ts'
import { createRecurringWork, type RecurringWork } from '../../platform/recurring-work.ts'
import { readForCheck } from './message.sql.ts'

/** Maximum number of messages per step, which takes a few milliseconds of the embedded database. */
const stepMax = 500

/** Interval of the steps, in milliseconds. A million messages take about half an hour. */
const stepMs = 1_000

/** Interval between the starts of two rounds through all messages, in milliseconds. */
const roundMs = 24 * 3_600_000

/**
 * Creates the work that reads every message of the embedded database once a day, in small steps. When a read detects
 * damage, the database rejects writes. PostgreSQL has checksums of its own.
 */
export function createDamageSearch({ database, clock, log }: Needs<'database' | 'clock' | 'log'>): RecurringWork {
  let after = ''
  let nextRound = 0

  async function step(): Promise<void> {
    if (after === '' && clock.now() < nextRound) return
    if (after === '') nextRound = clock.now() + roundMs
    const ids = await database.read((tx) => readForCheck(tx, after, stepMax))
    after = ids.length < stepMax ? '' : ids.at(-1)!
  }

  const work = createRecurringWork({
    clock,
    everyMs: stepMs,
    run: step,
    onError: (error) => {
      if (!isOutage(error)) log.error({ err: error }, 'messages could not be checked')
    },
  })
  return { ...work, start: () => (database.dialect === 'sqlite' ? work.start() : undefined) }
}
