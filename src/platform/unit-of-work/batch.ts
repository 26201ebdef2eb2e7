import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { Ephemeral } from '../event-log/ephemeral.ts'
import { isDomainError, type DomainError } from '../errors.ts'
import { newEvents } from '../event-log/append-events.ts'
import type { Ids } from '../ids.ts'
import type { Limits } from '../limits/limits.ts'
import { BatchStates } from './batch-states.ts'
import type { Memory, Batch, BatchKeys } from './state.ts'

export interface BatchDependencies {
  clock: Clock
  ids: Ids
  limits: Pick<Limits, 'of'>
  memory: Memory
  ephemeral: Pick<Ephemeral, 'publish'>
  /** Number of events from which the transaction accepts no further write. */
  maxEvents: number
}

/** A write with its kind. */
export interface Submission<Result = unknown> {
  partition: string
  ask(keys: BatchKeys): void
  decide(batch: Batch, now: number): Result
}

/** Result of one write in a batch: a value, or the error for its caller. */
export type Outcome = ({ ok: unknown } | { error: DomainError }) & { isHeavy?: boolean }

/** Number of events from which a write is heavy; most writes have one event. */
const heavyEvents = 100

/**
 * Runs many writes in one transaction: lock and read, decide, store. The number of statements does not depend on the
 * number of writes. A repeated transaction reads all states again.
 * @returns results of the writes; when there are too many events, of the first writes only
 */
export async function runBatch(
  tx: Tx,
  submissions: readonly Submission[],
  { clock, ids, limits, memory, ephemeral, maxEvents }: BatchDependencies,
): Promise<Outcome[]> {
  const states = new BatchStates(limits, memory)
  for (const submission of submissions) submission.ask(states)
  await states.load(tx, clock.now())
  // The time is read under the locks, so that times follow the order of a chat.
  const now = clock.now()
  const outcomes = decideAll(states, submissions, now, maxEvents)
  await states.store(tx, { now, ids, ephemeral })
  return outcomes
}

/** Decides writes one after the other, in order of arrival, until there are `maxEvents` events to store. */
function decideAll(batch: Batch, submissions: readonly Submission[], now: number, maxEvents: number): Outcome[] {
  const events = batch.get(newEvents)
  const outcomes: Outcome[] = []
  for (const submission of submissions) {
    if (outcomes.length > 0 && events.length >= maxEvents) break
    const before = events.length
    const outcome = decideOne(batch, submission, now)
    outcomes.push(events.length - before < heavyEvents ? outcome : { ...outcome, isHeavy: true })
  }
  return outcomes
}

function decideOne(batch: Batch, submission: Submission, now: number): Outcome {
  try {
    return { ok: submission.decide(batch, now) }
  } catch (error) {
    if (isDomainError(error)) return { error }
    throw error
  }
}
